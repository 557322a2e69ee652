package import Stage

/// Checks the pages that are no chapter: the top page, how to read a trace, the myths' register,
/// symptoms, differences, glossary and index, and what maintainers read.
///
/// - Parameters:
///   - root: The package's root.
///   - chapters: The chapters.
///   - confidence: For every rule id how sure the rule is.
/// - Returns: What is wrong.
package func checkPages(
  root: String, chapters: [Chapter], confidence: [String: Confidence]
) -> [Finding] {
  let files = BookFiles(root: root, chapters: chapters)
  var findings: [Finding] = []
  // Rendering says whether the index is missing.
  let made = [BookFiles.index].filter { files.exists($0) }
  let written =
    ["README.md", BookFiles.howTo, BookFiles.glossary] + [files.register].compactMap { $0 }
    + files.appendices
  for file in written + made + files.maintainersPages {
    guard let text = files.text(of: file) else {
      findings.append(Finding(file, 1, "the page is missing"))
      continue
    }
    let page = Page(file: file, text: text)
    findings += checkProse(page) + checkLinks(page, in: files) + checkWidth(page)
    findings += checkFolds(page)
    if !files.maintainersPages.contains(file) { findings += checkPhrases(page) }
    // The index says where something is claimed, and claims nothing itself; maintainers' pages are
    // about our own code.
    // The glossary says what words mean; how we know it is said where they are explained.
    if !(["README.md", BookFiles.index, BookFiles.glossary] + files.maintainersPages)
      .contains(file)
    {
      findings += checkTags(page, confidence: confidence)
    }
    if file == files.register { findings += checkRegister(page, in: files) }
    if file == BookFiles.symptoms { findings += checkSymptoms(page, in: files) }
    if file == BookFiles.architecture { findings += checkSourceNames(page, in: files) }
  }
  return findings + checkWords(in: files) + checkRepetitions(in: files)
}

/// Checks a chapter's text, its exercises' files and their hints.
///
/// - Parameters:
///   - chapter: The chapter.
///   - files: The book's files.
///   - confidence: For every rule id how sure the rule is.
/// - Returns: What is wrong.
package func checkChapter(
  _ chapter: Chapter, _ files: BookFiles, confidence: [String: Confidence]
) -> [Finding] {
  guard let text = files.text(of: chapter.page) else {
    return [Finding(chapter.page, 1, "the page is missing")]
  }
  let page = Page(file: chapter.page, text: text)
  let more = files.text(of: chapter.questions).map { text in
    let page = Page(file: chapter.questions, text: text)
    return checkMoreQuestions(page) + checkProse(page) + checkFolds(page) + checkWidth(page)
      + checkLinks(page, in: files) + checkPhrases(page)
  }
  let form =
    checkCase(page, of: chapter) + checkEvidence(page, confidence: confidence) + checkFolds(page)
    + checkAskedRuns(page) + checkPhrases(page)
  return form + (more ?? []) + checkProse(page) + checkTags(page, confidence: confidence)
    + checkLinks(page, in: files) + checkWidth(page) + checkQuestions(page)
    + checkExercises(page, of: chapter, in: files) + checkReports(of: chapter, in: files)
}
