import { activeFilters } from '../active-filters';
import { leadOf, type SearchAnswer } from '../answers';
import { coursesText } from '../course-count';
import { type CourseQuery, changed, NO_FILTERS, SORT_CHOICES } from '../search-address';

export type Read = NonNullable<SearchAnswer['read']>;

/** What a reading changes in the search: the words that are left and the filters it names. */
export const changeOfReading = ({ q, filters }: Read): Partial<CourseQuery> =>
  ({ ...filters, q }) as Partial<CourseQuery>;

/** One thing that a sentence says, and the search without it where it can be left out. */
interface Part {
  label: string;
  without: CourseQuery | null;
}

/** What a sentence says, in words; each but the order with the search that leaves it out. */
export function partsOf(query: CourseQuery, read: Read): Part[] {
  const change = changeOfReading(read);
  const meant = changed(query, change);
  const said = activeFilters(changed(NO_FILTERS, change)).map(({ label }) => label);
  const { scholarship } = read.filters;
  const sort = read.filters.sort && SORT_CHOICES.find(({ value }) => value === read.filters.sort)?.label;
  return [
    ...(read.q ? [{ label: `“${read.q}”`, without: changed(meant, { q: '' }) }] : []),
    ...activeFilters(meant).filter(({ label }) => said.includes(label)),
    ...(scholarship ? [{ label: SCHOLARSHIPS[scholarship], without: null }] : []),
    ...(sort ? [{ label: sort, without: null }] : []),
  ];
}

const SCHOLARSHIPS = { any: 'With a scholarship', full: 'With a full-tuition scholarship' };

/** The head of the results: how many, and of what where it isn't the words as they were typed. */
export function headingOf(query: CourseQuery, answer: SearchAnswer): string {
  const { total, also, close, read } = answer;
  const words = `“${query.q.trim()}”`;
  switch (leadOf(query, answer)) {
    case 'read': {
      const reading = read ? partsOf(query, read).map(({ label }) => label.replaceAll(/[“”]/g, '')) : [];
      const count = read?.total ? coursesText(read.total) : 'Nearest courses';
      return reading.length > 0 ? `${count}: ${reading.join(' · ')}` : `All ${count}`;
    }
    case 'also':
      return `${coursesText(also.total)} for ${words}`;
    case 'close':
      return `${coursesText(close.total)} close to ${words}`;
    default:
      return coursesText(total);
  }
}

/** What was left aside and isn't said in a sentence of its own. */
export const leftAside = ({ aside, notes }: Pick<SearchAnswer, 'aside' | 'notes'>): SearchAnswer['aside'] =>
  aside.filter(({ typed }) => !notes.some((note) => ` ${note.typed} `.includes(` ${typed} `)));

/** '“ranking”, “hostel” (not known here) · “26” (…)': what was left aside, those of one reason together. */
export function asideText(aside: SearchAnswer['aside']): string {
  const byReason = new Map<string, string[]>();
  for (const { typed, why } of aside) byReason.set(why, [...(byReason.get(why) ?? []), `“${typed}”`]);
  return [...byReason].map(([why, words]) => `${words.join(', ')} (${why})`).join(' · ');
}
