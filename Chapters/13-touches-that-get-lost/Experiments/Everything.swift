import MiniUIKit
import Stage

/// A way to lose a touch, or not to lose it.
enum Way: String, CaseIterable {
  case lifted, removed, replaced
  case windowGone = "window gone"
  case parent = "re-parented"
  case hidden
  case off = "switched off"
  case covered, presented
  case pan = "a pan takes"
  case list = "a list takes"
  case alert
  case inactive = "app inactive"

  /// What leaves the touch to the views, and can be done to any of them.
  static let forRecognizers: [Way] = [
    .lifted, .removed, .replaced, .windowGone, .parent, .hidden, .off, .covered, .presented,
    .alert, .inactive,
  ]
}

/// A view, a control, a text field or a row with a finger on it, in a scene of its own.
final class Held {
  let stage: Stage
  let view: UIView
  private let list: UIScrollView?
  private let rows = Rows()
  private let start: CGPoint

  /// Puts a view on the screen: in a list if a list is to take its touch.
  init(_ view: UIView, until way: Way, on stage: Stage = carefulStage(Settings())) {
    self.stage = stage
    self.view = view
    view.backgroundColor = .orange
    list = way == .list && !(view is UITableView) ? UIScrollView(frame: storyFrame) : nil
    view.frame = storyFrame
    start = onStory
    if way == .pan { stage.root.addGestureRecognizer(UIPanGestureRecognizer()) }
    guard let list else {
      stage.root.addSubview(view)
      return
    }
    list.contentSize = CGSize(width: 375, height: 2000)
    stage.root.addSubview(list)
    list.addSubview(view)
    view.frame.origin = .zero
  }

  /// Rows for a table.
  func fill(_ table: UITableView) {
    (table.dataSource, table.rowHeight) = (rows, 60)
    stage.keep(rows)
    table.reloadData()
  }

  /// A finger comes down and rests; then its touch is lost in a way, or lifted in the end.
  func play(_ way: Way, rest: Double = 0.3) throws(ScriptError) {
    try stage.finger.down(at: start)
    try stage.wait(rest)
    try lose(way)
  }

  /// Loses the touch of every finger on the glass; those that are not lost are lifted.
  ///
  /// - Parameters:
  ///   - way: The way to lose them.
  ///   - further: Where the first finger goes before it is lifted, if it goes anywhere.
  ///   - rest: How long it rests before that, in seconds.
  /// - Throws: `ScriptError` if a finger cannot do it.
  func lose(_ way: Way, further: CGPoint? = nil, rest: Double = 0.1) throws(ScriptError) {
    let stories = stage.viewController
    switch way {
    case .lifted: break
    case .removed: view.removeFromSuperview()
    case .replaced:
      stage.keep(stories)
      stage.window.rootViewController = UIViewController()
    case .windowGone: stage.phone.application.windowScene.remove(stage.window)
    case .parent:
      let other = UIView(frame: storyFrame)
      stage.root.addSubview(other)
      other.addSubview(view)
    case .hidden: view.isHidden = true
    case .off: view.isUserInteractionEnabled = false
    case .covered: stage.root.addSubview(UIView(frame: storyFrame))
    case .presented: stories.present(UIViewController(), animated: false)
    case .pan: try stage.finger.move(to: CGPoint(x: start.x - 30, y: start.y))
    case .list: try stage.finger.move(to: CGPoint(x: start.x, y: start.y - 30))
    case .alert: return try endAll(.cancelled)
    case .inactive: stage.phone.isApplicationInFront = false
    }
    try stage.wait(rest)
    if let further { try stage.finger.move(to: further) }
    try endAll(.up)
  }

  private func endAll(_ change: HIDEvent.Contact.Change) throws(ScriptError) {
    try stage.report(
      stage.phone.digitizer.fingers.map { .init(finger: $0.finger, change, at: $0.location) })
    try stage.wait(1)
  }

  /// The last thing of a kind that the view has done, below its own name.
  ///
  /// What a control makes of its end besides, its primary action, is left out.
  func last(_ kind: String) -> String {
    stage.recording.lines.last {
      $0.kind == kind && $0.who == "it" && $0.what != "primaryActionTriggered"
    }?.what ?? "nothing"
  }
}

/// What is held, as the table of 13K has it.
private let fateColumns = ["plain view", "control", "field edits", "row"]

/// Holds something on a stage and loses its touch, or not.
///
/// - Returns: The last thing that happens to it; of a field, whether it edits.
private func fate(of column: String, _ way: Way, on stage: Stage) throws(ScriptError) -> String {
  switch column {
  case "control":
    let button = Held(named("it", UIButton(frame: .zero)), until: way, on: stage)
    try button.play(way)
    return button.last("control")
  case "field edits":
    let field = UITextField(frame: .zero)
    try Held(named("it", field), until: way, on: stage).play(way, rest: 0.2)
    return word(field.isEditing)
  case "row":
    let table = UITableView(frame: .zero)
    let list = Held(named("it", table), until: way, on: stage)
    list.fill(table)
    try list.play(way)
    return list.last("row")
  default:
    let plain = Held(named("it", UIView(frame: .zero)), until: way, on: stage)
    try plain.play(way)
    return plain.last("touch")
  }
}

/// Who hears what, for each way to lose a touch.
let everything =
  [
    Experiment(
      "13K", "Thirteen fates of a touch: view, control, field and row",
      kinds: ["touch", "control", "responder", "row"], tellsLeftOut: false,
      parameters: [
        .word(
          "show", "none", of: ["none"] + Way.allCases.map { $0.rawValue },
          "the row of the table to be played before it"),
        .word("column", "plain view", of: fateColumns, "the column of that row"),
      ], pictures: [], on: carefulStage
    ) { stage throws(ScriptError) in
      if let way = Way(rawValue: stage.word("show")) {
        _ = try fate(of: stage.word("column"), way, on: stage)
      }
      var rows = [["the touch is"] + fateColumns]
      for way in Way.allCases {
        var row = [way.rawValue]
        for column in fateColumns {
          row.append(try fate(of: column, way, on: carefulStage(Settings())))
        }
        rows.append(row)
      }
      stage.recording.add(
        Table("Each in a scene of its own; the last thing that happens to it:", rows))
    }
  ] + gestures
