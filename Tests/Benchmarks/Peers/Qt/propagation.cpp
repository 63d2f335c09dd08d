// Qt 6 widgets. A widget's locale is inherited by its children unless they set one of their own; a
// change is announced to each widget by changeEvent.

#include <unistd.h>

#include <QApplication>
#include <QFont>
#include <QLocale>
#include <QWidget>
#include <functional>
#include <vector>

#include "shapes.h"

namespace {

const char *contender = "Qt";
uint64_t told = 0;
bool reads_when_told = false;

struct Listener : QWidget {
  using QWidget::QWidget;

  void changeEvent(QEvent *event) override {
    if (event->type() != QEvent::LocaleChange) return;
    told++;
    if (reads_when_told) sink += locale().language();
  }
};

using Widgets = std::vector<QWidget *>;

Widgets build(const shape &shape, const std::function<bool(int)> &listens) {
  Widgets widgets;
  widgets.reserve(shape.count);
  for (int index = 0; index < shape.count; index++) {
    QWidget *parent = index ? widgets[shape.parents[index]] : nullptr;
    widgets.push_back(listens(index) ? new Listener(parent) : new QWidget(parent));
    if (!overrides_other(&shape, index)) continue;
    QFont font = widgets[index]->font();
    font.setBold(true);
    widgets[index]->setFont(font);
  }
  return widgets;
}

bool everybody(int) { return true; }

const QLocale locales[] = {QLocale("en_US"), QLocale("fr_FR"), QLocale("pl_PL")};
int turn = 0;

// Each differs from the one before.
const QLocale &next_locale() { return locales[turn = (turn + 1) % 3]; }

uint64_t read(const QWidget *widget) { return widget->locale().language(); }

void measure_reads(const shape &shape, const Widgets &widgets) {
  QWidget *deepest = widgets[shape.deepest];
  double best;
  MEASURE(best, 40, , for (int i = 0; i < 5000; i++) sink += read(deepest));
  report(contender, "R1", shape.name, best / 5000, "ns");
  MEASURE(best, runs_of(&shape), widgets[0]->setLocale(next_locale()),
          for (QWidget *widget : widgets) sink += read(widget));
  report(contender, "R2", shape.name, best / shape.count, "ns");
}

void measure_writes(const shape &shape, const Widgets &widgets) {
  QWidget *root = widgets[0];
  double best;
  uint64_t before = told;
  root->setLocale(next_locale());
  require(told - before == (uint64_t)shape.count, "a write must tell every listener");

  MEASURE(best, runs_of(&shape), , root->setLocale(next_locale()));
  // Nothing is remembered that a change of the tree would make stale.
  report(contender, "W1", shape.name, best / shape.count, "ns");
  report(contender, "W1 first", shape.name, best / shape.count, "ns");
  reads_when_told = true;
  MEASURE(best, runs_of(&shape), , root->setLocale(next_locale()));
  report(contender, "W1 reading", shape.name, best / shape.count, "ns");
  reads_when_told = false;

  const QLocale same = root->locale();
  MEASURE(best, runs_of(&shape), , for (int i = 0; i < 10; i++) root->setLocale(same));
  report(contender, "W3 equal", shape.name, best / 10 / 1000, "µs");
  for (int index = 1; index < shape.count; index++)
    if (shape.parents[index] == 0) widgets[index]->setLocale(QLocale("de_DE"));
  MEASURE(best, runs_of(&shape), , root->setLocale(next_locale()));
  report(contender, "W3 overridden", shape.name, best / 1000, "µs");
}

void measure_few_listeners(const shape &shape) {
  Widgets widgets = build(shape, [&](int index) { return is_one_of_ten(&shape, index); });
  uint64_t before = told;
  widgets[0]->setLocale(next_locale());
  require(told - before == 10, "a write must tell ten");
  double best;
  MEASURE(best, runs_of(&shape), , widgets[0]->setLocale(next_locale()));
  report(contender, "W2", shape.name, best / 1000, "µs");
  report(contender, "W2 first", shape.name, best / 1000, "µs");
  delete widgets[0];
}

void measure_insertion() {
  struct shape shape = screen(2000);
  Widgets widgets = build(shape, everybody);
  widgets[0]->setLocale(next_locale());
  QWidget *host = widgets[first_at_depth(&shape, 6)];
  struct shape inserted_shape = balanced(1000);
  Widgets inserted = build(inserted_shape, everybody);
  double best;
  MEASURE(best, 15, , inserted[0]->setParent(host); inserted[0]->setParent(nullptr));
  report(contender, "H1", "1000 into ui2000", best / inserted_shape.count, "ns");
  MEASURE(best, 15, , inserted[0]->setParent(host);
          for (QWidget *widget : inserted) sink += read(widget);
          inserted[0]->setParent(nullptr));
  report(contender, "H1 reading", "1000 into ui2000", best / inserted_shape.count, "ns");
  delete inserted[0];
  delete widgets[0];
}

}  // namespace

int main(int count, char **arguments) {
  QApplication application(count, arguments);
  for (const shape &shape : {chain(10), chain(100), chain(1000), balanced(1000), balanced(10000),
                             balanced(100000), screen(2000)}) {
    Widgets widgets = build(shape, everybody);
    measure_reads(shape, widgets);
    measure_writes(shape, widgets);
    delete widgets[0];
    if (shape.count >= 1000) measure_few_listeners(shape);
  }
  measure_insertion();

  struct shape largest = balanced(100000);
  size_t before = heap_used();
  Widgets widgets = build(largest, everybody);
  report(contender, "M listening", largest.name,
         double(heap_used() - before) / largest.count - sizeof(QWidget *), "B");
  fflush(stdout);
  // Taking down a hundred thousand widgets is no part of the measurement.
  _exit(0);
}
