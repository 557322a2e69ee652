/// The hit test of a run's first touch, as the figures tell it: the views asked, and their answers.
struct HitTestStory {
  /// One view that was asked.
  struct Step {
    let name: String
    /// `inside`, `outside`, `off`, or `own code` where a hit test of its own asked for no point.
    var area: String
    /// The name of the view it answered, or `nil`.
    var answer: String
    /// Where the touch is in its own coordinates, as the trace says it.
    var place = ""
    /// The step whose view asked this one.
    var asker: Int?
  }

  /// The views asked, in order.
  private(set) var steps: [Step] = []
  /// The views that were asked whether the point lies in them, by whom ever.
  private(set) var pointed: [String] = []
  /// The name of the view that was hit; nil if none was.
  private(set) var hit: String?

  /// No story: no view was asked.
  init() {}

  init(of run: Run, _ scenery: Scenery) {
    let off = (scenery.backdrop + scenery.parts.map { $0.item }).filter { $0.off != nil }
    var open: [Int] = []
    for line in run.hitTestLines(0) {
      if line.kind == "point" {
        pointed.append(line.who)
        // An override may ask another view for its point; that is not this view's answer.
        if let last = open.last, steps[last].name == line.who { steps[last].area = line.what }
      } else if line.what == "asked" {
        // A further pass for the same touch (HT-20) tells nothing new.
        if open.isEmpty, hit != nil { break }
        let place = line.details.first { $0.key == "at" }?.value ?? ""
        let step = Step(name: line.who, area: "", answer: "nil", place: place, asker: open.last)
        open.append(steps.count)
        steps.append(step)
      } else if let step = open.popLast() {
        steps[step].answer = String(line.what.dropFirst(3))
        if steps[step].area.isEmpty {
          let isOff = steps[step].answer == "nil" && off.contains { $0.name == line.who }
          steps[step].area = isOff ? "off" : "own code"
        }
        if open.isEmpty, steps[step].answer != "nil" { hit = steps[step].answer }
      }
    }
  }

  /// The numbers under which a view was asked, from 1.
  func numbers(of name: String) -> [Int] {
    steps.indices.filter { steps[$0].name == name }.map { $0 + 1 }
  }

  /// Whether the view that asked has another answer than this one, which wasn't nil.
  func isThrownAway(_ step: Step) -> Bool {
    step.answer != "nil" && step.asker.map { steps[$0].answer != step.answer } ?? false
  }

  /// The steps in words: `1 window: inside, answers red`.
  var words: String {
    steps.enumerated().map { index, step in
      String(index + 1) + " " + step.name + ": " + step.area + ", answers " + step.answer
        + (isThrownAway(step) ? ", which is thrown away" : "")
    }.joined(separator: "; ")
  }
}
