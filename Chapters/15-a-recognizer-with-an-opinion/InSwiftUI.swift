import SwiftUI
import UIKit

// listing: card
struct PlaceCard: View {
  let place: String
  let mark: () -> Void
  @GestureState private var shift: CGFloat = 0

  var body: some View {
    Text(place)
      .frame(maxWidth: .infinity, minHeight: 52)
      .background(.orange)
      .offset(x: shift)
      .gesture(
        DragGesture()
          .updating($shift) { value, shift, _ in shift = value.translation.width }
          .onEnded { if $0.translation.width >= 100 { mark() } }
      )
      .accessibilityAction(named: "Mark as visited") { mark() }  // for VoiceOver
  }
}
// end

struct PriceRow: View {
  let title: String
  let price: String
  let open: () -> Void

  var body: some View {
    // listing: gap
    HStack {
      Text(title)
      Spacer()
      Text(price)
    }
    .frame(minHeight: 60)
    .onTapGesture { open() }
    // end
  }
}

struct LiftedCard: View {
  // listing: hasty
  @State private var lift = CGSize.zero

  var drag: some Gesture {
    DragGesture()
      .onChanged { lift = $0.translation }
      .onEnded { _ in lift = .zero }
  }
  // end

  var body: some View { Color.orange.offset(lift).gesture(drag) }
}

struct CarefulCard: View {
  // listing: careful
  @GestureState(resetTransaction: Transaction(animation: .default))
  private var lift = CGSize.zero

  var drag: some Gesture {
    DragGesture().updating($lift) { value, lift, _ in lift = value.translation }
  }
  // end

  var body: some View { Color.orange.offset(lift).gesture(drag) }
}

// listing: drag
@available(iOS 18, *)
struct SidewaysDrag: UIGestureRecognizerRepresentable {
  var onChange: (CGFloat) -> Void
  var onEnd: (CGFloat?) -> Void  // nil: it was cancelled

  func makeCoordinator(converter: CoordinateSpaceConverter) -> SidewaysRule { SidewaysRule() }

  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.name = "card"  // for the spy
    pan.allowedScrollTypesMask = .continuous  // a trackpad's two fingers
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

// listing: row
@available(iOS 18, *)
struct PlaceRow: View {
  let place: String
  let mark: () -> Void
  @State private var shift: CGFloat = 0

  var body: some View {
    Text(place)
      .frame(maxWidth: .infinity, minHeight: 60)  // size
      .background(.orange)
      .offset(x: shift)  // only the looks move: it stands before the shape
      .contentShape(Rectangle())  // shape
      .gesture(SidewaysDrag(onChange: { shift = $0 }, onEnd: end))  // gesture
      .accessibilityAction(named: "Mark as visited") { mark() }  // for VoiceOver
  }

  private func end(_ way: CGFloat?) {
    withAnimation { shift = 0 }
    if let way, way >= 100 { mark() }
  }
}
// end

// listing: list
struct PlaceList: View {
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(1...20, id: \.self) { number in
          if #available(iOS 18, *) {
            PlaceRow(place: "Place \(number)") { print("visited", number) }
          } else {  // there the list scrolls under a plain drag
            PlaceCard(place: "Place \(number)") { print("visited", number) }
          }
        }
      }
    }
  }
}
// end
