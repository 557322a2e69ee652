import ExerciseKit

// Which window, who was hit, who heard and who took it: as it should be; the bin hears its touch and
// sends its action. Who was told: the action has no target, so one is searched. The search does not
// begin at the bin; it begins at the first responder, and that is the field while a note is written.
// On its way up it meets the note's pane, which has a method of the same name. Without a keyboard
// there is no first responder, and the search begins at the bin: hence “sometimes”.
// One word is enough: each bin tells its own pane. The key command stays as it is, because it is
// meant for whatever is being edited.
// The trap: to let the note refuse the action. Then its own bin and the key command find nothing.
func causes14_8() -> [Cause] {
  [Cause(.whoWasTold, object: "bin of photos", line: "A")]
}

final class AlbumScreen: UIView {
  /// What has been removed so far, as in `sea` and `note`.
  private(set) var log: [String] = []
  let photos: PhotoPane
  let note = NotePane()

  init(photos names: [String]) {
    photos = PhotoPane(names)
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    traceName = "screen"
    for pane in [photos, note] {
      pane.didRemove = { [unowned(unsafe) self] what in log.append(what) }
      addSubview(pane)
    }
  }
}

/// A part of the screen with something that can be removed, and a bin for it.
class Pane: UIView {
  let bin = UIButton(frame: CGRect(x: 295, y: 10, width: 60, height: 44))
  var didRemove: (String) -> Void = { _ in }

  init(_ title: String, _ frame: CGRect) {
    super.init(frame: frame)
    (traceName, bin.traceName) = (title, "bin of " + title)
    bin.addTarget(self, action: Pane.remove, for: .touchUpInside, name: "remove")  // [A]
    addSubview(bin)
  }

  func remove() {}

  override var keyCommands: [UIKeyCommand]? {
    let action = Action("remove", Pane.remove)  // [B] for what is edited
    return [UIKeyCommand(input: "d", modifierFlags: .command, action: action)]
  }
}

final class PhotoPane: Pane {
  private var photos: [PhotoButton]
  private var selected = 0

  init(_ names: [String]) {
    photos = names.map { PhotoButton($0) }
    super.init("photos", CGRect(x: 0, y: 60, width: 375, height: 180))
    reload()
  }

  private func reload() {
    for (index, photo) in photos.enumerated() {
      photo.frame.origin = CGPoint(x: 20 + 85 * CGFloat(index), y: 80)
      photo.backgroundColor = index == selected ? .yellow : .gray
      photo.addTarget(self, action: PhotoPane.didTap, for: .touchUpInside, name: "select")  // [C]
      addSubview(photo)
    }
  }

  func didTap(_ photo: PhotoButton) {
    selected = photos.firstIndex { $0 === photo } ?? 0
    reload()
  }

  override func remove() {
    guard selected < photos.count else { return }
    let photo = photos.remove(at: selected)
    photo.removeFromSuperview()
    selected = 0  // [D] the first photo
    reload()
    didRemove(photo.title)
  }
}

final class PhotoButton: UIButton {
  let title: String

  init(_ title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 75, height: 75))
    traceName = title
  }
}

final class NotePane: Pane {
  let field = UITextField(frame: CGRect(x: 20, y: 60, width: 335, height: 40))

  init() {
    super.init("note", CGRect(x: 0, y: 260, width: 375, height: 120))
    field.traceName = "field"
    addSubview(field)
  }

  override func remove() {
    field.text = ""  // [E]
    didRemove("note")
  }
}
