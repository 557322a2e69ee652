import TestKit
import Testing

@testable import Grading

@Suite(.provedOnce(.grading)) struct ExpectTests {
  @Test func `what is right says nothing`() {
    expectEqual(lines { try expect("front", is: "front", "Touch (1, 1)", rule: "r.") }, [])
    expectEqual(lines { try expect(order: ["a"], is: ["a"], "Touch (1, 1)", rule: "r.") }, [])
  }

  @Test func `a mistake that is known gets its own explanation`() {
    let told = lines {
      try expect(
        "back", is: "front", "Touch (1, 1)", why: ["back": "back is drawn first."], rule: "r.")
    }
    expectEqual(
      told,
      [
        "Touch (1, 1): front is right, your answer is back.", "back is drawn first.", "Rule: r.",
      ])
  }

  @Test func `an order is shown as a list, an empty one as nothing`() {
    let told = lines { try expect(order: [], is: ["a", "b"], "Touch (1, 1)", rule: "r.") }
    expectEqual(
      told,
      [
        "Touch (1, 1): a, b is right, your answer is nothing.",
        "Go through the rule with this one touch, step by step.",
        "Rule: r.",
      ])
  }

  @Test func `a point is shown without a zero that says nothing`() {
    expectEqual(
      [coordinates(50, 50), coordinates(12.5, -3), coordinates(0.1 + 0.2, 200)],
      [
        "(50, 50)", "(12.5, -3)", "(0.3, 200)",
      ])
  }
}

@Suite(.provedOnce(.grading)) struct SplitMixTests {
  @Test func `the same seed gives the same numbers on every machine`() {
    var random = SplitMix(seed: 1_234_567)
    // The first numbers of the reference implementation for this seed.
    expectEqual(random.next(), 6_457_827_717_110_365_317)
    expectEqual(random.next(), 3_203_168_211_198_807_973)
  }

  @Test func `numbers reach both ends of their range and never leave it`() {
    var random = SplitMix(seed: 7)
    let numbers = (0..<200).map { _ in random.int(in: -2...2) }
    expectEqual(Set(numbers).sorted(), [-2, -1, 0, 1, 2])
    expectEqual(Set((0..<200).map { _ in random.coordinate(3...4) }).sorted(), [3, 4])
    expectLines(Set((0..<200).map { _ in random.pick(["a", "b"]) }).sorted(), ["a", "b"])
    expectEqual(Set((0..<200).map { _ in random.bool() }).count, 2)
  }

  @Test func `a random scene's name holds the seed from which it can be built again`() {
    var scenes: [String] = []
    var first: [Int] = []
    randomScenes(3...4) { scene, random in
      scenes.append(scene)
      first.append(random.int(in: 0...999))
    }
    expectLines(scenes, ["Random scene 3", "Random scene 4"])
    var again = SplitMix(seed: 4)
    expectEqual(first[1], again.int(in: 0...999))
  }
}
