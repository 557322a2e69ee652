/// A figure of a run, as a file.
public struct Figure: Sendable {
  /// The file's name: `2A.svg`.
  public let name: String
  /// The file's text.
  public let svg: String
}

extension Run {
  /// The figures that the experiment asks for, in the order of its pictures.
  ///
  /// They are drawn anew each time; the same run gives the same bytes.
  public var figures: [Figure] {
    var figures: [Figure] = []
    for picture in experiment.pictures {
      switch picture {
      case .map, .hitMap: break
      case .scene:
        figures.append(Figure(name: experiment.id + ".svg", svg: SceneFigure(of: self).svg))
      case .timeline:
        let figure = TimelineFigure(of: self)
        figures.append(Figure(name: experiment.id + "-timeline.svg", svg: figure.svg))
      case .question:
        let figure = SceneFigure(of: self, showsAnswer: false)
        figures.append(Figure(name: experiment.id + "-question.svg", svg: figure.svg))
      case .hits:
        figures.append(Figure(name: experiment.id + "-hits.svg", svg: HitsFigure(of: self).svg))
      case .chain:
        figures.append(Figure(name: experiment.id + "-chain.svg", svg: ChainFigure(of: self).svg))
      case .states:
        figures.append(
          Figure(name: experiment.id + "-states.svg", svg: StatesFigure(of: self).svg))
      case .plot:
        figures.append(Figure(name: experiment.id + "-plot.svg", svg: PlotFigure(of: self).svg))
      case .way:
        figures.append(Figure(name: experiment.id + "-way.svg", svg: WayFigure(of: self).svg))
      }
    }
    return figures
  }
}
