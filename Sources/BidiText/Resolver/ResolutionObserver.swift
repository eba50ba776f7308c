/// Watches a resolver at work. The resolver is generic over it, so an observer that does nothing costs nothing.
protocol ResolutionObserver {
    /// Whether ``record(_:)`` wants anything: false keeps the making of steps out of the compiled loops.
    static var isRecording: Bool { get }

    /// Takes a step of the trace.
    mutating func record(_ step: ResolutionStep)

    /// A loop has touched so many elements: what the tests of linear time count.
    mutating func count(_ elements: Int)
}

/// For ordinary use: no trace, no count.
struct SilentObserver: ResolutionObserver {
    static var isRecording: Bool { false }
    @inline(__always) mutating func record(_ step: ResolutionStep) {}
    @inline(__always) mutating func count(_ elements: Int) {}
}

/// Keeps every step.
struct TraceRecorder: ResolutionObserver {
    private(set) var steps: [ResolutionStep] = []

    static var isRecording: Bool { true }
    mutating func record(_ step: ResolutionStep) { steps.append(step) }
    mutating func count(_ elements: Int) {}
}

/// Counts the elements that the resolver's loops touch.
struct WorkCounter: ResolutionObserver {
    private(set) var elements = 0

    static var isRecording: Bool { false }
    mutating func record(_ step: ResolutionStep) {}
    mutating func count(_ elements: Int) { self.elements += elements }
}
