import MiniUIKit

/// What somebody still holds of a scene when its phone is gone: an app that ends in any order.
struct Estate {
  fileprivate var views: [UIView]
  fileprivate var tables: [UITableView]
  fileprivate var windows: [UIWindow]

  /// Works with what is left, and lets it go, the windows first or last.
  mutating func settle(windowsFirst: Bool) {
    for table in tables {
      table.numberOfRows += 2
      table.contentOffset.y += 30
      table.reloadData()
    }
    if windowsFirst { windows = [] }
    for view in views.reversed() {
      view.traceName = "left"
      if windowsFirst { view.removeFromSuperview() }
    }
    (views, tables) = ([], [])
    windows = []
  }
}

extension WatchedScene {
  /// Hands over what outlives the scene; nobody hears of what becomes of it.
  func leaveEstate() -> Estate {
    for scroll in scrolls {
      (scroll as? ReportingScrollView)?.answers.onWindow = {}
      (scroll as? ReportingTable)?.answers.onWindow = {}
    }
    let tables = scrolls.compactMap { $0 as? ReportingTable }
    return Estate(
      views: views.filter { $0 is ReportingView || $0 is ReportingTable }, tables: tables,
      windows: windows)
  }
}
