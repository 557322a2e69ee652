import MiniUIKit

/// A key on its way up the chain of the first responder, twice: passed on by all, so that its letter
/// comes back down, and as in the run, where somebody keeps it.
struct LetterFigure {
  private static let (left, top, gap, room) = (16.0, 40.0, 36.0, 205.0)

  private let run: Run
  private let names: [String]
  /// How many hear the key where all pass it on, as the run has noted it.
  private let all: Int
  /// How many hear it in the run.
  private let heard: Int

  /// The figure of a run in which a key was kept; nil for any other.
  init?(of run: Run) {
    let began = run.lines("press").filter { $0.what == "began" }.count
    let noted = run.stage.recording.values.last { $0.name == Self.note }
    guard let noted, began > 0 else { return nil }
    (self.run, heard, all) = (run, began, Int(noted.value))
    names = FirstResponderStory(of: run).links.map { $0.name }
  }

  /// The name under which a run notes how many hear a key that all pass on.
  static let note = "passed"

  /// The file's text.
  var svg: String {
    var svg = SVG(run.experiment.id + "-first")
    let first = chain(at: Self.left)
    let second = chain(at: first.frame.right + Self.gap)
    for chain in [first, second] { chain.draw(into: &svg) }
    svg.text("all pass it on", first.frame.left, 25, "bold")
    svg.text(keeper + " keeps it", second.frame.left, 25, "bold")
    climb(first, to: all, into: &svg)
    comeBack(first, into: &svg)
    climb(second, to: heard, into: &svg)
    stop(second, into: &svg)
    var bottom = first.frame.bottom + 2
    for line in [Self.words, "each box is next for the one inside it; " + first.legend] {
      bottom += 18
      svg.text(line, Self.left, bottom, "soft")
    }
    return svg.document(
      second.frame.right + Self.left, bottom + 14,
      SVG.Words(
        title: run.experiment.id + ": the way of a letter, " + run.experiment.title,
        description: description))
  }

  private static let words = "numbers: who hears began, one after the other; then comes the letter"

  private var keeper: String { names.indices.contains(heard - 1) ? names[heard - 1] : "somebody" }

  private func chain(at left: Double) -> NestedChain {
    let families = NestedChain.families(names, in: run)
    let links = names.indices.map { index in
      NestedChain.Link(
        name: names[index], family: families[index].family, isPlain: families[index].isPlain,
        isMarked: index == 0)
    }
    return NestedChain(links, at: Spot(left, Self.top), room: Self.room)
  }

  /// Where the key climbs, and where the letter comes down.
  private func columns(_ chain: NestedChain) -> (up: Double, down: Double) {
    (chain.box(0).right - 80, chain.box(0).right - 42)
  }

  /// The key's way, with a number in the box of each that hears it.
  private func climb(_ chain: NestedChain, to count: Int, into svg: inout SVG) {
    let x = columns(chain).up
    svg.line(Spot(x, chain.middle(0)), Spot(x, chain.middle(count - 1)), "track")
    for index in 0..<count { svg.badge(index + 1, Spot(x, chain.middle(index))) }
  }

  /// The letter, on its way from the end of the chain into the field.
  private func comeBack(_ chain: NestedChain, into svg: inout SVG) {
    let ((up, down), high, low) = (columns(chain), chain.middle(all - 1), chain.middle(0))
    svg.line(Spot(up + 9.5, high), Spot(down, high), "track")
    svg.line(Spot(down, high), Spot(down, low - 18), "track")
    svg.polygon(
      [Spot(down, low - 10), Spot(down - 4.5, low - 19), Spot(down + 4.5, low - 19)], "finger")
    svg.badge(all + 1, Spot(down, low))
    svg.halo("a", down + 15, low + 4.5, "bold")
  }

  /// Where the key stays, and that no letter comes.
  private func stop(_ chain: NestedChain, into svg: inout SVG) {
    let (x, y) = (columns(chain).up, chain.box(heard - 1).top - 5)
    svg.line(Spot(x, chain.middle(heard - 1) - 9.5), Spot(x, y), "track")
    for y in [y, y - 4.5] { svg.line(Spot(x - 10, y), Spot(x + 10, y), "stop") }
    svg.halo("no super", x + 15, y - 1, "no")
    svg.halo("no letter", columns(chain).up + 14, chain.middle(0) + 4.5, "no")
  }

  private var description: String {
    "Twice the same boxes in each other, each next for the one inside it, from the inside: "
      + names.joined(separator: ", ") + ". On the left a key climbs from box to box, numbered 1 to "
      + String(all) + ", and a line leads from the outermost back into the innermost: "
      + String(all + 1) + ", the letter. On the right it climbs as far as " + keeper
      + ", the number " + String(heard) + ", where two red bars end it: no super, and no letter."
  }
}
