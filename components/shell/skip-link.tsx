/** The first stop of the Tab key on every page: past the menus to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-brand px-4 py-2 text-sm font-medium text-on-brand focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
