import Foundation
import LiveBook
import Stage
import TestKit
import Testing

/// What a page in a browser is answered, asked natively; the page itself is tested in WebTests.
@Suite(.provedOnce(.book)) struct LivePageTests {
  private let page = LivePage()

  @Test func `the book lists every experiment`() throws {
    let chapters = try list(page.answer("book"))
    let ids = chapters.flatMap { ($0["experiments"] as? [[String: Any]] ?? []) }
      .compactMap { $0["id"] as? String }
    expectEqual(ids, liveBook.flatMap(\.experiments).map(\.id))
  }

  @Test func `every experiment opens, and the right answer is one of its choices`() throws {
    for experiment in liveBook.flatMap(\.experiments) {
      let facts = try object(page.answer("open \(experiment.id)"))
      expectEqual(facts["id"] as? String, experiment.id)
      guard let question = facts["prediction"] as? [String: Any] else { continue }
      let answers = (question["choices"] as? [[String: Any]] ?? []).map { $0["answer"] as? String }
      expect(answers.contains(question["right"] as? String), "\(experiment.id)")
    }
  }

  @Test func `a wrong command is answered with a sentence`() {
    expectEqual(page.answer("state 0"), "No: nothing is open.")
    expectEqual(page.set(0, to: 1), "No: that is not possible.")
    expectEqual(page.answer("open 99Z"), "No: there is no 99Z.")
    _ = page.answer("open 2C")
    expectEqual(page.answer("dance"), "No: a page cannot dance.")
    expectEqual(page.answer("step"), "No: nothing waits.")
  }

  @Test(arguments: [(2, -0.1), (2, 1.1), (3, 0.0), (2, Double.nan)])
  func `a parameter keeps its value if the new one is not possible`(place: Int, value: Double) {
    _ = page.answer("open 2C")
    let before = page.answer("run")
    expectEqual(page.set(place, to: value), "No: that is not possible.")
    expectEqual(page.answer("run"), before)
  }

  @Test func `a finger's lines come once, and the rest later`() throws {
    _ = page.answer("open 2A")
    page.finger(0, 1, 150, 250)
    page.advance(by: 16_667)
    let first = try object(page.answer("state 0"))
    let count = try #require(first["count"] as? Int)
    expectEqual((first["lines"] as? [Any])?.count, count)
    page.finger(2, 1, 150, 250)
    for _ in 0..<3 { page.advance(by: 16_667) }
    let second = try object(page.answer("state \(count)"))
    let lines = (second["lines"] as? [[String]] ?? []).map { $0[0] + " " + $0[2] }
    expect(lines.contains("touch ended") && !lines.contains("touch began"))
  }

  @Test func `a page can shake the phone, and knows where that means something`() {
    for (id, answer) in [("5A", "yes"), ("2A", "no"), ("5", "yes"), ("4", "no"), ("99Z", "no")] {
      expectEqual(page.answer("shakes \(id)"), answer)
    }
    _ = page.answer("open 5A")
    expectEqual(page.answer("shake"), "done")
    for _ in 0..<30 { page.advance(by: 16_667) }
    expect(page.answer("swift").hasPrefix("try stage.shake()"))
    expect(page.answer("json").contains("\"kind\":\"motion\""))
  }

  @Test func `of a long session the last lines are recorded, with the scene they begin in`() throws
  {
    _ = page.answer("film 10A")
    page.finger(0, 1, 120, 400)
    for step in 1...12 {
      page.finger(1, 1, 120, 400 - 10 * Double(step))
      page.advance(by: 16_667)
    }
    let whole = try object(page.answer("record"))
    let end = try object(page.answer("record 20"))
    // Two numbers for each line: how much later it is, and which of the different lines.
    let count = try #require(whole["lines"] as? [Int]).count / 2
    expectEqual((end["lines"] as? [Int])?.count, 40)
    expectEqual(end["before"] as? Int, count - 20)
    expectEqual(whole["before"] as? Int, nil)
    let frames = try #require(end["frames"] as? [[Any]])
    expectEqual(frames.first?.first as? Int, -1)
    expect(frames.count > 1)
    expect(frames.allSatisfy { ($0.first as? Int ?? 99) < 20 })
    // What a run is asked about is not asked of a part.
    expect(whole["prediction"] != nil)
    expect(end["prediction"] == nil)
    expectEqual(page.answer("record 1000000"), page.answer("record"))
  }

  @Test func `a scene is shown near if what does not fill the screen needs less than half of it`()
    throws
  {
    func area(_ request: String) throws -> [Double] {
      _ = page.answer(request)
      return try #require(object(page.answer("record book"))["area"] as? [Double])
    }
    expectEqual(try area("film 2"), [8, 146, 359, 230], "pins and buttons on a map")
    expectEqual(try area("film 12A"), [0, 0, 375, 812], "a panel that begins in the middle")
  }

  @Test func `what was done is played again to the same bytes`() {
    _ = page.answer("open 2A")
    page.finger(0, 1, 150, 250)
    for _ in 0..<6 { page.advance(by: 16_667) }
    page.finger(2, 1, 150, 250)
    for _ in 0..<6 { page.advance(by: 16_667) }
    let done = page.answer("json")
    expectEqual(page.answer("replay"), "done")
    expectEqual(page.answer("finish"), "done")
    expectEqual(page.answer("json"), done)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func list(_ text: String) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }
}
