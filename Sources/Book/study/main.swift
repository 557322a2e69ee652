import BookKit
import Foundation

prepareCommand()
Interrupt.prepare()
exit(Study().run(Array(CommandLine.arguments.dropFirst())))
