// What a chapter's program needs, and what every command here needs: problems, input and output.
@_exported public import CommandKit
