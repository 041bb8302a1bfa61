import type { CourseIndex } from '../../search/course-index';
import { rowsNamed } from '../../search/selection/words';
import type { CourseCard, SearchQuery } from '../../search/types/query';
import { both, countOf, either, has, isEmpty, listOf, type Rows, without } from '../../search/types/rows';
import { nearAt, TRADES } from '../tables/near-fields';
import { foldedTexts } from '../why';
import { wordedPage } from '../wording';
import type { Subject } from './terms';
import { isWithout, type Part, ranksOf, tiersOf } from './tiers';

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
): Collected & { ofSubject: number } {
  let done = without(base, base);
  const courses: SentenceCourse[] = [];
  let first: Collected | null = null;
  const telling = parts.filter(({ isSubject }) => isSubject);
  const neighbours = subjects.flatMap(({ typed }) =>
    (nearAt(typed.split(' '), 0)?.near ?? []).map((text) => rowsNamed(index.version, text)),
  );
  const ofCategory = nearTo(index, telling, 'category');
  // Midwifery may be classed apart from nursing.
  const isNextTo = ofCategory !== null || neighbours.some((one) => !isEmpty(one));
  const near = isNextTo ? either(ofCategory ?? without(base, base), ...neighbours) : null;
  const preferred = preferredOf(index, subjects, query.sort === 'relevance');
  const look = (dropped: readonly Part[]) => {
    const isNear = near !== null && isWithout(parts, dropped);
    const kept = parts.flatMap((part) => (dropped.includes(part) ? [] : [part.set]));
    const all = both(base, ...kept, ...(isNear ? [near] : []));
    const total = countOf(all);
    if (total === 0) return;
    // What only orders them leaves none out of the count.
    const said = parts.flatMap((part) => (dropped.includes(part) || part.isOrder ? [] : [part.set]));
    const counted = both(base, ...said, ...(isNear ? [near] : []));
    first ??= { courses, rows: counted, total: countOf(counted), dropped, isNear };
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
      for (const some of inOrder(rows, own.length === 0 ? [...neighbours, ...preferred] : preferred))
        for (const card of wordedPage(index, sorted(known), { rows: some }, texts, 0, query.limit - courses.length))
          courses.push({ ...card, because: because(card, own, parts, missed, unknown) });
    }
    done = either(done, all);
  };
  for (const dropped of tiersOf(parts, near !== null)) {
    if (courses.length >= query.limit) break;
    if (!first || !isFarther(dropped, first, parts)) look(dropped);
  }
  const ofSubject = courses.length;
  // Where more is said than a subject, and it has few, those of its neighbourhood end the list.
  const given = (first as Collected | null)?.dropped ?? [];
  const saysMore = parts.some(({ names }) => names.length > 0);
  if (first && near && saysMore && courses.length < query.limit && !isWithout(parts, given))
    look([...given, ...telling.filter((part) => !given.includes(part))]);
  return { ...(first ?? { courses, rows: null, total: 0, dropped: [], isNear: false }), ofSubject };
}

/** Where no course costs so little or is this short, the least is nearest. */
const leastOf = (missed: readonly Part[]) =>
  (['fee', 'duration'] as const).find((sort) => missed.some(({ names }) => names.includes(MOST[sort])));
const MOST = { fee: 'maxFee', duration: 'maxMonths' } as const;

/** Whether a choice misses much more than the first one that found something, or the subject that it has. */
function isFarther(missed: readonly Part[], first: Collected, parts: readonly Part[]): boolean {
  const isBarred = missed.some((part) => part.isBar && !first.dropped.includes(part));
  const isLost = isWithout(parts, missed) && !isWithout(parts, first.dropped);
  const said = (some: readonly Part[]) => some.filter(({ isOrder }) => !isOrder).length;
  return isBarred || said(missed) > said(first.dropped) + 1 || isLost;
}

/** A category's share of a subject's courses, from which on it is near the subject. */
const NEAR_SHARE = 0.3;
const MOST_LOOKED_AT = 200;

/** What of a subject comes first: its parts in their order, and what most of its courses are classed as ('veterinary nursing' isn't). */
function preferredOf(index: CourseIndex, subjects: readonly Subject[], isOrdered: boolean): readonly Rows[] {
  const own = nearTo(index, subjects, 'subcategory');
  const { version } = index;
  const isLow = (level: string) => level === 'Under Graduate Certificate' || level === 'Under Graduate Diploma';
  const isTrade = subjects.some(({ typed }) => typed.split(' or ').every((one) => TRADES.has(one)));
  return [
    ...(isTrade ? [version.catalogue.columns.level.where(version.rows, isLow)] : []),
    ...(isOrdered ? subjects.flatMap(({ order = [] }) => order) : []),
    ...(own ? [own] : []),
  ];
}

/** The rows split by those sets, the first of them first. */
function* inOrder(rows: Rows, sets: readonly Rows[]): Generator<Rows> {
  let rest = rows;
  for (const set of sets) {
    yield both(rest, set);
    rest = without(rest, set);
  }
  yield rest;
}

/** The courses of the categories that a subject's courses mostly have; null where they have none. */
export function nearTo(
  { version, orders }: CourseIndex,
  subjects: readonly Pick<Subject, 'set'>[],
  of: 'category' | 'subcategory',
): Rows | null {
  if (subjects.length === 0) return null;
  const { [of]: category } = version.catalogue.columns;
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
