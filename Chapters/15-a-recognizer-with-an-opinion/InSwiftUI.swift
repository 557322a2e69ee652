import SwiftUI
import UIKit

// listing: drag
struct SidewaysDrag: UIGestureRecognizerRepresentable {
  var onChange: (CGFloat) -> Void
  var onEnd: (CGFloat?) -> Void  // nil: it was cancelled

  func makeCoordinator(converter: CoordinateSpaceConverter) -> SidewaysRule { SidewaysRule() }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.delegate = context.coordinator
    return pan
  }

  func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
    let way = context.converter.localTranslation?.x ?? 0
    switch pan.state {
    case .began, .changed: onChange(way)
    case .ended: onEnd(way)
    case .cancelled: onEnd(nil)
    default: break
    }
  }
}
// end

struct PlaceRow: View {
  let place: String
  let finish: (CGFloat?) -> Void
  @State private var shift: CGFloat = 0

  // listing: row
  // In the row, in this order:
  var body: some View {
    Text(place)
      .frame(maxWidth: .infinity, minHeight: 60)
      .offset(x: shift)
      .contentShape(Rectangle())
      .gesture(SidewaysDrag(onChange: { shift = $0 }, onEnd: end))
  }

  private func end(_ way: CGFloat?) {
    shift = 0
    finish(way)
  }
  // end
}
