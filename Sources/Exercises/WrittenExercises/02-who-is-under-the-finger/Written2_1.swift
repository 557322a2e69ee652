package import GradingCore

/// What answers to exercise 2.1 are told.
package enum Diagnosis2_1 {
  package static let theViewDrawnUnderTheFinger =
    "heart is drawn there, but the picture it lies in is off, and with it everything in it."
  package static let banner =
    "banner is in front, but with alpha 0 it is switched off and declines."
  package static let declines =
    "banner declines, and with that only banner is out: root then asks card behind it."
  package static let whatHangsOutCanStillBeTouched =
    "more is drawn there, but card ends at 220, declines, and never asks more."
  package static let theRightEdgeBelongsToTheView =
    "card reaches from 20 to 220, and 220 is the first point that is not in it any more."

  package static let branch =
    "the gates: a view that is switched off answers nil for everything in it (HT-11, HT-14)."
  package static let shut =
    "the gates: hidden, not enabled for interaction, or alpha below 0.01 (HT-11, HT-12)."
  package static let area = "the area: a point outside a view never reaches its subviews (HT-9)."
  package static let edges =
    "the area: left and upper edges are inside, right and lower edges are not (HT-6)."
}

/// Exercise 2.1.
package let written2_1 = WrittenExercise(
  "2.1", .trace, read: Rule2.page, steps: Rule2.steps, quiz2_1)

/// The questions of exercise 2.1.
package func quiz2_1(_ answers: [String]) -> Quiz {
  Quiz(
    answers, among: ["root", "card", "photo", "heart", "more", "banner"],
    [
      Question(
        "touch (190, 130)", is: "card",
        why: [
          "heart": Diagnosis2_1.theViewDrawnUnderTheFinger,
          "photo": "photo is a picture: a UIImageView is not enabled for interaction by default.",
        ],
        rule:
          Diagnosis2_1.branch
      ),
      Question(
        "touch (210, 235)", is: "more",
        why: [
          "banner": Diagnosis2_1.banner,
          "card": "more lies in card, in front of it, and contains the point.",
          "root": Diagnosis2_1.declines,
        ], rule: Diagnosis2_1.shut),
      Question(
        "touch (240, 235)", is: "root",
        why: [
          "more": Diagnosis2_1.whatHangsOutCanStillBeTouched,
          "card": "card reaches from 20 to 220; 240 is outside.", "banner": Diagnosis2_1.banner,
        ], rule: Diagnosis2_1.area),
      Question(
        "touch (220, 150)", is: "root",
        why: ["card": Diagnosis2_1.theRightEdgeBelongsToTheView], rule: Diagnosis2_1.edges),
      Question(
        "touch (60, 240)", is: "card",
        why: [
          "banner": Diagnosis2_1.banner,
          "root": "banner is out, and card behind it reaches down to 260: the point is in it.",
        ], rule: Diagnosis2_1.shut),
    ])
}
