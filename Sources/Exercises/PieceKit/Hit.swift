import MiniUIKit

/// What a finger hits in a tree of pieces: a piece, and the gestures around it.
struct Hit {
  /// The name of the innermost piece that is hit.
  let name: String
  /// The way to it.
  let path: [Int]
  /// The modifiers that the touch is for, each with the way to its piece.
  private(set) var layers: [(path: [Int], layer: Int)]

  // listing: hit
  /// Looks for what is hit at a point, in the coordinates in which the piece's frame is; nil for
  /// nothing.
  ///
  /// The pieces of a container are asked from the last to the first (SU-26). Nothing is cut off at a
  /// frame (SU-25).
  init?(_ piece: Piece, _ point: CGPoint, at path: [Int] = []) {
    guard piece.isHittable else { return nil }
    let own = CGPoint(x: point.x - piece.frame.minX, y: point.y - piece.frame.minY)
    var found: Hit?
    switch piece.content {
    case .drawing, .view: if piece.frame.contains(point) { found = Hit(piece.name, path) }
    case .pieces(let pieces):
      for index in pieces.indices.reversed() where found == nil {
        found = Hit(pieces[index], own, at: path + [index])
      }
    }
    for (layer, modifier) in piece.layers.enumerated() {
      switch modifier {
      // From here on the shape decides, whatever lies inside.
      case .shape(let shape):
        found = shape.contains(own) ? found ?? Hit(piece.name, path) : nil
      case .gesture: found?.layers.append((path, layer))
      }
    }
    guard let found else { return nil }
    self = found
  }
  // end

  private init(_ name: String, _ path: [Int]) { (self.name, self.path, layers) = (name, path, []) }
}
