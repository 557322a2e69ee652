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
  /// What is said below the chain of a shake that all of it hears alike, and of a touched view that
  /// isn't in the chain; empty if there is no such shake.
  private(set) var remarks: [String] = []

  init(of run: Run) {
    let shakes = run.lines("motion")
    func heard(by name: String) -> String {
      shakes.filter { $0.who == name }.map { $0.what }.joined(separator: ", ")
    }
    let all = run.stage.window.firstResponder.map { heard(by: $0.name) } ?? ""
    var isHeardByAll = !all.isEmpty
    var above = run.stage.window.firstResponder
    while let responder = above {
      isHeardByAll = isHeardByAll && heard(by: responder.name) == all
      above = responder.next
    }
    var each = run.stage.window.firstResponder
    while let responder = each, links.count < 24 {
      var notes: [String] = []
      if let input = responder.inputView { notes.append("inputView: " + input.name) }
      if let bar = responder.inputAccessoryView { notes.append("inputAccessoryView: " + bar.name) }
      let own = heard(by: responder.name)
      if !isHeardByAll, !own.isEmpty { notes.append("hears " + own) }
      links.append(Link(name: responder.name, notes: notes))
      each = responder.next
    }
    guard isHeardByAll else { return }
    remarks = ["the shake goes from the inside out: each hears " + all]
    let touched = run.hit()
    if touched != "nobody", !links.contains(where: { $0.name == touched }) {
      remarks.append(touched + ", which was touched, isn't in this chain, and hears nothing")
    }
  }

  /// The chain in words: `note hears began; root; window`.
  var words: String {
    (links.map { ([$0.name] + $0.notes).joined(separator: ", ") } + remarks)
      .joined(separator: "; ")
  }
}
