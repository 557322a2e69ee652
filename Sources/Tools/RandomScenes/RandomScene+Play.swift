import MiniUIKit

extension RandomScene {
  /// Plays some steps, lifts all fingers, and waits until all is over.
  func play() {
    for _ in 0..<number(6...24) {
      step()
      check()
    }
    finish()
  }

  private func step() {
    // What is switched off comes back soon, or nothing would happen.
    if !phone.isApplicationInFront, chance(40) { perform(.leaveTheFront, about: views[0]) }
    if application.isIgnoringInteractionEvents, chance(40) {
      perform(.toggleEvents, about: views[0])
    }
    let finger = parts.contains(.manyFingers) ? number(1...10) : pick([1, 1, 1, 2, 2, 3])
    if parts.contains(.system), chance(15) { return useSystem() }
    if parts.contains(.firstResponder), chance(20) { return useFirst() }
    let isUp = places[finger] == nil
    if !scrolls.isEmpty, isUp, chance(25) { return flick(finger) }
    if !scrolls.isEmpty, chance(12) { return pinch() }
    if !scrolls.isEmpty, isUp, chance(18) { return dragThereAndBack(finger) }
    switch number(0...99) {
    case 0..<25: wait(pick([0, 0.005, 0.02, 0.02, 0.1, 0.36, 0.6, 0.8]))
    case 25: perform(pick(SideEffect.allCases), about: pick(views))
    case 26..<30 where places.count > 1:
      report(places.keys.sorted().map { moved($0, pick([.moved, .up])) })
    case 30..<33 where places.isEmpty: report([put(1), put(2)])
    case 33..<35 where !isUp: lift(finger, .cancelled)
    case 35..<45 where isUp: taps(finger)
    case 45..<52 where isUp: drag(finger)
    case 52..<56 where parts.contains(.manyFingers): putHandDown()
    default: report([isUp ? put(finger) : moved(finger, pick([.moved, .moved, .up]))])
    }
  }

  // MARK: - Fingers

  private typealias Change = (finger: Int, change: HIDEvent.Contact.Change, at: CGPoint)

  private func put(_ finger: Int) -> Change {
    (finger, .down, pick([10, 70, 130].map { CGPoint(x: $0, y: 0.7 * $0) }))
  }

  private func moved(_ finger: Int, _ change: HIDEvent.Contact.Change) -> Change {
    var place = places[finger] ?? .zero
    if change == .moved {
      let reach: CGFloat = pick([2, 8, 15, 60])
      place.x = min(300, max(0, place.x + .random(in: -reach...reach, using: &random)))
      place.y = min(300, max(0, place.y + .random(in: -reach...reach, using: &random)))
    }
    return (finger, change, place)
  }

  private func taps(_ finger: Int) {
    for _ in 1...pick([1, 1, 2, 3]) { tap(finger, put(finger).at) }
  }

  private func drag(_ finger: Int) {
    report([put(finger)])
    let (x, y): (CGFloat, CGFloat) = pick([(14, 0), (-14, 1), (2, 12), (0, -14)])
    for _ in 0..<5 {
      wait(0.02)
      move(finger, by: x, y)
    }
    if chance(70) { lift(finger) }
  }

  /// Quick fingers, and short ones that stop a motion.
  private func flick(_ finger: Int) {
    report([put(finger)])
    let (x, y): (CGFloat, CGFloat) = pick([(30, 0), (-40, 3), (2, 40), (0, -25), (-3, -50)])
    for _ in 0..<pick([2, 4]) {
      wait(0.017)
      move(finger, by: x, y)
    }
    lift(finger)
    guard chance(50) else { return }
    wait(pick([0.02, 0.1, 0.3]))
    taps(finger)
  }

  /// Two fingers, of which one may drag already, go apart or together.
  private func pinch() {
    let middle = middle(of: pick(scrolls))
    report([(1, .down, middle)])
    if chance(30) { for _ in 0..<2 { move(1, by: 3, -12) } }
    report([(2, .down, CGPoint(x: middle.x + 20, y: middle.y))])
    let way: CGFloat = pick([-25, -9, 14, 40])
    for _ in 0..<pick([1, 3, 6]) {
      wait(0.017)
      move(2, by: way, chance(20) ? 30 : 2)
    }
    if chance(50) { report([1, 2].compactMap { places[$0] == nil ? nil : moved($0, .up) }) }
    if chance(50) { wait(pick([0.02, 0.1, 0.4])) }
  }

  /// Where the middle of a scroll view is seen, if it is on the screen.
  private func middle(of scroll: UIScrollView) -> CGPoint {
    let bounds = scroll.bounds
    let middle = scroll.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    return CGPoint(x: min(max(middle.x, 0), 300), y: min(max(middle.y, 0), 300))
  }

  /// A long way along one axis and back, over the ends of what lies there.
  private func dragThereAndBack(_ finger: Int) {
    // What lies in others was made last.
    report([
      (finger, .down, middle(of: scrolls.last { $0.superview is UIScrollView } ?? scrolls[0]))
    ])
    let (x, y): (CGFloat, CGFloat) = pick([(40, 0), (-40, 0), (0, 40), (0, -40), (0, -40)])
    for step in 0..<pick([6, 10]) {
      wait(0.017)
      if step < 5 { move(finger, by: x, y) } else { move(finger, by: -0.8 * x, -0.8 * y) }
    }
    if chance(80) { lift(finger) }
  }

  /// A hand: fingers that are up come down, all together or one after the other.
  private func putHandDown() {
    let fingers = (1...10).filter { places[$0] == nil && chance(70) }
    if chance(50) { return report(fingers.map { put($0) }) }
    for finger in fingers { report([put(finger)]) }
  }

  // MARK: - What is no touch

  private func useSystem() {
    switch number(0...7) {
    case 0: wait(pick([3, 60, 3600]))
    case 1: wait(pick([0.15, 0.35, 0.5, 0.75]))
    case 2: perform(.toggleEvents, about: views[0])
    case 3: perform(.leaveTheFront, about: views[0])
    case 4: perform(.animateView, about: pick(views))
    case 5:
      for number in scrolls.indices { motions.read(.moved(number)) }
      use { $0.tapStatusBar() }
    default:
      let time = pick([0, 0.1, 0.5])
      phone.runLoop.schedule(after: time) { [callbacks, application] in
        callbacks.onMoment(.timer, application)
      }
    }
  }

  private func useFirst() {
    let isCancelled = chance(20)
    switch number(0...9) {
    case 8: use { (phone) throws(ScriptError) in try phone.pressKey("s", .command) }
    case 9:
      let key = pick(["s", "a", UIKeyCommand.inputEscape])
      use { (phone) throws(ScriptError) in try phone.pressKey(key) }
    case 0: use { (phone) throws(ScriptError) in try phone.shake(isCancelled: isCancelled) }
    case 1, 2:
      if chance(60) { perform(.becomeFirst, about: pick(views)) }
      let button = chance(50) ? .select : pick(UIPress.PressType.allCases)
      use { (phone) throws(ScriptError) in try phone.press(button, isCancelled: isCancelled) }
    case 3: use { $0.remoteControl(.remoteControlPlay) }
    case 4: use { $0.type("a\n") }
    case 5:
      let window = pick(windows)
      inTurn { window.makeKeyAndVisible() }
    default: perform(pick([.becomeFirst, .resignFirst, .endEditing]), about: pick(views))
    }
  }
}
