import Grading
import MiniUIKit
import PieceKit

let wrong15_2: [WrongAnswer<MakeRow>] = [
  WrongAnswer("leaves the holes") {
    { open, rate in row(rate, shapesPhoto: false).gesture(TapGesture().onEnded(open)) }
  },
  WrongAnswer("writes the shape after the gesture") {
    { open, rate in row(rate).gesture(TapGesture().onEnded(open)).contentShape() }
  },
  WrongAnswer("goes before the star") {
    { open, rate in row(rate).contentShape().highPriorityGesture(TapGesture().onEnded(open)) }
  },
  WrongAnswer("runs beside the star") {
    { open, rate in row(rate).contentShape().simultaneousGesture(TapGesture().onEnded(open)) }
  },
  WrongAnswer("shuts the row's own tap out") {
    { open, rate in
      row(rate).contentShape().gesture(TapGesture().onEnded(open), including: .subviews)
    }
  },
  WrongAnswer("shuts the star out") {
    { open, rate in
      row(rate).contentShape().gesture(TapGesture().onEnded(open), including: .gesture)
    }
  },
  WrongAnswer("shapes the photo only") {
    { open, rate in row(rate).gesture(TapGesture().onEnded(open)) }
  },
  WrongAnswer("shapes the row only") {
    { open, rate in
      row(rate, shapesPhoto: false).contentShape().gesture(TapGesture().onEnded(open))
    }
  },
  WrongAnswer("adds a background only") {
    { open, rate in row(rate, shapesPhoto: false, back: whole).gesture(TapGesture().onEnded(open)) }
  },
  WrongAnswer("takes the photo away from the finger") {
    { open, rate in row(rate, photoIsHit: false).gesture(TapGesture().onEnded(open)) }
  },
  WrongAnswer("adds a background in front") {
    { open, rate in
      row(rate, front: whole).gesture(TapGesture().onEnded(open))
    }
  },
  WrongAnswer("takes the star away from the finger") {
    { open, rate in
      row(rate, starIsHit: false).contentShape().gesture(TapGesture().onEnded(open))
    }
  },
  WrongAnswer("shapes the row as large as the image") {
    { open, rate in
      row(rate).contentShape(CGRect(x: 0, y: -20, width: 375, height: 100))
        .gesture(TapGesture().onEnded(open))
    }
  },
  WrongAnswer("gives the row two taps") {
    { open, rate in
      row(rate).contentShape().gesture(TapGesture().onEnded(open))
        .simultaneousGesture(TapGesture().onEnded(open))
    }
  },
  WrongAnswer("opens twice at the end of one tap") {
    { open, rate in
      row(rate).contentShape().gesture(TapGesture().onEnded(open).onEnded(open))
    }
  },
  WrongAnswer("lets the star run beside the row") {
    { open, rate in
      row(rate, starIsBeside: true).contentShape().gesture(TapGesture().onEnded(open))
    }
  },
  WrongAnswer("shapes the gap only") {
    { open, rate in
      row(rate).contentShape(CGRect(x: 96, y: 0, width: 104, height: 60))
        .gesture(TapGesture().onEnded(open))
    }
  },
  WrongAnswer("brings the star to the front") {
    { open, rate in
      row(rate, shapesPhoto: false, starIsInFront: true).contentShape()
        .gesture(TapGesture().onEnded(open))
    }
  },
  WrongAnswer("takes the title away from the finger") {
    { open, rate in row(rate, titleIsHit: false).gesture(TapGesture().onEnded(open)) }
  },
]

private let whole = CGRect(x: 0, y: 0, width: 375, height: 60)

private func row(
  _ rate: @escaping () -> Void, shapesPhoto: Bool = true, back: CGRect? = nil,
  front: CGRect? = nil, photoIsHit: Bool = true, starIsHit: Bool = true,
  starIsBeside: Bool = false, titleIsHit: Bool = true, starIsInFront: Bool = false
) -> Piece {
  let title = Piece("title", CGRect(x: 16, y: 20, width: 80, height: 20))
    .allowsHitTesting(titleIsHit)
  let image = Piece("image", CGRect(x: 0, y: -20, width: 150, height: 100))
  var photo = Piece("photo", CGRect(x: 200, y: 0, width: 60, height: 60), holding: [image])
    .clipped().allowsHitTesting(photoIsHit)
  if shapesPhoto { photo = photo.contentShape() }
  let (plain, tap) = (
    Piece("star", CGRect(x: 300, y: 10, width: 40, height: 40)), TapGesture().onEnded(rate)
  )
  let star = (starIsBeside ? plain.simultaneousGesture(tap) : plain.gesture(tap))
    .allowsHitTesting(starIsHit)
  let behind = back.map { [Piece("back", $0)] } ?? []
  let inFront = front.map { [Piece("back", $0)] } ?? []
  let pieces = starIsInFront ? [title, photo, star] : [title, star, photo]
  return Piece("row", whole, holding: behind + pieces + inFront)
}

/// Right: a background fills the gaps, and the photo is shaped.
func withABackground(_ open: @escaping () -> Void, _ rate: @escaping () -> Void) -> Piece {
  row(rate, back: whole).gesture(TapGesture().onEnded(open))
}

/// Right: the shape is written out.
func withARectangle(_ open: @escaping () -> Void, _ rate: @escaping () -> Void) -> Piece {
  row(rate).contentShape(whole).gesture(TapGesture().onEnded(open))
}
