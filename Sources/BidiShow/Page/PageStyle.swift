/// The looks of a page: by system colours light or dark, and printable.
enum PageStyle {
    /// How many levels have a colour of their own; deeper ones begin again with the same direction.
    static let levelColors = 6

    static let css = """
        :root {
          color-scheme: light dark;
          --text: #1b1b1f; --page: #ffffff; --faint: #5c5c66; --line: #85858f; --fault: #b3261e; --focus: #0b57d0;
          --level-0: #dbe9ff; --level-1: #ffe3c2; --level-2: #b9d5ff; --level-3: #ffcf94; --level-4: #9cc3ff;
          --level-5: #ffbc6b;
        }
        @media screen and (prefers-color-scheme: dark) {
          :root {
            --text: #ececf1; --page: #17171b; --faint: #a9a9b6; --line: #777784; --fault: #ffb4ab; --focus: #8ab4ff;
            --level-0: #1e3557; --level-1: #5a3a12; --level-2: #27477a; --level-3: #74491a; --level-4: #31599a;
            --level-5: #8f5a20;
          }
        }
        body { margin: 0 auto; max-width: 72rem; padding: 1rem; color: var(--text); background: var(--page);
          font: 1rem/1.5 system-ui, sans-serif; }
        h1 { margin: .5rem 0 0; font-size: 1.5rem; }
        h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem; } h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
        h1 + section h2 { margin-top: 1rem; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0; }
        dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
        .drawn { font-size: 1.25rem; border: 1px solid var(--line); padding: .25rem .5rem; margin: .5rem 0;
          white-space: pre-wrap; }
        .finding { border-inline-start: .25rem solid var(--fault); padding-inline-start: .75rem; margin: 1rem 0; }
        .finding h3 { margin: 0; color: var(--fault); } .finding p { margin: .25rem 0; }
        .control { border: 1px dashed currentColor; border-radius: .2rem; padding: 0 .2rem; margin: 0 .1rem;
          font: .75em ui-monospace, monospace; unicode-bidi: isolate; }
        .scroll { overflow-x: auto; }
        .skip { position: absolute; left: -100rem; color: var(--focus); background: var(--page); }
        .skip:focus { position: static; }
        .scroll:focus-visible { outline: 2px solid var(--focus); }
        svg { display: block; } svg text { fill: var(--text); text-anchor: middle; font: 1.25rem system-ui, sans-serif; }
        svg .small { font: .7rem ui-monospace, monospace; fill: var(--faint); }
        svg .level { font: .7rem ui-monospace, monospace; }
        svg .name { font: .65rem ui-monospace, monospace; }
        svg .side { text-anchor: start; font: .8rem system-ui, sans-serif; fill: var(--faint); }
        svg .box { stroke: var(--line); } svg .dashed { stroke-dasharray: 3 2; fill: none; }
        svg .way { fill: none; stroke: var(--line); stroke-width: 1.5; }
        svg .story { display: none; } svg .story text { text-anchor: start; font: .85rem system-ui, sans-serif; }
        .cell:hover .story, .cell:focus .story { display: inline; }
        .cell:hover .way, .cell:focus .way { stroke: var(--focus); stroke-width: 3; }
        .cell:hover .box, .cell:focus .box { stroke: var(--focus); stroke-width: 2; }
        .cell:focus { outline: none; }
        .level-0 { fill: var(--level-0); } .level-1 { fill: var(--level-1); } .level-2 { fill: var(--level-2); }
        .level-3 { fill: var(--level-3); } .level-4 { fill: var(--level-4); } .level-5 { fill: var(--level-5); }
        table { border-collapse: collapse; font-size: .875rem; } caption { text-align: start; color: var(--faint); }
        th, td { border-bottom: 1px solid var(--line); padding: .15rem .6rem; text-align: start; vertical-align: top; }
        td.number { text-align: end; font-variant-numeric: tabular-nums; }
        footer { margin-top: 3rem; color: var(--faint); font-size: .875rem; }
        @page { margin: 1.5cm; }
        @media print {
          :root { color-scheme: light; }
          body { max-width: none; padding: 0; font-size: .875rem; } .skip { display: none; }
          h2 { margin-top: 1.5rem; } h2, h3, .drawn, caption, thead { break-after: avoid; }
          .finding, .drawing, dl, tr { break-inside: avoid; } thead { display: table-header-group; }
          .scroll { overflow: visible; } svg { max-width: 100%; height: auto; }
          .drawing { margin-bottom: .5rem; }
          rect, .finding { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }
        """
}
