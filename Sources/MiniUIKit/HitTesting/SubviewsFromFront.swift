extension [UIView] {
  /// Asks the views one after the other, the last one first as it is in front, until one answers.
  ///
  /// It stands for `for view in reversed()`. A hit test asks thousands of views for one touch, and
  /// counting a reference to each makes it half as slow again; so none is counted. The array holds
  /// the views until the last one has answered, even if an override changes the hierarchy meanwhile.
  @inline(__always)
  func firstAnswerFromFront(_ ask: (UIView) -> UIView?) -> UIView? {
    withExtendedLifetime(self) {
      for place in indices.reversed() {
        let hit = Unmanaged.passUnretained(self[place])._withUnsafeGuaranteedRef { ask($0) }
        if let hit { return hit }
      }
      return nil
    }
  }
}
