# Scripts/check-api compares a symbol graph with the facts of Apple's documentation.

check_api_fixtures() {
  set_up
  ln -s "$(command -v python3)" "$tools/python3"
  mkdir -p "$project/Tests/Fixtures/uikit-api" "$project/Tests/Fixtures/uikit-api-extra"
  printf 'class\tUIThing\tclass UIThing\t[]\ninherits\tUIThing\tNSObject\t[]\nfunc\tturn(to:)\tfunc turn(to: Int)\t[]\n' \
    >"$project/Tests/Fixtures/uikit-api/UIThing.txt"
  printf 'CAThing\thttps://developer.apple.com/documentation/quartzcore/cathing\tEquatable\n' \
    >"$project/Tests/Fixtures/uikit-api-extra/QuartzCore.txt"
  printf 'UIThing.odd()\tBecause.\n' >"$project/Tests/Fixtures/uikit-api-exceptions.txt"
}

# graph NAME… writes a symbol graph with the names; one that starts with "Headless/" lies there.
graph() {
  local name file path symbols=''
  for name in "$@"; do
    file=UIKit/Views/File.swift
    [[ $name != Headless/* ]] || file=UIKit/Headless/File.swift
    name=${name#Headless/}
    path=${name/./'","'}
    symbols+="${symbols:+,}{\"identifier\":{\"precise\":\"s:$name\"},\"pathComponents\":[\"$path\"],"
    symbols+="\"kind\":{\"identifier\":\"swift.x\"},\"location\":{\"uri\":\"file:///x/Modules/$file\"}}"
  done
  printf '{"symbols":[%s],"relationships":[%s]}' "$symbols" "${relationships-}" >"$place/graph.json"
  run "$project/Scripts/check-api" --graph "$place/graph.json"
}

check_api_fixtures
graph 'UIThing' 'UIThing.turn(to:)' 'CAThing' 'CAThing.==(_:_:)' 'UIThing.odd()' 'UIThing.hash'
expect 'known names pass' '((status == 0))'
expect 'the coverage is printed' '[[ $output == *"1 of the 1 members of 1 types"* ]]'

check_api_fixtures
printf 'class\tUIAbsent\tclass UIAbsent\t[]\nfunc\tgo()\tfunc go()\t[]\n' \
  >"$project/Tests/Fixtures/uikit-api/UIAbsent.txt"
graph 'UIThing' 'UIThing.turn(to:)'
run "$project/Scripts/check-api" --graph "$place/graph.json" --table "$place/table.md"
expect 'a table of the coverage is written' '((status == 0)) && grep -qx "| UIThing | 1 | 1 |" "$place/table.md"'
expect 'the table names what is absent' 'grep -qx "UIAbsent." "$place/table.md"'

check_api_fixtures
graph 'UIThing' 'UIThing.turn(by:)'
expect 'another argument label is a breach' '((status != 0))'
expect 'the breach is named' '[[ $errors == *"UIThing.turn(by:): Apple has no such name"* ]]'

check_api_fixtures
graph 'UIThing' 'Headless/VirtualThing' 'Headless/VirtualThing.member'
expect 'names of the headless folder are free' '((status == 0))'

check_api_fixtures
relationships='{"kind":"conformsTo","source":"s:UIThing","target":"s:Codable","targetFallback":"Swift.Encodable"}' \
  graph 'UIThing'
expect 'a conformance that Apple lacks is a breach' \
  '((status != 0)) && [[ $errors == *"UIThing: Apple'"'"'s does not conform to Encodable"* ]]'

check_api_fixtures
printf 'CAOther\tsomewhere\n' >>"$project/Tests/Fixtures/uikit-api-extra/QuartzCore.txt"
graph 'UIThing'
expect 'an extra name needs a documentation page' '((status != 0)) && [[ $errors == *CAOther* ]]'

check_api_fixtures
printf 'UIThing.other()\n' >>"$project/Tests/Fixtures/uikit-api-exceptions.txt"
graph 'UIThing'
expect 'an exception needs a reason' '((status != 0)) && [[ $errors == *"gives no reason"* ]]'
