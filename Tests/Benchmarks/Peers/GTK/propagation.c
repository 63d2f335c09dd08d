// GTK 4. The one value that its widgets inherit and are told of is whether they are sensitive: a
// widget in an insensitive one is insensitive too. There is no value of the program's own to carry.
// A widget that is inserted into one outside of a window is not told, so insertion is not measured.

#include <gtk/gtk.h>
#include <unistd.h>

#include "shapes.h"

static const char *contender = "GTK";
static guint64 told;
static gboolean reads_when_told;

typedef struct {
  GtkWidget parent;
} Plain;
typedef struct {
  GtkWidgetClass parent;
} PlainClass;
typedef Plain Listener;
typedef PlainClass ListenerClass;

G_DEFINE_TYPE(Plain, plain, GTK_TYPE_WIDGET)
G_DEFINE_TYPE(Listener, listener, GTK_TYPE_WIDGET)

static void plain_init(Plain *widget) { (void)widget; }
static void plain_class_init(PlainClass *class) { (void)class; }
static void listener_init(Listener *widget) { (void)widget; }

static void on_change(GtkWidget *widget, GtkStateFlags flags) {
  (void)flags;
  told++;
  if (reads_when_told) sink += gtk_widget_is_sensitive(widget);
}

static void listener_class_init(ListenerClass *class) {
  GTK_WIDGET_CLASS(class)->state_flags_changed = on_change;
}

static GtkWidget **build(const struct shape *shape, int (*listens)(const struct shape *, int)) {
  GtkWidget **widgets = malloc(sizeof(GtkWidget *) * shape->count);
  for (int index = 0; index < shape->count; index++) {
    widgets[index] =
        g_object_new(listens(shape, index) ? listener_get_type() : plain_get_type(), NULL);
    if (index)
      gtk_widget_set_parent(widgets[index], widgets[shape->parents[index]]);
    else
      g_object_ref_sink(widgets[index]);
  }
  return widgets;
}

static int everybody(const struct shape *shape, int index) {
  (void)shape;
  (void)index;
  return TRUE;
}

static void toggle(GtkWidget *widget) {
  gtk_widget_set_sensitive(widget, !gtk_widget_get_sensitive(widget));
}

static void measure(struct shape shape) {
  GtkWidget **widgets = build(&shape, everybody);
  GtkWidget *root = widgets[0], *deepest = widgets[shape.deepest];
  double best;
  MEASURE(best, 40, , for (int i = 0; i < 5000; i++) sink += gtk_widget_is_sensitive(deepest));
  report(contender, "R1", shape.name, best / 5000, "ns");
  MEASURE(best, runs_of(&shape), toggle(root),
          for (int i = 0; i < shape.count; i++) sink += gtk_widget_is_sensitive(widgets[i]));
  report(contender, "R2", shape.name, best / shape.count, "ns");

  guint64 before = told;
  toggle(root);
  require(told - before == (guint64)shape.count, "a write must tell every listener");
  MEASURE(best, runs_of(&shape), , toggle(root));
  report(contender, "W1", shape.name, best / shape.count, "ns");
  report(contender, "W1 first", shape.name, best / shape.count, "ns");
  reads_when_told = TRUE;
  MEASURE(best, runs_of(&shape), , toggle(root));
  report(contender, "W1 reading", shape.name, best / shape.count, "ns");
  reads_when_told = FALSE;
  gboolean same = gtk_widget_get_sensitive(root);
  MEASURE(best, runs_of(&shape), , for (int i = 0; i < 100; i++) gtk_widget_set_sensitive(root, same));
  report(contender, "W3 equal", shape.name, best / 100 / 1000, "µs");
  if (shape.count < 1000) return;

  GtkWidget **few = build(&shape, is_one_of_ten);
  before = told;
  toggle(few[0]);
  require(told - before == 10, "a write must tell ten");
  MEASURE(best, runs_of(&shape), , toggle(few[0]));
  report(contender, "W2", shape.name, best / 1000, "µs");
  report(contender, "W2 first", shape.name, best / 1000, "µs");
}

int main(void) {
  gtk_init();
  measure(chain(10));
  measure(chain(100));
  measure(balanced(1000));
  measure(balanced(10000));
  measure(balanced(100000));
  measure(screen(2000));

  struct shape largest = balanced(100000);
  size_t before = heap_used();
  build(&largest, everybody);
  report(contender, "M listening", largest.name,
         (double)(heap_used() - before) / largest.count - sizeof(GtkWidget *), "B");
  fflush(stdout);
  // Taking down hundreds of thousands of widgets is no part of the measurement.
  _exit(0);
}
