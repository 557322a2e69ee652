import Grading

@testable import Exercises02
@testable import Solutions02

let exercise2_1 = Exercise(
  "2.1", .trace, read: theRule, steps: steps,
  yours: { Exercises02.whoIsHit() }, solution: { Solutions02.whoIsHit() },
  wrong: [
    WrongAnswer(
      "the view drawn under the finger is hit",
      gets: """
        Question 1, touch (190, 130): heart is not what happens.
        heart is drawn there, but it lies in a picture, and a picture lets no finger through.
        Rule: the gates: a view that is switched off answers nil for everything in it (HT-11, HT-14).
        """
    ) { ["heart", "more", "more", "root", "card"] },
    WrongAnswer(
      "a transparent view in front takes the touch",
      gets: """
        Question 2, touch (210, 235): banner is not what happens.
        banner is in front, but with alpha 0 it is switched off and declines.
        Rule: the gates: hidden, not enabled for interaction, or alpha below 0.01 (HT-11, HT-12).
        """
    ) { ["card", "banner", "root", "root", "banner"] },
    WrongAnswer(
      "what hangs out can still be touched",
      gets: """
        Question 3, touch (240, 235): more is not what happens.
        more is drawn there, but card ends at 220, declines, and never asks more.
        Rule: the area: a point outside a view never reaches its subviews (HT-9).
        """
    ) { ["card", "more", "more", "root", "card"] },
    WrongAnswer(
      "the right edge belongs to the view",
      gets: """
        Question 4, touch (220, 150): card is not what happens.
        card reaches from 20 to 220, and 220 is the first point that is not in it any more.
        Rule: the area: left and upper edges are inside, right and lower edges are not (HT-6).
        """
    ) { ["card", "more", "root", "card", "card"] },
  ]
) { make in
  let gates = "the gates: hidden, not enabled for interaction, or alpha below 0.01 (HT-11, HT-12)."
  let banner = "banner is in front, but with alpha 0 it is switched off and declines."
  try judge(
    make(), among: ["root", "card", "photo", "heart", "more", "banner"],
    [
      Question(
        "touch (190, 130)", is: "card",
        why: [
          "heart":
            "heart is drawn there, but it lies in a picture, and a picture lets no finger through.",
          "photo": "photo is a picture: a UIImageView is not enabled for interaction by default.",
        ],
        rule:
          "the gates: a view that is switched off answers nil for everything in it (HT-11, HT-14)."
      ),
      Question(
        "touch (210, 235)", is: "more",
        why: [
          "banner": banner, "card": "more lies in card, in front of it, and contains the point.",
        ],
        rule: gates),
      Question(
        "touch (240, 235)", is: "root",
        why: [
          "more": "more is drawn there, but card ends at 220, declines, and never asks more.",
          "card": "card reaches from 20 to 220; 240 is outside.", "banner": banner,
        ], rule: "the area: a point outside a view never reaches its subviews (HT-9)."),
      Question(
        "touch (220, 150)", is: "root",
        why: [
          "card":
            "card reaches from 20 to 220, and 220 is the first point that is not in it any more."
        ],
        rule: "the area: left and upper edges are inside, right and lower edges are not (HT-6)."),
      Question(
        "touch (60, 240)", is: "card",
        why: ["banner": banner, "root": "card reaches down to 260, so the point is in it."],
        rule: gates),
    ])
}
