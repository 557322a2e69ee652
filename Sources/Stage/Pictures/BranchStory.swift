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
    /// The row of the view that draws it, if it is no view itself.
    let host: Int?
    /// What its scene says of it, as `says no` of a view that would refuse if it were asked.
    var word: String?
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
  /// What the views answered that were asked whether a recognizer may begin, if the run shows it.
  private var answers: [(view: String, answer: String)] = []
  /// The recognizers that began, and those that failed then, if the run is about who scrolls.
  private var began: [String] = []
  private var failed: [String] = []
  /// The views whose subviews only draw what they show.
  private var hosts: [UIView] = []

  init(of run: Run) {
    let stage = run.stage
    // The window is left out unless it has something to show.
    hosts = stage.recording.looks.filter { $0.holdsDrawings }.map { $0.view }
    collect(stage.window.gestureRecognizers == nil ? stage.root : stage.window, 0, nil, nil)
    hosts = []
    for look in stage.recording.looks {
      for row in rows.indices where rows[row].name == look.view.name {
        rows[row].word = look.word()
      }
    }
    let asks = run.experiment.kinds.contains("ask") ? run.lines("ask") : []
    for line in asks where line.what.hasPrefix("shouldBegin -> ") {
      answers.append((line.who, String(line.what.dropFirst(15))))
    }
    for line in run.experiment.kinds == ["gesture", "scroll"] ? run.lines("gesture") : [] {
      if line.what == "began" { began.append(line.who) }
      if line.what == "failed" { failed.append(line.who) }
    }
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

  /// A recognizer whose name says that it is a drawing's, as in `drag(card)`, stands beside that.
  private mutating func collect(
    _ view: UIView, _ depth: Int, _ parent: Int?, _ host: (view: UIView, row: Int)?
  ) {
    let own = rows.count
    let holder = host ?? (hosts.contains { $0 === view } ? (view, own) : nil)
    let names =
      (holder?.view ?? view).gestureRecognizers?.filter { $0.isEnabled }.map { $0.wordInTrace }
      ?? []
    var inner: [String] = []
    if let holder { collectNames(of: holder.view, into: &inner) }
    let recognizers = names.filter { name in
      host == nil
        ? !inner.contains { name.hasSuffix("(" + $0 + ")") } : name.hasSuffix("(" + view.name + ")")
    }
    rows.append(
      Row(
        name: view.name, family: ColorFamily(view.backgroundColor), depth: depth, parent: parent,
        recognizers: recognizers, host: host?.row))
    for subview in view.subviews { collect(subview, depth + 1, own, holder) }
  }

  private func collectNames(of view: UIView, into names: inout [String]) {
    for subview in view.subviews {
      names.append(subview.name)
      collectNames(of: subview, into: &names)
    }
  }

  /// The fingers that hit the view of a row.
  func fingers(hitting row: Int) -> [Int] {
    branches.filter { $0.rows.last == row }.map { $0.finger }
  }

  /// The fingers whose touches the recognizers of a row get.
  func fingers(for row: Int) -> [Int] {
    let view = rows[row].host ?? row
    return branches.filter { $0.rows.contains(view) }.map { $0.finger }
  }

  /// What the view of a row answered when it was asked; empty if nobody asked it.
  func answer(of row: Int) -> String { answers.first { $0.view == rows[row].name }?.answer ?? "" }

  /// Whether a view on a finger's branch is not asked where another one is.
  func isPassedOver(_ row: Int) -> Bool {
    !answers.isEmpty && answer(of: row).isEmpty && isOnBranch(row) && rows[row].host == nil
  }

  /// What becomes of the recognizers of a row; empty if the run isn't about that.
  func outcome(of row: Int) -> String {
    let names = rows[row].recognizers
    if names.contains(where: { began.contains($0) }) { return "begins" }
    return names.isEmpty || !names.allSatisfy { failed.contains($0) }
      ? "" : names.count > 1 ? "fail" : "fails"
  }

  /// Where several fingers are down: the rows whose recognizers may exclude each other, as one view
  /// lies in the other (GR-60).
  var rivals: [(outer: Int, inner: Int)] {
    guard branches.count > 1 else { return [] }
    var pairs: [(outer: Int, inner: Int)] = []
    for inner in rows.indices where !rows[inner].recognizers.isEmpty && isOnBranch(inner) {
      var each = rows[inner].parent
      while let outer = each {
        if !rows[outer].recognizers.isEmpty { pairs.append((outer, inner)) }
        each = rows[outer].parent
      }
    }
    return pairs
  }

  /// Whether a row is on the branch of any finger.
  func isOnBranch(_ row: Int) -> Bool { branches.contains { $0.rows.contains(row) } }

  /// The tree in words, and then the branches.
  var words: String {
    let views = rows.map { row in
      let place = row.parent.map { " in " + rows[$0].name } ?? ""
      let has = row.recognizers.isEmpty ? "no recognizer" : row.recognizers.joined(separator: ", ")
      return row.name + (row.host == nil ? "" : ", which is no view,") + place + " with " + has
    }
    let ways = branches.map { branch in
      "The touch of finger " + String(branch.finger) + " goes to the recognizers of "
        + rows.indices.filter { branch.rows.contains(rows[$0].host ?? $0) }.map { rows[$0].name }
        .joined(separator: ", ") + "."
    }
    let outcomes = rows.indices.filter { !outcome(of: $0).isEmpty }.map { row in
      rows[row].recognizers.joined(separator: ", ") + " " + outcome(of: row) + "."
    }
    let asked = answers.map { "Asked is " + $0.view + ", which says " + $0.answer + "." }
    let others = rows.indices.filter(isPassedOver).map { rows[$0].name }
    let rest = others.isEmpty ? [] : ["Not asked: " + others.joined(separator: ", ") + "."]
    return ([views.joined(separator: "; ") + "."] + ways + outcomes + asked + rest).joined(
      separator: " ")
  }
}
