import MiniUIKit
import Stage
import TestKit
import Testing

/// The picture of which recognizers may exclude which.
@Suite(.provedOnce(.stage)) struct ExclusionsFigureTests {
  /// A recognizer that excludes others, or lets itself be excluded, only if it is said.
  private final class Shy: UIGestureRecognizer {
    var (excludes, yields) = (true, true)

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { excludes }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { yields }
  }

  private func shy(_ name: String, excludes: Bool = true, yields: Bool = true) -> Shy {
    let shy = Shy()
    (shy.name, shy.excludes, shy.yields) = (name, excludes, yields)
    return shy
  }

  @Test func `one excludes another if both say yes`() {
    let all = Exclusions(
      "all",
      among: [
        shy("a"), shy("b"), shy("c", excludes: false), shy("d", yields: false),
        shy("e", excludes: false, yields: false),
      ])
    expectEqual(all.names, ["a", "b", "c", "d", "e"])
    expectEqual(all.opinions, [.either, .outer, .inner, .neither])
    expect(all.across == .neither)
    expect(Exclusions("two", among: [shy("a"), shy("b")]).across == nil)
  }

  @Test func `the picture has an arrow for each that may exclude`() throws {
    let run = try Scenes.run(pictures: [.exclusions]) { stage throws(ScriptError) in
      stage.note(Exclusions("one", among: [shy("a"), shy("b")]))
      stage.note(
        Exclusions("two", among: [shy("c"), shy("d", excludes: false), shy("e", excludes: false)]))
    }
    expectLines(run.figures.map { $0.name }, ["0A-exclusions.svg"])
    let svg = try #require(run.figures.first).svg
    expectEqual(svg, run.figures[0].svg)
    expectEqual(svg.matches(of: /<polygon class="head"/).count, 4)
    for words in [
      "one: a and b: the first excludes the other.",
      "two: c and d: the outer excludes the inner; d and e: neither excludes the other; "
        + "c and e: the outer excludes the inner.",
      "two heads: the first to recognize excludes the other<", ">excludes<", ">both run<",
    ] { expect(svg.contains(words), "\(words)") }
  }
}
