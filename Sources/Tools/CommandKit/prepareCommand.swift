import Foundation

/// Prepares the process for whatever its caller has done to input and output.
///
/// To be called first: a file that is opened before may have got the number of a closed output.
package func prepareCommand() {
  // Writing to a closed pipe, or beyond the size a file may have, then fails instead of ending us.
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
  // Where the caller has closed one of the three, the next file that is opened would take its
  // place, and our output would end up in it. So the place is taken, by a file that refuses.
  for (descriptor, mode) in [
    (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
  ]
  where fcntl(descriptor, F_GETFD) < 0 {
    // The lowest free number is given, so it is this one.
    _ = open("/dev/null", mode)
  }
}

/// Runs a command and ends the process with the status it returns.
///
/// - Parameters:
///   - name: The command's name, which stands before a problem.
///   - body: What the command does.
package func runCommand(_ name: String, _ body: () throws(Problem) -> Int32) -> Never {
  prepareCommand()
  do {
    exit(try body())
  } catch {
    Output.error.write("\(name): \(error.message)\n")
    exit(2)
  }
}
