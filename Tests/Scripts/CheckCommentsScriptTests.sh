# Scripts/check-comments wants a comment on each public declaration of a symbol graph.

# comments SYMBOLS [RELATIONSHIPS]: checks a graph of these.
comments() {
  set_up
  ln -s "$(command -v python3)" "$tools/python3"
  printf '{"symbols":[%s],"relationships":[%s]}' "$1" "${2-}" >"$place/graph.json"
  run "$project/Scripts/check-comments" "$place/graph.json"
}

# declaration NAME [MORE]: a symbol on line 8 of a file; MORE is put behind its other fields.
declaration() {
  printf '{"identifier":{"precise":"s:%s"},"pathComponents":["Thing","%s"]%s,' "$1" "$1" "${2-}"
  printf '"location":{"uri":"file://%s/Modules/File.swift","position":{"line":7,"character":2}}}' \
    "${project// /%20}"
}

commented=',"docComment":{"lines":[{"text":"A thing."}]}'

comments "$(declaration turn "$commented")"
expect 'a comment is enough' '((status == 0)) && [[ $output == *"1 public declarations, each"* ]]'

comments "$(declaration turn "$commented"),$(declaration stop)"
expect 'a declaration without a comment is named, with its place' \
  '((status != 0)) && [[ $errors == "Modules/File.swift:8: Thing.stop has no comment"* ]]'
expect 'and only that' '[[ $errors != *Thing.turn* && $errors == *"1 public declarations without"* ]]'

for kind in overrides defaultImplementationOf; do
  comments "$(declaration turn)" "{\"kind\":\"$kind\",\"source\":\"s:turn\",\"target\":\"s:other\"}"
  expect "what $kind another needs none" '((status == 0))'
done

comments "$(declaration turn)" \
  '{"kind":"memberOf","source":"s:turn","target":"s:Thing","sourceOrigin":{"identifier":"s:other"}}'
expect 'what implements a requirement needs none' '((status == 0))'

comments "$(declaration turn)" '{"kind":"memberOf","source":"s:turn","target":"s:Thing"}'
expect 'a mere member needs one' '((status != 0))'

comments '{"identifier":{"precise":"s:made"},"pathComponents":["Thing","made"]}'
expect 'what the compiler makes needs none' '((status == 0))'

run "$project/Scripts/check-comments"
expect 'without graphs it says how it is used' '((status != 0)) && [[ $errors == *"Scripts/check-comments GRAPH"* ]]'
