/// What has a delegate that hears of its motion.
///
/// In UIKit a table declares the `delegate` of its superclass again, with another type. A class in Swift
/// cannot; a protocol's extension for tables can.
public protocol ScrollDelegation: UIScrollView {}

extension UIScrollView: ScrollDelegation {}

extension ScrollDelegation {
  /// The object that hears of the motion; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      scrollDelegate = newValue
      #if !hasFeature(Embedded)  // which cannot ask whether a class conforms
        (self as? UITableView)?.rows = newValue as? any UITableViewDelegate
      #endif
    }
  }
}

extension ScrollDelegation where Self: UITableView {
  /// The object that hears of rows, and of the motion; not kept alive.
  public var delegate: (any UITableViewDelegate)? {
    get { rows }
    set {
      rows = newValue
      scrollDelegate = newValue
    }
  }
}
