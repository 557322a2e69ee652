import MiniUIKit
import Stage

/// A controller whose menu comes up when a finger has rested on a story for a second.
class MenuPlayer: UIViewController {
  /// Makes a timer; in an app it would be `Timer.scheduledTimer`.
  var runLoop: MainRunLoop?
  fileprivate(set) var isDimmed = false
  fileprivate(set) var menu = "closed"
  fileprivate var timer: ClockTimer?

  /// The bar dims, and after a second the menu comes up.
  fileprivate func begin() {
    isDimmed = true
    timer = runLoop?.schedule(after: 1) { [unowned(unsafe) self] in menu = "open" }
  }
}

// listing: hastyMenu
/// Knows both ends of a touch.
final class HastyMenuPlayer: MenuPlayer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    timer?.stop()
    isDimmed = false
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDimmed = false
  }
}
// end

// listing: onePlace
/// Has one place that every end of a touch goes through.
final class TidyMenuPlayer: MenuPlayer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { cleanUp() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cleanUp() }

  /// What began has changed is put back here, and nowhere else.
  private func cleanUp() {
    timer?.stop()
    timer = nil
    isDimmed = false
  }
}
// end

/// What goes on after the touch.
let cleanUp = [
  timed("13G", "A story goes under a finger; its timer runs on") { HastyMenuPlayer() },
  timed("13G2", "A story goes under a finger; its timer is stopped") { TidyMenuPlayer() },
]

private func timed(
  _ id: String, _ title: String, _ make: @escaping @Sendable () -> MenuPlayer
) -> Experiment {
  Experiment(
    id, title, kinds: ["touch"], showsChain: false, tellsLeftOut: false,
    parameters: [.number("lost", 0.4, in: 0...3, "when the story goes, in seconds")],
    touch: onStory, pictures: [],
    on: { Stage(settings: $0, viewController: named("player", make())) }
  ) { stage throws(ScriptError) in
    guard let player = stage.viewController as? MenuPlayer else { return }
    player.runLoop = stage.phone.runLoop
    let beach = view("beach", storyFrame, .blue)
    stage.root.addSubview(beach)
    try stage.finger.down(at: stage.touch)
    var rows = [["at", "dimmed", "menu"]]
    func note(_ time: String) { rows.append([time, word(player.isDimmed), player.menu]) }
    note("0")
    try stage.wait(stage.number("lost"))
    beach.removeFromSuperview()
    note(decimals(stage.number("lost")))
    try stage.wait(2)
    note(decimals(stage.number("lost") + 2))
    try stage.finger.up()
    stage.recording.add(Table("The player:", rows))
  }
}

// listing: reset
/// Recognizes a finger that has gone 40 points up in all.
class Lift: UIGestureRecognizer {
  fileprivate var way: CGFloat = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, state == .possible else { return }
    way += touch.previousLocation(in: view).y - touch.location(in: view).y
    if way >= 40 { state = .recognized }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
  override func reset() {
    super.reset()
    way = 0
  }
}
// end

/// A lift that puts its way back only where the finger is lifted.
final class HastyLift: Lift {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    way = 0
  }
  override func reset() {
    let old = way
    super.reset()
    way = old
  }
}

/// Two attempts, of which the first is taken away.
let attempts = [
  attempting("13H", "A lift of 30 points, an alert, a lift of 15; no reset", isTidy: false),
  attempting("13H2", "A lift of 30 points, an alert, a lift of 15; a reset", isTidy: true),
]

private func attempting(_ id: String, _ title: String, isTidy: Bool) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture", "action"],
    parameters: [.number("second", 15, in: 0...100, "how far up the second finger goes")],
    touch: onStory, pictures: [], on: carefulStage
  ) { stage throws(ScriptError) in
    guard let stories = Stories(on: stage) else { return }
    let lift = isTidy ? Lift() : HastyLift()
    lift.name = "lift"
    lift.addTarget(stories.player, action: Player.didLift, name: "didLift")
    stories.beach.addGestureRecognizer(lift)
    let start = stage.touch
    try stage.finger.down(at: start)
    try stage.wait(0.1)
    try stage.finger.move(to: CGPoint(x: start.x, y: start.y - 30))
    try stage.wait(0.1)
    try stage.finger.cancel()
    try stage.wait(1)
    try stage.finger.down(at: start)
    try stage.wait(0.1)
    try stage.finger.move(to: CGPoint(x: start.x, y: start.y - CGFloat(stage.number("second"))))
    try stage.wait(0.1)
    try stage.finger.up()
  }
}

extension Player {
  func didLift() {}
}

/// A table's rows, of which one is used again under a finger.
final class Rows: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }
}

/// A table that is loaded anew under a finger, and a like that is taken back.
let backAgain = [
  Experiment(
    "13I", "A table is loaded anew while a finger is on row 2", kinds: ["touch", "row"],
    showsChain: false,
    parameters: [.flag("reloads", true, "whether the table is loaded anew")],
    touch: CGPoint(x: 187, y: 230), pictures: [.scene], on: carefulStage
  ) { stage throws(ScriptError) in
    let rows = Rows()
    stage.keep(rows)
    let table = dressed(UITableView(frame: storyFrame), "table", .white)
    table.rowHeight = 60
    table.dataSource = rows
    stage.root.addSubview(table)
    try stage.finger.down(at: stage.touch)
    try stage.wait(0.3)
    if stage.flag("reloads") { table.reloadData() }
    try stage.wait(0.3)
    try stage.finger.up()
  }
]
