import Grading
import MiniUIKit

@testable import Exercises03
@testable import Solutions03

let exercise3_1 = Exercise(
  "3.1", .trace, read: "Chapters/03-changing-the-answer, The rule",
  yours: { Exercises03.whoIsHit() }, solution: { Solutions03.whoIsHit() },
  wrong: [
    WrongAnswer(
      "only what is drawn can be touched",
      gets: """
        Question 1, touch (245, 120): page is not what happens.
        play is drawn from x = 250 on, but its area begins 10 points further left.
        Rule: point(inside:) resizes: 44 × 44 around the same middle (HT-25).
        """
    ) { ["page", "root", "page", "cover", "page"] },
    WrongAnswer(
      "an enlarged button works on every side",
      gets: """
        Question 2, touch (282, 120): play is not what happens.
        The point is in play's area, but page ends at 280, declines, and never asks play.
        Rule: the area: a point outside a view never reaches its subviews (HT-9).
        """
    ) { ["play", "play", "share", "cover", "page"] },
    WrongAnswer(
      "an enlarged area comes before everything else",
      gets: """
        Question 4, touch (150, 255): share is not what happens.
        cover was added last, so it lies in front of share and is asked before it.
        Rule: the subviews: from the front, and the first that accepts wins (HT-5).
        """
    ) { ["play", "root", "share", "share", "page"] },
    WrongAnswer(
      "the right edge belongs to the area",
      gets: """
        Question 5, touch (162, 280): share is not what happens.
        share's area reaches from 118 to 162, and 162 is the first point that is not in it any more.
        Rule: the area: left and upper edges are inside, right and lower edges are not (HT-6).
        """
    ) { ["play", "root", "share", "cover", "share"] },
  ]
) { make in
  let root = card("root", 0, 0, 375, 812)
  let page = card("page", 40, 100, 240, 200, in: root)
  place(AtLeast44(), "play", CGRect(x: 210, y: 10, width: 24, height: 24), in: page)
  place(AtLeast44(), "share", CGRect(x: 88, y: 148, width: 24, height: 24), in: page)
  _ = card("cover", 100, 90, 80, 70, in: page)
  let resizes = "point(inside:) resizes: 44 × 44 around the same middle (HT-25)."
  let subviews = "the subviews: from the front, and the first that accepts wins (HT-5)."
  try judge(
    make(), among: ["root", "page", "play", "share", "cover"],
    [
      Question(
        "touch (245, 120)", is: hit(root, 245, 120),
        why: [
          "page": "play is drawn from x = 250 on, but its area begins 10 points further left.",
          "root": "page reaches from 40 to 280, so the point is in it.",
        ], rule: resizes),
      Question(
        "touch (282, 120)", is: hit(root, 282, 120),
        why: [
          "play":
            "The point is in play's area, but page ends at 280, declines, and never asks play.",
          "page": "page reaches from 40 to 280; 282 is outside.",
        ], rule: "the area: a point outside a view never reaches its subviews (HT-9)."),
      Question(
        "touch (122, 245)", is: hit(root, 122, 245),
        why: [
          "page": "share is drawn from x = 128 on, but its area begins 10 points further left.",
          "cover": "cover begins at x = 140; it is asked first, but it declines.",
        ], rule: resizes),
      Question(
        "touch (150, 255)", is: hit(root, 150, 255),
        why: [
          "share": "cover was added last, so it lies in front of share and is asked before it.",
          "page": "Two subviews of page contain the point.",
        ], rule: subviews),
      Question(
        "touch (162, 280)", is: hit(root, 162, 280),
        why: [
          "share": """
          share's area reaches from 118 to 162, and 162 is the first point that is not in it any more.
          """,
          "cover": "cover reaches down to 260 only.",
        ],
        rule: "the area: left and upper edges are inside, right and lower edges are not (HT-6)."),
    ])
}

/// The button of the chapter: at least 44 × 44.
private final class AtLeast44: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
