public import MiniUIKit

/// A view that shows pieces, and in which each of their gestures is a recognizer.
///
/// Three things are simpler than in an app. The view answers hit tests itself, wherever it is touched,
/// unless a view of UIKit's in it is hit. The recognizers are its own, where SwiftUI keeps them on
/// objects that are no views (SU-3). And its pieces stay as they were given.
public final class HostingView: UIView {
  /// What it shows.
  public let piece: Piece
  /// The views of UIKit's among the pieces, with the way to each.
  private(set) var views: [(view: UIView, path: [Int])] = []
  private var seats: [(seat: Seat, recognizer: UIGestureRecognizer)] = []

  /// Makes a view that shows a piece.
  ///
  /// - Parameters:
  ///   - piece: The piece; its frame is in the hosting view's coordinates.
  ///   - frame: Where the view lies in its superview.
  public init(_ piece: Piece, frame: CGRect) {
    self.piece = piece
    super.init(frame: frame)
    build(piece, at: [], in: self, origin: .zero, isAlive: true)
    for (_, recognizer) in seats { super.addGestureRecognizer(recognizer) }
  }

  // MARK: - Building

  private func build(
    _ piece: Piece, at path: [Int], in parent: UIView, origin: CGPoint, isAlive: Bool
  ) {
    if case .view(let view) = piece.content {
      view.frame = piece.frame.offsetBy(dx: origin.x, dy: origin.y)
      views.append((view, path))
      addSubview(view)
    }
    let drawing = PieceView(frame: piece.frame)
    drawing.traceName = piece.name
    drawing.clipsToBounds = piece.isClipped
    parent.addSubview(drawing)
    // What an outer modifier switches off is off for all that it encloses.
    var isAlive = isAlive
    for (layer, modifier) in piece.layers.enumerated().reversed() {
      guard case .gesture(let attached) = modifier else { continue }
      if isAlive, attached.mask.contains(.gesture) {
        let seat = Seat(path, layer, attached, drawing, in: self)
        let recognizer = attached.make(seat)
        let kind = recognizer is HostedTap ? "tap" : "drag"
        recognizer.name = attached.name ?? kind + "(" + piece.name + ")"
        seats.append((seat, recognizer))
      }
      isAlive = isAlive && attached.mask.contains(.subviews)
    }
    switch piece.content {
    case .drawing(let color): drawing.backgroundColor = color
    case .view: break
    case .pieces(let pieces):
      let inner = CGPoint(x: origin.x + piece.frame.minX, y: origin.y + piece.frame.minY)
      for (index, one) in pieces.enumerated() {
        build(one, at: path + [index], in: drawing, origin: inner, isAlive: isAlive)
      }
    }
  }

  /// A recognizer of UIKit's; it comes before those of the gestures.
  ///
  /// Recognizers that would recognize in the same moment are asked in the order in which the last one
  /// added is the first (GR-23), and SwiftUI's lie further inside.
  public override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
    for (_, recognizer) in seats where recognizer !== gestureRecognizer {
      super.addGestureRecognizer(recognizer)
    }
  }

  // MARK: - Hit testing

  /// The view itself, or a view of UIKit's in it (SU-14).
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for (view, path) in views.reversed() where reaches(path, point) {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Whether the pieces let a point through to the one at the end of a way.
  private func reaches(_ path: [Int], _ point: CGPoint) -> Bool {
    Hit(piece, point)?.path == path
  }

  /// The gestures that a finger at a point is for.
  func seats(at point: CGPoint) -> [Seat] {
    guard let hit = Hit(piece, point) else { return [] }
    return seats.map { $0.seat }.filter { seat in
      hit.layers.contains { $0.path == seat.path && $0.layer == seat.layer }
    }
  }

  /// The name of the piece that is hit at a point, for tests and tables; nil if none is.
  public func piece(at point: CGPoint) -> String? { Hit(piece, point)?.name }

  // MARK: - Seats

  /// The seat of a recognizer; nil if it is not a gesture's.
  static func seat(of recognizer: UIGestureRecognizer) -> Seat? {
    (recognizer.view as? HostingView)?.seats.first { $0.recognizer === recognizer }?.seat
  }

  /// A gesture whose hosting view goes ends without having succeeded.
  public override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { for (seat, one) in seats { seat.prepare(one, for: .cancelled) } }
  }
}

/// The drawing of a piece; it is never hit, and carries out what its gestures do.
final class PieceView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  func change(_ recognizer: UIGestureRecognizer) {
    HostingView.seat(of: recognizer)?.answers.changed?(recognizer)
  }

  func end(_ recognizer: UIGestureRecognizer) {
    HostingView.seat(of: recognizer)?.answers.ended?(recognizer)
  }

  func goBack(_ recognizer: UIGestureRecognizer) {
    HostingView.seat(of: recognizer)?.answers.reset?()
  }
}
