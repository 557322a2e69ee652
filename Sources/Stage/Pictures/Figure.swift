/// A figure of a run, as a file.
public struct Figure: Sendable {
  /// The file's name: `2A.svg`.
  public let name: String
  /// The file's text.
  public let svg: String
}

extension Run {
  /// The figures that the experiment asks for, in the order of its pictures.
  public var figures: [Figure] { experiment.pictures.compactMap { figure($0) } }

  /// The states of a recognizer one below the other, for a narrow screen.
  public var tallStates: Figure {
    Figure(
      name: experiment.id + "-states-tall.svg", svg: StatesFigure(of: self, isTall: true).svg)
  }

  /// The run as a figure, drawn anew each time; nil for a picture that is part of the text.
  ///
  /// The same run gives the same bytes.
  private func figure(_ picture: Picture) -> Figure? {
    guard let name = experiment.figureName(picture) else { return nil }
    return Figure(name: name, svg: svg(picture))
  }

  private func svg(_ picture: Picture) -> String {
    switch picture {
    case .map, .hitMap: ""
    case .scene: SceneFigure(of: self).svg
    case .apart: SceneFigure(of: self, isApart: true).svg
    case .question: SceneFigure(of: self, showsAnswer: false).svg
    case .end: SceneFigure(atTheEndOf: self).svg
    case .timeline: TimelineFigure(of: self).svg
    case .hits: HitsFigure(of: self).svg
    case .chain: ChainFigure(of: self).svg
    case .first:
      LetterFigure(of: self)?.svg ?? KeysFigure(of: self)?.svg ?? FirstResponderFigure(of: self).svg
    case .branch: BranchFigure(of: self).svg
    case .exclusions: ExclusionsFigure(of: self).svg
    case .border: BorderFigure(of: self).svg
    case .lines: LinesFigure(of: self).svg
    case .states: StatesFigure(of: self).svg
    case .plot: PlotFigure(of: self).svg
    case .track: TrackFigure(of: self).svg
    case .samples: SamplesFigure(of: self).svg
    case .way: WayFigure(of: self).svg
    case .kept: KeptFigure(of: self).svg
    }
  }
}

extension Experiment {
  /// The name of a picture's file, known before the run; nil for one that is part of the text.
  ///
  /// - Parameter picture: One of the experiment's pictures.
  /// - Returns: The name, as in `2A-hits.svg`.
  public func figureName(_ picture: Picture) -> String? {
    picture.ending.map { id + $0 + ".svg" }
  }
}

extension Picture {
  /// What its file's name has after the experiment's id.
  fileprivate var ending: String? {
    switch self {
    case .map, .hitMap: nil
    case .scene: ""
    case .apart: "-apart"
    case .question: "-question"
    case .end: "-end"
    case .timeline: "-timeline"
    case .hits: "-hits"
    case .chain: "-chain"
    case .first: "-first"
    case .branch: "-branch"
    case .exclusions: "-exclusions"
    case .border: "-border"
    case .lines: "-lines"
    case .states: "-states"
    case .plot: "-plot"
    case .track: "-track"
    case .samples: "-samples"
    case .way: "-way"
    case .kept: "-kept"
    }
  }
}
