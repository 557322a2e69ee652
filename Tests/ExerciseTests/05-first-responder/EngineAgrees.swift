import MiniUIKit
import TestKit
import Testing

@testable import Solutions05

@Suite(.provedOnce(.chapter("05-first-responder"))) struct EngineAgrees {
  /// Plays one question of exercise 5.1 and says who hears of the shake first.
  private func play(_ question: Int) throws -> String {
    let desk = Desk()
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let search = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let dial = Stubborn(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
    let photo = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    (search.traceName, dial.traceName, photo.traceName) = ("search", "dial", "photo")
    desk.root.addSubview(panel)
    for view in [search, dial, photo] { panel.addSubview(view) }
    var heard: [String] = []
    desk.phone.tracer.listen { event, _ in
      if event.kind == "motion" { heard.append(event.who) }
    }
    if [1, 5, 6].contains(question) { search.becomeFirstResponder() }
    switch question {
    case 1: try desk.tap(20, 120)
    case 2: try desk.tap(20, 70)
    case 3: try desk.tap(20, 20)
    case 4:
      dial.becomeFirstResponder()
      panel.removeFromSuperview()
    case 5: photo.becomeFirstResponder()
    default: dial.becomeFirstResponder()
    }
    try desk.phone.shake()
    return heard.first ?? "nobody"
  }

  @Test func `the answers of exercise 5·1 are what the engine does`() throws {
    #expect(try (1...6).map { try play($0) } == Solutions05.whoHearsFirst())
  }
}
