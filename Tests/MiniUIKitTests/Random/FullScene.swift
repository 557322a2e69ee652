import MiniUIKit

@testable import RandomScenes

/// One of everything, and a script in acts that calls the app at every moment there is.
final class FullScene: WatchedScene {
  private let root = ReportingView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let card = ReportingView(frame: CGRect(x: 10, y: 10, width: 150, height: 150))
  private let pad = ReportingView(frame: CGRect(x: 10, y: 480, width: 150, height: 150))
  private let knob = ReportingControl(frame: CGRect(x: 10, y: 170, width: 100, height: 60))
  private let button = UIButton(frame: CGRect(x: 250, y: 170, width: 60, height: 40))
  private let field = UITextField(frame: CGRect(x: 120, y: 170, width: 120, height: 40))
  private let scroll = ReportingScrollView(frame: CGRect(x: 10, y: 250, width: 150, height: 200))
  private let table = ReportingTable(frame: CGRect(x: 170, y: 250, width: 150, height: 220))
  /// The moments at which the app was called.
  private(set) var moments: Set<Moment> = []
  private var plan: (moment: Moment, effect: SideEffect)?
  private var sideEffectsLeft = 3

  /// Makes the scene.
  ///
  /// - Parameters:
  ///   - plan: What the app does at a moment, the first three times; nil if it does nothing.
  ///   - census: Who counts the scene's objects.
  init(_ plan: (moment: Moment, effect: SideEffect)?, _ census: Census) {
    super.init(1, census, isRecorded: true)
    addWindow().makeKeyAndVisible()
    compose()
    self.plan = plan
    callbacks.onMoment = { [unowned self] in heard($0, $1) }
  }

  private func heard(_ moment: Moment, _ object: AnyObject) {
    moments.insert(moment)
    noteCall(moment)
    guard let plan, moment == plan.moment, sideEffectsLeft > 0 else { return }
    sideEffectsLeft -= 1
    perform(plan.effect, about: object)
  }

  private func compose() {
    put(root, "root", in: windows[0])
    put(card, "card", in: root)
    put(pad, "pad", in: root)
    put(knob, "knob", in: root)
    put(button, "button", in: root)
    put(field, "field", in: root)
    scroll.contentSize = CGSize(width: 300, height: 900)
    scroll.maximumZoomScale = 3
    rows.count = 30
    table.dataSource = rows
    table.scrollsToTop = false
    for view in [scroll, table] as [UIScrollView] { view.delegate = rows }
    put(scroll, "scroll", in: root)
    put(table, "table", in: root)
    let content = ReportingView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    put(content, "content", in: scroll)
    for view in [root, card, pad, content] { view.reporter = reporter() }
    knob.reporter = reporter()
    scroll.answers = ScrollAnswers(reporter: reporter())
    table.answers = ScrollAnswers(reporter: reporter())
    // Laws of motion are for scenes whose programs let the views alone.
    for number in scrolls.indices { motions.read(.moved(number)) }
    (card.isMultipleTouchEnabled, root.wantsFirst) = (true, true)
    button.addTarget(nil, action: ReportingView.didTap, for: .touchUpInside)
    addRecognizers()
    application.beginReceivingRemoteControlEvents()
    let other = addWindow()
    other.frame = CGRect(x: 300, y: 700, width: 60, height: 60)
  }

  private func addRecognizers() {
    add(UITapGestureRecognizer(), to: card)
    add(tap(2), to: card)
    add(WiggleRecognizer(answers), to: card)
    add(FirstFingerRecognizer(answers), to: card)
    let three = UITapGestureRecognizer()
    three.numberOfTouchesRequired = 3
    add(three, to: root)
    for recognizer in [card, root].flatMap({ $0.gestureRecognizers ?? [] }) {
      recognizer.delegate = answers
    }
    add(UILongPressGestureRecognizer(), to: card)
    // These two get every touch.
    add(tap(2), to: pad)
    add(WiggleRecognizer(answers), to: pad)
  }

  private func tap(_ count: Int) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    return tap
  }

  private func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    adopt(recognizer)
    view.addGestureRecognizer(recognizer)
  }

  private func put(_ view: UIView, _ name: String, in superview: UIView) {
    view.traceName = name
    superview.addSubview(view)
    adopt(view)
  }

  // MARK: - The script

  /// How many acts there are.
  static let actCount = 11

  /// Plays one act and judges.
  func play(act: Int) {
    switch act {
    case 0: tapCard()
    case 1: dragCard()
    case 2: wiggleAndHold()
    case 3: useControl()
    case 4: edit()
    case 5: flick()
    case 6: pinch()
    case 7: select()
    case 8: press()
    case 9: useSystem()
    default: changeViews()
    }
    check()
    finish()
  }

  private func tapCard() {
    tap(1, CGPoint(x: 50, y: 50))
    wait(0.1)
    tap(1, CGPoint(x: 50, y: 50))
    wait(1)
    tap(1, CGPoint(x: 50, y: 50))
    wait(1)
  }

  private func dragCard() {
    down(1, CGPoint(x: 50, y: 50))
    down(2, CGPoint(x: 90, y: 50))
    for _ in 0..<5 {
      wait(0.02)
      move(1, by: 7, 0)
    }
    lift(1)
    down(3, CGPoint(x: 60, y: 60))
    wait(0.02)
    lift(3, .cancelled)
    lift(2)
    wait(0.5)
  }

  private func wiggleAndHold() {
    down(1, CGPoint(x: 50, y: 520))
    for _ in 0..<4 {
      wait(0.02)
      move(1, by: 1, 0)
    }
    lift(1)
    wait(1)
    down(1, CGPoint(x: 50, y: 520))
    lift(1, .cancelled)
    down(1, CGPoint(x: 50, y: 50))
    wait(1)
    lift(1)
    wait(0.5)
  }

  private func useControl() {
    for end in [HIDEvent.Contact.Change.up, .cancelled] {
      down(1, CGPoint(x: 30, y: 190))
      wait(0.02)
      move(1, by: 4, 0)
      wait(0.02)
      lift(1, end)
    }
    tap(1, CGPoint(x: 270, y: 180))
  }

  private func edit() {
    tap(1, CGPoint(x: 150, y: 180))
    wait(0.5)
    use { $0.type("a\n") }
    inTurn { [unowned self] in _ = field.resignFirstResponder() }
    wait(0.5)
  }

  private func flick() {
    for point in [CGPoint(x: 50, y: 420), CGPoint(x: 50, y: 400)] {
      down(1, point)
      for _ in 0..<3 {
        wait(0.017)
        move(1, by: -2, -20)
      }
      lift(1)
      wait(3)
    }
    // One that comes after the delay asks whether it may take the touch.
    down(1, CGPoint(x: 50, y: 400))
    wait(0.2)
    move(1, by: 0, -40)
    lift(1)
    wait(3)
  }

  private func pinch() {
    down(1, CGPoint(x: 50, y: 300))
    down(2, CGPoint(x: 80, y: 300))
    for _ in 0..<3 {
      wait(0.02)
      move(2, by: 14, 0)
    }
    lift(1)
    lift(2)
    wait(1)
  }

  private func select() {
    for y in [270, 320] {
      down(1, CGPoint(x: 200, y: y))
      wait(0.3)
      lift(1)
    }
    wait(1)
  }

  private func press() {
    inTurn { [unowned self] in _ = root.becomeFirstResponder() }
    use { (phone) throws(ScriptError) in try phone.press(.select) }
    use { (phone) throws(ScriptError) in try phone.press(.menu) }
    use { (phone) throws(ScriptError) in try phone.pressKey("s", .command) }
    use { (phone) throws(ScriptError) in try phone.shake() }
    use { $0.remoteControl(.remoteControlPlay) }
    inTurn { [unowned self] in _ = root.resignFirstResponder() }
  }

  private func useSystem() {
    inTurn { [unowned self] in scroll.contentOffset = CGPoint(x: 0, y: 50) }
    use { $0.tapStatusBar() }
    wait(1)
    inTurn { [unowned self] in scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true) }
    wait(1)
    phone.runLoop.schedule(after: 0.1) { [callbacks, application] in
      callbacks.onMoment(.timer, application)
    }
    inTurn { [callbacks, application, card] in
      application.animate(withDuration: 0.2, animations: { card.alpha = 0.5 }) { _ in
        callbacks.onMoment(.animationCompletion, card)
      }
    }
    wait(1)
  }

  private func changeViews() {
    inTurn { [unowned self] in
      card.removeFromSuperview()
      root.addSubview(card)
      table.reloadData()
    }
    perform(.present, about: card)
    tap(1, CGPoint(x: 50, y: 50))
    perform(.dismiss, about: card)
    tap(1, CGPoint(x: 50, y: 50))
    use { (phone) throws(ScriptError) in try phone.press(.select) }
  }
}

extension ReportingView {
  /// What the button searches the chain for.
  fileprivate func didTap() {}
}
