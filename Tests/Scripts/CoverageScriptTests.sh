# Scripts/coverage makes a table of an export of llvm-cov, and wants each untested line explained.

# set_up_coverage FOLDER: a source in the folder of Modules, one of whose lines was not run.
set_up_coverage() {
  set_up
  ln -s "$(command -v python3)" "$tools/python3"
  mkdir -p "$project/Modules/$1" "$project/docs" "$project/Tests/Fixtures"
  printf '%s\n' 'func a() {' '  if b {' '    never()' '  }' '}' >"$project/Modules/$1/File.swift"
  printf '# Reasons.\n' >"$project/Tests/Fixtures/untested-lines.txt"
  printf '{"data":[{"files":[{"filename":"%s","segments":[%s]}]}]}' "$project/Modules/$1/File.swift" \
    '[1,10,1,true,true,false],[2,8,0,true,true,false],[4,4,1,true,false,false],[5,2,0,false,false,false]' \
    >"$place/export.json"
}

explain() { printf '%s\t%s\t%s\n' "$@" >>"$project/Tests/Fixtures/untested-lines.txt"; }

coverage() { run "$project/Scripts/coverage" --json "$place/export.json" "$@"; }

set_up_coverage Other
coverage
expect 'lines of other modules need no explanation' '((status == 0))'
expect 'the table counts what ran' \
  'grep -qx "| \`Modules/Other\` | 5 | 3 | 60.0 % |" "$project/docs/coverage.md"'

set_up_coverage Core
coverage
expect 'an untested line that nobody explains is a breach' \
  '((status != 0)) && [[ $errors == *"Modules/Core/File.swift:3: neither tested nor explained: never()"* ]]'
coverage --list
expect 'untested lines are listed' '[[ $output == *"Modules/Core/File.swift:3: never()"* ]]'

set_up_coverage Core
explain Modules/Core/File.swift 'never()' 'It never is.'
coverage
expect 'one that is explained is none' '((status == 0))'
expect 'the table tells the reason' \
  'grep -qx "| Core/File.swift: \`never()\` | It never is. |" "$project/docs/coverage.md"'

set_up_coverage Core
explain Modules/Core/File.swift 'never()' 'It never is.'
explain Modules/Core/File.swift 'func a() {' 'It does run.'
coverage
expect 'an explanation of what is run is a breach' \
  '((status != 0)) && [[ $errors == *"explained in untested-lines.txt, and run or gone: func a() {"* ]]'

set_up_coverage Core
coverage --only Hooks
expect 'what is left out is not counted' \
  '((status == 0)) && ! grep -q Modules/Core "$project/docs/coverage.md"'
expect 'and the table says that it is of a part' \
  'grep -q "^Measured of these modules alone" "$project/docs/coverage.md"'
