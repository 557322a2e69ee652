import ExerciseKit

/// Exercise 14.8 ★★★ · diagnose · 18 minutes
///
/// “Sometimes the bin above my photos removes my note, and the photo stays.”
///
/// Name the cause or causes in `causes14_8`, then repair the screen with the smallest change: the
/// bin of the photos removes the selected photo, whatever is being written. These must keep
/// working: a tap on a photo selects it; after a removal, the first one is selected. The bin of the
/// note removes the note. While it is being written, command D removes it, too. No bin puts the
/// keyboard away. A finger that is lifted far from a bin removes nothing.
///
///     ┌ photos ────── [bin] ┐
///     │ [sea] [hill] [wood] │    run: swift run chapter14 14H
///     ├ note ──────── [bin] ┤
///     │ [field            ] │
///     └─────────────────────┘
///
/// Worked touch: after a tap in the field, one on the bin of the photos, (325, 92), should remove
/// sea.
func causes14_8() -> [Cause] {
  todo("14.8", [Cause(.whichWindow, object: "", line: "")])
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
