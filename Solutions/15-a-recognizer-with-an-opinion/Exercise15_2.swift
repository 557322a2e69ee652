import ExerciseKit
import PieceKit

// The row is a container: it is hit where one of its children is. In the gaps there is no child, and
// below the row there is the part of the image that was clipped away. One shape mends both, because
// it replaces the region: more than the children in the gaps, less than the image below.
// It stands before the row's gesture, as it is for what is written after it.
// The star needs one more: the part of the image that was clipped away reaches over it, in front. So
// the photo gets a shape of its own, after `clipped()`. Then the star is hit, and the row's plain
// gesture leaves the precedence to those inside.
// The trap is to write the row's shape last. Then it lies around the gesture, which doesn't notice.
func placeRow(open: @escaping () -> Void, rate: @escaping () -> Void) -> Piece {
  let title = Piece("title", CGRect(x: 16, y: 20, width: 80, height: 20))
  let image = Piece("image", CGRect(x: 0, y: -20, width: 150, height: 100))
  let photo = Piece("photo", CGRect(x: 200, y: 0, width: 60, height: 60), holding: [image])
    .clipped()
    .contentShape()
  let star = Piece("star", CGRect(x: 300, y: 10, width: 40, height: 40))
    .gesture(TapGesture().onEnded(rate))
  return Piece("row", CGRect(x: 0, y: 0, width: 375, height: 60), holding: [title, star, photo])
    .contentShape()
    .gesture(TapGesture().onEnded(open))
}
