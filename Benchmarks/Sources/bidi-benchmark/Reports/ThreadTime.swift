import Foundation

/// The processor's time that this thread has had: waiting for a core, which other programs cause, is not in it; what two
/// threads do to each other's caches is.
enum ThreadTime {
    static func measure(_ work: () -> Void) -> Double {
        let start = now
        work()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
