/// A step of a chapter's mechanism: the words with which a message's rule begins, as in
/// `Rule: the hold: …`, and where the chapter explains it.
public struct RuleStep: ExpressibleByStringLiteral, Sendable {
  /// The words with which a rule begins.
  package let name: String
  /// The section that explains it, of the exercise's own chapter if it names none, as
  /// `chapter 2, From front to back` does; nil if its title is the name, below the exercise's own
  /// section.
  let section: String?

  /// Makes a step that a section of another title explains.
  public init(_ name: String, in section: String) { (self.name, self.section) = (name, section) }

  /// Makes a step whose section bears its name.
  public init(stringLiteral name: String) { (self.name, section) = (name, nil) }
}
