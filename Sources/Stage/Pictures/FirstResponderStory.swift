import MiniUIKit

/// The first responder that a run leaves, and the chain up from it.
struct FirstResponderStory {
  /// One responder of the chain.
  struct Link {
    let name: String
    /// What it gives to the search for input views, and what it heard of a shake.
    let notes: [String]
  }

  /// The chain up from the first responder, which comes first; empty where nothing is first
  /// responder.
  private(set) var links: [Link] = []

  init(of run: Run) {
    let shakes = run.lines("motion")
    var each = run.stage.window.firstResponder
    while let responder = each, links.count < 24 {
      var notes: [String] = []
      if let input = responder.inputView { notes.append("inputView: " + input.name) }
      if let bar = responder.inputAccessoryView { notes.append("inputAccessoryView: " + bar.name) }
      let heard = shakes.filter { $0.who == responder.name }.map { $0.what }
      if !heard.isEmpty { notes.append("hears " + heard.joined(separator: ", ")) }
      links.append(Link(name: responder.name, notes: notes))
      each = responder.next
    }
  }

  /// The chain in words: `note hears began; root; window`.
  var words: String {
    links.map { ([$0.name] + $0.notes).joined(separator: ", ") }.joined(separator: "; ")
  }
}
