#define _GNU_SOURCE
#include "CInterception.h"
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The symbols of a loaded image, read from its file: a program exports few of its functions, but names
// them all until it is stripped. Files stay mapped.
typedef struct image {
  ElfW(Addr) base;
  const ElfW(Sym) *symbols;
  size_t count;
  const char *names;
  struct image *next;
} image;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static image *images;

static const char *map_file(const char *path, size_t *size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  struct stat about;
  void *content = MAP_FAILED;
  if (fstat(file, &about) == 0 && (size_t)about.st_size >= sizeof(ElfW(Ehdr)))
    content = mmap(NULL, *size = (size_t)about.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  return content == MAP_FAILED ? NULL : content;
}

static bool lies_within(size_t size, uint64_t start, uint64_t count, uint64_t each) {
  return start <= size && count <= (size - start) / each;
}

// Whether the file is still what was loaded: it may have been replaced since.
static bool is_loaded_file(const char *file, size_t size, const struct dl_phdr_info *info) {
  const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)file;
  size_t length = info->dlpi_phnum * sizeof(ElfW(Phdr));
  return memcmp(header->e_ident, ELFMAG, SELFMAG) == 0 && header->e_phnum == info->dlpi_phnum
      && lies_within(size, header->e_phoff, length, 1)
      && memcmp(file + header->e_phoff, info->dlpi_phdr, length) == 0
      && lies_within(size, header->e_shoff, header->e_shnum, sizeof(ElfW(Shdr)));
}

static void read_symbols(image *image, const struct dl_phdr_info *info) {
  size_t size = 0;
  const char *file = map_file(*info->dlpi_name ? info->dlpi_name : "/proc/self/exe", &size);
  if (file == NULL || !is_loaded_file(file, size, info)) return;
  const ElfW(Ehdr) *header = (const ElfW(Ehdr) *)file;
  const ElfW(Shdr) *sections = (const ElfW(Shdr) *)(file + header->e_shoff);
  for (size_t index = 0; index < header->e_shnum; index++) {
    const ElfW(Shdr) *table = &sections[index];
    bool is_better = table->sh_type == SHT_SYMTAB || (table->sh_type == SHT_DYNSYM && !image->symbols);
    if (!is_better || table->sh_link >= header->e_shnum || !lies_within(size, table->sh_offset, table->sh_size, 1))
      continue;
    image->symbols = (const ElfW(Sym) *)(file + table->sh_offset);
    image->count = table->sh_size / sizeof(ElfW(Sym));
    image->names = file + sections[table->sh_link].sh_offset;
  }
}

typedef struct search {
  ElfW(Addr) address;
  image *found;
} search;

static int find(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  search *search = context;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || search->address - info->dlpi_addr - part->p_vaddr >= part->p_memsz)
      continue;
    for (image *known = images; known; known = known->next)
      if (known->base == info->dlpi_addr) search->found = known;
    if (search->found) return 1;
    image *made = calloc(1, sizeof *made);
    if (made == NULL) return 1;
    made->base = info->dlpi_addr;
    made->next = images;
    read_symbols(made, info);
    search->found = images = made;
    return 1;
  }
  return 0;
}

static const image *image_of(const void *address) {
  search search = {(ElfW(Addr))address, NULL};
  pthread_mutex_lock(&lock);
  dl_iterate_phdr(find, &search);
  pthread_mutex_unlock(&lock);
  return search.found;
}

static bool is_function(const ElfW(Sym) *symbol) {
  return (symbol->st_info & 0xf) == STT_FUNC && symbol->st_shndx != SHN_UNDEF;
}

const char *hook_function_name(const void *function) {
  const image *image = image_of(function);
  if (image == NULL) return NULL;
  const char *found = NULL;
  for (size_t index = 0; index < image->count; index++) {
    const ElfW(Sym) *symbol = &image->symbols[index];
    if (!is_function(symbol) || image->base + symbol->st_value != (ElfW(Addr))function) continue;
    const char *name = image->names + symbol->st_name;
    if (found && strcmp(found, name) != 0) return NULL;
    found = name;
  }
  return found;
}

const char *hook_symbol(const void *address) {
  const image *image = image_of(address);
  if (image == NULL) return NULL;
  for (size_t index = 0; index < image->count; index++) {
    const ElfW(Sym) *symbol = &image->symbols[index];
    if (is_function(symbol) && (ElfW(Addr))address - image->base - symbol->st_value < symbol->st_size)
      return image->names + symbol->st_name;
  }
  return NULL;
}

extern char *swift_demangle(const char *, size_t, char *, size_t *, uint32_t);

char *hook_demangle(const char *name) { return swift_demangle(name, strlen(name), NULL, NULL, 0); }
