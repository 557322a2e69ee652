import MiniUIKit
import Stage
import TestKit
import Testing

/// The picture of the responder chain.
@Suite(.provedOnce(.stage)) struct ChainFigureTests {
  /// Does with each phase what it is told.
  private final class Sieve: UIView {
    var (began, ended) = (true, true)

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if began { super.touchesBegan(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if ended { super.touchesEnded(touches, with: event) }
    }
  }

  /// Passes over whoever is next.
  private final class Jumping: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      next?.next?.touchesBegan(touches, with: event)
    }
  }

  private func picture(
    _ inner: @escaping @Sendable () -> UIView,
    _ touch: @escaping @Sendable (Stage) throws(ScriptError) -> Void = {
      stage throws(ScriptError) in
      try stage.finger.tap(at: CGPoint(x: 20, y: 20))
    }
  ) throws -> String {
    let run = try Scenes.run(pictures: [.chain]) { stage throws(ScriptError) in
      let outer = view("outer", CGRect(x: 0, y: 0, width: 200, height: 200))
      let inner = dressed(inner(), "inner")
      inner.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
      stage.root.addSubview(outer)
      outer.addSubview(inner)
      try touch(stage)
    }
    let figures = run.figures
    expectLines(figures.map { $0.name }, ["0A-chain.svg"])
    expectEqual(figures.map { $0.svg }, run.figures.map { $0.svg }, "drawing changes nothing")
    return try #require(figures.first).svg
  }

  /// The texts of a figure in the order of drawing.
  private func texts(_ svg: String) -> [String] {
    svg.matches(of: /<text class="([a-z ]+)"[^>]*>([^<]*)<\/text>/)
      .filter { !$0.1.contains("glow") }.map { String($0.2) }
  }

  private func count(_ style: String, _ svg: String) -> Int {
    svg.components(separatedBy: "class=\"\(style)\"").count - 1
  }

  @Test func `every responder has a box around the one before, and began leads to nil`() throws {
    let svg = try picture { UIView() }
    let names = [
      "appDelegate", "application", "scene", "window", "viewController", "root", "outer", "inner",
    ]
    let drawn = texts(svg)
    expectEqual(drawn.filter { (names + ["nil"]).contains($0) }, names + ["nil"])
    expectEqual(drawn.dropLast(3).suffix(3), ["began", "no note", "ended"])
    expect(svg.contains("appDelegate heard began, ended; here ended stopped"))
    expectEqual(count("dot", svg), 2 * names.count, "each heard began and ended")
    expect(drawn.contains("the end: no responder is left"))
    expect(!drawn.contains("stops here"), "nothing stops before nil")
    expectEqual(count("raise", svg), names.count - 1 + 1, "a note at each step, and in the legend")
  }

  @Test func `what is kept is barred, and the rest of the chain hears nothing`() throws {
    let svg = try picture {
      let sieve = Sieve()
      sieve.began = false
      return sieve
    }
    let drawn = texts(svg)
    expectEqual(drawn.filter { $0 == "stops here" }.count, 1)
    expectEqual(drawn.filter { $0 == "no note" }.count, 1)
    expectEqual(count("raise", svg), 0, "began was handed to nobody")
    expectEqual(count("dot", svg), 2)
    expectEqual(count("thin", svg), 7, "what heard nothing has a dotted box")
    expect(drawn.contains("the end of the chain; nothing got here"))
    expect(svg.contains("inner heard began, ended; here began, ended stopped; outer heard nothing"))
  }

  @Test func `a phase that is kept alone is barred alone`() throws {
    let svg = try picture {
      let sieve = Sieve()
      sieve.ended = false
      return sieve
    }
    expectEqual(texts(svg).filter { $0 == "stops here" }.count, 1)
    expect(svg.contains("here ended stopped"))
    expect(!texts(svg).contains("no note"), "there is one, and no call of super")
    expectEqual(count("dot", svg), 8 + 1)
  }

  @Test func `who is passed over is told apart from who comes after the end`() throws {
    let svg = try picture { Jumping() }
    expect(texts(svg).contains("passed over"))
    expect(svg.contains("outer heard nothing: passed over"))
    expect(svg.contains("inner heard began, ended; here ended stopped"), "no note by hand")
    expect(svg.contains("root heard began, with a note to the next"))
  }

  @Test func `moves are counted, and the chain is the one of the moment of began`() throws {
    let svg = try picture({ UIView() }) { stage throws(ScriptError) in
      try stage.finger.down(at: CGPoint(x: 20, y: 20))
      for x in 1...3 {
        try stage.wait(0.05)
        try stage.finger.move(to: CGPoint(x: 20 + 10 * x, y: 20))
      }
      stage.root.subviews.first?.subviews.first?.removeFromSuperview()
      try stage.finger.cancel()
    }
    expectEqual(
      texts(svg).dropLast(3).suffix(5), ["began", "no note", "moved × 3", "no note", "cancelled"])
    expect(texts(svg).contains("outer"))
  }

  @Test func `only the first finger is told, and a run without touches says so`() throws {
    let drawn = texts(
      try picture({ UIView() }) { stage throws(ScriptError) in
        try stage.finger(1).down(at: CGPoint(x: 20, y: 20))
        try stage.finger(2).down(at: CGPoint(x: 150, y: 150))
        try stage.finger(2).up()
        try stage.finger(1).up()
      })
    expectEqual(drawn.dropLast(3).suffix(3), ["began", "no note", "ended"])
    let none = texts(try picture({ UIView() }) { _ throws(ScriptError) in })
    expectLines(Array(none.suffix(2)), ["nil", "no touch reached a view"])
  }

  @Test func `a circle of next comes to an end`() throws {
    final class Circle: UIView {
      override var next: UIResponder? { self }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    expectEqual(texts(try picture { Circle() }).filter { $0 == "inner" }.count, 64)
  }

  @Test func `the figure is named, described, small, and fit for dark paper`() throws {
    let svg = try picture { UIView() }
    expect(svg.contains("role=\"img\" aria-labelledby=\"figure-0A-chain-title"))
    expect(svg.contains("prefers-color-scheme:dark"))
    #expect(svg.utf8.count < 40_000)
    let width = svg.firstMatch(of: /<svg[^>]* width="([0-9.]+)"/).flatMap { Double($0.1) }
    #expect((width ?? 1000) <= 720)
  }
}
