extension Study {
  /// All calls, and what they have in common.
  static let usage = """
    swift run study                  how far you are, and what comes next
    swift run study check 3.4        grades one exercise
    swift run study watch 3.4        grades it every time you save it
    swift run study watch            the same with the next exercise
    swift run study hint 3.4         the first hint; again: the next one
    swift run study hint 3.4 2       the second hint
    swift run study quiz 3           asks chapter 3's check questions
    swift run study quiz             those of all finished chapters
    swift run study solution 3.4     our answer; asks first if you have
                                     not passed; --anyway: does not ask
    swift run study reset 3.4        restores the stub, keeps your version
    swift run study doctor           looks whether all is in order
    swift run study web              builds a page on which every scene
                                     can be touched; --out DIR: there
    swift run study --json           the overview for a program
    swift run study render           for authors: compares the outputs
    swift run study render --write   rewrites them
    swift run study prove            for authors: do graders reject
                                     mutants? Goes on where it stopped
    swift run study prove 3.4        those of one exercise, or chapter
    swift run study prove --write    notes the numbers of the book
    swift run study prove --again    forgets what was tried before

    A chapter is finished when all its exercises are passed, the extra
    ones aside. What study remembers lies in .study, as text: delete a
    line or a file there, and it is forgotten.

    In a folder that is read-only nothing can be graded, but hint, quiz
    and solution work: swift run --skip-build study hint 3.4

    --json prints one object with these keys:
      graded     whether the states are of now; if not, of the last time
      chapters   a list: number, title, finished, exercises
      exercises  a list: id, state, extra, file
      state      passed, not yet, not started, or not graded

    Exit status: 0; 1 if something is not right or cannot be graded;
    2 for a command that cannot be understood; 130 after Ctrl-C.
    """
}
