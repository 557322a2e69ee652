import MiniUIKit

/// Something in an experiment that the reader can vary: `--alpha 0.5`.
public struct Parameter: Sendable, Equatable {
  /// A value of a parameter.
  public enum Value: Sendable, Equatable {
    /// A number.
    case number(Double)
    /// Yes or no.
    case flag(Bool)
    /// One of several words.
    case word(String)

    /// The value as it is written on the command line.
    public var text: String {
      switch self {
      case .number(let number): decimals(number, 6)
      case .flag(let isOn): isOn ? "yes" : "no"
      case .word(let word): word
      }
    }
  }

  /// What values are possible.
  public enum Range: Sendable, Equatable {
    /// Numbers from a smallest to a largest.
    case numbers(ClosedRange<Double>)
    /// Whole numbers from a smallest to a largest.
    case wholeNumbers(ClosedRange<Int>)
    /// Yes and no.
    case flag
    /// Some words.
    case words([String])
  }

  /// The name on the command line, without the dashes.
  public let name: String
  /// What it changes, in a few words.
  public let help: String
  /// The value if the reader chooses none.
  public let standard: Value
  /// What values are possible.
  public let range: Range

  /// A number.
  public static func number(
    _ name: String, _ standard: Double, in range: ClosedRange<Double>, _ help: String
  ) -> Parameter {
    Parameter(name: name, help: help, standard: .number(standard), range: .numbers(range))
  }

  /// A whole number.
  public static func whole(
    _ name: String, _ standard: Int, in range: ClosedRange<Int>, _ help: String
  ) -> Parameter {
    Parameter(
      name: name, help: help, standard: .number(Double(standard)), range: .wholeNumbers(range))
  }

  /// Yes or no.
  public static func flag(_ name: String, _ standard: Bool, _ help: String) -> Parameter {
    Parameter(name: name, help: help, standard: .flag(standard), range: .flag)
  }

  /// One of several words.
  public static func word(
    _ name: String, _ standard: String, of words: [String], _ help: String
  ) -> Parameter {
    Parameter(name: name, help: help, standard: .word(standard), range: .words(words))
  }

  /// What the reader may write, in words: `a number from 0 to 1`.
  public var possibilities: String {
    switch range {
    case .numbers(let range):
      "a number from " + decimals(range.lowerBound, 6) + " to "
        + decimals(range.upperBound, 6)
    case .wholeNumbers(let range):
      "a whole number from " + String(range.lowerBound) + " to " + String(range.upperBound)
    case .flag: "yes or no"
    case .words(let words): words.joined(separator: ", ")
    }
  }

  /// Whether a value is one of the possible ones.
  public func allows(_ value: Value) -> Bool {
    switch (range, value) {
    case (.numbers(let range), .number(let number)): range.contains(number)
    case (.wholeNumbers(let range), .number(let number)):
      Double(range.lowerBound) <= number && number <= Double(range.upperBound)
        && number == Double(Int(number))
    case (.flag, .flag): true
    case (.words(let words), .word(let word)): words.contains(word)
    default: false
    }
  }
}

extension Stage {
  /// The number the reader chose, or the standard.
  ///
  /// - Precondition: The experiment declares a number of that name.
  public func number(_ name: String) -> Double {
    guard case .number(let number) = value(name) else {
      preconditionFailure("The experiment declares no number of that name.")
    }
    return number
  }

  /// The yes or no the reader chose, or the standard.
  ///
  /// - Precondition: The experiment declares a flag of that name.
  public func flag(_ name: String) -> Bool {
    guard case .flag(let isOn) = value(name) else {
      preconditionFailure("The experiment declares no flag of that name.")
    }
    return isOn
  }

  /// The word the reader chose, or the standard.
  ///
  /// - Precondition: The experiment declares a word of that name.
  public func word(_ name: String) -> String {
    guard case .word(let word) = value(name) else {
      preconditionFailure("The experiment declares no word of that name.")
    }
    return word
  }

  private func value(_ name: String) -> Parameter.Value? { settings.value(of: name) }
}
