package import MiniUIKit

/// What the two pans of a sheet have agreed on.
package enum SheetVersion {
  /// The rows are switched off where the panel isn't all the way up.
  case switched
  /// Both pans are allowed, and each works as if it were alone.
  case both
  /// Both share the way.
  case finished
}

/// The sheet as it was built first.
final class FirstSheet: SheetScreen {
  // listing: switched
  /// The panel's upper edge; the rows scroll only where it is all the way up.
  override var top: CGFloat {
    didSet { table.isScrollEnabled = top <= Detent.high }
  }
  // end

  override func buildSheet() {
    super.buildSheet()
    table.isScrollEnabled = false
  }
}

/// Makes the sheet of this chapter for an app that has a map of its own.
///
/// - Parameters:
///   - map: The app's map, over which the sheet lies.
///   - search: The app's search field, which moves into the sheet.
///   - table: The app's table with its data source, which moves into the sheet.
///   - application: The app, whose keyboard raises the sheet.
///   - version: What its two pans have agreed on.
///   - didSelect: What happens when a row is selected.
/// - Returns: A controller for the app's own controller to take as a child.
package func sheetController(
  over map: UIView, search: UITextField, table: UITableView, in application: UIApplication,
  version: SheetVersion, didSelect: @escaping (Int) -> Void
) -> UIViewController {
  let screen =
    version == .switched
    ? FirstSheet(search: search, table: table) : SheetScreen(search: search, table: table)
  screen.agreement = version == .switched ? .none : version == .both ? .both : .shared
  (screen.hasDetents, screen.didSelect) = (true, didSelect)
  screen.view.addSubview(map)
  screen.buildSheet()
  application.observeKeyboard { [unowned(unsafe) screen] in screen.keyboard($0) }
  return screen
}

/// The recognizer that drags a sheet made by `sheetController`.
package func sheetPan(of controller: UIViewController) -> UIPanGestureRecognizer? {
  (controller as? SheetScreen)?.pan
}

/// Lets a sheet made by `sheetController` share scrolls over its rows, as it shares drags.
package func shareScrolls(_ controller: UIViewController) {
  (controller as? SheetScreen)?.sharesScrolls = true
}

/// Brings a sheet made by `sheetController` to the nearest of its resting places.
package func settleSheet(_ controller: UIViewController) {
  guard let screen = controller as? SheetScreen else { return }
  screen.top = screen.restingPlace(of: screen.top, speed: 0)
}
