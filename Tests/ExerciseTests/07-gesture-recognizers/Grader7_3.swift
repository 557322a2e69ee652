import ExerciseKit
import Grading
import MiniUIKit
import Stage

@testable import Solutions07

/// An album of any design.
struct AnyAlbum {
  let controller: UIViewController
  let watch: ([UIImageView]) -> Void
  let opened: () -> [String]
}

/// What answers to exercise 7.3 are told.
enum Diagnosis7_3 {
  static let hasEachPictureTellTheAlbumTwice = "One tap opened more than one name."
  static let watchesTheViewBehindThePictures = "The tap was on no picture, and a name was opened."
  static let givesTheRecognizersNoTarget =
    "The tapped pictures take fingers and have recognizers; a tap opened no name."
  static let opensTheNameOfTheFirstPicture =
    "Each tap opened one name, but not that of its own picture."
  static let pressesInsteadOfTapping =
    "The finger moved much too far for a tap, and a name was opened."

  static let oneView =
    "a recognizer has one view at most; added to another, it leaves the first (GR-15)."
  static let imageView = "an image view lets fingers through by default (HT-14)."
  static let acts = "act: a recognizer calls each of its targets (GR-32)."
  static let collect = "collect: the recognizers of the hit view and of all its superviews (GR-11)."
  static let decide = "decide: a tap stays within a distance of the place where it began."
}

let exercise7_3: Grader<AnyAlbum> = Grader(
  "7.3", .repair, read: "Chapters/07-gesture-recognizers, The rule, collect",
  solution: {
    let album = Solutions07.Album()
    return AnyAlbum(controller: album, watch: { album.watch($0) }, opened: { album.opened })
  }, alternatives: [{ album(.list) }], wrong: wrong7_3
) { make in
  for (name, count, taps) in [
    ("Three pictures, a tap on the first", 3, [0]),
    ("Three pictures, a tap on the second", 3, [1]),
    ("Three pictures, a tap on the third", 3, [2]),
    ("Three pictures, tapped from the last to the first", 3, [2, 1, 0]),
    ("Three pictures, the second tapped twice", 3, [1, 1]),
    ("An album of one picture", 1, [0]),
    ("Three pictures, a tap between two", 3, [-1]),
  ] {
    try playing(name) { try tapped(make(), name, count, taps) }
  }
  try dragged(making("The album is made", make))
  try randomScenes(1...20) { name, random in
    let count = random.int(in: 1...5)
    let taps = (0..<random.int(in: 1...4)).map { _ in random.int(in: 0...count - 1) }
    try tapped(
      make(), "\(name), \(count) pictures, taps \(listed(taps.map { names[$0] }))", count, taps)
  }
}

private let names = ["sea", "hut", "elk", "fog", "owl"]

/// An album on the screen, with so many pictures.
private func shown(_ album: AnyAlbum, _ count: Int) -> (Stage, [UIImageView]) {
  let stage = Stage(viewController: album.controller)
  let pictures = (0..<count).map { number in
    place(
      UIImageView(frame: .zero), names[number],
      CGRect(x: 10 + 70 * Double(number), y: 200, width: 60, height: 60), in: stage.root)
  }
  album.watch(pictures)
  return (stage, pictures)
}

private func dragged(_ album: AnyAlbum) throws {
  let (stage, _) = shown(album, 3)
  try stage.phone.play([.down(x: 110, y: 230), .move(x: 110, y: 530), .up()])
  try stage.wait(1)
  try expect(
    listed(album.opened()), is: listed([]), "A finger that moves 300 points down from the second",
    otherwise: Diagnosis7_3.pressesInsteadOfTapping, rule: Diagnosis7_3.decide)
}

private func tapped(_ album: AnyAlbum, _ name: String, _ count: Int, _ taps: [Int]) throws {
  let (stage, pictures) = shown(album, count)
  for tap in taps {
    let x = tap < 0 ? 75 : 40 + 70 * Double(tap)
    try stage.finger.tap(at: CGPoint(x: x, y: 230))
    try stage.wait(1)
  }
  let wanted = taps.filter { $0 >= 0 }.map { names[$0] }
  let got = album.opened()
  let (reason, rule) = diagnosis(pictures, taps, got, wanted)
  try expect(listed(got), is: listed(wanted), name, why: [:], otherwise: reason, rule: rule)
}

/// Why something else opened, by what can be seen of the tapped pictures.
private func diagnosis(
  _ pictures: [UIImageView], _ taps: [Int], _ got: [String], _ wanted: [String]
) -> (reason: String, rule: String) {
  let tapped = taps.filter { $0 >= 0 }.map { pictures[$0] }
  if let off = tapped.first(where: { !$0.isUserInteractionEnabled }) {
    return (
      "The hit test passes \(off.name) by: the view does not take fingers.", Diagnosis7_3.imageView
    )
  }
  let hasNone = tapped.first { $0.gestureRecognizers == nil }
  if let none = hasNone {
    let owners = pictures.filter { $0.gestureRecognizers != nil }.map { $0.name }
    return (
      "No recognizer sits on \(none.name)"
        + (owners.isEmpty ? "." : ", and there is one on \(listed(owners))."), Diagnosis7_3.oneView
    )
  }
  if wanted.isEmpty {
    return (
      Diagnosis7_3.watchesTheViewBehindThePictures, Diagnosis7_3.collect
    )
  }
  if got.count > wanted.count {
    return (Diagnosis7_3.hasEachPictureTellTheAlbumTwice, Diagnosis7_3.acts)
  }
  if got.count == wanted.count {
    return (Diagnosis7_3.opensTheNameOfTheFirstPicture, Diagnosis7_3.acts)
  }
  return (Diagnosis7_3.givesTheRecognizersNoTarget, Diagnosis7_3.acts)
}
