import Foundation

/// One way to do a piece of work: its name and a pass over all its inputs, which returns bytes written.
struct Contender {
    let name: String
    let pass: () -> Int
}

/// A row of the table: contenders that do the same work, the yardstick first.
struct Row {
    let name: String
    /// How many inputs a pass has.
    let count: Int
    var clock = Clock.wall
    let contenders: [Contender]

    enum Clock {
        case wall
        /// The time of all threads of the process together.
        case processor

        func time(_ work: () -> Void) -> Double {
            switch self {
            case .wall: return ContinuousClock().measure(work).nanoseconds
            case .processor:
                let start = processorTime()
                work()
                return processorTime() - start
            }
        }

        private func processorTime() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
        }
    }
}
