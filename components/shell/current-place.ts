type Place = { href: string; match?: string | readonly string[] };

/**
 * Which menu entry a page belongs to: the one whose address is the longest start of the page's. An entry that holds
 * others (the area's index) counts only for its very own page, unless it names what it stands for.
 * @returns the entry's href, or undefined for a page no entry leads to.
 */
export function currentPlace(pathname: string, places: readonly Place[]): string | undefined {
  const starts = places.flatMap(({ href, match }) =>
    [match ?? href].flat().map((start) => ({ href, start, isNamed: match !== undefined })),
  );
  const fitting = starts.filter(({ start, isNamed }) => {
    if (pathname === start) return true;
    const holdsOthers = starts.some((other) => other.start.startsWith(`${start}/`));
    return (isNamed || !holdsOthers) && pathname.startsWith(`${start}/`);
  });
  return fitting.sort((a, b) => b.start.length - a.start.length)[0]?.href;
}
