import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_12: [WrongAnswer<Diagnosed<Desks>>] = [
  suspect("takes the pan for the cause", line: "A"),
  suspect("takes the showing for the cause", line: "B"),
  suspect("takes the closing for the cause", line: "C"),
  suspect("takes the hit test for the cause", line: "E"),
  asks("asks who was told, and mends the right line", .whoWasTold),
  asks("asks who was hit, and mends the right line", .whoWasHit),
  asks("asks who heard, and mends the right line", .whoHeard),
  asks("asks who took it, and mends the right line", .whoTookIt),
  blames("the title"), blames("the note"), blames("the window"), blames("the pause"),
  blames("the panel"),
  WrongAnswer("names no cause") { desk14_12([], .remembers) },
  mend("mends nothing", .unchanged),
  mend("lets the recorder never be key", .never),
  mend("makes the page's window key in pause", .backInPause),
  mend("makes the page's window key in pause, if the note is first responder", .backToNote),
  mend("makes the page's window key as soon as pause is down", .backAtOnce),
  mend("makes the page's window key after each touch beside the title", .backAfterTouch),
  mend("switches the recorder's interaction off", .off),
  mend("has the title resign, and makes the page's window key in pause", .resignsAndBack),
  mend("makes the note first responder in pause", .noteAgain),
  mend("has the title resign in pause", .titleResigns),
  mend("has the title resign as soon as the note begins", .noteBegins),
  mend("has the title resign with the keys", .resignsWithKeys),
  mend("may be key while the title is first responder", .whileFirst),
  mend("the same, and becomes key as the title begins", .beginsAndStays),
  mend("the same, and has the title resign as the note begins", .beginsInTurn),
  mend("may be key unless the note is first responder", .unlessNote),
  mend("may be key unless a button is hit", .unlessButton),
  mend("may be key unless pause is hit", .unlessPause),
  mend("knows where the title was at first", .fixedPlace),
  mend("asks the title's frame with the window's point", .mixedUp),
  mend("may be key as soon as the title was hit once", .sinceTitle),
  mend("may be key until pause is tapped", .untilPause),
  mend("lets touches of the buttons through", .throughButtons),
  mend("takes touches for the title alone", .titleAlone),
  mend("lies behind the page", .behind),
  mend("mends the right line, and takes the drag away", .noDrag),
  mend("mends the right line, and has close end all writing", .closeEnds),
]

private func suspect(_ name: String, line: String) -> WrongAnswer<Diagnosed<Desks>> {
  WrongAnswer(name) {
    desk14_12([Cause(.whichWindow, object: "recorder", line: line)], .remembers)
  }
}

private func asks(_ name: String, _ question: Cause.Question) -> WrongAnswer<Diagnosed<Desks>> {
  WrongAnswer(name) { desk14_12([Cause(question, object: "recorder", line: "D")], .remembers) }
}

private func blames(_ name: String) -> WrongAnswer<Diagnosed<Desks>> {
  WrongAnswer("blames " + name) {
    let object = String(name.dropFirst("the ".count))
    return desk14_12([Cause(.whichWindow, object: object, line: "D")], .remembers)
  }
}

private func mend(
  _ name: String, _ design: TrialRecorder.Design
) -> WrongAnswer<Diagnosed<Desks>> {
  WrongAnswer(name) { right14_12(design) }
}

/// The right diagnosis with a mend of any design.
func right14_12(_ design: TrialRecorder.Design) -> Diagnosed<Desks> {
  desk14_12([Cause(.whichWindow, object: "recorder", line: "D")], design)
}

private func desk14_12(
  _ causes: [Cause], _ design: TrialRecorder.Design
) -> Diagnosed<Desks> {
  Diagnosed(causes) {
    let screen = TrialPage(design)
    return Desk(
      screen: screen, note: screen.note, show: { screen.show() },
      title: screen.title, log: { screen.log })
  }
}

/// The page under a recorder with one of several mends.
private final class TrialPage: UIView, UITextFieldDelegate {
  private(set) var log: [String] = []
  let note = UITextField(frame: CGRect(x: 20, y: 300, width: 335, height: 44))
  let title = UITextField(frame: CGRect(x: 108, y: 8, width: 167, height: 44))
  private var recorder: TrialRecorder?
  private let star = UIButton(frame: CGRect(x: 20, y: 380, width: 120, height: 44))
  private let design: TrialRecorder.Design

  init(_ design: TrialRecorder.Design) {
    self.design = design
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    star.addTarget(self, action: TrialPage.didStar, for: .touchUpInside)
    note.delegate = self
    for view in [note, star] { addSubview(view) }
  }

  func show() {
    guard let window, let scene = window.windowScene else { return }
    if recorder == nil {
      let recorder = TrialRecorder(design, title, in: scene, above: window)
      recorder.note = note
      recorder.pause.addTarget(self, action: TrialPage.didPause, for: .touchUpInside)
      recorder.close.addTarget(self, action: TrialPage.didClose, for: .touchUpInside)
      if design == .backAtOnce {
        recorder.pause.addTarget(self, action: TrialPage.giveBack, for: .touchDown)
      }
      self.recorder = recorder
    }
    for window in recorder?.windows ?? [] { window.isHidden = false }
  }

  func didStar() { log.append("star") }

  func giveBack() { window?.makeKey() }

  func didPause() {
    log.append("pause")
    switch design {
    case .backInPause: giveBack()
    case .backToNote: if note.isFirstResponder { giveBack() }
    case .noteAgain: note.becomeFirstResponder()
    case .titleResigns: title.resignFirstResponder()
    case .resignsAndBack:
      title.resignFirstResponder()
      giveBack()
    case .untilPause: recorder?.isPaused = true
    default: break
    }
  }

  func didClose() {
    for window in recorder?.windows ?? [] { window.isHidden = true }
    giveBack()
    if design == .closeEnds { endEditing(true) }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if [.noteBegins, .beginsInTurn].contains(design) { title.resignFirstResponder() }
  }
}

/// A recorder with one of several mends.
final class TrialRecorder: UIWindow {
  enum Design {
    case remembers, asksEvent, followsEditing, twoWindows
    case unchanged, never, backInPause, backToNote, backAtOnce, backAfterTouch, off, noteAgain
    case titleResigns, noteBegins, resignsWithKeys, whileFirst, beginsAndStays, unlessNote
    case unlessButton, unlessPause, fixedPlace, mixedUp, sinceTitle, untilPause, throughButtons
    case titleAlone, behind, noDrag, closeEnds, resignsAndBack, beginsInTurn
  }

  let pause = UIButton(frame: CGRect(x: 8, y: 8, width: 92, height: 44))
  let close = UIButton(frame: CGRect(x: 283, y: 8, width: 44, height: 44))
  var note: UITextField?
  var isPaused = false
  /// The recorder's window, and one for its title, if that has one.
  private(set) var windows: [UIWindow] = []

  private let panel = UIView(frame: CGRect(x: 20, y: 60, width: 335, height: 100))
  private let design: Design
  private let title: UITextField
  private let page: UIWindow
  private var hit: UIView?
  private var point = CGPoint.zero
  private var wasInTitle = false

  init(_ design: Design, _ title: UITextField, in scene: UIWindowScene, above page: UIWindow) {
    (self.design, self.title, self.page) = (design, title, page)
    super.init(windowScene: scene)
    windows = [self]
    windowLevel = design == .behind ? .init(-1) : .alert
    isUserInteractionEnabled = design != .off
    for view in [pause, title, close] { panel.addSubview(view) }
    addSubview(panel)
    if design == .twoWindows { addTitleWindow(in: scene) }
    if [.followsEditing, .beginsAndStays, .beginsInTurn].contains(design) {
      title.addTarget(self, action: TrialRecorder.makeKey, for: .editingDidBegin)
    }
    guard design != .noDrag else { return }
    panel.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: TrialRecorder.didDrag))
  }

  /// The title alone is in a window that may be key.
  private func addTitleWindow(in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.windowLevel = .init(2001)
    window.frame = CGRect(x: 128, y: 68, width: 167, height: 44)
    title.frame.origin = .zero
    window.addSubview(title)
    windows.append(window)
  }

  override var canBecomeKey: Bool {
    let isInTitle = hit === title
    switch design {
    case .remembers, .asksEvent, .noDrag, .closeEnds: return !isHidden && isInTitle
    case .followsEditing, .whileFirst, .beginsAndStays, .beginsInTurn:
      return title.isFirstResponder
    case .twoWindows, .never: return false
    case .unlessNote: return note?.isFirstResponder != true
    case .unlessButton: return !(hit is UIButton)
    case .unlessPause: return hit !== pause
    case .fixedPlace: return CGRect(x: 128, y: 68, width: 167, height: 44).contains(point)
    case .mixedUp: return title.frame.contains(point)
    case .sinceTitle: return wasInTitle
    case .untilPause: return !isPaused
    default: return !isHidden
    }
  }

  override func resignKey() {
    super.resignKey()
    if [.followsEditing, .resignsWithKeys].contains(design) { title.resignFirstResponder() }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if design != .asksEvent { self.hit = hit }
    self.point = point
    wasInTitle = wasInTitle || hit === title
    if design == .throughButtons, hit is UIButton { return nil }
    if design == .titleAlone, hit !== title { return nil }
    return hit === self ? nil : hit
  }

  override func sendEvent(_ event: UIEvent) {
    if design == .asksEvent {
      hit = event.touches(for: self)?.first { $0.phase == .began }?.view
    }
    super.sendEvent(event)
    if design == .backAfterTouch, hit !== title { page.makeKey() }
  }

  func didDrag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: self).y
    panel.center.y += way
    if design == .twoWindows { windows.last?.center.y += way }
    pan.setTranslation(.zero, in: self)
  }
}
