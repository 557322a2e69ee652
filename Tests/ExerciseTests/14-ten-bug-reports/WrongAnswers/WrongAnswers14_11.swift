import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_11: [WrongAnswer<Diagnosed<Rehearsals>>] = [
  suspect("takes the tap on the screen for the cause", line: "A"),
  suspect("takes the screen's keys for the cause", line: "B"),
  suspect("takes the score's being first responder for the cause", line: "C"),
  suspect("takes the limit for the cause", line: "E"),
  WrongAnswer("asks who was told, and mends the right line") {
    rehearsal14_11([Cause(.whoWasTold, object: "score", line: "D")], .takesItsOwn)
  },
  WrongAnswer("asks who took it, and mends the right line") {
    rehearsal14_11([Cause(.whoTookIt, object: "score", line: "D")], .takesItsOwn)
  },
  WrongAnswer("blames the remark") {
    rehearsal14_11([Cause(.whoHeard, object: "remark", line: "D")], .takesItsOwn)
  },
  WrongAnswer("blames the screen") {
    rehearsal14_11([Cause(.whoHeard, object: "screen", line: "D")], .takesItsOwn)
  },
  WrongAnswer("names no cause") { rehearsal14_11([], .takesItsOwn) },
  mend("mends nothing", .unchanged),
  mend("adds key commands, and leaves the override as it is", .commandsAndOverride),
  mend("passes on what is no space and no Escape", .keepsSpaces),
  mend("calls super for every key, and does what it did as well", .doesAndPasses),
  mend("passes everything on while somebody writes", .noEscape),
  mend("takes the override away", .noKeys),
  mend("has key commands that come before text", .priority),
  mend("has a key command for the space bar alone", .onlySpace),
  mend("types the letters itself", .typesItself),
  mend("passes on only while somebody writes", .onlyWhileWriting),
  mend("passes its own keys on as well", .passesItsOwn),
  mend("asks whether the remark is empty", .asksForText),
  mend("passes on what it knows, letters and arrows", .knowsTheRest),
  mend("takes the space, and takes the tap away", .noTap),
  mend("takes the limit away as well", .noLimit),
]

private func suspect(_ name: String, line: String) -> WrongAnswer<Diagnosed<Rehearsals>> {
  WrongAnswer(name) {
    rehearsal14_11([Cause(.whoHeard, object: "score", line: line)], .takesItsOwn)
  }
}

private func mend(
  _ name: String, _ design: TrialScore.Design
) -> WrongAnswer<Diagnosed<Rehearsals>> {
  WrongAnswer(name) { right14_11(design) }
}

/// The right diagnosis with a mend of any design.
func right14_11(_ design: TrialScore.Design) -> Diagnosed<Rehearsals> {
  rehearsal14_11([Cause(.whoHeard, object: "score", line: "D")], design)
}

private func rehearsal14_11(
  _ causes: [Cause], _ design: TrialScore.Design
) -> Diagnosed<Rehearsals> {
  Diagnosed(causes) { count in
    let screen = TrialStand(pages: count, design)
    return Rehearsal(
      screen: screen, remark: screen.score.remark, beats: { screen.score.beats },
      page: { screen.page })
  }
}

/// The screen around a score with one of several mends.
private final class TrialStand: UIView {
  private(set) var page = 1
  let score: TrialScore
  private let count: Int

  init(pages count: Int, _ design: TrialScore.Design) {
    (self.count, score) = (count, TrialScore(design))
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    addSubview(score)
    if design == .noTap { return }
    addGestureRecognizer(
      UITapGestureRecognizer(target: score, action: TrialScore.endWriting, name: "endWriting"))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.characters {
    case UIKeyCommand.inputRightArrow: page = min(page + 1, count)
    case UIKeyCommand.inputLeftArrow: page = max(page - 1, 1)
    default: super.pressesBegan(presses, with: event)
    }
  }
}

/// A score with one of several mends.
final class TrialScore: UIView, UITextFieldDelegate {
  enum Design {
    case takesItsOwn, commands, passesWhileWriting, fieldEscapes
    case unchanged, commandsAndOverride, keepsSpaces, doesAndPasses, noEscape, noKeys, priority
    case onlySpace, typesItself, onlyWhileWriting, passesItsOwn, asksForText, knowsTheRest
    case noTap, noLimit
  }

  private(set) var beats = false
  let remark: UITextField
  private let design: Design

  init(_ design: Design) {
    let frame = CGRect(x: 20, y: 20, width: 295, height: 44)
    remark = design == .fieldEscapes ? EscapingField(frame: frame) : UITextField(frame: frame)
    self.design = design
    super.init(frame: CGRect(x: 20, y: 100, width: 335, height: 300))
    remark.delegate = self
    addSubview(remark)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func didMoveToWindow() { becomeFirstResponder() }

  func endWriting() { becomeFirstResponder() }

  func toggle() { beats.toggle() }

  override var keyCommands: [UIKeyCommand]? {
    let space = UIKeyCommand(
      input: " ", modifierFlags: [], action: Action("toggle", TrialScore.toggle))
    let escape = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [],
      action: Action("endWriting", TrialScore.endWriting))
    space.wantsPriorityOverSystemBehavior = design == .priority
    switch design {
    case .commands, .commandsAndOverride, .priority: return [space, escape]
    case .onlySpace, .fieldEscapes: return [space]
    default: return nil
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch design {
    case .commands, .fieldEscapes, .noKeys, .priority, .onlySpace:
      super.pressesBegan(presses, with: event)
    case .passesWhileWriting: passAllButEscape(presses, event)
    case .doesAndPasses, .passesItsOwn:
      for press in presses { use(press) }
      super.pressesBegan(presses, with: event)
    default:
      for press in presses where !use(press) && passes(press) {
        super.pressesBegan([press], with: event)
      }
    }
  }

  /// Removes from the presses what is used, and passes on what is left.
  private func passAllButEscape(_ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.characters == UIKeyCommand.inputEscape }
    if remark.isEditing, !isEscape { return super.pressesBegan(presses, with: event) }
    let rest = presses.filter { !use($0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Does what a key is for; false if it is for nothing.
  @discardableResult private func use(_ press: UIPress) -> Bool {
    let isWriting = remark.isFirstResponder
    switch press.key?.characters {
    case " ":
      switch design {
      case .unchanged, .commandsAndOverride, .keepsSpaces, .doesAndPasses: break
      case .asksForText: if remark.hasText { return false }
      default: if isWriting { return false }
      }
      toggle()
    case UIKeyCommand.inputEscape:
      if design == .noEscape, isWriting { return false }
      endWriting()
    default: return false
    }
    return true
  }

  /// Whether what is not used goes on.
  private func passes(_ press: UIPress) -> Bool {
    let key = press.key?.characters ?? ""
    switch design {
    case .unchanged, .commandsAndOverride: return false
    case .onlyWhileWriting: return remark.isFirstResponder
    case .knowsTheRest: return remark.isFirstResponder || key.hasPrefix("UIKeyInput")
    case .typesItself:
      if remark.isFirstResponder { remark.insertText(key) }
      return !remark.isFirstResponder
    default: return true
    }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    design == .noLimit || range.location < 12
  }
}

/// A field that ends writing at Escape by itself.
private final class EscapingField: UITextField {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.characters == UIKeyCommand.inputEscape }) {
      superview?.becomeFirstResponder()
    } else {
      super.pressesBegan(presses, with: event)
    }
  }
}
