import BidiFormat
import ICUBridge
import Testing

@Suite("Caches and references")
struct FormatterCacheTests {
    private final class Object: Sendable {}

    @Test("A cache never keeps more than its limit, and makes again what it let go")
    func limit() {
        let cache = FormatterCache<Int, Int>(limit: 8)
        var made = 0
        for key in (0..<100).map({ $0 % 20 }) {
            let value = cache.value(for: key) {
                made += 1
                return key * 2
            }
            #expect(value == key * 2)
            #expect(cache.count <= 8)
        }
        #expect(made > 20)
    }

    @Test("A reference keeps the first object that it is given, and lets it go with itself")
    func reference() {
        weak var kept: Object?
        weak var refused: Object?
        do {
            let reference = OnceReference<Object>()
            #expect(reference.value == nil)
            #expect(reference.withValue { $0 } == nil)
            let (first, second) = (Object(), Object())
            (kept, refused) = (first, second)
            #expect(reference.setIfUnset(first) === first)
            #expect(reference.setIfUnset(second) === first)
            #expect(reference.value === first)
            #expect(reference.withValue { $0 === first } == true)
        }
        #expect(kept == nil)
        #expect(refused == nil)
    }

    @Test("Tasks that set a reference at once all get one object")
    func race() async {
        let reference = OnceReference<Object>()
        let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<16 { group.addTask { ObjectIdentifier(reference.setIfUnset(Object())) } }
            return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
        }
        #expect(identities.count == 1)
    }
}
