/** Joins class names, leaving out the empty ones. Later classes do not override earlier ones: pick, don't pile up. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
