import MiniUIKit
import Stage

/// What can be done about it (published experiment H3).
enum Way: CaseIterable {
  case none
  case atOnce
  case both
  case refuse
  case own

  /// The way in words.
  var words: String {
    switch self {
    case .none: "as it is"
    case .both: "cancelsTouchesInView = false"
    case .refuse: "refuses touches in the table"
    case .atOnce: "delaysContentTouches = false"
    case .own: "a tap of the table's own"
    }
  }

  /// Puts it into the scene, and returns the delegate or the target that it needs.
  func take(in scene: Scene) -> AnyObject? {
    switch self {
    case .none: scene.addTap()
    case .both: scene.addTap().cancelsTouchesInView = false
    case .refuse:
      let doorman = Doorman(table: scene.table)
      scene.addTap().delegate = doorman
      return doorman
    case .atOnce:
      scene.addTap()
      scene.table.delaysContentTouches = false
    case .own:
      scene.addTap()
      return RowTap(on: scene.table)
    }
    return nil
  }
}

// listing: doorman
/// Keeps the tap out of the touches in a table.
final class Doorman: UIGestureRecognizerDelegate {
  let table: UITableView
  init(table: UITableView) { self.table = table }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = touch.view else { return true }
    return !view.isDescendant(of: table)
  }
}
// end

// listing: rowTap
/// A tap of the table's own, which does by hand what selecting a row would do.
final class RowTap {
  private let table: UITableView

  init(on table: UITableView) {
    self.table = table
    table.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: RowTap.didTapTable, name: "didTapTable"))
  }

  func didTapTable(_ tap: UITapGestureRecognizer) {
    guard let indexPath = table.indexPathForRow(at: tap.location(in: table)) else { return }
    table.delegate?.tableView(table, didSelectRowAt: indexPath)
  }
}
// end

/// The ways out, one by one and all together.
let waysOut =
  [
    wayOut("11E", "A tap on row 2; grey's tap cancels nothing", .both),
    wayOut("11E2", "A tap on row 2; grey's tap refuses touches in the table", .refuse),
    wayOut("11E3", "A tap on row 2; the table has a tap of its own", .own),
  ] + [comparison]

private func wayOut(_ id: String, _ title: String, _ way: Way) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false, parameters: [hold(0.08)], touch: onRow2,
    pictures: [.map, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    guard let scene = Scene(on: stage) else { return }
    if let helper = way.take(in: scene) { stage.keep(helper) }
    try stage.finger.press(at: stage.touch, for: stage.number("hold"))
  }
}

/// Every way with every touch.
private let comparison = Experiment(
  "11F", "Five set-ups, four touches", kinds: ["action"], pictures: []
) { stage throws(ScriptError) in
  let touches: [(words: String, point: CGPoint, duration: Double)] = [
    ("0.08 s", onRow2, 0.08), ("0.3 s", onRow2, 0.3), ("1 s", onRow2, 1),
    ("beside", besideTable, 0.08),
  ]
  var called = [["set-up"] + touches.map { $0.words }]
  var seen = [["set-up", "lights up", "selected"]]
  for way in Way.allCases {
    var row = [way.words]
    for (index, touch) in touches.enumerated() {
      let inner = Stage(viewController: Screen())
      guard let scene = Scene(on: inner) else { return }
      if let helper = way.take(in: scene) { inner.keep(helper) }
      try inner.finger.press(at: touch.point, for: touch.duration)
      row.append(short(scene.screen))
      if index == 0 {
        let lit = inner.recording.lines.contains { $0.what == "highlight 2" }
        let selected = scene.table.indexPathForSelectedRow.map { String($0.row) } ?? "none"
        seen.append([way.words, lit ? "yes" : "no", selected])
      }
    }
    called.append(row)
  }
  stage.recording.add(Table("What runs (tap: didTapGrey; row: didSelectRowAt):", called))
  stage.recording.add(Table("What the row looks like, at 0.08 s:", seen))
}

private func short(_ screen: Screen) -> String {
  switch (screen.taps > 0, !screen.selected.isEmpty) {
  case (true, true): "tap, row"
  case (true, false): "tap"
  case (false, true): "row"
  case (false, false): "-"
  }
}
