import MiniUIKit
import Stage

/// 14H: a tap on the bin above the photos.
let reportH = report(
  "14H", "A tap on the bin of the photos while a note is written",
  complaint: "Sometimes the bin above my photos removes my note, and the photo stays.",
  works: [
    "A tap on a photo selects it; after a removal, the first one is selected.",
    "The bin of the note removes the note, and no photo.",
    "While the note is being written, command D on a keyboard removes it, too.",
    "A tap on a bin leaves the keyboard up if it was.",
    "A finger that is lifted far from a bin removes nothing.",
  ],
  kinds: ["touch", "responder", "control", "send", "chain", "action"],
  touch: CGPoint(x: 325, y: 92)
) { stage throws(ScriptError) in
  let screen = AlbumScreen(photos: ["sea", "hill", "wood"])
  stage.root.addSubview(screen)
  try stage.finger.tap(at: CGPoint(x: 187, y: 340))
  try stage.wait(1)
  try stage.finger.tap(at: stage.touch)
  stage.recording.add(Table("What has been removed:", [["log"]] + screen.log.map { [$0] }))
}

// The screen, as a colleague wrote it.

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
    bin.addTarget(nil, action: Pane.remove, for: .touchUpInside, name: "remove")  // [A]
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

// The end of the screen.
