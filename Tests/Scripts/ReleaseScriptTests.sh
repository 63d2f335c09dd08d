# Scripts/release refuses what must not be released, and tags what may. Git is the real one.

in_project() {
  git -C "$project" -c user.name=Tester -c user.email=tester@example.org -c safe.directory='*' "$@" \
    >/dev/null 2>&1
}

# set_up_release VERSIONS…: a clean repository whose changelog has the versions.
set_up_release() {
  set_up
  ln -s "$(command -v git)" "$tools/git"
  printf '%s\n' '# Changelog' '' '## [Unreleased]' '' >"$project/CHANGELOG.md"
  local version
  for version in "$@"; do
    printf '## [%s] - 2026-12-01\n\n- Something.\n\n' "$version" >>"$project/CHANGELOG.md"
  done
  printf '.build/\n' >"$project/.gitignore"
  in_project init && in_project add -A && in_project commit -m First
}

# with_api ANSWER STATUS: what the comparison of the API says from now on.
with_api() {
  stand_in swift "case \$1 in
    --version) echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)' ;;
    package) echo '$1'; exit $2 ;;
  esac"
}

release() {
  run env GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=Tester \
    GIT_AUTHOR_EMAIL=tester@example.org GIT_COMMITTER_NAME=Tester \
    GIT_COMMITTER_EMAIL=tester@example.org "$project/Scripts/release" "$@"
}

has_tag() { [[ -n $(git -C "$project" tag --list "$1") ]]; }

set_up_release 0.1.0
release 0.1.0
expect 'the first version is tagged' '((status == 0)) && has_tag 0.1.0'
expect 'there is nothing to compare it with' '[[ $output == *"no earlier version"* ]]'

set_up_release 0.1.0
release --check 0.1.0
expect 'a check tags nothing' '((status == 0)) && ! has_tag 0.1.0'

release
expect_one_line 'no version' 'name a version'
release one
expect_one_line 'a version that is none' 'name a version'

set_up_release 0.1.0
echo change >>"$project/CHANGELOG.md"
release 0.1.0
expect_one_line 'a tree with changes' 'the tree has changes'
expect 'and no tag' '! has_tag 0.1.0'

set_up_release 0.1.0
release 0.2.0
expect_one_line 'a version that the changelog lacks' 'no heading' '0.2.0'

set_up_release 0.1.0
sed -i 's/^## \[Unreleased\]$/&\n\n- Left over./' "$project/CHANGELOG.md"
in_project commit -am Second
release 0.1.0
expect_one_line 'entries that belong to no version' 'under [Unreleased]'

set_up_release 0.2.0 0.1.0
in_project tag 0.2.0
release 0.1.0
expect_one_line 'a version older than the last' '0.1.0 is not newer' '0.2.0'
release 0.2.0
expect_one_line 'the last version again' '0.2.0 is not newer'

set_up_release 0.1.1 0.1.0
in_project tag 0.1.0
with_api 'No breaking changes detected in Ruka' 0
release 0.1.1
expect 'a version that breaks nothing is tagged' '((status == 0)) && has_tag 0.1.1'
expect 'it was compared with the last tag' \
  'grep -q "diagnose-api-breaking-changes 0.1.0" "$calls"'

set_up_release 0.1.1 0.1.0
in_project tag 0.1.0
with_api '  API breakage: func gone() has been removed' 1
release 0.1.1
expect_one_line 'a version that must not break anything and does' 'the API broke since 0.1.0'
expect 'what broke is printed' '[[ $output == *"gone() has been removed"* ]] && ! has_tag 0.1.1'

set_up_release 0.2.0 0.1.0
in_project tag 0.1.0
with_api '  API breakage: func gone() has been removed' 1
release 0.2.0
expect 'a version below one may break with its second number' '((status == 0)) && has_tag 0.2.0'

set_up_release 1.2.0 1.1.0
in_project tag 1.1.0
with_api '  API breakage: func gone() has been removed' 1
release 1.2.0
expect 'from one on it may not' '((status != 0)) && ! has_tag 1.2.0'

set_up_release 0.2.0 0.1.0
in_project tag 0.1.0
with_api 'error: no such module' 1
release 0.2.0
expect 'a comparison that fails stops the release' '((status != 0)) && ! has_tag 0.2.0'
expect 'with its reason' '[[ $errors == *"no such module"*"could not be compared"* ]]'
