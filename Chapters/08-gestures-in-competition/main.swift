import BookKit
import Experiments08

program(chapter8)
