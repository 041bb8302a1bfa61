import type { CourseIndex } from '../../search/course-index';
import type { CourseCard, SearchQuery } from '../../search/types/query';
import { both, countOf, either, has, listOf, type Rows, without } from '../../search/types/rows';
import { foldedTexts } from '../why';
import { wordedPage } from '../wording';
import type { Subject } from './terms';
import { type Part, ranksOf, tiersOf } from './tiers';

/** A course that a sentence finds; `because` says what of it it misses or isn't known to have, or by what other name it has it. */
export type SentenceCourse = CourseCard & { because: string };

interface Collected {
  courses: SentenceCourse[];
  /** What the first courses are some of, and how many that is. */
  rows: Rows | null;
  total: number;
  dropped: readonly Part[];
  /** They are of the subject's neighbourhood, not of the subject. */
  isNear: boolean;
}

/**
 * The first courses of the parts' sets within `base`, by what they miss, those first whose names are most like `q`;
 * further ones miss at most one part more than the first.
 */
export function coursesOf(
  index: CourseIndex,
  query: SearchQuery,
  base: Rows,
  parts: readonly Part[],
  subjects: readonly Subject[],
  q: string,
): Collected {
  let done = without(base, base);
  const courses: SentenceCourse[] = [];
  let first: Collected | null = null;
  const near = nearTo(index, subjects);
  for (const dropped of tiersOf(parts, near !== null)) {
    if (courses.length >= query.limit) break;
    if (first && isFarther(dropped, first, subjects)) continue;
    const isNear = near !== null && subjects.every(({ set }) => dropped.some((part) => part.set === set));
    const kept = parts.flatMap((part) => (dropped.includes(part) ? [] : [part.set]));
    const all = both(base, ...kept, ...(isNear ? [near] : []));
    const total = countOf(all);
    if (total === 0) continue;
    first ??= { courses, rows: all, total, dropped, isNear };
    const own = subjects.filter(({ set }) => !dropped.some((part) => part.set === set));
    // Where none of the subject is kept, no name is nearer to it than another.
    const texts = own.length > 0 ? namedBy(q, own) : [];
    const sorted = (missed: readonly Part[]) => {
      const least = own.length === 0 ? leastOf(dropped) : leastOf(missed) === 'fee' ? 'fee' : undefined;
      return { ...query, sort: (query.sort === 'relevance' ? least : undefined) ?? query.sort };
    };
    for (const { rows, missed, unknown } of ranksOf(without(all, done), parts, dropped)) {
      if (courses.length >= query.limit) break;
      const known = missed.filter((part) => !unknown.has(part));
      for (const card of wordedPage(index, sorted(known), { rows }, texts, 0, query.limit - courses.length))
        courses.push({ ...card, because: because(card, own, parts, missed, unknown) });
    }
    done = either(done, all);
  }
  return first ?? { courses, rows: null, total: 0, dropped: [], isNear: false };
}

/** Where no course costs so little or is this short, the least is nearest. */
const leastOf = (missed: readonly Part[]) =>
  (['fee', 'duration'] as const).find((sort) => missed.some(({ names }) => names.includes(MOST[sort])));
const MOST = { fee: 'maxFee', duration: 'maxMonths' } as const;

/** Whether a choice misses much more than the first one that found something, or the subject that it has. */
function isFarther(missed: readonly Part[], first: Collected, subjects: readonly Subject[]): boolean {
  const without = (list: readonly Part[]) =>
    subjects.length > 0 && subjects.every(({ set }) => list.some((part) => part.set === set));
  const isBarred = missed.some((part) => part.isBar && !first.dropped.includes(part));
  return isBarred || missed.length > first.dropped.length + 1 || (without(missed) && !without(first.dropped));
}

/** A category's share of a subject's courses, from which on it is near the subject. */
const NEAR_SHARE = 0.3;
const MOST_LOOKED_AT = 200;

/** The courses of the categories that a subject's courses mostly have; null where they have none. */
export function nearTo({ version, orders }: CourseIndex, subjects: readonly Pick<Subject, 'set'>[]): Rows | null {
  if (subjects.length === 0) return null;
  const { category } = version.catalogue.columns;
  const counts = new Map<string, number>();
  let looked = 0;
  for (const { set } of subjects) {
    let left = MOST_LOOKED_AT;
    // Of few none is left out, in whatever order.
    for (const row of countOf(set) <= left ? listOf(set) : orders.university.rows) {
      if (left === 0) break;
      if (!has(set, row)) continue;
      counts.set(category.at(row), (counts.get(category.at(row)) ?? 0) + 1);
      [left, looked] = [left - 1, looked + 1];
    }
  }
  const near = [...counts].flatMap(([name, count]) => (name !== '' && count >= looked * NEAR_SHARE ? [name] : []));
  return near.length > 0 ? category.where(version.rows, (name) => near.includes(name)) : null;
}

function because(
  card: CourseCard,
  kept: readonly Subject[],
  parts: readonly Part[],
  missed: readonly Part[],
  unknown: ReadonlySet<Part>,
): string {
  const texts = foldedTexts(card);
  const says = (part: Part) =>
    unknown.has(part) ? part.unknown?.says(card) : missed.includes(part) ? part.missed : part.fits?.(card);
  const whys = [...parts.map((part) => says(part) ?? ''), ...kept.map(({ why }) => why(texts) ?? '')];
  return [...new Set(whys.filter((text) => text !== ''))].join(' · ');
}

/**
 * The texts that names are compared with, the likeliest first: the words as they stand in `q`, each as it was read;
 * those parts alone, in any
 * order and joined by 'and' or 'of'; the first part.
 */
function namedBy(q: string, kept: readonly Subject[]): string[] {
  const texts = kept.map(({ texts: own, typed }) => own[0] ?? typed);
  const asTyped = kept.reduce(
    (text, { typed }, place) => ` ${text} `.replace(` ${typed} `, ` ${texts[place]} `).trim(),
    q,
  );
  const [first = '', second = '', third] = texts;
  const turned = texts.length === 2 ? [`${second} ${first}`] : [];
  const joined =
    texts.length === 2
      ? ['and', 'of', 'in'].flatMap((word) => [`${first} ${word} ${second}`, `${second} ${word} ${first}`])
      : [];
  const of3 =
    third === undefined || texts.length > 3
      ? []
      : [`${first} ${second} and ${third}`, `${second} ${third} ${first}`, `${third} ${first} ${second}`];
  const all = [
    q.includes(' or ') ? '' : asTyped,
    texts.join(' '),
    ...turned,
    ...joined,
    ...of3,
    ...(kept[0]?.texts ?? []),
  ];
  return [...new Set(all)].filter((text) => text !== '');
}
