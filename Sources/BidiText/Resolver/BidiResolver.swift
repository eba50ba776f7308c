/// A plain resolver for one paragraph (UAX #9, Unicode 15), to be read beside the standard: a file per chapter.
///
/// ``StretchResolver`` and ICU are the engines of ordinary text. This one answers where they cannot: it explains (``explain(_:base:)``), it has the
/// true levels of one-direction text, and it is right and linear where ICU is wrong or quadratic (``ResolverTrigger``).
/// Every input takes time and memory linear in its length.
enum BidiResolver {
    /// What the rules P2 to L1 give for one paragraph taken as one line.
    struct Resolution: Hashable, Sendable {
        let paragraphLevel: EmbeddingLevel
        /// A level per character. What rule X9 removes has the level of the character before it, so that runs stay whole.
        let levels: [EmbeddingLevel]
    }

    /// Resolves a paragraph, which may end in its separator.
    static func resolve(_ scalars: [Unicode.Scalar], base: BaseDirection) -> Resolution {
        resolve(classes: scalars.map(BidiClass.init), scalars: scalars, base: base)
    }

    /// Resolves classes; without `scalars` there are no brackets, as in BidiTest.txt.
    static func resolve(classes: [BidiClass], scalars: [Unicode.Scalar] = [], base: BaseDirection) -> Resolution {
        var resolver = ParagraphResolver(classes: classes, scalars: scalars, observer: SilentObserver())
        return resolver.resolve(base: base)
    }

    /// Resolves a paragraph and tells which rule did what.
    static func explain(_ scalars: [Unicode.Scalar], base: BaseDirection) -> ResolutionTrace {
        let classes = scalars.map(BidiClass.init)
        var resolver = ParagraphResolver(classes: classes, scalars: scalars, observer: TraceRecorder())
        let resolution = resolver.resolve(base: base)
        let (_, rule, cause) = resolver.paragraphLevel(base: base)
        return ResolutionTrace(
            paragraphLevel: resolution.paragraphLevel, paragraphRule: rule, paragraphCause: cause,
            levels: zip(classes, resolution.levels).map { $0.isRemovedByX9 ? nil : $1 },
            steps: resolver.observer.steps)
    }
}

/// The state that the chapters of the standard pass on; each chapter is an extension in a file of its own.
struct ParagraphResolver<Observer: ResolutionObserver> {
    /// The classes of the characters before any rule.
    let original: [BidiClass]
    /// The characters, which only rule N0 looks at; empty when there are none to look at.
    let scalars: [Unicode.Scalar]
    var observer: Observer

    /// BD9 and P2, found in one pass.
    let isolates: IsolateTable
    /// The classes as overrides leave them (X1 to X8).
    var classes: [BidiClass]
    /// The level of every character.
    var levels: [EmbeddingLevel]

    /// The characters that X9 keeps, sequence after sequence (X10): every sequence is one range of these arrays.
    var positions: [Int32] = []
    /// The class of each of them as the rules W1 to N2 change it.
    var types: [BidiClass] = []

    init(classes: [BidiClass], scalars: [Unicode.Scalar], observer: Observer) {
        original = classes
        self.scalars = scalars
        self.observer = observer
        self.classes = classes
        isolates = IsolateTable(classes)
        levels = []
    }

    mutating func resolve(base: BaseDirection) -> BidiResolver.Resolution {
        let paragraphLevel = paragraphLevel(base: base).level
        observer.count(original.count)
        levels = Array(repeating: paragraphLevel, count: original.count)
        resolveExplicitLevels(paragraphLevel)
        for sequence in isolatingRunSequences(paragraphLevel) {
            resolveWeakTypes(sequence)
            resolvePairedBrackets(sequence)
            resolveNeutralTypes(sequence)
            resolveImplicitLevels(sequence)
        }
        resolveLineLevels(paragraphLevel)
        return BidiResolver.Resolution(paragraphLevel: paragraphLevel, levels: levels)
    }

    /// Changes the type of the element at `index` of `types`; the causes are indices of `types` too.
    @inline(__always)
    mutating func change(
        _ index: Int, to type: BidiClass, by rule: BidiRule, because causes: @autoclosure () -> [Int] = []
    ) {
        if Observer.isRecording, types[index] != type {
            observer.record(
                ResolutionStep(
                    offset: Int(positions[index]), change: .bidiClass(from: types[index], to: type), rule: rule,
                    because: causes().map { Int(positions[$0]) }))
        }
        types[index] = type
    }

    /// Sets the level of a character; the causes are offsets of characters. `isFirst`: it had none before.
    @inline(__always)
    mutating func setLevel(
        _ offset: Int, to level: EmbeddingLevel, by rule: BidiRule, isFirst: Bool = false,
        because causes: @autoclosure () -> [Int] = []
    ) {
        if Observer.isRecording, isFirst || levels[offset] != level {
            observer.record(
                ResolutionStep(
                    offset: offset, change: .level(from: isFirst ? nil : levels[offset], to: level), rule: rule,
                    because: causes()))
        }
        levels[offset] = level
    }
}
