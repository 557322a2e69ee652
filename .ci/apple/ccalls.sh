#!/usr/bin/env bash
# Do the C calls of the Darwin branches fit Darwin's own headers? ccalls.sh HEADERS WORK
# HEADERS: lib/libc/include/any-darwin-any of PyPI's ziglang, which has them. What Apple's Swift overlays
# add stands in ccalls/, by hand. Types are checked, as Embedded Swift, nothing is run.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
headers=$1 work=$2
mkdir -p "$work/mods/CDarwin"
cp "$here"/ccalls/DarwinAll.h "$here"/ccalls/module.modulemap "$work/mods/CDarwin"
cd "$work" || exit 2
clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
flags=(-swift-version 6 -parse-as-library -wmo -target arm64-apple-ios18.0
  -enable-experimental-feature Embedded -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault -package-name LifeOfATouch -I mods -I .
  -Xcc -nostdinc -Xcc -isystem -Xcc "$("$clang" -print-resource-dir)/include"
  -Xcc -isystem -Xcc "$headers")
for module in Darwin Foundation; do
  swiftc "${flags[@]}" -suppress-warnings -disable-upcoming-feature InternalImportsByDefault \
    -emit-module -module-name $module "$here/ccalls/$module.swift" -o $module.swiftmodule || exit 2
done
bad=0
calls() {
  local name=$1
  shift
  swiftc "${flags[@]}" -typecheck -module-name "$name" "$@" >"$name.log" 2>&1 || bad=1
  grep -E '^[^ ]*: error:' "$name.log" | sed "s|$root/||" | sort -u
}
sources=$root/Sources
calls CommandKitX "$sources"/CommandKit/*.swift
calls GradingX "$here/ccalls/stubs.swift" \
  $(ls "$sources"/Grading/Processes/*.swift | grep -vE '/(Ending|Turns)\.swift')
calls BookKitX "$sources"/BookKit/Play/Terminal{,Guard}.swift "$sources"/CommandKit/*.swift
for file in Keys Interrupt; do
  sed 's/^import BookKit//' "$sources/study/$file.swift" >$file.swift
done
calls StudyX "$sources/study/FileStamp.swift" Keys.swift Interrupt.swift \
  "$sources/BookKit/Play/TerminalGuard.swift" "$sources/CommandKit/StandardInput.swift"
calls PseudoX "$root/Tests/BookTests/PseudoTerminal.swift"
{ echo import Foundation; sed -n '/MARK: - Deeds/,$p' "$root/Tests/GradingTests/HostileAnswers.swift"; } >deeds.swift
calls DeedsX deeds.swift
exit $bad
