public import MiniUIKit

/// What a reader can vary in an experiment: its named parameters and where the finger comes down.
public struct Settings: Sendable, Equatable {
  /// The values of parameters, by name; a parameter that is not here has its default.
  public private(set) var values: [(name: String, value: Parameter.Value)] = []
  /// Where the first finger comes down, if the reader chose it.
  public var touch: CGPoint?

  /// Makes settings in which everything has its default.
  public init() {}

  /// Sets a parameter.
  public mutating func set(_ name: String, to value: Parameter.Value) {
    values.removeAll { $0.name == name }
    values.append((name, value))
  }

  /// The value a parameter was set to.
  func value(of name: String) -> Parameter.Value? {
    values.first { $0.name == name }?.value
  }

  /// Whether two settings set the same.
  public static func == (left: Settings, right: Settings) -> Bool {
    left.touch == right.touch && left.values.count == right.values.count
      && left.values.allSatisfy { right.value(of: $0.name) == $0.value }
  }
}

extension Stage {
  /// Where the first finger comes down: where the reader said, else where the experiment says.
  ///
  /// - Precondition: The experiment declares a touch.
  public var touch: CGPoint {
    guard let touch = settings.touch else {
      preconditionFailure("The experiment declares no touch.")
    }
    return touch
  }
}
