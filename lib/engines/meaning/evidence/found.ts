import type { CourseIndex } from '../../search/course-index';
import { type Choice, chosen } from '../../search/selection/select';
import { nothingAsked } from '../../search/types/keyword-query';
import type { Facets, SearchQuery } from '../../search/types/query';
import { both, briefly, countBoth, type Rows } from '../../search/types/rows';
import type { Aside, SentenceFilters } from '../reading/reader';
import type { Sentence } from '../reading/sentence';
import { SpellingBound } from '../spelling-bound';
import { countryOfCity } from '../tables/cities';
import { OF_SCHOLARSHIPS } from '../tables/small-words';
import type { SearchDictionary } from '../terms';
import { coursesOf, type SentenceCourse } from './collect';
import { EXCLUSIONS, pick, queryWith } from './filters';
import {
  alternatives,
  awardPart,
  countryOfAll,
  hintOf,
  impliedCountry,
  noDoctorate,
  sidePart,
  subjectPart,
  togetherPart,
  wishParts,
} from './parts';
import { scholarshipPart } from './scholarships';
import { DOCTORATES, NO_COURSE, NOT_KNOWN, type Subject } from './terms';
import type { Part } from './tiers';

/** What a keyword was read as, and what that finds. */
export interface Found {
  q: string;
  filters: SentenceFilters;
  /** How many courses are all of it; 0 where those shown are only of the subject's field. */
  total: number;
  courses: SentenceCourse[];
  aside: Aside[];
  /** How many of the courses come before those that only end the list. */
  ofSubject: number;
  /** The field of who asks, whose courses come first; '' for none. */
  field: string;
  /** The counts behind the filters for the `total`. */
  facets?: Facets;
}

/**
 * The first courses of a sentence by evidence: those that are all of it, then those that miss what tells least. `query` has the filters
 * chosen by hand. What even the first course misses is left aside, and is no longer among the filters. `bound`: what is spent on spelling.
 */
export function findSentence(
  index: CourseIndex,
  sentence: Sentence,
  query: SearchQuery,
  dictionary: SearchDictionary,
  bound = new SpellingBound(),
): Found {
  const done = briefly();
  try {
    const aside: Aside[] = [];
    const filters: SentenceFilters = { ...sentence.filters };
    if (sentence.next && !filters.level) filters.level = [...sentence.next.levels];
    const hard = queryWith(withoutNames(query, filters), pick(filters, EXCLUSIONS));
    const base = index.select({ ...hard, q: '' }).rows;
    const subjects = alternatives(index, sentence.q, dictionary, bound, aside);
    // No doctorate is here: a master is nearest.
    if (!filters.level && aside.some(({ typed, why }) => why === NO_COURSE && DOCTORATES.test(typed)))
      filters.level = ['Post Graduate'];
    if (!filters.level && aside.some(({ typed }) => FIRST_AWARDS.test(typed))) filters.level = ['Under Graduate'];
    aside.splice(0, aside.length, ...sentence.aside, ...joined(aside, sentence.q));
    const { city } = filters;
    narrowUniversities(index, filters);
    const country = filters.country
      ? undefined
      : city
        ? countryOfCity(city)
        : countryOfAll(index, sentence.prefers ? [] : filters.university);
    const scholarship = scholarshipPart(index, sentence, dictionary, query.on);
    if (scholarship) filters.scholarship = scholarship.asks;
    const parts: Part[] = [
      ...subjects.map((one) => subjectPart(index, one, subjects)),
      ...wishParts(index, query, sentence, filters),
      ...(scholarship ? [scholarship.part] : []),
      ...(country ? [impliedCountry(index, query, country)] : []),
      ...[sidePart(index, filters), noDoctorate(index, sentence), awardPart(index, sentence)].flatMap(
        (part) => part ?? [],
      ),
      ...[((filters.sort || filters.maxFee) && togetherPart(index, subjects)) || []].flat(),
    ];
    const hints = hintOf(index, sentence, subjects, dictionary, bound);
    // Words that aren't known are no search for everything.
    const isUnknown = aside.some(({ why, typed }) => [NOT_KNOWN, NO_COURSE].includes(why) && !DOCTORATES.test(typed));
    if (isUnknown && parts.length === 0)
      return { q: '', filters, total: 0, courses: [], ofSubject: 0, field: '', aside };
    const sorted = { ...query, sort: filters.sort ?? query.sort };
    const found = coursesOf(index, sorted, base, [...parts, ...hints], subjects, sentence.q);
    const { dropped } = found;
    for (const { typed, why, unknown } of dropped) {
      if (!typed || aside.some((one) => one.typed === typed)) continue;
      const unpublished = unknown?.or && found.rows ? countBoth(found.rows, unknown.set) : 0;
      const or = unpublished > 0 ? (unknown?.or ?? '') : '';
      // Of none of them it is known: that is no reason to say that none fits.
      const isNever = unpublished > 0 && unpublished === found.total;
      aside.push({ typed, why: isNever ? `${or[0]?.toUpperCase()}${or.slice(1)}` : or ? `${why}, or ${or}` : why });
    }
    const kept = pickKept(filters, dropped);
    // 'All of the USA', where the city isn't had.
    if (country && city && !kept.city && !dropped.some((part) => part.missed === `Not in ${country}`))
      kept.country = country;
    const unused = kept.scholarship ? aside.filter(({ why }) => why !== OF_SCHOLARSHIPS) : aside;
    const q = keptWords(sentence.q, subjects, dropped);
    const { rows, courses, ofSubject } = found;
    const isNear =
      found.isNear || subjects.some(({ set, isOfField }) => isOfField && !dropped.some((part) => part.set === set));
    const total = isNear ? 0 : found.total;
    /** What was found, so that each choice behind the filters counts without itself. */
    const counted = () => {
      const { choices, ...exact } = index.select(queryWith({ ...withoutNames(query, kept), q: '' }, kept));
      const sets = parts.flatMap((part) =>
        dropped.includes(part) || part.names.some((name) => CHOICES.includes(name)) ? [] : [part.set],
      );
      return chosen({ ...exact, choices }, found.isNear ? (rows as Rows) : both(base, ...sets));
    };
    const facets = rows ? index.facets(query, counted()) : undefined;
    return {
      q,
      filters: kept,
      total,
      courses,
      ofSubject,
      field: rows && hints[0] && countBoth(rows, hints[0].set) > 0 ? (hints[0].says ?? '') : '',
      aside: unused,
      ...(facets && { facets }),
    };
  } finally {
    done();
  }
}

/** Of universities that one name may mean those in the country that is said, where some are: 'NTU' in Singapore. */
function narrowUniversities({ version }: CourseIndex, filters: SentenceFilters): void {
  const isThere = (name: string) =>
    version.universities.some((one) => one.name === name && one.country === filters.country);
  const there = filters.university?.filter(isThere) ?? [];
  if (there.length > 0) filters.university = there;
}

/** Awards that are first degrees, of subjects that no course here has. */
const FIRST_AWARDS = /^(mbbs|bds)$/;

const CHOICES: readonly string[] = ['country', 'university', 'intake', 'level'] satisfies Choice[];

/** What the words and filters of a sentence find as they stand. */
export function countSentence(index: CourseIndex, { q, filters }: Sentence, query: SearchQuery): number {
  const done = briefly();
  try {
    return index.select(queryWith({ ...withoutNames(query, filters), q }, filters)).total;
  } finally {
    done();
  }
}

/** The query without the choices that a sentence makes otherwise. */
function withoutNames(query: SearchQuery, filters: SentenceFilters): SearchQuery {
  const nothing = nothingAsked(query);
  const names = Object.keys(filters).filter((name) => name in nothing && name !== 'sort') as (keyof SearchQuery)[];
  return { ...query, ...Object.fromEntries(names.map((name) => [name, nothing[name]])) };
}

function pickKept(filters: SentenceFilters, dropped: readonly Part[]): SentenceFilters {
  const gone = new Set(dropped.flatMap(({ names }) => names));
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !gone.has(name as keyof SentenceFilters)));
}

/** The words that are searched for, each as the courses found have it. */
function keptWords(q: string, subjects: readonly Subject[], dropped: readonly Part[]): string {
  const [only] = subjects;
  if (q.includes(' or ') && only?.typed === q) return only.texts.join(' or ');
  const kept = subjects.filter(({ set }) => !dropped.some((part) => part.set === set));
  return [...new Set(kept.map(({ typed, texts }) => texts[0] ?? typed))].join(' ');
}

/** Words that aren't known here, those together that stand together. */
function joined(unknown: readonly Aside[], q: string): Aside[] {
  const whole: Aside[] = [];
  for (const one of unknown) {
    const last = whole.at(-1);
    const together = last && `${last.typed} ${one.typed}`;
    if (last && together && last.why === one.why && ` ${q} `.includes(` ${together} `)) last.typed = together;
    else whole.push({ ...one });
  }
  return whole;
}
