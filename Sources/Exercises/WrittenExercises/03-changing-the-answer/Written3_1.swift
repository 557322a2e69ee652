package import GradingCore

/// What answers to exercise 3.1 are told.
package enum Diagnosis3_1 {
  package static let onlyWhatIsDrawnCanBeTouched =
    "play is drawn from x = 250 on, but its area begins 10 points farther left."
  package static let anEnlargedButtonWorksOnEverySide =
    "The point is in play's area, but page ends at 280, declines, and never asks play."
  package static let anEnlargedAreaComesBefore =
    "cover was added last, so it lies in front of share and is asked before it."
  package static let liesInPage =
    "page reaches from (40, 100) to (280, 300): the point is in it, so root gets page's answer."
    + "\nRule: \(myself)"
  package static let areaGrowsUpwards = """
    This is 5 points above play and 5 beside it, in a corner of its area. A view may be named twice.
    Rule: \(corners)
    """
  package static let theRightEdgeBelongsToTheArea =
    "share's area reaches from 118 to 162, and 162 is the first point that is not in it any more."

  package static let resizes = "point(inside:) resizes: 44 × 44 around the same middle (HT-25)."
  package static let corners =
    "the corners of an area belong to it; a corner radius changes nothing, either (HT-10)."
  package static let area =
    "the area: without a redirect no point outside a view reaches its subviews (HT-9)."
  package static let subviews =
    "the subviews: from the front, and the first that accepts wins (HT-5)."
  package static let myself =
    "chapter 2, Four steps, or one word: a view answers itself only if all its subviews say nil (HT-3)."
  package static let bounds = "the area is the bounds, unless the class overrides it (HT-25)."
  package static let edges =
    "the area: left and upper edges are inside, right and lower edges are not (HT-6)."
}

/// Exercise 3.1.
package let written3_1 = WrittenExercise(
  "3.1", .trace, read: "Chapters/03-changing-the-answer, A little cross", quiz3_1)

/// The questions of exercise 3.1.
package func quiz3_1(_ answers: [String]) -> Quiz {
  Quiz(
    answers, among: ["root", "page", "play", "share", "cover"],
    [
      Question(
        "touch (245, 120)", is: "play",
        why: [
          "page": Diagnosis3_1.onlyWhatIsDrawnCanBeTouched,
          "root": Diagnosis3_1.liesInPage,
        ], rule: Diagnosis3_1.resizes),
      Question(
        "touch (282, 120)", is: "root",
        why: [
          "play": Diagnosis3_1.anEnlargedButtonWorksOnEverySide,
          "page": "page reaches from 40 to 280; 282 is outside.\nRule: \(Diagnosis3_1.bounds)",
        ], rule: Diagnosis3_1.area),
      Question(
        "touch (122, 245)", is: "share",
        why: [
          "page": "share is drawn from x = 128 on, but its area begins 10 points farther left.",
          "cover": "cover begins at x = 140; it is asked first, but it declines.",
          "root": Diagnosis3_1.liesInPage,
        ], rule: Diagnosis3_1.resizes),
      Question(
        "touch (150, 255)", is: "cover",
        why: [
          "share": Diagnosis3_1.anEnlargedAreaComesBefore,
          "page": "Two subviews of page contain the point.",
          "root": Diagnosis3_1.liesInPage,
        ], rule: Diagnosis3_1.subviews),
      Question(
        "touch (162, 280)", is: "page",
        why: [
          "share": Diagnosis3_1.theRightEdgeBelongsToTheArea,
          "cover": "cover reaches down to 260 only.\nRule: \(Diagnosis3_1.bounds)",
          "root": Diagnosis3_1.liesInPage,
        ], rule: Diagnosis3_1.edges),
      Question(
        "touch (279, 105)", is: "play",
        why: [
          "page": Diagnosis3_1.areaGrowsUpwards,
          "root": Diagnosis3_1.liesInPage,
        ], rule: Diagnosis3_1.resizes),
    ])
}
