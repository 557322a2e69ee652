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
    if design == .flat { bar.frame.size.height = 0 }
    if design == .hangsOut { done.frame.origin.y = 30 }
    if design == .low { bar.frame.size.height = 44 }
    if design == .buttonOnly { done.frame.size.height = 60 }
    if design == .inNote { addSubview(done) }
    if ![.inNote, .empty, .whenAsked].contains(design) { bar.addSubview(done) }
    (bar as? UIControl)?.addTarget(self, action: AnyNote.finish, for: .touchUpInside)
    switch design {
    case .unregistered: break
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
    if design == .hides { bar.isHidden = true } else { resignFirstResponder() }
  }
}

func note(_ design: BarDesign) -> NoteParts {
  let note = AnyNote(design)
  return NoteParts(note: note, done: note.done)
}
