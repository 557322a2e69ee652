extension Study {
  /// All calls, and what they have in common.
  static let usage = """
    swift run study                  how far you are, and what comes next
    swift run study check 3.4        grades one exercise
    swift run study watch 3.4        grades it every time you save it
    swift run study watch            does so with the next exercise
    swift run study hint 3.4         the first hint; then the next one
    swift run study hint 3.4 2       the second hint
    swift run study quiz 3           asks chapter 3's check questions
    swift run study quiz 3 --before  asks whether to skip chapter 3
    swift run study quiz             asks those of finished chapters
    swift run study solution 3.4     shows our answer; asks first if you
                                     have not passed; --anyway: never
    swift run study reset 3.4        restores the stub, keeps your version
    swift run study find             asks where a touch of your own app
                                     is lost, and shows the causes
    swift run study find pan list    shows symptoms with these words
    swift run study doctor           checks that nothing is missing
    swift run study web              writes the book as pages for a
                                     browser; --out DIR: where; --at
                                     URL: where they will be published
    swift run study phone-log        prints the file that logs on a phone,
                                     for what --uikit prints
    swift run study compare 7A FILE  lays a phone's log beside the model's
                                     run of 7A; --json: for a program
    swift run study --json           prints the overview for a program
    swift run study render           for authors: compares the outputs
    swift run study render --write   for authors: rewrites them
    swift run study new exercise 9.9 for authors: makes what it lacks
    swift run study prove            for authors: tries mutants on the
                                     graders; continues where it stopped
    swift run study prove 3.4        for authors: an exercise, a chapter
    swift run study prove --write    for authors: notes the numbers
    swift run study prove --again    for authors: forgets earlier results
    swift run study prove --record   for authors: writes down what wrong
                                     answers are told; 3.4: of one
                                     exercise

    While watch runs, keys work without Return: n takes you to the next
    exercise, h gives a hint, l lists what is open, s shows the task, and
    q quits.

    A chapter is finished when you have passed all its exercises, except
    for the extra ones. What study remembers is text in the folder .study:
    if you delete a line or a file there, study forgets it.

    In a read-only folder nothing can be graded, but hint, quiz and
    solution work: swift run --skip-build study hint 3.4

    --json prints one object with these keys:
      graded     true if the states are new, false if they are remembered
      chapters   a list: number, title, finished, exercises
      exercises  a list: id, state, status, extra, file
      state      passed, not yet, not started, or not graded
      status     what check ends with: 0, 1 or 3; 1 if not graded

    compare takes the options with which the file for the phone was made
    from the log itself. Its object has the keys experiment, command,
    agrees and tries; each try has lines, agrees, overlooked, unknown and
    difference, and a difference has kind, model, phone, rules, questions.

    Exit status of check: 0 if the exercise is passed; 1 if it is not yet
    right, does not compile or could not be graded; 3 if it is not started.
    Exit status of the others: 0 if all went well; 1 if something is not
    right, could not be graded or was not found.
    Of all: 2 if the command is not understood; 130 after Ctrl-C.
    """
}
