import MiniUIKit

/// The views of a run as a tree, with their recognizers, and the branch of each finger.
struct BranchStory {
  /// One view.
  struct Row {
    let name: String
    let family: ColorFamily
    /// How deep it is drawn: 0 for the view at the top.
    let depth: Int
    /// The row of the view it lies in.
    let parent: Int?
    /// Its recognizers, in the order in which they were added.
    let recognizers: [String]
  }

  /// A finger, and the views on its branch (GR-11).
  struct Branch {
    let finger: Int
    /// The rows from the top to the view that was hit.
    let rows: [Int]
  }

  /// The views, each before those that lie in it, as the run left them.
  private(set) var rows: [Row] = []
  /// The fingers that hit a view, each with its first touch.
  private(set) var branches: [Branch] = []

  init(of run: Run) {
    let stage = run.stage
    // The window is left out unless it has something to show.
    collect(stage.window.gestureRecognizers == nil ? stage.root : stage.window, 0, nil)
    let downs = stage.recording.samples.filter { $0.contact.change == .down }
    for (touch, sample) in downs.enumerated() {
      let finger = sample.contact.finger
      guard !branches.contains(where: { $0.finger == finger }) else { continue }
      var path: [Int] = []
      var each = rows.firstIndex { $0.name == run.hit(touch) }
      while let row = each {
        path.insert(row, at: 0)
        each = rows[row].parent
      }
      if !path.isEmpty { branches.append(Branch(finger: finger, rows: path)) }
    }
  }

  private mutating func collect(_ view: UIView, _ depth: Int, _ parent: Int?) {
    let own = rows.count
    let recognizers = (view.gestureRecognizers ?? []).map { $0.wordInTrace }
    rows.append(
      Row(
        name: view.name, family: ColorFamily(view.backgroundColor), depth: depth, parent: parent,
        recognizers: recognizers))
    for subview in view.subviews { collect(subview, depth + 1, own) }
  }

  /// The fingers that hit the view of a row.
  func fingers(hitting row: Int) -> [Int] {
    branches.filter { $0.rows.last == row }.map { $0.finger }
  }

  /// Whether a row is on the branch of any finger.
  func isOnBranch(_ row: Int) -> Bool { branches.contains { $0.rows.contains(row) } }

  /// The tree in words, and then the branches.
  var words: String {
    let views = rows.map { row in
      let place = row.parent.map { " in " + rows[$0].name } ?? ""
      let has = row.recognizers.isEmpty ? "no recognizer" : row.recognizers.joined(separator: ", ")
      return row.name + place + " with " + has
    }
    let ways = branches.map { branch in
      "The touch of finger " + String(branch.finger) + " goes to the recognizers of "
        + branch.rows.map { rows[$0].name }.joined(separator: ", ") + "."
    }
    return ([views.joined(separator: "; ") + "."] + ways).joined(separator: " ")
  }
}
