/**
 * Addresses of public pages that people can read: words, then the record's id. Only the id counts; whatever else
 * stands before it leads to the one address written here.
 */

/** Characters of words before the id. */
const LONGEST = 100;

/** `/courses/bachelor-of-nursing-university-of-x-64f0c2…`. */
export function coursePath({ _id, course, university }: { _id: string; course: string; university: string }): string {
  return `/courses/${readable(_id, `${course} ${university}`)}`;
}

/** `/universities/university-of-x-64f0c2…`. */
export function universityPath({ _id, university }: { _id: string; university: string }): string {
  return `/universities/${readable(_id, university)}`;
}

/** `/blog/view/{slug}`. */
export const articlePath = ({ slug }: { slug: string }) => `/blog/view/${slug}`;

/** The id at the end of an address's last part; null when none stands there. */
export function idInAddress(segment: string): string | null {
  return /(?:^|-)([0-9a-f]{24})$/i.exec(segment)?.[1]?.toLowerCase() ?? null;
}

function readable(id: string, text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const kept: string[] = [];
  for (const word of words ?? []) {
    if (`${kept.join('-')}-${word}`.length > LONGEST) break;
    kept.push(word);
  }
  return [...kept, id].join('-');
}
