import Foundation

/// Whether a test of one kind of run asks them all, or lets some stand for the others.
///
/// What only authors can break takes minutes for almost four hundred runs. A clean clone asks some of
/// them; `.ci/more` sets the variable `EVERY_RUN` and asks all.
public enum EveryRun {
  /// Whether all are asked.
  public static let isAsked = ProcessInfo.processInfo.environment["EVERY_RUN"] != nil

  /// Those that are asked: every fourth, or all.
  ///
  /// - Parameter all: All of them, in the book's order.
  /// - Returns: Some of them.
  public static func some<Element>(of all: [Element]) -> [Element] {
    isAsked ? all : all.indices.filter { $0 % 4 == 0 }.map { all[$0] }
  }
}
