import ExerciseKit
import Grading
import MiniUIKit
import WrittenExercises

let wrong14_8: [WrongAnswer<Diagnosed<Albums>>] = [
  suspect("takes the key command for the cause", line: "B"),
  suspect("takes a second registration for the cause", line: "C"),
  suspect("takes the selected photo for the cause", line: "D"),
  suspect("takes the note's method for the cause", line: "E"),
  WrongAnswer("asks who heard, and mends the right line") {
    album14_8([Cause(.whoHeard, object: "bin of photos", line: "A")], .handler)
  },
  WrongAnswer("blames the note") {
    album14_8([Cause(.whoWasTold, object: "note", line: "A")], .handler)
  },
  WrongAnswer("blames the field") {
    album14_8([Cause(.whoWasTold, object: "field", line: "A")], .handler)
  },
  report("mends nothing", .unchanged),
  report("adds the photos as a second target", .both),
  WrongAnswer("lets both bins tell the photos") { right14_8(.bothToPhotos) },
  WrongAnswer("takes the keyboard down before it removes") { right14_8(.endsEditing) },
  WrongAnswer("lets the note refuse the action") { right14_8(.noteRefuses) },
  WrongAnswer("lets the note refuse all but its own bin") { right14_8(.noteRefusesKeys) },
  WrongAnswer("lets the note do nothing while it is written") { right14_8(.noteWaits) },
  WrongAnswer("removes when the finger comes down") { right14_8(.touchDown) },
]

private func suspect(_ name: String, line: String) -> WrongAnswer<Diagnosed<Albums>> {
  WrongAnswer(name) {
    album14_8([Cause(.whoWasTold, object: "bin of photos", line: line)], .unchanged)
  }
}

private func report(_ name: String, _ design: TrialAlbum.Design) -> WrongAnswer<Diagnosed<Albums>> {
  WrongAnswer(name) { right14_8(design) }
}

/// The right diagnosis with a mend of any design.
func right14_8(_ design: TrialAlbum.Design) -> Diagnosed<Albums> {
  album14_8([Cause(.whoWasTold, object: "bin of photos", line: "A")], design)
}

private func album14_8(_ causes: [Cause], _ design: TrialAlbum.Design) -> Diagnosed<Albums> {
  Diagnosed(causes) { names in
    let screen = TrialAlbum(names, design)
    return Album(screen: screen, log: { screen.log }, isWriting: { screen.note.field.isEditing })
  }
}

/// The screen with one of several mends.
final class TrialAlbum: UIView {
  enum Design {
    case unchanged, both, bothToPhotos, endsEditing, noteRefuses, noteRefusesKeys, noteWaits
    case noteRefusesForeignBin, handler, binSends, photosFirst, touchDown
  }

  private(set) var log: [String] = []
  let photos: TrialPhotos
  let note: TrialNote

  init(_ names: [String], _ design: Design) {
    (photos, note) = (TrialPhotos(names, design), TrialNote(design))
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    for pane in [photos, note] {
      pane.didRemove = { [unowned self] what in log.append(what) }
      addSubview(pane)
    }
    connect(design)
  }

  private func connect(_ design: Design) {
    for pane in [photos, note] {
      switch design {
      case .handler, .touchDown:
        pane.bin.addAction(
          UIAction { [unowned pane] _ in pane.remove() },
          for: design == .handler ? .touchUpInside : .touchDown)
      case .bothToPhotos:
        pane.bin.addTarget(photos, action: TrialPane.remove, for: .touchUpInside, name: "remove")
      default:
        pane.bin.addTarget(nil, action: TrialPane.remove, for: .touchUpInside, name: "remove")
      }
    }
    switch design {
    case .both:
      photos.bin.addTarget(photos, action: TrialPane.remove, for: .touchUpInside, name: "remove")
    case .endsEditing:
      photos.bin.addAction(UIAction { [unowned self] _ in endEditing(true) }, for: .touchDown)
    default: break
    }
  }

  /// Where the note refuses, the search comes here next.
  override func target(forAction action: Action, withSender sender: AnyObject?) -> AnyObject? {
    sender === photos.bin ? photos : super.target(forAction: action, withSender: sender)
  }
}

class TrialPane: UIView {
  let bin: UIButton
  let design: TrialAlbum.Design
  var didRemove: (String) -> Void = { _ in }

  init(_ frame: CGRect, _ design: TrialAlbum.Design) {
    (bin, self.design) = (design == .binSends ? StraightBin() : UIButton(), design)
    super.init(frame: frame)
    bin.frame = CGRect(x: 295, y: 10, width: 60, height: 44)
    addSubview(bin)
  }

  func remove() {}

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "d", modifierFlags: .command, action: Action("remove", TrialPane.remove))
    ]
  }
}

final class TrialPhotos: TrialPane {
  private var photos: [UIButton] = []
  private var selected = 0

  init(_ names: [String], _ design: TrialAlbum.Design) {
    super.init(CGRect(x: 0, y: 60, width: 375, height: 180), design)
    for name in names {
      let photo = UIButton(frame: CGRect(x: 20 + 85 * photos.count, y: 80, width: 75, height: 75))
      photo.traceName = name
      photo.addTarget(self, action: TrialPhotos.didTap, for: .touchUpInside, name: "select")
      photos.append(photo)
      addSubview(photo)
    }
  }

  func didTap(_ photo: UIButton) { selected = photos.firstIndex { $0 === photo } ?? 0 }

  override func remove() {
    guard selected < photos.count else { return }
    let photo = photos.remove(at: selected)
    photo.removeFromSuperview()
    selected = 0
    for (index, photo) in photos.enumerated() { photo.frame.origin.x = 20 + 85 * CGFloat(index) }
    didRemove(photo.name)
  }
}

final class TrialNote: TrialPane {
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 335, height: 40))

  init(_ design: TrialAlbum.Design) {
    super.init(CGRect(x: 0, y: 260, width: 375, height: 120), design)
    addSubview(field)
  }

  override func remove() {
    if design == .noteWaits, field.isEditing { return }
    field.text = ""
    didRemove("note")
  }

  override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
    switch design {
    case .noteRefuses: false
    case .noteRefusesKeys: sender === bin
    case .noteRefusesForeignBin: sender === bin || sender is UIKeyCommand
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  /// A search for another bin's sake goes on at that bin.
  override func target(forAction action: Action, withSender sender: AnyObject?) -> AnyObject? {
    if design == .photosFirst, let sender = sender as? UIButton, sender !== bin {
      return sender.target(forAction: action, withSender: sender)
    }
    return super.target(forAction: action, withSender: sender)
  }
}

/// A bin that always tells the pane it lies in.
final class StraightBin: UIButton {
  override func sendAction(_ action: Action, to target: AnyObject?, for event: UIEvent?) {
    super.sendAction(action, to: target ?? superview, for: event)
  }
}
