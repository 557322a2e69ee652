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
    let (ending, svg) =
      switch picture {
      case .map, .hitMap: ("", "")
      case .scene: ("", SceneFigure(of: self).svg)
      case .question: ("-question", SceneFigure(of: self, showsAnswer: false).svg)
      case .timeline: ("-timeline", TimelineFigure(of: self).svg)
      case .hits: ("-hits", HitsFigure(of: self).svg)
      case .chain: ("-chain", ChainFigure(of: self).svg)
      case .first: ("-first", FirstResponderFigure(of: self).svg)
      case .branch: ("-branch", BranchFigure(of: self).svg)
      case .states: ("-states", StatesFigure(of: self).svg)
      case .plot: ("-plot", PlotFigure(of: self).svg)
      case .track: ("-track", TrackFigure(of: self).svg)
      case .way: ("-way", WayFigure(of: self).svg)
      }
    return svg.isEmpty ? nil : Figure(name: experiment.id + ending + ".svg", svg: svg)
  }
}
