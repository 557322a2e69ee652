import MiniUIKit
import Testing

/// A phone with a root view, fingers, and a record of all that happens, as lines.
///
/// `hit V` means that V is asked, `in V` that its `point(inside:)` ran, `V -> X` what it answered,
/// `began V` that its touches method ran, `action f` that f was performed.
final class World {
  let phone: Phone
  let window: UIWindow
  let viewController: UIViewController
  let root: UIView
  var application: UIApplication { phone.application }

  private final class Record {
    var lines: [(kind: String, who: String, line: String)] = []
    var events: [(kind: String, who: String, what: String)] = []
    var sentences: [(kind: String, sentence: String)] = []
  }
  private let record = Record()

  init(
    application: UIApplication = UIApplication(),
    viewController: UIViewController = UIViewController(),
    window makeWindow: (UIWindowScene) -> UIWindow = { UIWindow(windowScene: $0) }
  ) {
    phone = Phone(application: application)
    window = makeWindow(phone.application.windowScene)
    self.viewController = viewController
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    root = viewController.view
    phone.tracer.listen { [record] event, _ in
      record.lines.append((event.kind, event.who, World.line(event)))
      record.events.append((event.kind, event.who, event.what))
      let details = event.details.map { " \($0.key) \($0.value)" }.joined()
      record.sentences.append((event.kind, "\(event.who) \(event.what)\(details)"))
    }
  }

  private static func line(_ event: TraceEvent) -> String {
    switch event.kind {
    case "hitTest": event.what == "asked" ? "hit \(event.who)" : "\(event.who) \(event.what)"
    case "point": "in \(event.who)"
    case "touch": "\(event.what) \(event.who)"
    case "action": "action \(event.what)"
    default: "\(event.who) \(event.what)"
    }
  }

  /// Everything that happened, in the trace's words.
  var events: [(kind: String, who: String, what: String)] { record.events }

  /// The lines of some kinds, of all kinds if none is given.
  func lines(_ kinds: String...) -> [String] {
    record.lines.filter { kinds.isEmpty || kinds.contains($0.kind) }.map { $0.line }
  }

  /// The lines of some kinds about things with some names.
  func lines(_ kinds: String..., of names: [String]) -> [String] {
    record.lines.filter { kinds.contains($0.kind) && names.contains($0.who) }.map { $0.line }
  }

  /// Who was asked, in order.
  var asked: [String] {
    lines("hitTest").filter { $0.hasPrefix("hit ") }.map { String($0.dropFirst(4)) }
  }

  /// What happened of some kinds, with all details: `C shouldBegin -> yes about tap(C)`.
  func sentences(_ kinds: String...) -> [String] {
    record.sentences.filter { kinds.contains($0.kind) }.map { $0.sentence }
  }

  /// The lines of some kinds, of all kinds if none is given, since they were forgotten last, which
  /// they are now.
  func news(_ kinds: String...) -> [String] {
    defer { forget() }
    return record.lines.filter { kinds.isEmpty || kinds.contains($0.kind) }.map { $0.line }
  }

  /// Who is hit at a place of the root view, without a touch.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
    root.hitTest(CGPoint(x, y), with: nil)?.name
  }

  func forget() { (record.lines, record.events, record.sentences) = ([], [], []) }

  // MARK: - Views

  /// Adds a view to the root or to another view.
  @discardableResult
  func add<View: UIView>(
    _ name: String, _ view: View, to superview: UIView? = nil
  ) -> View {
    view.traceName = name
    (superview ?? root).addSubview(view)
    return view
  }

  @discardableResult
  func add(_ name: String, _ frame: CGRect, to superview: UIView? = nil) -> UIView {
    add(name, UIView(frame: frame), to: superview)
  }

  /// Makes a further window.
  func addWindow(_ name: String, level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(windowScene: application.windowScene)
    window.traceName = name
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  // MARK: - Fingers

  func report(_ change: HIDEvent.Contact.Change, _ point: CGPoint, finger: Int = 1) throws {
    try phone.digitizer.report([HIDEvent.Contact(finger: finger, change, at: point)])
  }
  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) throws {
    try report(.down, CGPoint(x: x, y: y), finger: finger)
  }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) throws {
    try report(.moved, CGPoint(x: x, y: y), finger: finger)
  }
  func up(finger: Int = 1) throws { try lift(.up, finger) }
  func cancel(finger: Int = 1) throws { try lift(.cancelled, finger) }

  private func lift(_ change: HIDEvent.Contact.Change, _ finger: Int) throws {
    let place = phone.digitizer.fingers.first { $0.finger == finger }?.location
    try report(change, place ?? .zero, finger: finger)
  }

  /// A quick tap, 80 ms long.
  func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) throws {
    try down(x, y, finger: finger)
    try wait(0.08)
    try up(finger: finger)
  }
  func tap(_ point: CGPoint) throws { try tap(point.x, point.y) }

  func wait(_ duration: Seconds) throws { try phone.clock.advance(by: duration) }

  /// Moves a finger through some points, one a frame.
  func drag(_ points: [CGPoint], finger: Int = 1) throws {
    for point in points {
      try frame()
      try move(point.x, point.y, finger: finger)
    }
  }

  /// Puts a finger down at the first place, drags it through the others, one a frame, and lifts it
  /// or takes it away; without an end it stays down.
  func stroke(
    _ places: (CGFloat, CGFloat)..., end: HIDEvent.Contact.Change? = .up, finger: Int = 1
  ) throws {
    if let (x, y) = places.first { try down(x, y, finger: finger) }
    try drag(places.dropFirst().map { CGPoint($0.0, $0.1) }, finger: finger)
    if let end { try lift(end, finger) }
  }

  /// Lets a frame pass, so that the next move is not held back.
  func frame() throws { try phone.clock.advance(to: phone.clock.now + Clock.frame) }
}

/// A view that runs closures in its touches methods and calls super, or not, for each of them.
class Probe: UIView {
  var callsSuper: [UITouch.Phase: Bool] = [:]
  var on: (UITouch.Phase, Set<UITouch>, UIEvent?) -> Void = { _, _, _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    on(.began, touches, event)
    if callsSuper[.began] ?? true { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    on(.moved, touches, event)
    if callsSuper[.moved] ?? true { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    on(.ended, touches, event)
    if callsSuper[.ended] ?? true { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    on(.cancelled, touches, event)
    if callsSuper[.cancelled] ?? true { super.touchesCancelled(touches, with: event) }
  }
}

/// A view whose two hit-test methods can be replaced; each gets the point and calls `super` by the
/// function it is given.
class Custom: UIView {
  var point: ((CGPoint, (CGPoint) -> Bool) -> Bool)?
  var hit: ((CGPoint, (CGPoint) -> UIView?) -> UIView?)?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let standard = { super.point(inside: $0, with: event) }
    return self.point.map { $0(point, standard) } ?? standard(point)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let standard = { super.hitTest($0, with: event) }
    return hit.map { $0(point, standard) } ?? standard(point)
  }
}

extension Set<UITouch> {
  /// The touches in the order of their timestamps and places, as a set has no order.
  func sorted(by place: (CGPoint) -> CGFloat) -> [UITouch] {
    sorted { place($0.location(in: nil)) < place($1.location(in: nil)) }
  }
}

// Numbers in the order in which everybody says them, so that a scene fits on a line.

extension CGPoint {
  init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
