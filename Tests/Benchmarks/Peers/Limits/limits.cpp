// What the processor allows: a value per member that is checked and read, a virtual call per
// listener, and nothing else.

#include <vector>

#include "shapes.h"

namespace {

const char *contender = "limit in C++";

struct Member {
  Member *parent = nullptr;
  uint64_t generation = 0;
  uint64_t value = 1;
  std::vector<Member *> children;
  uint64_t count = 0;

  virtual ~Member() = default;
  virtual void told() { count++; }
};

uint64_t generation = 0;

// A value that each member keeps, and a check whether it still holds.
[[gnu::noinline]] uint64_t read(Member *member) {
  if (member->generation != generation) member->generation = generation;
  return member->value;
}

// The root's value, sought by walking up.
[[gnu::noinline]] uint64_t walk(Member *member) {
  while (member->parent) member = member->parent;
  return member->value;
}

[[gnu::noinline]] void visit(Member *member) {
  member->told();
  for (Member *child : member->children) visit(child);
}

void measure(const shape &shape) {
  std::vector<Member> members(shape.count);
  for (int index = 1; index < shape.count; index++) {
    members[index].parent = &members[shape.parents[index]];
    members[shape.parents[index]].children.push_back(&members[index]);
  }
  Member *deepest = &members[shape.deepest];
  double best;

  MEASURE(best, 40, , for (int i = 0; i < 5000; i++) sink += read(deepest));
  report(contender, "R1", shape.name, best / 5000, "ns");
  MEASURE(best, 40, , for (int i = 0; i < 500; i++) sink += walk(deepest));
  report(contender, "R1 walking up", shape.name, best / 500, "ns");
  MEASURE(best, runs_of(&shape), generation++, for (Member &member : members) sink += read(&member));
  report(contender, "R2", shape.name, best / shape.count, "ns");
  MEASURE(best, runs_of(&shape), , for (Member &member : members) member.told());
  report(contender, "W1", shape.name, best / shape.count, "ns");
  MEASURE(best, runs_of(&shape), , visit(&members[0]));
  report(contender, "W1 first", shape.name, best / shape.count, "ns");
  if (shape.count < 1000) return;

  std::vector<Member *> ten;
  for (int index = 0; index < shape.count; index++)
    if (is_one_of_ten(&shape, index)) ten.push_back(&members[index]);
  MEASURE(best, 40, , for (int i = 0; i < 100; i++) for (Member *member : ten) member->told());
  report(contender, "W2", shape.name, best / 100 / 1000, "µs");
}

}  // namespace

int main() {
  for (const shape &shape : {chain(10), chain(100), chain(1000), balanced(1000), balanced(10000),
                             balanced(100000), screen(2000)})
    measure(shape);
}
