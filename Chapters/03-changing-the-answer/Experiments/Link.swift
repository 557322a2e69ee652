import MiniUIKit
import Stage

// listing: link
/// A link in a text, as long as its words: only they are hit, line by line.
class Link: UIControl {
  /// What the words cover, a rectangle for each line.
  var words: [CGRect] = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    words.contains { $0.contains(point) }
  }
}
// end

// listing: activate
/// A link that sends its action itself when VoiceOver activates it.
final class ActiveLink: Link {
  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return true }  // after a false, a tap might hit what lies behind
    sendActions(for: .touchUpInside)
    return true
  }
}
// end

/// A link that begins at the end of one line and goes on at the beginning of the next.
let link = [
  linked("3J", "A finger on the second line of a link", by: "finger", CGPoint(x: 90, y: 235)),
  linked("3J2", "VoiceOver activates the link", by: "VoiceOver", CGPoint(x: 187.5, y: 220)),
  linked(
    "3J3", "VoiceOver activates a link that does it by itself", by: "VoiceOver",
    CGPoint(x: 187.5, y: 220), active: true),
]

private func linked(
  _ id: String, _ title: String, by who: String, _ point: CGPoint, active: Bool = false
) -> Experiment {
  Experiment(
    id, title, kinds: ["activate"] + shownWithActions, showsChain: false,
    parameters: [.flag("active", active, "the link activates itself")],
    touch: point, pictures: [.map, .scene, .hits], on: stageWithScreen
  ) { stage throws(ScriptError) in
    let note = view("note", CGRect(x: 20, y: 160, width: 335, height: 140), .yellow)
    let frame = CGRect(x: 20, y: 30, width: 295, height: 60)
    let link = stage.flag("active") ? ActiveLink(frame: frame) : Link(frame: frame)
    link.words = [
      CGRect(x: 205, y: 0, width: 90, height: 28), CGRect(x: 0, y: 32, width: 110, height: 28),
    ]
    stage.root.addSubview(note)
    note.addSubview(dressed(link, "link", .blue))
    if let screen = stage.viewController as? Screen {
      link.addTarget(screen, action: Screen.didTap, for: .touchUpInside, name: "didTap")
    }
    if who == "VoiceOver" {
      // VoiceOver draws such a frame, too, a little larger than what it is about.
      let frame = link.accessibilityFrame.insetBy(dx: -4, dy: -4)
      stage.outline("around the frame that VoiceOver takes for link", frame, inHits: true)
    }
    if who == "finger" { try stage.finger.tap(at: stage.touch) } else { try stage.activate(link) }
  }
}
