import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

@testable import Solutions14

/// An album of any design.
struct Album {
  let screen: UIView
  let log: () -> [String]
  /// Whether the keyboard is up for the note.
  let isWriting: () -> Bool
}

/// Makes an album of photos with these names.
typealias Albums = (_ names: [String]) -> Album

let exercise14_8: Grader<Diagnosed<Albums>> = Grader(
  written14_8,
  solution: {
    Diagnosed(Solutions14.causes14_8()) { names in
      let screen = Solutions14.AlbumScreen(photos: names)
      return Album(screen: screen, log: { screen.log }, isWriting: { screen.note.field.isEditing })
    }
  },
  alternatives: [
    { right14_8(.noteRefusesForeignBin) }, { right14_8(.handler) }, { right14_8(.binSends) },
    { right14_8(.photosFirst) },
  ], wrong: wrong14_8,
  statement: [
    .asks("“Sometimes", "The report's touch"),
    .asks("Name the cause", "Your diagnosis", "The report's touch", "The bin of the photos"),
    .asks("These must", "hill is selected"),
    .asks("The bin of the note", "The bin of the note", "Command D"),
    .asks("No bin", "The keyboard after"),
    .asks(
      "A finger lifted far", "A finger leaves the bin of the photos",
      "A finger leaves the bin of the note"),
    .asks("Worked touch", "The report's touch"),
  ]
) { make in
  try judge(make().causes, diagnosis14_8)
  func scene(
    _ name: String, of names: [String] = ["sea", "hill", "wood"], _ acts: [AlbumAct]
  ) throws {
    try playing(name) {
      let (stage, album) = (Stage(), make().screen(names))
      stage.root.addSubview(album.screen)
      for act in acts { try play(act, on: stage) }
      let wanted = expected(names, acts)
      let reason = why(album.log(), wanted.log, acts)
      let isTold = [Diagnosis14_8.farAway, Diagnosis14_8.firstAgain, Diagnosis14_8.photo]
      try expect(
        listed(album.log()), is: listed(wanted.log), name, otherwise: reason,
        rule: isTold.contains(reason ?? "") ? Diagnosis14_8.working : Diagnosis14_8.search)
      try expect(
        seen(on: album.screen, names), is: seen(wanted.photos, wanted.text),
        "What is seen after: " + name, otherwise: Diagnosis14_8.seen, rule: Diagnosis14_8.working)
      try expect(
        album.isWriting() ? "up" : "down", is: wanted.isWriting ? "up" : "down",
        "The keyboard after: " + name, otherwise: Diagnosis14_8.keyboard,
        rule: Diagnosis14_8.working)
    }
  }
  try scene("The report's touch, while a note is written, (325, 92)", [.write, .bin])
  try scene("The bin of the photos, without a keyboard", [.bin])
  try scene("The bin of the photos twice, while a note is written", [.write, .bin, .bin])
  try scene("hill is selected, and the bin of the photos", [.select(1), .bin])
  try scene(
    "hill is selected while a note is written, and the bin of the photos twice",
    [.write, .select(1), .bin, .bin])
  try scene("The bin of the note, without a keyboard", [.noteBin])
  try scene("The bin of the note, while it is written", [.write, .noteBin])
  try scene("Command D, while a note is written", [.write, .key])
  try scene("Command D after both bins", [.write, .bin, .noteBin, .key])
  try scene("A finger leaves the bin of the photos, and is lifted far away", [.leaveBin])
  try scene(
    "A finger leaves the bin of the note, and is lifted far away", [.write, .leaveNoteBin])
  try scene("The bin of the photos when none is left", of: ["sea"], [.write, .bin, .bin])
  try randomScenes(1...30) { name, random in
    let names = Array(["sea", "hill", "wood", "lake"].prefix(random.int(in: 1...4)))
    var (acts, left, writes) = ([AlbumAct](), names.count, false)
    for _ in 0..<random.int(in: 1...6) {
      switch random.int(in: 0...5) {
      case 0: acts.append(.noteBin)
      case 1 where left > 0: acts.append(.select(random.int(in: 0...left - 1)))
      case 2 where writes: acts.append(.key)
      case 3, 4:
        acts.append(.bin)
        left -= left > 0 ? 1 : 0
      default:
        acts.append(.write)
        writes = true
      }
    }
    try scene("\(name): \(names.count) photos, \(listed(acts.map(\.words)))", of: names, acts)
  }
}

/// What a user does.
enum AlbumAct: Equatable {
  /// Taps in the field, and types.
  case write
  case select(Int)
  case bin, noteBin, key
  /// A finger comes down on a bin and is lifted elsewhere.
  case leaveBin, leaveNoteBin

  var words: String {
    switch self {
    case .write: "write"
    case .select(let index): "tap on photo \(index + 1)"
    case .bin: "bin of the photos"
    case .noteBin: "bin of the note"
    case .key: "command D"
    case .leaveBin: "off the bin of the photos"
    case .leaveNoteBin: "off the bin of the note"
    }
  }
}

private func play(_ act: AlbumAct, on stage: Stage) throws {
  switch act {
  case .write:
    try stage.finger.tap(at: CGPoint(x: 187, y: 340))
    stage.phone.type("milk")
  case .select(let index):
    try stage.finger.tap(at: CGPoint(x: 57 + 85 * Double(index), y: 177))
  case .bin: try stage.finger.tap(at: CGPoint(x: 325, y: 92))
  case .noteBin: try stage.finger.tap(at: CGPoint(x: 325, y: 292))
  case .key: try stage.phone.pressKey("d", .command)
  case .leaveBin, .leaveNoteBin:
    let y = act == .leaveBin ? 92.0 : 292
    try stage.phone.play([
      .down(x: 325, y: y), .wait(0.2), .move(x: 100, y: 600), .wait(0.2), .up(),
    ])
  }
  try stage.wait(1)
}

/// The photos on the screen, from the left, and the text of the note.
private func seen(on screen: UIView, _ names: [String]) -> String {
  func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
  let views = all(screen)
  let photos = views.filter { $0 is UIButton && names.contains($0.traceName ?? "") }
    .sorted { $0.frame.minX < $1.frame.minX }
  let places = photos.enumerated().allSatisfy { $1.frame.minX == 20 + 85 * CGFloat($0) }
  let note = views.lazy.compactMap { $0 as? UITextField }.first
  return seen(photos.map { $0.traceName ?? "" }, note?.text ?? "") + (places ? "" : ", with gaps")
}

private func seen(_ photos: [String], _ text: String) -> String {
  "photos \(listed(photos)); note “\(text)”"
}

/// What should have been removed and what is left, and whether the keyboard should be up.
private func expected(
  _ names: [String], _ acts: [AlbumAct]
) -> (log: [String], photos: [String], text: String, isWriting: Bool) {
  var (photos, selected, log, text, isWriting) = (names, 0, [String](), "", false)
  for act in acts {
    switch act {
    case .write:
      isWriting = true
      text += "milk"
    case .select(let index): selected = index
    case .bin:
      if selected < photos.count { log.append(photos.remove(at: selected)) }
      selected = 0
    case .noteBin, .key:
      log.append("note")
      text = ""
    case .leaveBin, .leaveNoteBin: break
    }
  }
  return (log, photos, text, isWriting)
}

/// What explains the first removal that went wrong.
private func why(_ got: [String], _ wanted: [String], _ acts: [AlbumAct]) -> String? {
  let place = zip(got, wanted).prefix { $0 == $1 }.count
  let (was, should) = (
    place < got.count ? got[place] : "", place < wanted.count ? wanted[place] : ""
  )
  if acts.contains(.leaveBin) || acts.contains(.leaveNoteBin) { return Diagnosis14_8.farAway }
  if should == "note" {
    if acts.contains(.key) { return acts.contains(.noteBin) ? nil : Diagnosis14_8.key }
    return was.isEmpty ? Diagnosis14_8.noteBinDead : Diagnosis14_8.noteBin
  }
  if should.isEmpty { return Diagnosis14_8.twice }
  if was == "note" {
    return got.dropFirst(place).contains(should) ? Diagnosis14_8.both : Diagnosis14_8.notCured
  }
  if was.isEmpty { return Diagnosis14_8.noPhoto }
  let selects = acts.contains { if case .select = $0 { true } else { false } }
  return place > 0 || !selects ? Diagnosis14_8.firstAgain : Diagnosis14_8.photo
}
