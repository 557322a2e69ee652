#!/usr/bin/env bash
# Do the modules that know no Foundation but its geometry compile where Apple declares that geometry?
# There CGRect is CoreFoundation's, and its members are CoreGraphics'. names.sh WORK [-D REEXPORTS]
# (with the flag Foundation hands CoreGraphics on, which only the engine and Stage are asked about).
# Types are checked, nothing is run.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$1
shift
mkdir -p "$work"
cd "$work" || exit 2
for module in CoreFoundation CoreGraphics Foundation; do
  swiftc -swift-version 6 -parse-as-library -emit-module -module-name $module "$@" -I . \
    "$here/modules/$module.swift" -o $module.swiftmodule || exit 2
done
flags=(-swift-version 6 -parse-as-library -wmo -package-name LifeOfATouch -enable-testing -Onone
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault -warnings-as-errors -I .)
bad=0
module() {
  local name=$1
  shift
  if ! swiftc "${flags[@]}" -emit-module -module-name "$name" "$@" -o "$name.swiftmodule" \
    >"$name.log" 2>&1; then
    bad=1
    echo "$name does not compile:"
    grep -E '^[^ ]*: error:' "$name.log" | sed "s|$root/||" | sort -u | head -8
  fi
}
for name in MiniUIKit Stage; do module $name $(find "$root/Sources/$name" -name '*.swift'); done
[ $# -eq 0 ] || exit $bad
for folder in Exercises/PieceKit Exercises/ExerciseScenes Exercises/ExerciseKit Exercises/GradingCore Exercises/WrittenExercises \
  Tools/SeededRandom Tools/RandomScenes; do
  module "$(basename "$folder")" $(find "$root/Sources/$folder" -name '*.swift')
done
for folder in "$root"/Chapters/[0-9]*; do
  module Experiments"$(basename "$folder" | cut -c1-2)" $(find "$folder/Experiments" -name '*.swift')
done
module PlacesApp $(find "$root/Sources/Book/Places/App" -name '*.swift')
module LiveBook $(find "$root/Sources/Book/LiveBook" -name '*.swift')
for kind in Solutions Exercises; do
  for folder in "$root/$kind"/[0-9]*; do
    module $kind"$(basename "$folder" | cut -c1-2)" $(find "$folder" -maxdepth 1 -name '*.swift')
  done
done
exit $bad
