/// Words of the book that its classes use, as code for an app declares them.
enum BookWords {
  /// The declarations of the words that some code uses, for an app without a log.
  ///
  /// - Parameter text: The code.
  /// - Returns: The declarations.
  static func helpers(usedIn text: String) -> [String] {
    (quiet + logged.filter { entry in !quiet.contains { $0.word == entry.word } })
      .filter { uses($0.word, in: text) }.map { $0.text }
  }

  /// Those that the shared file of the log declares, for every scene.
  static var shared: [String] {
    logged.filter { !scenes.contains($0.word) }.map { $0.text }
  }

  /// Those that a scene declares itself, as few scenes use them.
  private static let scenes: Set<String> = ["KeyboardNotification"]

  /// The declarations of words that a scene uses and the log's file does not have.
  static func helpers(ofScene text: String) -> [String] {
    logged.filter { scenes.contains($0.word) && uses($0.word, in: text) }.map { $0.text }
  }

  /// Whether some classes use a word of the book.
  static func uses(_ word: String, in text: String) -> Bool {
    switch word {
    case "finger", "word", "numberOfRows": !text.matches(of: "(\\.\(word))\\b").isEmpty
    case "name": !text.matches(of: "(?<!note|action)(\\.name)\\b").isEmpty
    default: !text.matches(of: "\\b(\(word))\\b").isEmpty
    }
  }

  /// Without a log names have no meaning, and the book's clock is a timer.
  private static let quiet: [(word: String, text: String)] = [
    (
      "dressed",
      """
      @discardableResult
      func dressed<View: UIView>(_ view: View, _ name: String, _ color: UIColor? = nil) -> View {
        view.backgroundColor = color
        return view
      }
      """
    ),
    (
      "named",
      """
      @discardableResult
      func named<Object: AnyObject>(_ name: String, _ object: Object) -> Object { object }
      """
    ),
    (
      "traceName",
      """
      extension UIResponder {
        var traceName: String? {
          get { nil }
          set {}
        }
      }
      """
    ),
    (
      "name",
      """
      extension UIResponder {
        var name: String { String(describing: type(of: self)) }
      }
      """
    ),
    (
      "numberOfRows",
      """
      extension UITableView {
        var numberOfRows: Int {
          get { numberOfRows(inSection: 0) }
          set {}
        }
      }
      """
    ),
    (
      "KeyboardNotification",
      """
      struct KeyboardNotification {
        enum Name { case willChangeFrame, willShow, willHide, didChangeFrame, didShow, didHide }
        let name: Name
        let frameBegin: CGRect
        let frameEnd: CGRect
        let animationDuration: TimeInterval
      }
      extension UIApplication {
        func observeKeyboard(_ observer: @escaping (KeyboardNotification) -> Void) {}
      }
      """
    ),
    (
      "MainRunLoop",
      """
      final class ClockTimer {
        fileprivate var timer: Timer?
        func stop() { timer?.invalidate() }
      }
      final class MainRunLoop {
        @discardableResult
        func schedule(after seconds: Double, _ work: @escaping () -> Void) -> ClockTimer {
          ClockTimer()
        }
      }
      """
    ),
  ]

  /// What the book's classes use of the book, as it must be on a phone.
  private static let logged: [(word: String, text: String)] = [
    (
      "dressed",
      """
      /// Gives a view its name and its color.
      @MainActor @discardableResult
      func dressed<View: UIView>(_ view: View, _ name: String, _ color: UIColor? = nil) -> View {
        view.backgroundColor = color
        return named(name, view)
      }
      """
    ),
    (
      "reportingHitTest",
      """
      extension UIView {
        /// In the book this reports a hit test that calls no super; here the log does.
        func reportingHitTest(_ point: CGPoint, _ answer: () -> UIView?) -> UIView? { answer() }
      }
      """
    ),
    (
      "KeyboardNotification",
      """
      /// What the system says about the keyboard, in the book's words.
      struct KeyboardNotification {
        enum Name { case willChangeFrame, willShow, willHide, didChangeFrame, didShow, didHide }
        let name: Name
      }
      """
    ),
    (
      "numberOfRows",
      """
      extension UITableView {
        /// In the book a table can have rows with nothing in them.
        var numberOfRows: Int {
          get { numberOfRows(inSection: 0) }
          set { self.dataSource = keep(PlainRows(newValue)) }
        }
      }
      """
    ),
    (
      "traceName",
      """
      extension UIResponder {
        /// What the log calls it.
        @MainActor var traceName: String? {
          get { nameInLog(self) }
          set { named(newValue ?? "nil", self) }
        }
      }
      """
    ),
    (
      "finger",
      """
      @MainActor private var fingers: [ObjectIdentifier] = []

      extension UITouch {
        /// The number of its finger: touches are counted in the order in which they begin.
        @MainActor var finger: Int {
          if let place = fingers.firstIndex(of: ObjectIdentifier(self)) { return place + 1 }
          fingers.append(ObjectIdentifier(self))
          return fingers.count
        }
      }
      """
    ),
    (
      "name",
      """
      extension UIResponder {
        /// What the book calls it.
        @MainActor var name: String { nameInLog(self) }
      }
      """
    ),
    (
      "word",
      """
      extension UITouch.Phase {
        /// The phase in the words of the trace.
        var word: String {
          switch self {
          case .began: return "began"
          case .moved: return "moved"
          case .stationary: return "stationary"
          case .ended: return "ended"
          case .cancelled: return "cancelled"
          default: return "other"
          }
        }
      }
      """
    ),
    (
      "decimals",
      """
      /// A number with so many places.
      func decimals(_ number: Double, _ places: Int = 3) -> String {
        String(format: "%.\\(places)f", number)
      }
      """
    ),
  ]
}
