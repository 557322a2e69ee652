import MiniUIKit
import TestKit
import Testing

/// Expects lines that are written one after the other.
func expectLines(
  _ got: some Sequence<String>, _ first: String, _ more: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectLines(Array(got), [first] + more, sourceLocation: sourceLocation)
}

/// Plays a case on a new scene and expects what happened there, as lines; no lines if none is said.
///
/// - Parameters:
///   - name: What is special about the case if it is one of several; a failure shows it.
///   - c: The view C.
///   - kinds: The kinds of the lines; all that the scene knows if none is given.
///   - wanted: The lines.
///   - sourceLocation: Where the case stands.
///   - script: What is put on the scene and done there.
func play(
  _ name: String = "", on c: UIView = UIView(), of kinds: String..., seen wanted: String...,
  sourceLocation: SourceLocation = #_sourceLocation, _ script: (GestureScene) throws -> Void
) rethrows {
  let scene = GestureScene(c: c)
  try script(scene)
  let lines = kinds.isEmpty ? scene.lines : scene.lines(of: kinds)
  expectLines(lines, wanted, name, sourceLocation: sourceLocation)
}

/// A view C in a view A, recognizers on them that note their actions, and the lines about gestures
/// and touches.
///
/// `tap(C) began` means that the recognizer heard it, `tap(C) = ended` that this is its state now.
/// A is at (20, 20) and 200 points large, C at (40, 40) and 100 large.
final class GestureScene {
  let world = World()
  let a: UIView
  let c: UIView
  /// Ten rows for a table.
  let rows = Rows()
  private var listeners: [Listener] = []

  final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: "row")
    }
  }

  /// Somebody whose method a recognizer calls.
  final class Listener {
    var on: (UIGestureRecognizer) -> Void = { _ in }
    func act(_ recognizer: UIGestureRecognizer) { on(recognizer) }
  }

  init(c: UIView = UIView()) {
    a = world.add("A", CGRect(x: 20, y: 20, width: 200, height: 200))
    c.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    self.c = world.add("C", c, to: a)
  }

  /// Puts a recognizer on a view, with an action of a name.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView, _ action: String,
    _ on: @escaping (UIGestureRecognizer) -> Void = { _ in }
  ) -> Recognizer {
    let listener = Listener()
    listener.on = on
    listeners.append(listener)
    recognizer.addTarget(listener, action: Listener.act, name: action)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @discardableResult
  func tap(
    on view: UIView, _ action: String, taps: Int = 1,
    _ on: @escaping (UIGestureRecognizer) -> Void = { _ in }
  ) -> UITapGestureRecognizer {
    let tap = add(UITapGestureRecognizer(), to: view, action, on)
    tap.numberOfTapsRequired = taps
    return tap
  }

  /// A quick tap on C.
  func tapC() throws { try world.tap(60, 60) }

  /// Drags a finger from a point of C to the right, to some distances.
  func dragC(_ distances: CGFloat..., finger: Int = 1) throws {
    if !world.phone.digitizer.fingers.contains(where: { $0.finger == finger }) {
      try world.down(60, 60, finger: finger)
    }
    try world.drag(distances.map { CGPoint(x: 60 + $0, y: 60) }, finger: finger)
  }

  /// The same, and lifts the finger.
  func strokeC(_ distances: CGFloat...) throws {
    try world.down(60, 60)
    try world.drag(distances.map { CGPoint(x: 60 + $0, y: 60) })
    try world.up()
  }

  /// Puts a finger on C and lets time pass.
  func holdC(_ duration: Seconds) throws {
    try world.down(60, 60)
    try world.wait(duration)
  }

  /// What happened, without what the end of the chain hears.
  var lines: [String] { tagged.map { $0.line } }

  /// The lines of some kinds, by the trace's words for them.
  func lines(_ kinds: String...) -> [String] { lines(of: kinds) }
  func lines(of kinds: [String]) -> [String] {
    tagged.filter { kinds.contains($0.kind) }.map { $0.line }
  }

  private var tagged: [(kind: String, line: String)] {
    let silent = ["root", "viewController", "window", "scene", "application"]
    return world.events.compactMap { kind, who, what in
      switch kind {
      case "gestureTouch", "gesturePress", "gestureScroll", "noSuper": (kind, "\(who) \(what)")
      case "press": silent.contains(who) ? nil : (kind, "\(what) \(who)")
      case "gesture": (kind, "\(who) = \(what)")
      case "touch": silent.contains(who) ? nil : (kind, "\(what) \(who)")
      case "action": (kind, "action \(what)")
      case "control", "delay", "wait": (kind, "\(who) \(what)")
      default: nil
      }
    }
  }

  /// The lines since they were asked for last.
  func news() -> [String] {
    defer { world.forget() }
    return lines
  }

  func lines(after line: String) -> [String] {
    let all = lines
    guard let place = all.lastIndex(of: line) else { return [] }
    return Array(all[(place + 1)...])
  }
}

/// A recognizer of one's own: closures in its methods, and a note of what was called.
final class Own: UIGestureRecognizer {
  var on: (Own, UITouch.Phase, Set<UITouch>, UIEvent) -> Void = { _, _, _, _ in }
  var callsSuper = true
  var onReset: (Own) -> Void = { _ in }
  var calls: [String] = []
  var prevents: (UIGestureRecognizer) -> Bool = { _ in true }
  var isPrevented: (UIGestureRecognizer) -> Bool = { _ in true }
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }
  var receives: (UIEvent) -> Bool = { _ in true }
  var onPress: (UIPress.Phase, Set<UIPress>, UIPressesEvent) -> Void = { _, _, _ in }

  init(_ name: String) {
    super.init()
    self.name = name
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if callsSuper { super.touchesBegan(touches, with: event) }
    calls.append("began \(touches.count)")
    on(self, .began, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if callsSuper { super.touchesMoved(touches, with: event) }
    calls.append("moved \(touches.count)")
    on(self, .moved, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if callsSuper { super.touchesEnded(touches, with: event) }
    calls.append("ended \(touches.count)")
    on(self, .ended, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if callsSuper { super.touchesCancelled(touches, with: event) }
    calls.append("cancelled \(touches.count)")
    on(self, .cancelled, touches, event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if callsSuper { super.pressesBegan(presses, with: event) }
    calls.append("pressed")
    onPress(.began, presses, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if callsSuper { super.pressesEnded(presses, with: event) }
    calls.append("released")
    onPress(.ended, presses, event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if callsSuper { super.pressesCancelled(presses, with: event) }
    calls.append("press cancelled")
    onPress(.cancelled, presses, event)
  }
  override func reset() {
    if callsSuper { super.reset() }
    calls.append("reset")
    onReset(self)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPrevented(other) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { requires(other) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    isRequired(other)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool { receives(event) }

  /// One that assigns a state in a phase of its touches.
  static func assigning(_ states: [UITouch.Phase: [State]], _ name: String = "own") -> Own {
    let own = Own(name)
    own.on = { own, phase, _, _ in
      for state in states[phase] ?? [] { own.state = state }
    }
    return own
  }
}

/// A delegate that answers by closures and notes what it was asked.
final class Voice: UIGestureRecognizerDelegate {
  var questions: [String] = []
  var begins = true
  var allowsBoth: (UIGestureRecognizer) -> Bool = { _ in false }
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }
  var receives: (UITouch) -> Bool = { _ in true }
  var receivesPress = true
  var receivesEvent = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions.append("shouldBegin")
    return begins
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("simultaneously with \(otherGestureRecognizer.wordInTrace)")
    return allowsBoth(otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("requires \(otherGestureRecognizer.wordInTrace)")
    return requires(otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("required by \(otherGestureRecognizer.wordInTrace)")
    return isRequired(otherGestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    questions.append("receive touch")
    return receives(touch)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    questions.append("receive press")
    return receivesPress
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    questions.append("receive event")
    return receivesEvent
  }
}
