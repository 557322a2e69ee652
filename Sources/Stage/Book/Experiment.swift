public import MiniUIKit

/// One scene, one script, one run: what `swift run chapter2 2A` shows.
public struct Experiment: Sendable {
  /// Chapter and letter, as in `2A`; a variant has a number behind it: `2A2`.
  public let id: String
  /// What it is about, in at most sixty characters.
  public let title: String
  /// What is told before the run, in paragraphs; one that begins with `- ` is an item of a list.
  public let intro: [String]
  /// The kinds of the trace its text shows; all if empty.
  ///
  /// The JSON always has all.
  public let kinds: [String]
  /// Whether its text shows a touch along the whole responder chain, or only the first to hear it.
  public let showsChain: Bool
  /// Whether its text says which kinds it does not show.
  public let tellsLeftOut: Bool
  /// What the reader can vary.
  public let parameters: [Parameter]
  /// Where the first finger comes down if the reader does not say; nil where none is put down.
  public let touch: CGPoint?
  /// Whether something in its scene answers a shake, so that the reader may shake the phone, too.
  public let answersShakes: Bool
  /// The question asked before the run.
  public let prediction: Prediction?
  /// The pictures that are made of it.
  public let pictures: [Picture]

  private let perform: @Sendable (Stage) throws(ScriptError) -> Void
  private let makeStage: @Sendable (Settings) -> Stage

  /// Makes an experiment.
  ///
  /// - Parameters:
  ///   - id: Chapter and letter, as in `2A`.
  ///   - title: What it is about, in at most sixty characters.
  ///   - intro: What is told before the run, in paragraphs; one that begins with `- ` is an item.
  ///   - kinds: The kinds of the trace its text shows; all if empty.
  ///   - showsChain: Whether its text shows how a touch travels along the chain.
  ///   - tellsLeftOut: Whether its text says which kinds it does not show.
  ///   - parameters: What the reader can vary, besides the touch.
  ///   - touch: Where the first finger comes down, on the screen.
  ///   - answersShakes: Whether something in its scene answers a shake.
  ///   - prediction: The question asked before the run.
  ///   - pictures: The pictures that are made of it, the first under the experiment's own name.
  ///   - makeStage: Makes the stage; give one of your own for an app or a controller of your own.
  ///   - perform: Builds the scene and moves the fingers.
  public init(
    _ id: String, _ title: String, intro: [String] = [], kinds: [String] = [],
    showsChain: Bool = true,
    tellsLeftOut: Bool = true,
    parameters: [Parameter] = [], touch: CGPoint? = nil, answersShakes: Bool = false,
    prediction: Prediction? = nil, pictures: [Picture] = [.map, .scene],
    on makeStage: @escaping @Sendable (Settings) -> Stage = { Stage(settings: $0) },
    perform: @escaping @Sendable (Stage) throws(ScriptError) -> Void
  ) {
    (self.id, self.title, self.intro) = (id, title, intro)
    (self.kinds, self.showsChain) = (kinds, showsChain)
    (self.tellsLeftOut, self.answersShakes) = (tellsLeftOut, answersShakes)
    (self.parameters, self.touch, self.prediction) = (parameters, touch, prediction)
    (self.pictures, self.makeStage, self.perform) = (pictures, makeStage, perform)
  }

  /// Builds the scene, moves the fingers, and returns what happened.
  ///
  /// - Parameter settings: What the reader varied.
  /// - Returns: The run; the same settings give the same run.
  /// - Throws: `ScriptError` if the script cannot be played.
  public func run(_ settings: Settings = Settings()) throws(ScriptError) -> Run {
    Run(of: self, on: try play(settings))
  }

  /// The same run, watched: what the script does itself can be told from what a finger causes.
  ///
  /// - Parameters:
  ///   - settings: What the reader varied.
  ///   - prepare: Is given the stage before anything is built on it.
  /// - Returns: The run.
  /// - Throws: `ScriptError` if the script cannot be played.
  package func run(
    _ settings: Settings, prepare: (Stage) -> Void
  ) throws(ScriptError) -> Run {
    Run(of: self, on: try play(settings, prepare: prepare))
  }

  /// Builds the scene, moves the fingers, and records how it looks after each line of the trace.
  ///
  /// - Parameter settings: What the reader varied.
  /// - Returns: The run with its film.
  /// - Throws: `ScriptError` if the script cannot be played.
  public func film(_ settings: Settings = Settings()) throws(ScriptError) -> Run {
    Run(of: self, on: try play(settings) { $0.recording.film = Film(of: $0.phone) })
  }

  /// Builds the scene and moves the fingers, and returns the stage as it is then.
  package func play(_ settings: Settings = Settings()) throws(ScriptError) -> Stage {
    try play(settings) { _ in }
  }

  private func play(
    _ settings: Settings, prepare: (Stage) -> Void
  ) throws(ScriptError) -> Stage {
    let stage = makeStage(completed(settings))
    prepare(stage)
    defer { stage.recording.film?.stop() }
    try perform(stage)
    stage.takeSnapshot()
    stage.recording.look()
    return stage
  }

  /// Builds the scene and lets no finger touch it: the script ends where its first finger, its
  /// first shake or its first wait would be.
  ///
  /// - Parameters:
  ///   - settings: What the reader varied.
  ///   - isFilmed: Whether it is recorded how the scene looks; then the film must be stopped.
  /// - Returns: A run in which nothing has happened yet but what the scene does by itself.
  /// - Throws: `ScriptError` if the scene cannot be built.
  func scene(_ settings: Settings, isFilmed: Bool = false) throws(ScriptError) -> Run {
    let stage = makeStage(completed(settings))
    if isFilmed { stage.recording.film = Film(of: stage.phone) }
    stage.isHeld = true
    do throws(ScriptError) {
      try perform(stage)
    } catch {
      guard case .sceneStands = error else { throw error }
    }
    stage.isHeld = false
    return Run(of: self, on: stage, isLive: true)
  }

  /// The settings with the standard values for what the reader left out.
  private func completed(_ settings: Settings) -> Settings {
    var complete = settings
    for parameter in parameters where settings.value(of: parameter.name) == nil {
      complete.set(parameter.name, to: parameter.standard)
    }
    complete.touch = settings.touch ?? touch
    return complete
  }
}

/// A picture of a run.
public enum Picture: Sendable, Equatable {
  /// The screen as a map in characters, part of the text.
  case map
  /// Which view owns each cell of the screen, in characters, part of the text.
  case hitMap
  /// The scene with the touch, the views asked and the hit view: `Figures/2A.svg`.
  case scene
  /// The same, with the views drawn apart, one behind the other: `Figures/2B-apart.svg`.
  case apart
  /// The scene with the touch alone, for a reader who is to predict: `Figures/2A-question.svg`.
  case question
  /// The screen as the run leaves it, and where the last finger is then: `Figures/14N-end.svg`.
  case end
  /// What fingers, recognizers, views and controls do in the course of time:
  /// `Figures/6A-timeline.svg`.
  case timeline
  /// How the offset of each scroll view that moves changes in the course of time:
  /// `Figures/10F-plot.svg`.
  case plot
  /// Two distances that the experiment notes, as the two halves of one track:
  /// `Figures/12G-track.svg`.
  case track
  /// The samples of a stroke, and the calls that bring them: `Figures/16F-samples.svg`.
  case samples
  /// Which view owns each cell of the screen: `Figures/2A-hits.svg`.
  case hits
  /// The values that a view has read of a touch, and the one object that it has kept:
  /// `Figures/1I-kept.svg`.
  case kept
  /// The way of the events through the system: `Figures/1A-way.svg`.
  case way
  /// The responder chain from the hit view to nil, with what each heard: `Figures/4A-chain.svg`.
  case chain
  /// The screen as the run leaves it, with its first responder marked and the chain up from it:
  /// `Figures/5A-first.svg`. Of a key that is kept, its way up that chain: `Figures/16H2-first.svg`.
  /// Of a window that is key and has no first responder, both windows: `Figures/14P-first.svg`.
  case first
  /// The views as a tree with their recognizers, and the branch of each finger:
  /// `Figures/8C-branch.svg`.
  case branch
  /// Which of some recognizers may exclude which, the outermost on top: `Figures/15I-exclusions.svg`.
  case exclusions
  /// A control with the border up to which a finger counts as inside, and the finger's places:
  /// `Figures/6B-border.svg`.
  case border
  /// Lines around a finger that the experiment has found: `Figures/8L-lines.svg`.
  case lines
  /// The states of a recognizer and the way it took through them: `Figures/7D-states.svg`.
  case states
}

/// A chapter as its program knows it; or the app that grows through all of them.
public struct Chapter: Sendable {
  /// The chapter's number; 0 for the app.
  public let number: Int
  /// The chapter's title.
  public let title: String
  /// The folder below `Chapters`.
  public let folder: String
  /// Its experiments in order.
  public let experiments: [Experiment]
  /// The name of its program: `chapter2`.
  public let program: String

  /// Makes a chapter.
  public init(_ number: Int, _ title: String, folder: String, _ experiments: [Experiment]) {
    (self.number, self.title, self.folder, self.experiments) = (number, title, folder, experiments)
    program = "chapter" + String(number)
  }

  /// Makes what is no chapter but is shown by a program as chapters are: an app that grows.
  ///
  /// - Parameters:
  ///   - title: The app's name.
  ///   - program: The name of its program.
  ///   - steps: The app after each chapter, named by the chapter's number.
  public init(app title: String, program: String, _ steps: [Experiment]) {
    (number, folder, experiments) = (0, "", steps)
    (self.title, self.program) = (title, program)
  }

  /// Whether it is the app that grows, and its experiments are its steps.
  public var isApp: Bool { number == 0 }
}
