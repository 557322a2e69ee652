import MiniUIKit

/// The scene with the touch, the views asked in the hit test, and the view that was hit.
struct SceneFigure {
  private let run: Run
  private let showsAnswer: Bool
  private let isAtEnd: Bool
  /// Whether the views are drawn apart even where they would not crowd.
  private let isApart: Bool
  private let scenery: Scenery
  private let story: HitTestStory
  /// How the fingers move, if that belongs to the question.
  private let ways: [FingerWay]

  /// A figure of a run's end: the screen as the run leaves it.
  init(atTheEndOf run: Run) {
    (self.run, showsAnswer, isAtEnd, isApart) = (run, false, true, false)
    var scenery = Scenery(atTheEndOf: run)
    scenery.dropFillers()
    (self.scenery, story, ways) = (scenery, HitTestStory(), [])
  }

  /// A figure of a run; without the answer it shows the question alone.
  init(of run: Run, showsAnswer: Bool = true, isApart: Bool = false) {
    (self.run, self.showsAnswer, isAtEnd, self.isApart) = (run, showsAnswer, false, isApart)
    ways = showsAnswer ? [] : FingerWay.all(of: run)
    var scenery = Scenery(of: run, with: ways, showing: run.stage.pictured)
    if !showsAnswer { scenery.dropFillers() }
    self.scenery = scenery
    story = showsAnswer ? HitTestStory(of: run, scenery) : HitTestStory()
  }

  /// The file's text.
  var svg: String {
    let ending = isAtEnd ? "-end" : isApart ? "-apart" : showsAnswer ? "" : "-question"
    var svg = SVG(run.experiment.id + ending)
    let list = HitTestList(story)
    let room = 720 - 16 - 28 - 16 - list.width
    let isBeside = room >= min(375, scenery.area.width) * 0.6
    var screen = ScreenDrawing(
      scenery, story, at: Spot(16, titles.isEmpty ? 16 : 38),
      fitting: isBeside ? min(room, 400) : 688, ways: ways, hasBrackets: !showsAnswer)
    if isApart || screen.isCrowded || scenery.hasSheets, showsAnswer {
      let layers = LayersDrawing(scenery, story, titles, showsAnswer: showsAnswer)
      layers.draw(into: &svg)
      return document(
        svg, layers.width, layers.height,
        " The views are drawn apart, one behind the other, the front at the left.")
    }
    // What fills the screen is named above it.
    var x = 16.0
    for item in titles {
      let label = SceneLabel(item, story)
      label.draw(Box(x, 12, x + label.width, 30), into: &svg)
      x += label.width + 14
    }
    screen.draw(into: &svg)
    var bottom = screen.frame.bottom
    let notes = notes([screen.dashes, screen.seen].compactMap { $0 })
    for line in notes {
      bottom += 18
      svg.text(line, 16, bottom, "soft")
    }
    let corner =
      isBeside && showsAnswer
      ? Spot(max(screen.limits.right, x) + 28, screen.frame.top) : Spot(16, bottom + 24)
    if showsAnswer { list.draw(at: corner, into: &svg) }
    let listWidth = showsAnswer ? list.width : 0
    let notesWidth = notes.map { SVG.width($0) }.max() ?? 0
    return document(
      svg, max(corner.x + listWidth, 16 + notesWidth, screen.right, x) + 16,
      max(bottom, showsAnswer ? corner.y + list.height : 0) + 16)
  }

  private func document(
    _ svg: SVG, _ width: Double, _ height: Double, _ more: String = ""
  ) -> String {
    svg.document(
      min(720, width), height,
      SVG.Words(
        title: run.experiment.id + ": " + run.experiment.title, description: description + more))
  }

  /// The views that fill the screen, if anything is to be said of them: in the order asked.
  private var titles: [Snapshot.Item] {
    let screens = scenery.parts.filter { $0.isScreen }.map { $0.item }
    let items = (scenery.backdrop + screens).filter {
      $0.isNamed || $0.off != nil || !story.numbers(of: $0.name).isEmpty
    }
    let asked = items.filter { !story.numbers(of: $0.name).isEmpty }
    return asked.sorted { story.numbers(of: $0.name)[0] < story.numbers(of: $1.name)[0] }
      + items.filter { story.numbers(of: $0.name).isEmpty }
  }

  private func notes(_ legend: [String]) -> [String] {
    let area = scenery.area
    let corners = [(area.left, area.top), (area.right, area.bottom)].map {
      "(" + decimals($0.0, 1) + ", " + decimals($0.1, 1) + ")"
    }
    var lines = ["screen from " + corners[0] + " to " + corners[1]]
    let cut = run.stage.pictured == nil ? [] : scenery.cutOff
    if !cut.isEmpty { lines.append("reaches beyond the picture: " + cut.joined(separator: ", ")) }
    lines += legend
    lines += scenery.windows.map { "in " + $0 }
    if !showsAnswer, !isAtEnd, !recognizers.isEmpty {
      lines.append("recognizers added: " + recognizers.joined(separator: ", "))
    }
    lines += scenery.fillers.map { "clear, and as large as " + $0.outer + ": " + $0.inner }
    let turned = scenery.parts.filter { !$0.item.isUpright }.map { $0.item.name }
    for step in story.steps where turned.contains(step.name) && !step.place.isEmpty {
      lines.append("in " + step.name + "'s own coordinates the touch is at " + step.place)
    }
    if scenery.touches.count > 1, showsAnswer {
      lines.append("numbers in circles: touch 1's hit test")
    }
    return lines
  }

  /// The recognizers that have something to do; not those that a scroll view or a field has by itself.
  private var recognizers: [String] {
    let names = (scenery.backdrop + scenery.parts.map { $0.item }).map { $0.name }
    return Self.recognizers(in: run.stage.root).filter { names.contains($0.view) }.map { $0.word }
  }

  private static func recognizers(in view: UIView) -> [(view: String, word: String)] {
    let busy = (view.gestureRecognizers ?? []).filter { !$0.registeredActions.isEmpty }
    return busy.map { (view.name, $0.wordInTrace) } + view.subviews.flatMap { recognizers(in: $0) }
  }

  private var description: String {
    var words = scenery.words
    for window in scenery.windows { words += " In " + window + "." }
    if isAtEnd {
      words += " That is how the run leaves the screen."
    } else if !showsAnswer {
      for way in ways { words += " " + way.words }
      if !recognizers.isEmpty {
        words += " Recognizers added: " + recognizers.joined(separator: ", ") + "."
      }
      words += " What happens is the question."
    } else if story.steps.isEmpty {
      words += " No view is asked."
    } else {
      words += " Asked in the hit test of the first touch: " + story.words + "."
      words += story.hit.map { " Hit, with a double outline: " + $0 + "." } ?? " Nobody is hit."
    }
    return words
  }
}

/// The list beside a scene: the views that were asked, in order, and their answers.
struct HitTestList {
  private let story: HitTestStory
  private let columns: (name: Double, area: Double, answer: Double)

  init(_ story: HitTestStory) {
    self.story = story
    let names = story.steps.map { SVG.width($0.name) }.max() ?? 0
    let areas = story.steps.map { SVG.width($0.area) }.max() ?? 0
    let answers = story.steps.map { SVG.width("→ " + $0.answer) }.max() ?? 0
    columns = (names + 14, areas + 12, answers)
  }

  var width: Double { max(150, 26 + columns.name + columns.area + columns.answer) }
  var height: Double { Double(story.steps.count) * 26 + 62 }

  func draw(at corner: Spot, into svg: inout SVG) {
    svg.text(
      story.steps.isEmpty ? "no view is asked" : "asked in order", corner.x, corner.y + 13, "bold")
    var y = corner.y + 24
    for (index, step) in story.steps.enumerated() {
      svg.line(Spot(corner.x, y), Spot(corner.x + width, y), "rule")
      svg.badge(index + 1, Spot(corner.x + 9, y + 13))
      svg.text(step.name, corner.x + 26, y + 17.5)
      svg.text(
        step.area, corner.x + 26 + columns.name, y + 17.5, Self.style(step.area))
      svg.text(
        "→ " + step.answer, corner.x + 26 + columns.name + columns.area, y + 17.5,
        step.answer == "nil" ? "no" : "yes")
      y += 26
    }
    svg.line(Spot(corner.x, y), Spot(corner.x + width, y), "rule")
    guard !story.steps.isEmpty else { return }
    svg.text("hit: " + (story.hit ?? "nobody"), corner.x + 26, y + 22, "bold")
  }
}

extension HitTestList {
  /// The colour of what a view says of a point.
  static func style(_ area: String) -> String {
    switch area {
    case "inside": "yes"
    case "own code": "ink"
    default: "no"
    }
  }
}

extension Scenery {
  /// The scene in words, so that it can be drawn again.
  var words: String {
    var words =
      "The screen from " + Self.place(Spot(area.left, area.top)) + " to "
      + Self.place(Spot(area.right, area.bottom)) + ". "
    var views: [String] = []
    for part in parts {
      let (item, frame) = (part.item, Box(part.item.frame))
      var text = item.name
      if item.isUpright {
        text += " at " + Self.place(Spot(frame.left, frame.top)) + ", "
        text += decimals(frame.width) + " by " + decimals(frame.height)
      } else {
        text += " with corners " + item.corners.map { coordinates($0) }.joined(separator: " ")
        if item.isNamed {
          text += ", its frame dashed from " + Self.place(Spot(frame.left, frame.top)) + " to "
          text += Self.place(Spot(frame.right, frame.bottom))
        }
      }
      if let name = item.superview, item.depth > 1 { text += ", in " + name }
      if item.clip != nil { text += ", clipped" }
      if item.isInvisible { text += ", drawn dashed because it cannot be seen" }
      views.append(text)
    }
    words += views.isEmpty ? "" : "Views from the back to the front: "
    words += views.joined(separator: "; ") + (views.isEmpty ? "" : ". ")
    let reasons = reasons
    if !reasons.isEmpty { words += "Cannot be touched: " + reasons.joined(separator: "; ") + ". " }
    for outline in outlines {
      let frame = outline.frame
      words += outline.isSeen ? "A thick line is around " : "Dashed is "
      words += outline.words + ", from " + Self.place(Spot(frame.left, frame.top))
      words += " to " + Self.place(Spot(frame.right, frame.bottom)) + ". "
    }
    for (index, touch) in touches.enumerated() {
      let name = name(of: index)
      let isFinger = name == "lifted" || name == "finger"
      words += isFinger ? "Finger" : name.hasPrefix("touch") ? "T" + name.dropFirst() : name
      words += (name == "lifted" ? " lifted" : "") + " at " + Self.place(touch) + ". "
    }
    for pointer in pointers { words += "Pointer at " + Self.place(pointer) + ". " }
    for (outer, inner) in fillers {
      words += "Clear, and as large as " + outer + ", is " + inner + ". "
    }
    while words.last == " " { words.removeLast() }
    return words
  }
}
