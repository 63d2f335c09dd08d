# What is missing on the machine is installed, or named in one line.

for script in demo test; do
  set_up
  rm "$tools/swift"
  run "$project/Scripts/$script"
  expect_one_line "$script without a toolchain" 'no Swift toolchain' 'install Swift 6.' 'swift.org'

  set_up
  stand_in swift 'echo "Swift version 5.10.1 (swift-5.10.1-RELEASE)"'
  run "$project/Scripts/$script"
  expect_one_line "$script with an old toolchain" 'Swift 5.10 is too old' 'install Swift 6.'

  set_up
  stand_in swift 'echo "swift: error while loading shared libraries: libncurses.so.6"; exit 127'
  run "$project/Scripts/$script"
  expect_one_line "$script with a broken toolchain" 'does not give a version' 'libncurses.so.6'

  set_up
  stand_in pkg-config 'exit 1'
  stand_in apt-get 'echo "E: Could not resolve a host name"; exit 100'
  run "$project/Scripts/$script"
  if [[ $(id -u) == 0 ]]; then
    expect_one_line "$script without a network" 'could not install libffi-dev' \
      'Could not resolve a host name' 'check the network'
    expect "$script without a network says what it tried" \
      '[[ $output == *"installing libffi-dev with apt-get"* ]]'
  fi

  set_up
  stand_in pkg-config 'exit 1'
  run_as_nobody "$project/Scripts/$script"
  expect_one_line "$script without root" 'needs root' 'sudo apt-get install libffi-dev'
  expect "$script without root does not try" '! grep -q "^apt-get" "$calls"'

  set_up
  stand_in pkg-config 'exit 1'
  rm "$tools/apt-get"
  run "$project/Scripts/$script"
  expect_one_line "$script without apt-get" 'there is no apt-get' "package manager"

  set_up
  stand_in pkg-config 'exit 1'
  stand_in apt-get 'true'
  run "$project/Scripts/$script"
  if [[ $(id -u) == 0 ]]; then
    expect_one_line "$script when installing does not help" 'still missing' 'pkg-config --exists libffi'
  fi

  if [[ $(id -u) == 0 ]]; then
    set_up
    chmod -R go-w "$project"
    run_as_nobody "$project/Scripts/$script"
    expect_one_line "$script in another's folder" 'cannot write to' 'clone of your own'
  fi
done

set_up
rm "$tools/pkg-config"
stand_in apt-get "[[ \$* != *install* ]] || { printf '#!/bin/sh\n' >'$tools/pkg-config'; chmod 755 '$tools/pkg-config'; }"
run "$project/Scripts/demo"
if [[ $(id -u) == 0 ]]; then
  expect 'missing packages are installed' '((status == 0))'
  expect 'both packages are asked for' 'grep -q "^apt-get .*install .*pkg-config libffi-dev" "$calls"'
  expect 'lists are updated once' '[[ $(grep -c "^apt-get .*update" "$calls") == 1 ]]'
  expect 'then the example runs' '[[ $output == *"the gallery ran"* ]]'
fi

set_up
stand_in pkg-config "[[ -e '$project/installed' ]]"
stand_in sudo "[[ \$2 != env ]] || >'$project/installed'"
run_as_nobody "$project/Scripts/demo"
expect 'sudo installs where it asks for no password' '((status == 0))'
expect 'sudo runs apt-get' 'grep -q "^sudo -n env .*apt-get.* install .*libffi-dev" "$calls"'

set_up
stand_in Gallery 'echo "home: $HOME"'
run env HOME=/nonexistent "$project/Scripts/demo"
expect 'caches go elsewhere where there is no home' '[[ $output == "home: $project/.build/home" ]]'
expect 'and that is said' '[[ $errors == *"no home folder"* ]]'
run env HOME="$place" "$project/Scripts/demo"
expect 'a home that there is, is used' '[[ $output == "home: $place" ]]'
