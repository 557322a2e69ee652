package import MiniUIKit

/// Makes the finished sheet of this chapter for an app that has a map of its own.
///
/// - Parameters:
///   - map: The app's map, over which the sheet lies.
///   - search: The app's search field, which moves into the sheet.
///   - table: The app's table with its data source, which moves into the sheet.
///   - application: The app, whose keyboard raises the sheet.
///   - didSelect: What happens when a row is selected.
/// - Returns: A controller for the app's own controller to take as a child.
package func sheetController(
  over map: UIView, search: UITextField, table: UITableView, in application: UIApplication,
  didSelect: @escaping (Int) -> Void
) -> UIViewController {
  let screen = SheetScreen(search: search, table: table)
  (screen.agreement, screen.hasDetents, screen.didSelect) = (.shared, true, didSelect)
  screen.view.addSubview(map)
  screen.buildSheet()
  application.observeKeyboard { [unowned(unsafe) screen] in screen.keyboard($0) }
  return screen
}

/// The recognizer that drags a sheet made by `sheetController`.
package func sheetPan(of controller: UIViewController) -> UIPanGestureRecognizer? {
  (controller as? SheetScreen)?.pan
}

/// Brings a sheet made by `sheetController` to the nearest of its resting places.
package func settleSheet(_ controller: UIViewController) {
  guard let screen = controller as? SheetScreen else { return }
  screen.top = screen.restingPlace(of: screen.top, speed: 0)
}
