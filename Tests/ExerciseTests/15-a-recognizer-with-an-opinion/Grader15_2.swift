import Grading
import MiniUIKit
import PieceKit
import Stage

@testable import Solutions15

typealias MakeRow = (_ open: @escaping () -> Void, _ rate: @escaping () -> Void) -> Piece

/// What answers to exercise 15.2 are told.
enum Diagnosis15_2 {
  static let gap =
    "Nothing is drawn at that point, and no content shape before the gesture reaches it."
  static let below =
    "What was clipped away still takes touches: the image reaches 20 points beyond the row."
    + "\nRule: the region: clipping doesn't clip it, and a content shape replaces it (SU-25)."
  static let tooLarge =
    "The region of your row reaches beyond its frame. In its own coordinates that is 375 × 60."
  static let both =
    "The row's tap ran beside the star's: it is simultaneous, or it is there twice."
    + "\nRule: \(beside)"
  static let parent =
    "The row's tap acts in the star's place: by high priority, or by a mask that switches the "
    + "star's off."
  static let deadStar =
    "The finger is within the star's frame, and the row is hit: the star can't be hit any more."
    + "\nRule: the finger: it is not on a piece that allows no hit testing (SU-19)."
  static func front(_ piece: String) -> String {
    "\(piece) lies in front of the star there, and takes the finger.\n"
      + "Rule: the region: where two pieces overlap, the last one is in front (SU-26)."
  }
  static let gone =
    "The photo takes no finger any more, and the row has no region of its own there."
  static let off =
    "A piece is drawn there, so that the row is hit; but the row's own tap is off, or missing."
    + "\nRule: the mask: .subviews switches off the gesture that is added with it (SU-33)."
  static let twice =
    "One touch has called it twice, so more than one gesture does.\nRule: \(beside)"
  static let star = "The star has its own tap, and the finger is on it."

  static let region =
    "the region: a content shape before the gesture replaces it, one after doesn't (SU-16, SU-18)."
  static let opinion =
    "the opinion: plain, with the mask .all, yields to those inside it (SU-30, SU-33)."
  private static let beside = "the opinion: a simultaneous gesture runs beside others (SU-32)."
}

let exercise15_2: Grader<MakeRow> = Grader(
  "15.2", .repair, read: theRule, steps: steps,
  solution: { Solutions15.placeRow },
  alternatives: [{ withABackground }, { withARectangle }], wrong: wrong15_2,
  statement: [
    .tells("A row shows"), .asks("A tap on the star rates", "A tap on the star"),
    .asks("But users say", "A tap between title and photo", "A tap below the row"),
    .asks(
      "Repair it: in all", "A tap on the title", "A tap on the photo", "A tap in a corner",
      "A tap above", "A tap beside", "Random scene"),
    .asks("Worked touch", "A tap on the star"), .tells("Delete the `todo`"),
  ]
) { make in
  func tapped(
    _ name: String, _ x: CGFloat, _ y: CGFloat, is wanted: String, why: [String: String] = [:],
    rule: String = Diagnosis15_2.region
  ) throws {
    try playing(name) {
      let (stage, words) = (Stage(), Words())
      let row = make()({ words.words.append("open") }, { words.words.append("rate") })
      let host = HostingView(
        Piece("page", CGRect(x: 0, y: 0, width: 375, height: 300), holding: [row]),
        frame: CGRect(x: 0, y: 100, width: 375, height: 300))
      stage.root.addSubview(host)
      // The row lies 100 points below the upper edge of its page, as in a list.
      host.bounds.origin.y = -100
      try stage.finger.tap(at: CGPoint(x: x, y: y + 200))
      var why = why
      let hit = host.piece(at: CGPoint(x: x, y: y))
      if why["open"] == Diagnosis15_2.parent, let hit, hit != "star" {
        why["open"] = hit == "row" ? Diagnosis15_2.deadStar : Diagnosis15_2.front(hit)
      }
      if why["open"] == Diagnosis15_2.below, hit != "image" { why["open"] = Diagnosis15_2.tooLarge }
      try expect(
        words.text, is: wanted, name,
        why: why.merging(["open, open": Diagnosis15_2.twice, "rate, rate": Diagnosis15_2.twice]) {
          one, _ in one
        }, rule: rule)
    }
  }
  let gap = ["nothing": Diagnosis15_2.gap]
  let out = ["open": Diagnosis15_2.below]
  try tapped("A tap on the title", 50, 30, is: "open", why: ["nothing": Diagnosis15_2.off])
  try tapped("A tap on the photo", 230, 30, is: "open", why: ["nothing": Diagnosis15_2.gone])
  try tapped(
    "A tap on the star", 320, 30, is: "rate",
    why: [
      "open": Diagnosis15_2.parent, "rate, open": Diagnosis15_2.both,
      "open, rate": Diagnosis15_2.both, "nothing": Diagnosis15_2.star,
    ], rule: Diagnosis15_2.opinion)
  try tapped("A tap between title and photo", 150, 30, is: "open", why: gap)
  try tapped("A tap below the row, at (320, 65)", 320, 65, is: "nothing", why: out)
  try tapped("A tap below the row, under the photo", 230, 70, is: "nothing", why: out)
  try tapped("A tap above the row, over the photo", 230, -10, is: "nothing", why: out)
  try tapped("A tap in a corner, at (1, 1)", 1, 1, is: "open", why: gap)
  try tapped("A tap in a corner, at (374, 59)", 374, 59, is: "open", why: gap)
  try tapped("A tap beside the star, at (345, 5)", 345, 5, is: "open", why: gap)
  try randomScenes { name, random in
    let (x, y) = (Double(random.int(in: 1...374)), Double(random.int(in: -15...75)))
    let isStar = 300 <= x && x < 340 && 10 <= y && y < 50
    let isRow = 0 <= y && y < 60
    try tapped(
      "\(name), a tap at (\(Int(x)), \(Int(y)))", x, y,
      is: isStar ? "rate" : isRow ? "open" : "nothing", why: isRow ? gap : out)
  }
}
