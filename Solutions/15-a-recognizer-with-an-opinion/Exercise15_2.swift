import ExerciseKit
import PieceKit

// The row is a container: it is hit where one of its children is. In the gaps there is no child, and
// below the row there is the part of the image that was clipped away. One shape mends both, because
// it replaces the region: more than the children in the gaps, less than the image below.
// It stands before the row's gesture, as it is for what is written after it. The star keeps its tap:
// it lies inside the shape, and a plain gesture leaves the precedence to those inside.
// The trap is to write the shape last. Then it lies around the gesture, which doesn't notice.
func placeRow(open: @escaping () -> Void, rate: @escaping () -> Void) -> Piece {
  let title = Piece("title", CGRect(x: 16, y: 20, width: 80, height: 20))
  let image = Piece("image", CGRect(x: 0, y: -20, width: 60, height: 100))
  let photo = Piece("photo", CGRect(x: 200, y: 0, width: 60, height: 60), holding: [image])
    .clipped()
  let star = Piece("star", CGRect(x: 300, y: 10, width: 40, height: 40))
    .gesture(TapGesture().onEnded(rate))
  return Piece("row", CGRect(x: 0, y: 0, width: 375, height: 60), holding: [title, photo, star])
    .contentShape()
    .gesture(TapGesture().onEnded(open))
}
