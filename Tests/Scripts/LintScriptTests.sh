# Scripts/lint names each breach of the rules of the house, and fails if there is one.

# lint PATH [LINE]…: lints a project in which the file has these lines and there is nothing else.
lint() {
  set_up
  ln -s "$(command -v git)" "$tools/git"
  printf '#!/bin/sh\n' | tee "$project/Scripts/snippets" >"$project/Scripts/setters"
  git -C "$project" init --quiet
  mkdir -p "$(dirname -- "$project/$1")"
  if (($# > 1)); then printf '%s\n' "${@:2}" >"$project/$1"; fi
  run "$project/Scripts/lint"
}

lint Modules/Core/File.swift 'let number = 1'
expect 'a project without a breach passes' '((status == 0)) && [[ $output == *"no breach"* ]]'

# expect_breach WORDS PATH LINE…: the file is named, with the rule, and the lint fails.
expect_breach() {
  lint "${@:2}"
  expect "$1 is a breach" '((status != 0)) && [[ $errors == *"$path"*": "*"1 breaches"* ]]'
}

path=Modules/Core/File.swift
mapfile -t long < <(seq 401)
expect_breach 'a file of more than 400 lines' "$path" "${long[@]}"
expect_breach 'a mark for work that is left' "$path" '// TO''DO: the rest'
expect_breach 'sleeping' "$path" 'func wait() { usleep(10) }'
expect_breach 'a toolkit in the core' "$path" 'public import UIKit'
expect_breach 'an import that release has not' "$path" '@testable import Core'
expect_breach 'a blank at the end of a line' "$path" 'let number = 1 '

path=Scripts/broken
expect_breach 'a script that bash cannot read' "$path" '#!/usr/bin/env bash' 'if true'

path=Package.swift
mapfile -t long < <(seq 121)
expect_breach 'a long manifest' "$path" "${long[@]}"

lint Modules/Core/File.swift 'let number = 1 ' 'let other = 2 '
expect 'breaches are counted' '[[ $errors == *"2 breaches"* ]]'
