/** Places that cards name, so that one with forty stays a line. */
const MOST = 2;

/** Where a course is taught, in a line: its campus, else the first of its places. */
export function placeText({ campus, places }: { campus: string; places: string }): string {
  if (campus !== '') return campus;
  const all = places.split('; ').filter(Boolean);
  const more = all.length - MOST;
  return more > 0 ? `${all.slice(0, MOST).join('; ')} and ${more} more` : all.join('; ');
}
