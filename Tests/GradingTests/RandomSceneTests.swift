import SeededRandom
import TestKit
import Testing

@testable import Grading

@Suite(.provedOnce(.grading), .ownPlay) struct RandomSceneTests {
  @Test func `the same seed gives the same numbers on every machine`() {
    var random = SplitMix(seed: 1_234_567)
    // The first numbers of the reference implementation for this seed.
    expectEqual(random.next(), 6_457_827_717_110_365_317)
    expectEqual(random.next(), 3_203_168_211_198_807_973)
  }

  @Test func `numbers reach both ends of their range and never leave it`() {
    var random = SceneRandom(seed: 7)
    let numbers = (0..<200).map { _ in random.int(in: -2...2) }
    expectEqual(Set(numbers).sorted(), [-2, -1, 0, 1, 2])
    expectEqual(Set((0..<200).map { _ in random.coordinate(3...4) }).sorted(), [3, 4])
    expectLines(Set((0..<200).map { _ in random.pick(["a", "b"]) }).sorted(), ["a", "b"])
    expectEqual(Set((0..<200).map { _ in random.bool() }).count, 2)
    let orders = (0..<200).map { _ in random.shuffled(["a", "b", "c"]).joined() }
    expectLines(Set(orders).sorted(), ["abc", "acb", "bac", "bca", "cab", "cba"])
  }

  @Test func `a random scene's name holds the seed from which it can be built again`() throws {
    var scenes: [String] = []
    var first: [Int] = []
    try randomScenes(3...4) { scene, random in
      scenes.append(scene)
      first.append(random.int(in: 0...999))
    }
    expectLines(scenes, ["Random scene 3", "Random scene 4"])
    var again = SplitMix(seed: 4)
    expectEqual(first[1], again.int(in: 0...999))
  }

  @Test func `choices that were made can be made again, within their ranges`() {
    var random = SceneRandom(choosing: [3, 900, 1])
    expectEqual(random.int(in: 0...9), 3)
    expectEqual(random.int(in: 0...9), 9)
    expectEqual(random.bool() ? 1 : 0, 1)
    // After the last, the simplest of each range.
    expectEqual(random.int(in: -5...5), 0)
    expectEqual(random.int(in: 7...9), 7)
    expectEqual(random.int(in: -9 ... -7), -7)
    expectLines(random.shuffled(["a", "b", "c"]), ["a", "b", "c"])
  }

  @Test func `a scene that fails is made as small as it can be`() {
    // Some views with a width each; it fails if two of them are wider than 30.
    func message(_ fails: @escaping ([Int]) -> Bool) -> String {
      do {
        try randomScenes { scene, random in
          let widths = (0..<random.int(in: 0...9)).map { _ in random.int(in: 0...90) }
          if fails(widths) { throw Wrong("\(scene): \(widths)") }
        }
      } catch { return "\(error)" }
      return "nothing fails"
    }
    expectEqual(
      message { widths in widths.filter { $0 > 30 }.count >= 2 },
      "Random scene 1, made smaller: [31, 31]")
    expectEqual(message { $0.count > 3 }, "Random scene 1, made smaller: [0, 0, 0, 0]")
    expectEqual(message { $0.contains(7) && $0.contains(7) == false }, "nothing fails")
  }

  @Test func `making a scene smaller ends soon, however much it could be made smaller`() {
    var shrinking = Shrinking((0..<400).map { _ in .init(value: 1 << 40, simplest: 0) })
    var runs = 0
    shrinking.run { values in
      runs += 1
      return (0..<400).map { _ in .init(value: 1 << 40, simplest: 0) }
    }
    expectEqual(runs, 120)
  }
}
