import Grading
import MiniUIKit
import PieceKit
import Stage

@testable import Solutions15

typealias MakeRow = (_ open: @escaping () -> Void, _ rate: @escaping () -> Void) -> Piece

/// What answers to exercise 15.2 are told.
enum Diagnosis15_2 {
  static let gap = "Nothing is drawn at that point, and no content shape reaches it."
  static let shapeAround =
    "A content shape is there, but it was written after the row's gesture, which knows nothing of it."
    + "\nRule: the region: a content shape is for the gestures that are written after it (SU-18)."
  static let below =
    "What was clipped away still takes touches: the image reaches 20 points beyond the row."
    + "\nRule: the region: clipping doesn't clip it, and a content shape replaces it (SU-25)."
  static let tooLarge =
    "The region of your row reaches beyond its frame. In its own coordinates that is 375 × 60."
    + "\nRule: the region: a content shape replaces it, be it smaller or larger (SU-16)."
  static let rowBeside =
    "The row's tap is simultaneous, so it ran beside the star's.\nRule: \(beside)"
  static let starBeside =
    "The star's tap is simultaneous, so the row's ran beside it.\nRule: \(beside)"
  static let covered =
    "The image reaches 90 points beyond what you see of the photo, over the star, and is hit there."
    + "\nRule: the region: clipping doesn't clip it, and a content shape replaces it (SU-25)."
  static let parent =
    "The row's tap has excluded the star's: it is of high priority."
    + "\nRule: the opinion: high priority goes before those inside its view (SU-31)."
  static let masked =
    "The star is hit, and no tap of its own is alive there, so the row's acts in its place."
    + "\nRule: the mask: .gesture switches off those inside (SU-33)."
  static let deadStar =
    "The finger is within the star's frame, and the row is hit: the star can't be hit any more."
    + "\nRule: the finger: it is not on a piece that allows no hit testing (SU-19)."
  static func front(_ piece: String) -> String {
    "\(piece) lies in front of the star there, and takes the finger.\n"
      + "Rule: the region: where two pieces overlap, the last one is in front (SU-26)."
  }
  static func gone(_ piece: String) -> String {
    "The \(piece) takes no finger any more, and the row has no region of its own there."
      + "\nRule: the finger: what allows no hit testing isn't there for it (SU-19)."
  }
  static let tooSmall =
    "The row has a region, and this point isn't in it, although a piece is seen there."
    + "\nRule: the region: a content shape replaces it, be it smaller or larger (SU-16)."
  static let reordered =
    "The star is in front of the photo now, and the order of the pieces was to stay."
    + "\nRule: the region: it is the image that reaches too far; a shape cuts it (SU-25, SU-16)."
  static let changed =
    "Names or order of the pieces have changed.\nRule: the statement: frames, names and order stay."
  static let off =
    "A piece is hit there, and no tap of the row's is alive."
    + "\nRule: the mask: .subviews switches off the gesture that is added with it (SU-33)."
  static let twoGestures =
    "Two gestures have acted on one touch, so at least one of them is simultaneous."
    + "\nRule: \(beside)"
  static let twoCalls =
    "One gesture has acted, and what it does at its end calls that twice."
    + "\nRule: the end: onEnded runs once for a gesture that has succeeded (SU-41)."
  static let star = "The star has its own tap, and the finger is on it."

  static let region =
    "the region: a container is hit where a child is, unless a shape replaces it (SU-20, SU-16)."
  static let opinion =
    "the opinion: plain, with the mask .all, yields to those inside it (SU-30, SU-33)."
  private static let beside = "the opinion: a simultaneous gesture runs beside others (SU-32)."
}

let exercise15_2: Grader<MakeRow> = Grader(
  "15.2", .repair, read: theRule, steps: steps,
  solution: { Solutions15.placeRow },
  alternatives: [{ withABackground }, { withARectangle }], wrong: wrong15_2,
  statement: [
    .tells("A row shows"), .asks("A tap on the star is to rate", "A tap on the star"),
    .asks(
      "But users say", "A tap between title and photo", "A tap on the star",
      "A tap below the row"),
    .asks(
      "Repair it: a tap", "A tap on the title", "A tap on the photo", "A tap in a corner",
      "A tap above", "A tap beside", "Random scene"),
    .asks("Worked touch", "A tap on the star"), .asks("Delete the `todo`", "The pieces"),
  ]
) { make in
  func tapped(
    _ name: String, _ x: CGFloat, _ y: CGFloat, is wanted: String, why: [String: String] = [:],
    rule: String = Diagnosis15_2.region
  ) throws {
    try playing(name) {
      let tap = try RowTap(x, y, make)
      try expect(
        tap.words, is: wanted, name, why: try tap.why(why, wanted, make), rule: rule)
    }
  }
  let gap = ["nothing": Diagnosis15_2.gap]
  let out = ["open": Diagnosis15_2.below]
  try tapped("A tap on the title", 50, 30, is: "open", why: ["nothing": Diagnosis15_2.off])
  try tapped("A tap on the photo", 230, 30, is: "open", why: ["nothing": Diagnosis15_2.off])
  try tapped("A tap between title and photo", 150, 30, is: "open", why: gap)
  try tapped("A tap below the row, at (320, 65)", 320, 65, is: "nothing", why: out)
  try tapped("A tap below the row, under the photo", 230, 70, is: "nothing", why: out)
  try tapped("A tap above the row, over the photo", 230, -10, is: "nothing", why: out)
  try tapped("A tap in a corner, at (1, 1)", 1, 1, is: "open", why: gap)
  try tapped("A tap in a corner, at (374, 59)", 374, 59, is: "open", why: gap)
  try tapped("A tap beside the star, at (345, 5)", 345, 5, is: "open", why: gap)
  try tapped(
    "A tap on the star", 320, 30, is: "rate",
    why: [
      "open": Diagnosis15_2.parent, "rate, open": Diagnosis15_2.rowBeside,
      "open, rate": Diagnosis15_2.rowBeside, "nothing": Diagnosis15_2.star,
    ], rule: Diagnosis15_2.opinion)
  try playing("The pieces, from the back to the front") {
    try expect(
      pieces(of: HostingView(make()({}, {}), frame: .zero)).joined(separator: ", "),
      is: "row, title, star, photo, image", "The pieces, from the back to the front",
      why: ["row, title, photo, image, star": Diagnosis15_2.reordered],
      otherwise: Diagnosis15_2.changed, rule: nil)
  }
  try randomScenes { name, random in
    let (x, y) = (Double(random.int(in: 1...374)), Double(random.int(in: -15...75)))
    let isStar = 300 <= x && x < 340 && 10 <= y && y < 50
    let isRow = 0 <= y && y < 60
    try tapped(
      "\(name), a tap at (\(Int(x)), \(Int(y)))", x, y,
      is: isStar ? "rate" : isRow ? "open" : "nothing", why: isRow ? gap : out)
  }
}

/// The names of the row's own pieces in a view, outer ones first, and of two the one behind.
private func pieces(of view: UIView) -> [String] {
  let names = ["row", "title", "star", "photo", "image"].filter { $0 == view.name }
  return view.subviews.reduce(names) { $0 + pieces(of: $1) }
}

/// A tap at a point of the row, and what it did.
private struct RowTap {
  /// What was called.
  let words: String
  /// Where it was, and the name of the piece that is hit there.
  private let (x, hit): (CGFloat, String?)
  /// Whether one tap has excluded another, and how many have acted.
  private let (isExcluded, count): (Bool, Int)
  /// Whether a plain tap around the row acts as well.
  private let isAround: Bool

  init(_ x: CGFloat, _ y: CGFloat, isInTap: Bool = false, _ make: () -> MakeRow) throws {
    let (stage, words, around) = (Stage(), Words(), Words())
    let row = make()({ words.words.append("open") }, { words.words.append("rate") })
    var page = Piece("page", CGRect(x: 0, y: 0, width: 375, height: 300), holding: [row])
    if isInTap { page = page.gesture(TapGesture().onEnded { around.words.append("page") }) }
    let host = HostingView(page, frame: CGRect(x: 0, y: 100, width: 375, height: 300))
    stage.root.addSubview(host)
    // The row lies 100 points below the upper edge of its page, as in a list.
    host.bounds.origin.y = -100
    try stage.finger.tap(at: CGPoint(x: x, y: y + 200))
    (self.x, hit) = (x, host.piece(at: CGPoint(x: x, y: y)))
    let lines = stage.recording.lines.filter { $0.kind == "gesture" }
    isExcluded = lines.contains { line in
      line.details.contains { $0.value.hasPrefix("excluded by") }
    }
    count = lines.filter { $0.what == "ended" }.count
    (self.words, isAround) = (words.text, !around.words.isEmpty)
  }

  /// What this answer is told if the wrong things were called.
  func why(
    _ why: [String: String], _ wanted: String, _ make: () -> MakeRow
  ) throws -> [String: String] {
    if words == wanted { return [:] }
    if words == "open, open" || words == "rate, rate" {
      return [words: count > 1 ? Diagnosis15_2.twoGestures : Diagnosis15_2.twoCalls]
    }
    switch why[words] {
    case Diagnosis15_2.parent:
      if hit == "image" { return [words: Diagnosis15_2.covered] }
      if let hit, hit != "star" {
        return [words: hit == "row" ? Diagnosis15_2.deadStar : Diagnosis15_2.front(hit)]
      }
      return isExcluded ? why : [words: Diagnosis15_2.masked]
    case Diagnosis15_2.rowBeside:
      // On the title, a plain tap further out acts beside the row's only if that is simultaneous.
      let isRow = try RowTap(50, 30, isInTap: true, make).isAround
      return isRow ? why : [words: Diagnosis15_2.starBeside]
    case Diagnosis15_2.below where hit != "image": return [words: Diagnosis15_2.tooLarge]
    case Diagnosis15_2.gap where hit != nil: return [words: Diagnosis15_2.shapeAround]
    case Diagnosis15_2.off where hit == nil:
      if try RowTap(150, 30, make).words == "open" { return [words: Diagnosis15_2.tooSmall] }
      return [words: Diagnosis15_2.gone(x < 200 ? "title" : "photo")]
    default: return why
    }
  }
}
