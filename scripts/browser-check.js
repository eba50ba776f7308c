// Runs in the page that scripts/browser-check makes: draws every sample and writes down what is seen.
"use strict";

const invisible = /[\u061c\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g;
const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

function element(direction) {
    const box = document.createElement("div");
    // Far to the right: a right-to-left line may grow to the left.
    box.style.cssText =
        "position:absolute;top:0;left:20000px;white-space:pre;font:20px 'DejaVu Sans','Noto Sans Arabic'," +
        "'Noto Sans Hebrew',sans-serif;font-variant-ligatures:none;unicode-bidi:isolate";
    box.dir = direction;
    document.body.appendChild(box);
    return box;
}

// The grapheme clusters that can be seen, in logical order, with their boxes.
function clusters(box) {
    const found = [];
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { segment, index } of segmenter.segment(node.data)) {
            const text = segment.replace(invisible, "");
            if (!text) continue;
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + segment.length);
            const rects = range.getClientRects();
            if (rects.length) found.push({ text, rect: rects[rects.length - 1] });
        }
    }
    return found;
}

function order(found) {
    return found
        .map((cluster, index) => ({ ...cluster, index, middle: cluster.rect.left + cluster.rect.width / 2 }))
        .sort((a, b) => a.middle - b.middle || a.index - b.index)
        .map((cluster) => cluster.text)
        .join("");
}

function measured(direction, fill) {
    const box = element(direction);
    fill(box);
    const found = clusters(box);
    box.remove();
    return found;
}

function answer(sample, fill) {
    const result = {};
    for (const direction of ["ltr", "rtl"]) result[direction] = order(measured(direction, fill));
    if (sample.joined) {
        const seen = measured("rtl", fill);
        const joined = measured("rtl", (box) => { box.textContent = sample.joined; });
        result.widths = seen.map((cluster, index) => (
            { index, seen: cluster.rect.width, joined: joined[index] ? joined[index].rect.width : -1 }));
    }
    return result;
}

const answers = samples.map((sample) => ({
    text: answer(sample, (box) => { box.textContent = sample.text; }),
    html: answer(sample, (box) => { box.innerHTML = sample.html; }),
}));
document.body.innerHTML = "";
const out = document.createElement("pre");
out.id = "out";
out.textContent = JSON.stringify(answers);
document.body.appendChild(out);
