import MiniUIKit

enum BarDesign {
  case once
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
}

/// A note with a bar that is made in `init`, right or with one mistake.
final class AnyNote: UIView {
  let done = UIButton(frame: CGRect(x: 260, y: 8, width: 100, height: 44))
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
  let design: BarDesign

  init(_ design: BarDesign) {
    self.design = design
    super.init(frame: .zero)
    if design == .flat { bar.frame.size.height = 0 }
    if design == .hangsOut { done.frame.origin.y = 30 }
    if design == .low { bar.frame.size.height = 44 }
    if design == .buttonOnly { done.frame.size.height = 60 }
    if design == .inNote { addSubview(done) } else if design != .empty { bar.addSubview(done) }
    if design == .unregistered { return }
    done.addTarget(
      self, action: AnyNote.finish, for: design == .atDown ? .touchDown : .touchUpInside)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? {
    if design == .buttonOnly { return done }
    guard design == .anew else { return bar }
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    bar.addSubview(done)
    return bar
  }

  func finish() {
    if design == .hides { bar.isHidden = true } else { resignFirstResponder() }
  }
}

func note(_ design: BarDesign) -> NoteParts {
  let note = AnyNote(design)
  return NoteParts(note: note, done: note.done)
}
