import { type Catalogue, cardAt } from '../../catalogue/catalogue';
import { pageOf } from '../../page';
import { matchNames, type Selection } from '../../selection';
import type { CourseCard, SearchQuery } from '../../types';
import type { Version } from '../../version';
import { foldedTexts } from '../meaning';
import { wordingOf } from '../wording';
import { copy, DONE, FIRST, NEAR, RESULT, setsFor, UNION } from './sets';
import type { Subject } from './terms';
import { type Part, tiersOf } from './tiers';

/** A course that a sentence finds; `because` says what of it it misses, or by what other name it has it. */
export type SentenceCourse = CourseCard & { because: string };

interface Collected {
  courses: SentenceCourse[];
  /** How many the first courses are some of. */
  total: number;
  dropped: readonly Part[];
}

/** The first courses of the parts' sets within `base`, by what they miss, those first whose names are most like `q`; further ones miss at most one part more than the first. */
export function coursesOf(
  version: Version,
  query: SearchQuery,
  base: number,
  parts: readonly Part[],
  subjects: readonly Subject[],
  q: string,
): Collected {
  const { catalogue } = version;
  const { sets } = catalogue;
  const own = setsFor(catalogue, FIRST);
  const [result, done] = [own[RESULT] as number, own[DONE] as number];
  sets.clear(done);
  const courses: SentenceCourse[] = [];
  let first: Collected | null = null;
  const near = addNear(catalogue, subjects, own[NEAR] as number) ? (own[NEAR] as number) : null;
  for (const dropped of tiersOf(parts, near !== null)) {
    if (courses.length >= query.limit) break;
    if (first && isFarther(dropped, first, subjects)) continue;
    copy(catalogue, base, result);
    for (const part of parts) if (!dropped.includes(part)) sets.kernel.and(result, result, part.set, sets.bytesPerSet);
    const isNear = near !== null && subjects.every(({ set }) => dropped.some((part) => part.set === set));
    if (isNear) sets.kernel.and(result, result, near, sets.bytesPerSet);
    const total = sets.count(result);
    if (total === 0) continue;
    if (!first) copy(catalogue, result, own[UNION] as number);
    first ??= { courses, total, dropped };
    sets.kernel.andNot(result, result, done, sets.bytesPerSet);
    const kept = subjects.filter(({ set }) => !dropped.some((part) => part.set === set));
    for (const row of rowsOf(version, query, q, result, kept, query.limit - courses.length)) {
      courses.push({ ...cardAt(catalogue, row), because: because(catalogue, row, kept, dropped) });
    }
    sets.kernel.or(done, done, result, sets.bytesPerSet);
  }
  return first ?? { courses, total: 0, dropped: [] };
}

/** Whether a choice misses much more than the first one that found something, or the subject that it has. */
function isFarther(missed: readonly Part[], first: Collected, subjects: readonly Subject[]): boolean {
  const without = (list: readonly Part[]) =>
    subjects.length > 0 && subjects.every(({ set }) => list.some((part) => part.set === set));
  return missed.length > first.dropped.length + 1 || (without(missed) && !without(first.dropped));
}

/** A category's share of a subject's courses, from which on it is near the subject. */
const NEAR_SHARE = 0.3;
const MOST_LOOKED_AT = 200;

/** Sets the courses of the categories that a subject's courses mostly have; false where they have none. */
function addNear(catalogue: Catalogue, subjects: readonly Subject[], target: number): boolean {
  const { sets, vocabulary, columns } = catalogue;
  sets.clear(target);
  if (subjects.length === 0) return false;
  const counts = new Map<string, number>();
  const rows = subjects.flatMap(({ set }) => sets.rowsOf(set).slice(0, MOST_LOOKED_AT));
  for (const row of rows) {
    const category = vocabulary.topics.list[columns.codes.topic[row] as number]?.category ?? '';
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const near = [...counts]
    .filter(([name, count]) => name !== '' && count >= rows.length * NEAR_SHARE)
    .map(([name]) => name);
  for (const [id, { category }] of vocabulary.topics.list.entries())
    if (near.includes(category) && id < catalogue.topics.keys) catalogue.topics.addTo(target, id);
  return near.length > 0;
}

function because(catalogue: Catalogue, row: number, kept: readonly Subject[], dropped: readonly Part[]): string {
  const texts = foldedTexts(cardAt(catalogue, row));
  const whys = [...dropped.map(({ missed }) => missed), ...kept.map(({ why }) => why(texts) ?? '')];
  return [...new Set(whys.filter((text) => text !== ''))].join(' · ');
}

function rowsOf(
  version: Version,
  query: SearchQuery,
  q: string,
  result: number,
  kept: readonly Subject[],
  take: number,
): number[] {
  const { sets, scratch } = version.catalogue;
  const has = (text: string) => {
    matchNames(version.catalogue, text, query.sort);
    sets.kernel.and(scratch.spare, result, scratch.wholeWords, sets.bytesPerSet);
    return sets.count(scratch.spare);
  };
  // Where none of the subject is kept, no name is nearer to it than another.
  const anywhere = query.sort === 'relevance' && kept.length > 0 ? wordingOf(namedBy(q, kept), has) : '';
  return pageOf(version, selectionOf(version, result, anywhere), query, undefined, 0, take);
}

/**
 * The texts that names are compared with, the likeliest first: the words as they stand in `q`, each as it was read; those parts alone, in any
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

/** A set as what a search has found; `anywhere`: the words that its names are ordered by. */
export function selectionOf({ catalogue }: Version, result: number, anywhere: string): Selection {
  return {
    keyword: { anywhere, university: '' },
    block: null,
    window: catalogue.sets.whole,
    open: result,
    base: result,
    choices: {},
    result,
    groups: null,
  };
}
