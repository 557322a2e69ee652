import ExerciseKit
import Grading
import MiniUIKit

let wrong7_3 = [
  WrongAnswer(
    "only lets the pictures take fingers",
    gets: """
      Three pictures, a tap on the first: sea is right, your answer is nothing.
      No recognizer sits on sea, and there is one on elk.
      Rule: a recognizer has one view at most; added to another, it leaves the first (GR-15).
      """
  ) { album(.shared) },
  WrongAnswer(
    "only makes a recognizer for each",
    gets: """
      Three pictures, a tap on the first: sea is right, your answer is nothing.
      The hit test passes sea by: the view does not take fingers.
      Rule: an image view lets fingers through by default (HT-14).
      """
  ) { album(.deaf) },
  WrongAnswer(
    "puts one recognizer on the view behind the pictures",
    gets: """
      Three pictures, a tap on the first: sea is right, your answer is root.
      No recognizer sits on sea.
      Rule: a recognizer has one view at most; added to another, it leaves the first (GR-15).
      """
  ) { album(.behind) },
  WrongAnswer(
    "repairs the first picture only",
    gets: """
      Three pictures, a tap on the second: hut is right, your answer is nothing.
      The hit test passes hut by: the view does not take fingers.
      Rule: an image view lets fingers through by default (HT-14).
      """
  ) { album(.first) },
  WrongAnswer(
    "has each picture tell the album twice",
    gets: """
      Three pictures, a tap on the first: sea is right, your answer is sea, sea.
      One tap opened more than one name.
      Rule: act: a recognizer calls each of its targets (GR-32).
      """
  ) { album(.twice) },
]

func album(_ way: SomeAlbum.Way) -> AnyAlbum {
  let album = SomeAlbum()
  album.way = way
  return AnyAlbum(controller: album, watch: { album.watch($0) }, opened: { album.opened })
}

final class SomeAlbum: UIViewController {
  enum Way { case shared, deaf, behind, first, twice, list }
  var way = Way.list
  var opened: [String] = []

  func watch(_ pictures: [UIImageView]) {
    let shared = tap()
    for (number, picture) in pictures.enumerated() {
      if way != .deaf, way != .first || number == 0 { picture.isUserInteractionEnabled = true }
      switch way {
      case .shared: picture.addGestureRecognizer(shared)
      case .behind: picture.superview?.addGestureRecognizer(shared)
      case .twice:
        let recognizer = tap()
        recognizer.addTarget(self, action: SomeAlbum.didTap, name: "again")
        picture.addGestureRecognizer(recognizer)
      case .list: picture.gestureRecognizers = [tap()]
      case .deaf, .first: picture.addGestureRecognizer(tap())
      }
    }
  }

  private func tap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: SomeAlbum.didTap, name: "didTap")
  }

  func didTap(_ tap: UITapGestureRecognizer) { opened.append(tap.view?.name ?? "nobody") }
}
