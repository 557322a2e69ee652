import MiniUIKit
import Stage
import TestKit
import Testing

/// The picture of a recognizer's states.
@Suite(.provedOnce(.stage)) struct StatesFigureTests {
  private final class Own: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }

  private func picture(
    _ make: @escaping @Sendable () -> UIGestureRecognizer?,
    _ touch: @escaping @Sendable (Stage) throws(ScriptError) -> Void = {
      stage throws(ScriptError) in
      try stage.finger.tap(at: CGPoint(x: 20, y: 20))
    }
  ) throws -> String {
    let run = try Scenes.run(pictures: [.states]) { stage throws(ScriptError) in
      let pad = view("pad", CGRect(x: 0, y: 0, width: 200, height: 200))
      stage.root.addSubview(pad)
      if let recognizer = make() { pad.addGestureRecognizer(recognizer) }
      try touch(stage)
    }
    let figures = run.figures
    expectLines(figures.map { $0.name }, ["0A-states.svg"])
    expectEqual(figures.map { $0.svg }, run.figures.map { $0.svg }, "drawing changes nothing")
    let (wide, tall) = (try #require(figures.first).svg, run.tallStates.svg)
    expectEqual(texts(tall), texts(wide), "tall, it says the same")
    expect(width(tall) < width(wide), "\(width(tall))")
    return wide
  }

  private func width(_ svg: String) -> Double {
    svg.firstMatch(of: /width="([0-9.]+)"/).flatMap { Double($0.1) } ?? .infinity
  }

  private func texts(_ svg: String) -> [String] {
    svg.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
  }

  private func count(_ style: String, _ svg: String) -> Int {
    svg.components(separatedBy: "class=\"\(style)\"").count - 1
  }

  @Test func `a tap has three states, and the way it took is thick and numbered`() throws {
    let svg = try picture { UITapGestureRecognizer() }
    let drawn = texts(svg)
    expectEqual(drawn.first, "tap(pad), a discrete gesture")
    expect(drawn.contains("ended = recognized") && drawn.contains("failed"))
    expect(!drawn.contains("began") && !drawn.contains("changed"))
    expect(drawn.suffix(2).contains("0.080 s: ended → possible again"))
    expectEqual(count("took", svg), 3, "two boxes and an arrow")
    expectEqual(count("path", svg), 1, "the arrow to failed")
  }

  @Test func `a failure says why`() throws {
    let svg = try picture {
      UITapGestureRecognizer()
    } _: { stage throws(ScriptError) in
      try stage.finger.press(at: CGPoint(x: 20, y: 20), for: 2)
    }
    expect(texts(svg).contains("0.750 s: possible → failed (because held too long)"))
    expect(svg.contains("1, 0.750 s: possible → failed (because held too long); 2, 0.750 s"))
  }

  @Test func `a long press is continuous even where it fails`() throws {
    let svg = try picture { UILongPressGestureRecognizer() }
    expectEqual(texts(svg).first, "longPress(pad), a continuous gesture")
    expect(texts(svg).contains("0.080 s: possible → failed (because lifted too early)"))
    expectEqual(count("thin", svg), 4, "began, changed, ended, cancelled were not reached")
  }

  @Test func `changes in a row are one step`() throws {
    let svg = try picture {
      UILongPressGestureRecognizer()
    } _: { stage throws(ScriptError) in
      try stage.finger.down(at: CGPoint(x: 20, y: 20))
      try stage.wait(0.6)
      for x in 1...4 {
        try stage.finger.move(to: CGPoint(x: 20 + Double(x), y: 20))
        try stage.wait(0.1)
      }
      try stage.finger.cancel()
    }
    let drawn = texts(svg)
    expect(drawn.contains("0.700 to 0.900 s: changed → changed, 3 times"))
    expect(drawn.contains("1.000 s: changed → cancelled"))
    expectEqual(count("count", svg), 10, "five steps, each on its arrow and in the list")
  }

  @Test func `what a class of one's own is, the trace tells`() throws {
    let svg = try picture {
      let own = Own()
      own.name = "own"
      return own
    }
    expectEqual(texts(svg).first, "own, a continuous gesture")
    expect(texts(svg).contains("0.080 s: began → ended"))
  }

  @Test func `no recognizer, no way`() throws {
    let drawn = texts(try picture { nil })
    expectEqual(drawn.first, "no recognizer")
    expectEqual(drawn.last, "Its state never changes.")
  }
}
