import MiniUIKit
import Stage
import TestKit
import Testing

/// The picture of the first responder and its chain.
@Suite(.provedOnce(.stage)) struct FirstResponderFigureTests {
  /// A card with a field in it, which a finger taps, and a shake.
  private func picture(taps: Bool = true) throws -> String {
    let run = try Scenes.run(pictures: [.first]) { stage throws(ScriptError) in
      let card = view("card", CGRect(x: 0, y: 0, width: 200, height: 200))
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 44))
      field.inputView = view("keys", CGRect(x: 0, y: 0, width: 0, height: 100))
      card.addSubview(dressed(field, "field"))
      stage.root.addSubview(card)
      try stage.finger.tap(at: CGPoint(x: 20, y: taps ? 20 : 120))
      try stage.phone.shake()
    }
    let figures = run.figures
    expectLines(figures.map { $0.name }, ["0A-first.svg"])
    expectEqual(figures.map { $0.svg }, run.figures.map { $0.svg }, "drawing changes nothing")
    return try #require(figures.first).svg
  }

  /// The texts of a class in the order of drawing.
  private func texts(_ svg: String, _ style: String) -> [String] {
    svg.matches(of: /<text class="([a-z]+)"[^>]*>([^<]*)<\/text>/)
      .filter { $0.1 == style }.map { String($0.2) }
  }

  @Test func `the first responder lies in the innermost box, and the app's delegate is outside`()
    throws
  {
    expectEqual(
      texts(try picture(), "bold"),
      ["appDelegate", "application", "scene", "window", "viewController", "root", "card", "field"])
  }

  @Test func `beside a responder stands what it gives and what it heard`() throws {
    let svg = try picture()
    expect(svg.contains("field, inputView: keys; card; root;"))
    expect(svg.contains(">the shake goes from the inside out: each hears began, ended</text>"))
    expect(svg.contains(">inputView: keys</text>"))
    expect(svg.contains("first responder</tspan>"), "the view itself is marked on the screen")
  }

  @Test func `a key that is kept is drawn on its way, beside one that all pass on`() throws {
    let run = try Scenes.run(pictures: [.first]) { stage throws(ScriptError) in
      let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 44))
      keeper.addSubview(dressed(field, "field"))
      stage.root.addSubview(dressed(keeper, "keeper"))
      field.becomeFirstResponder()
      try stage.wait(1)
      try stage.phone.pressKey("a")
      stage.note("passed", 8)
    }
    let svg = run.figures[0].svg
    expectEqual(texts(svg, "count"), (1...9).map { String($0) } + ["1", "2"])
    expect(texts(svg, "bold").contains("keeper keeps it"))
    expectEqual(texts(svg, "no"), ["no super", "no letter"])
  }

  @Test func `a tap beside the field leaves nothing to draw a chain of`() throws {
    let svg = try picture(taps: false)
    expectLines(texts(svg, "bold"), [])
    expect(svg.contains("Nothing is first responder."))
  }
}

/// Keeps every press.
private final class Keeper: UIView {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
