public import MiniUIKit

// What chapter 15 needs of SwiftUI, and nothing else of it: pieces with fixed frames in place of views
// with a layout, three gesture modifiers, and a hosting view in which each gesture is a recognizer.

/// A part of a screen, as a value: a frame, what lies in it, and the modifiers that were written on it.
///
/// It stands for SwiftUI's views. A modifier returns a changed copy, and a modifier written later lies
/// around the ones before.
public struct Piece {
  /// The name by which trace and figures call it.
  public let name: String
  /// Where it lies, in the coordinates of the piece it lies in.
  public let frame: CGRect

  /// What a piece is made of.
  enum Content {
    /// Something drawn: it is hit all over its frame (SU-21).
    case drawing(UIColor?)
    /// Other pieces: it is hit where one of them is (SU-20).
    case pieces([Piece])
    /// A view of UIKit's (SU-14).
    case view(UIView)
  }

  /// A modifier that matters for a touch; the innermost comes first.
  enum Layer {
    /// Replaces the region that is hit (SU-16).
    case shape(CGRect)
    /// Adds a gesture.
    case gesture(Attached)
  }

  let content: Content
  private(set) var layers: [Layer] = []
  private(set) var isHittable = true
  private(set) var isClipped = false

  private init(_ name: String, _ frame: CGRect, _ content: Content) {
    (self.name, self.frame, self.content) = (name, frame, content)
  }

  /// Something drawn, as a `Text`, an `Image` or a colour.
  ///
  /// - Parameters:
  ///   - name: The name by which trace and figures call it.
  ///   - frame: Where it lies.
  ///   - color: Its colour in the figures.
  public init(_ name: String, _ frame: CGRect, _ color: UIColor? = nil) {
    self.init(name, frame, .drawing(color))
  }

  /// A container, as an `HStack` or a `ZStack`; the last piece lies in front.
  ///
  /// - Parameters:
  ///   - name: The name by which trace and figures call it.
  ///   - frame: Where it lies.
  ///   - pieces: What lies in it, in its coordinates.
  public init(_ name: String, _ frame: CGRect, holding pieces: [Piece]) {
    self.init(name, frame, .pieces(pieces))
  }

  /// A view of UIKit's, as a `UIViewRepresentable` brings it in.
  ///
  /// - Parameters:
  ///   - view: The view; its name is the piece's.
  ///   - frame: Where it lies.
  public init(view: UIView, _ frame: CGRect) {
    self.init(view.name, frame, .view(view))
  }

  /// Adds a gesture that leaves the precedence to those inside (SU-30).
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The name of its recognizer, for code of UIKit's (SU-54).
  ///   - mask: Which gestures live: this one, those inside, all, or none (SU-33).
  /// - Returns: The piece with the gesture.
  public func gesture(
    _ gesture: some Gesture, name: String? = nil, including mask: GestureMask = .all
  ) -> Piece {
    adding(gesture, .plain, name, mask)
  }

  /// Adds a gesture that goes before those inside (SU-31).
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The name of its recognizer, for code of UIKit's (SU-54).
  ///   - mask: Which gestures live: this one, those inside, all, or none (SU-33).
  /// - Returns: The piece with the gesture.
  public func highPriorityGesture(
    _ gesture: some Gesture, name: String? = nil, including mask: GestureMask = .all
  ) -> Piece {
    adding(gesture, .highPriority, name, mask)
  }

  /// Adds a gesture that runs beside all others (SU-32).
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The name of its recognizer, for code of UIKit's (SU-54).
  ///   - mask: Which gestures live: this one, those inside, all, or none (SU-33).
  /// - Returns: The piece with the gesture.
  public func simultaneousGesture(
    _ gesture: some Gesture, name: String? = nil, including mask: GestureMask = .all
  ) -> Piece {
    adding(gesture, .simultaneous, name, mask)
  }

  private func adding(
    _ gesture: some Gesture, _ attachment: Attachment, _ name: String?, _ mask: GestureMask
  ) -> Piece {
    var piece = self
    piece.layers.append(.gesture(Attached(gesture, attachment, name, mask)))
    return piece
  }

  /// Replaces the region that is hit by the whole frame (SU-16).
  ///
  /// It is for the gestures that are written after it (SU-18).
  public func contentShape() -> Piece {
    contentShape(CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
  }

  /// Replaces the region that is hit by a rectangle, in the piece's own coordinates (SU-16).
  ///
  /// It is for the gestures that are written after it (SU-18).
  public func contentShape(_ shape: CGRect) -> Piece {
    var piece = self
    piece.layers.append(.shape(shape))
    return piece
  }

  /// Says whether the piece can be hit; if not, what lies behind it is (SU-19).
  public func allowsHitTesting(_ enabled: Bool) -> Piece {
    var piece = self
    piece.isHittable = piece.isHittable && enabled
    return piece
  }

  /// Hides what reaches beyond the frame, and leaves it there for touches (SU-25).
  public func clipped() -> Piece {
    var piece = self
    piece.isClipped = true
    return piece
  }
}

/// How a gesture is attached.
enum Attachment {
  case plain, highPriority, simultaneous
}

/// Which gestures live where one is added (SU-33).
public struct GestureMask: OptionSet, Sendable {
  /// One bit for the gesture that is added, one for those inside.
  public let rawValue: Int
  /// Makes a mask of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Neither.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of what is inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture with all that its modifier says.
struct Attached {
  let attachment: Attachment
  let mask: GestureMask
  let make: (Seat) -> UIGestureRecognizer
  let name: String?

  init(_ gesture: some Gesture, _ attachment: Attachment, _ name: String?, _ mask: GestureMask) {
    (self.attachment, self.name, self.mask) = (attachment, name, mask)
    make = { gesture.makeRecognizer($0) }
  }
}
