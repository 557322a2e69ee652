import Foundation

exit(Study().run(Array(CommandLine.arguments.dropFirst())))
