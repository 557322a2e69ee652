import ExerciseKit
import Grading

let wrong9_3: [WrongAnswer<Row>] = [
  WrongAnswer(
    "one recognizer for five views",
    gets: "A tap on star 1: rating 1 is right, your answer is rating 0.",
    Diagnosis9_3.oneRecognizerForFiveViews, rule: Diagnosis9_3.one
  ) { row(.shared) },
  WrongAnswer(
    "takes every star for the last one",
    gets: "A tap on star 1: rating 1 is right, your answer is rating 5.",
    Diagnosis9_3.takesEveryStarForTheLastOne, rule: Diagnosis9_3.one
  ) { row(.lastOne) },
  WrongAnswer(
    "counts from nought",
    gets: "A tap on star 1: rating 1 is right, your answer is rating 0.",
    Diagnosis9_3.oneRecognizerForFiveViews, rule: Diagnosis9_3.one
  ) { row(.fromZero) },
  WrongAnswer(
    "divides the row into five",
    gets: """
      A tap at x = 40, the first point after star 1: rating 0 is right, your answer is rating 1.
      """,
    Diagnosis9_3.gap, rule: Diagnosis9_3.place
  ) { row(.divided) },
  WrongAnswer(
    "asks for the place in the window",
    gets: "The row lies at (60, 300); a tap on star 2: rating 2 is right, your answer is rating 0.",
    Diagnosis9_3.asksForThePlaceInTheWindow, rule: Diagnosis9_3.place
  ) { row(.inWindow) },
  WrongAnswer(
    "takes every end of a touch",
    gets: "Star 2, held for a second: rating 0 is right, your answer is rating 2.",
    Diagnosis9_3.takesEveryEndOfATouch, rule: Diagnosis9_3.one
  ) { row(.ends) },
  WrongAnswer(
    "includes the last edge",
    gets: """
      A tap at x = 40, the first point after star 1: rating 0 is right, your answer is rating 1.
      """,
    Diagnosis9_3.gap, rule: Diagnosis9_3.place
  ) { row(.lastEdge) },
  WrongAnswer(
    "leaves out the first edge",
    gets: "A tap at x = 50, the first point of star 2: rating 2 is right, your answer is rating 0.",
    Diagnosis9_3.leavesOutTheFirstEdge, rule: Diagnosis9_3.place
  ) { row(.firstEdge) },
  WrongAnswer(
    "looks at x only",
    gets: """
      The row is 60 high; a tap at (70, 50), below star 2: rating 0 is right, your answer is \
      rating 2.
      """,
    Diagnosis9_3.looksAtXOnly, rule: Diagnosis9_3.place
  ) { row(.byColumn) },
  WrongAnswer(
    "makes a star too many",
    gets: """
      The row is 300 wide; a tap at (270, 20), beyond star 5: rating 0 is right, your answer is \
      rating 6.
      """,
    Diagnosis9_3.makesAStarTooMany, rule: Diagnosis9_3.place
  ) { row(.sixStars) },
  WrongAnswer(
    "adds up",
    gets: "A tap on star 5, then one on star 2: rating 2 is right, your answer is rating 7.",
    Diagnosis9_3.addsUp, rule: Diagnosis9_3.one
  ) { row(.addsUp) },
  WrongAnswer(
    "takes a rating back",
    gets: "Star 3, tapped twice: rating 3 is right, your answer is rating 0.",
    Diagnosis9_3.takesARatingBack, rule: Diagnosis9_3.one
  ) { row(.takesBack) },
]

enum RowDesign {
  case onRow, shared, lastOne, fromZero, divided, inWindow, ends
  case lastEdge, firstEdge, byColumn, addsUp, takesBack, sixStars
}

func row(_ design: RowDesign) -> Row {
  let row = AnyRow(frame: .zero)
  row.design = design
  return Row(view: row, rating: { row.rating }, build: { row.build() })
}

/// Right as `onRow`: one recognizer for the row, whose action looks for the star.
private final class AnyRow: UIView {
  var design = RowDesign.onRow
  lazy var stars = (0..<(design == .sixStars ? 6 : 5)).map {
    UIView(frame: CGRect(x: 50 * $0, y: 0, width: 40, height: 40))
  }
  private(set) var rating = 0

  func build() {
    let shared = makeTap()
    for star in stars {
      addSubview(star)
      if design == .shared { star.addGestureRecognizer(shared) }
      if [.lastOne, .fromZero, .addsUp, .takesBack, .sixStars].contains(design) {
        star.addGestureRecognizer(makeTap())
      }
    }
    if [.onRow, .divided, .inWindow, .lastEdge, .firstEdge, .byColumn].contains(design) {
      addGestureRecognizer(shared)
    }
  }

  private func makeTap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: AnyRow.didTap, name: "didTap")
  }

  private func didTap(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: self)
    let found: Int? =
      switch design {
      case .onRow: stars.firstIndex { $0.bounds.contains(tap.location(in: $0)) }
      case .inWindow: stars.firstIndex { $0.frame.contains(tap.location(in: nil)) }
      case .divided: Int(place.x / 50)
      case .lastEdge: stars.firstIndex { ($0.frame.minX...$0.frame.maxX).contains(place.x) }
      case .firstEdge: stars.firstIndex { place.x > $0.frame.minX && place.x < $0.frame.maxX }
      case .byColumn: stars.firstIndex { ($0.frame.minX..<$0.frame.maxX).contains(place.x) }
      default: stars.firstIndex { $0 === tap.view }
      }
    guard let star = found else { return }
    switch design {
    case .lastOne: rating = stars.count
    case .fromZero: rating = star
    case .addsUp: rating += star + 1
    case .takesBack: rating = rating == star + 1 ? 0 : star + 1
    default: rating = star + 1
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard design == .ends, let touch = touches.first else { return }
    if let star = stars.firstIndex(where: { $0 === touch.view }) { rating = star + 1 }
  }
}
