import BookKit
import PlacesApp

program(places)
