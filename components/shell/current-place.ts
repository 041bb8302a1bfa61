type Place = { href: string; match?: string | readonly string[] };

/**
 * Which menu entry a page belongs to: the one whose address is the longest start of the page's. An entry that holds
 * others (the area's index) counts only for its very own page.
 * @returns the entry's href, or undefined for a page no entry leads to.
 */
export function currentPlace(pathname: string, places: readonly Place[]): string | undefined {
  const starts = places.flatMap(({ href, match = href }) => [match].flat().map((start) => ({ href, start })));
  const fitting = starts.filter(({ start }) => {
    if (pathname === start) return true;
    const holdsOthers = starts.some((other) => other.start.startsWith(`${start}/`));
    return !holdsOthers && pathname.startsWith(`${start}/`);
  });
  return fitting.sort((a, b) => b.start.length - a.start.length)[0]?.href;
}
