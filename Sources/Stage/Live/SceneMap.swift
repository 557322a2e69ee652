public import MiniUIKit

/// A part of the screen in characters and colours, for a face that has nothing else.
public struct SceneMap: Sendable {
  /// One character.
  public struct Cell: Sendable, Equatable {
    /// The character, in ASCII.
    public var character: UInt8
    /// The colour of the view that is seen here; nil where there is none.
    public var color: UIColor?
    /// Whether a finger is here.
    public var isFinger: Bool
    /// The view that is seen here, by its place from the back; nil where there is none.
    public var view: Int?
    /// The part of that view's outline, even if a name or a finger stands on it; nil inside of it,
    /// and for a view that is turned.
    public var outline: UInt8?
  }

  /// The rows from top to bottom, all of the same length.
  public let rows: [[Cell]]
  /// What the names stand for that had no room: `gr: grey`.
  public let legend: [String]
  private let grid: MapGrid

  init(_ rows: [[Cell]], legend: [String], on grid: MapGrid) {
    (self.rows, self.legend, self.grid) = (rows, legend, grid)
  }

  /// The middle of a cell, on the screen; nil beside the map.
  public func point(column: Int, row: Int) -> CGPoint? {
    guard grid.contains(column, row) else { return nil }
    let spot = grid.middle(column, row)
    return CGPoint(x: spot.x, y: spot.y)
  }

  /// The cell in which a point of the screen lies; nil beside the map.
  public func cell(of point: CGPoint) -> (column: Int, row: Int)? { grid.cell(Spot(point)) }

  /// Where a point beside the map would be, for a finger that is dragged out of it.
  public func nearest(column: Int, row: Int) -> CGPoint {
    let spot = grid.middle(column, row)
    return CGPoint(x: spot.x, y: spot.y)
  }

  /// The size of a cell, in points.
  public var cellSize: CGSize { CGSize(width: grid.scale, height: 2 * grid.scale) }
}

extension LiveSession {
  /// The part of the screen on which something is, on the scene as it is now.
  ///
  /// It holds the views with names, and every place the experiment itself touches.
  public var area: CGRect {
    var places: [CGPoint] = []
    do throws(ScriptError) { places = try ownScript().places } catch {}
    return screen.area(with: places)
  }

  /// The screen in characters, as it is now: outlines, names, and each finger as its number.
  ///
  /// - Parameters:
  ///   - area: The part of the screen.
  ///   - columns: At most so many characters beside each other.
  ///   - rows: At most so many below each other; each is twice as high as wide.
  /// - Returns: The map; as large as fits.
  public func map(of area: CGRect, columns: Int, rows: Int) -> SceneMap {
    let scenery = Scenery(of: screen, showing: area, [])
    var painter = MapPainter(MapGrid(scenery.area, atMost: (max(1, columns), max(1, rows))))
    for (index, part) in scenery.parts.enumerated() { painter.draw(part, index) }
    let marks = fingers.compactMap { finger, location in
      painter.grid.cell(Spot(location)).map { (place: $0, digit: UInt8(0x30 + finger % 10)) }
    }
    let outlines = painter.grid
    for mark in marks { painter.grid[mark.place.column, mark.place.row] = mark.digit }
    var names = MapNames(painter, scenery.parts)
    for (index, part) in scenery.parts.enumerated() { names.write(part, index) }
    let grid = names.painter.grid
    var cells: [[SceneMap.Cell]] = []
    for row in 0..<grid.rows {
      cells.append(
        (0..<grid.columns).map { column in
          let mark = marks.first { $0.place == (column, row) }
          let view = painter.seen[row * grid.columns + column]
          let part = view.map { scenery.parts[$0] }
          let isOutline = part?.shape.isUpright == true && painter.isOutline(column, row)
          return SceneMap.Cell(
            character: mark?.digit ?? grid[column, row],
            color: part.flatMap { $0.isSeeThrough ? nil : $0.item.color }, isFinger: mark != nil,
            view: view, outline: isOutline ? outlines[column, row] : nil)
        })
    }
    return SceneMap(cells, legend: names.legend + scenery.reasons, on: grid)
  }
}
