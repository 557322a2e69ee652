import Grading
import MiniUIKit

let wrong5_3: [WrongAnswer<NoteParts>] = [
  WrongAnswer("gives the bar no height") { note(.flat) },
  WrongAnswer("makes the bar as high as the button") { note(.low) },
  WrongAnswer("gives the button itself as the bar") { note(.buttonOnly) },
  WrongAnswer("puts the button into the note") { note(.inNote) },
  WrongAnswer("forgets to tell the button what to do") { note(.unregistered) },
  WrongAnswer("acts when the finger comes down on the button") { note(.atDown) },
  WrongAnswer("forgets to put the button into the bar") { note(.empty) },
  WrongAnswer("hides the bar instead of resigning") { note(.hides) },
  WrongAnswer("lets the button hang out of the bar") { note(.hangsOut) },
  WrongAnswer("listens to the whole bar") { note(.wholeBar) },
  WrongAnswer("listens for a lift outside the button as well") { note(.anyLift) },
  WrongAnswer("gives a bar only once") { note(.onlyOnce) },
  WrongAnswer("makes a new bar each time it is asked") { note(.anew) },
  WrongAnswer("gives its bar only while it is first responder") { note(.whileFirst) },
  WrongAnswer("has one bar for all notes") { NoteOfAll().parts },
  WrongAnswer("has a helper as target that nothing keeps") { note(.byHelper) },
  WrongAnswer("has a bar that lets no finger in") { note(.barIsOff) },
  WrongAnswer("hides the bar, and resigns") { note(.hidesAndResigns) },
]

enum BarDesign {
  case once
  case byAction
  case whenAsked
  case flat
  case low
  case buttonOnly
  case inNote
  case unregistered
  case atDown
  case empty
  case hides
  case hangsOut
  case anew
  case wholeBar
  case anyLift
  case onlyOnce
  case whileFirst
  case byHelper
  case hidesAndResigns
  case barIsOff
}

/// Makes a note resign, as long as something keeps it.
private final class Finisher {
  weak var note: UIView?
  init(_ note: UIView) { self.note = note }
  func finish() { note?.resignFirstResponder() }
}

/// A note with a bar that is made in `init` or when it is asked for, right or with one mistake.
final class AnyNote: UIView {
  let done = UIButton(frame: CGRect(x: 260, y: 8, width: 100, height: 44))
  let bar: UIView
  let design: BarDesign
  private var isFinished = false

  init(_ design: BarDesign) {
    self.design = design
    let frame = CGRect(x: 0, y: 0, width: 10, height: 60)
    bar = design == .wholeBar ? UIControl(frame: frame) : UIView(frame: frame)
    super.init(frame: .zero)
    if design == .barIsOff { bar.isUserInteractionEnabled = false }
    if design == .flat { bar.frame.size.height = 0 }
    if design == .hangsOut { done.frame.origin.y = 30 }
    if design == .low { bar.frame.size.height = 44 }
    if design == .buttonOnly { done.frame.size.height = 60 }
    if design == .inNote { addSubview(done) }
    if ![.inNote, .empty, .whenAsked].contains(design) { bar.addSubview(done) }
    (bar as? UIControl)?.addTarget(self, action: AnyNote.finish, for: .touchUpInside)
    switch design {
    case .unregistered: break
    case .byHelper: done.addTarget(Finisher(self), action: Finisher.finish, for: .touchUpInside)
    case .byAction:
      done.addAction(UIAction { [unowned self] _ in endEditing(true) }, for: .touchUpInside)
    case .atDown: done.addTarget(self, action: AnyNote.finish, for: .touchDown)
    case .anyLift:
      done.addTarget(self, action: AnyNote.finish, for: [.touchUpInside, .touchUpOutside])
    default: done.addTarget(self, action: AnyNote.finish, for: .touchUpInside)
    }
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? {
    switch design {
    case .buttonOnly: return done
    case .onlyOnce: return isFinished ? nil : bar
    case .whileFirst: return isFirstResponder ? bar : nil
    case .whenAsked:
      if done.superview == nil { bar.addSubview(done) }
      return bar
    case .anew:
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
      bar.addSubview(done)
      return bar
    default: return bar
    }
  }

  func finish() {
    isFinished = true
    if design == .hides || design == .hidesAndResigns { bar.isHidden = true }
    if design != .hides { resignFirstResponder() }
  }
}

func note(_ design: BarDesign) -> NoteParts {
  let note = AnyNote(design)
  return NoteParts(note: note, done: note.done)
}

/// A note that puts its button into one bar for all of them.
final class NoteOfAll: UIView {
  private nonisolated(unsafe) static let bar = UIView(
    frame: CGRect(x: 0, y: 0, width: 10, height: 60))
  private let done = UIButton(frame: CGRect(x: 260, y: 8, width: 100, height: 44))
  var parts: NoteParts { NoteParts(note: self, done: done) }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? {
    if done.superview == nil {
      NoteOfAll.bar.addSubview(done)
      done.addTarget(self, action: NoteOfAll.finish, for: .touchUpInside)
    }
    return NoteOfAll.bar
  }
  private func finish() { resignFirstResponder() }
}
