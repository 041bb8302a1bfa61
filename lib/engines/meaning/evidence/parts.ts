import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { COURSE_LEVELS, type CourseLevel } from '@/lib/domain/courses/course';
import type { CourseIndex } from '../../search/course-index';
import { rowsNamed } from '../../search/selection/words';
import { nothingAsked } from '../../search/types/keyword-query';
import type { SearchQuery } from '../../search/types/query';
import { both, countOf, either, isEmpty, type Rows, without } from '../../search/types/rows';
import type { Aside, SentenceFilters } from '../reading/reader';
import type { Sentence } from '../reading/sentence';
import type { SpellingBound } from '../spelling-bound';
import { isEveryday } from '../tables/english-words';
import { AFTER_DEGREE, DEGREES_HELD } from '../tables/levels';
import type { SearchDictionary } from '../terms';
import type { FoldedTexts } from '../why';
import { nearTo } from './collect';
import { pick, queryWith } from './filters';
import { BARE, DOCTORATES, GENERAL, NEAR, type Subject, subjectsIn, TOGETHER } from './terms';
import type { Part } from './tiers';
import { WISHES } from './wishes';

/** A word that was read as another tells less than its rarity. */
const GUESSED = 0.5;
/** What missing a word costs that only universities and places have, beside a subject: 'tafe'. */
const NAME_ONLY = 7;
/** Whether a part of a subject tells little beside others: 'management', or what only universities and places have. */
const isGeneral = ({ isName, isPartOfLost, typed, texts: [text = typed] }: Subject): boolean =>
  isName === true || isPartOfLost === true || GENERAL.has(typed) || GENERAL.has(text);
/** What missing the only part of a subject costs: more than anything else. */
const NO_FURTHER = 60;

/** 'Phd education or linguistics' is a doctorate either way. */
function withAward([first = '', ...others]: readonly string[]): string[] {
  const [award = '', field] = first.split(' ');
  const isOfAll = field !== undefined && /^(phd|doctorate|mba|llm)$/.test(award);
  // 'Dental hygiene or assistant'.
  const isOf = (text: string) => isOfAll || (field !== undefined && BARE.has(text) && !BARE.has(award));
  return [first, ...others.map((text) => (isOf(text) ? `${award} ${text}` : text))].filter((text) => text !== '');
}

/** The subject's parts; of 'x or y' one that is either. */
export function alternatives(
  index: CourseIndex,
  q: string,
  dictionary: SearchDictionary,
  bound: SpellingBound,
  aside: Aside[],
): Subject[] {
  const texts = withAward(q.split(' or ').filter((text) => text !== ''));
  if (texts.length < 2) return subjectsIn(index, q, dictionary, bound, aside);
  const found = texts.flatMap((text) => {
    const unknown: Aside[] = [];
    const side = subjectsIn(index, text, dictionary, bound, unknown);
    aside.push(...unknown);
    const rows = both(index.version.existing, ...side.map(({ set }) => set));
    return side.length === 0 || isEmpty(rows)
      ? []
      : [{ side, rows, isWhole: unknown.every(({ typed: word, why }) => why === NEAR || isEveryday(word)) }];
  });
  // What is left of 'law enforcement' is another subject.
  const whole = found.filter(({ isWhole }) => isWhole);
  const near = whole.length > 0 ? whole : found;
  // 'Viticulture or Marlborough'.
  const named = near.filter(({ side }) => !side.every(({ isName }) => isName));
  const sides = named.length > 0 ? named : near;
  const [first, ...others] = sides;
  // 'Mechanical engineering, automotive or ev', no side of which is a course's: what is had of them all.
  if (!first) return subjectsIn(index, texts.join(' '), dictionary, bound, []);
  const set = either(first.rows, ...others.map(({ rows }) => rows));
  const why = (own: FoldedTexts) => {
    const whys = sides.map(({ side }) => side.map((one) => one.why(own)));
    const isMet = (one: (string | null)[]) => one.every((text) => text !== null);
    // What it is comes before what it is near.
    const met =
      whys.find((one, at) => isMet(one) && !sides[at]?.side.some(({ isOfField }) => isOfField)) ?? whys.find(isMet);
    return met ? met.filter((text) => text).join(' · ') : null;
  };
  const joined = sides.map(({ side }) => side.map(({ texts: own, typed }) => own[0] ?? typed).join(' '));
  // What is of the subject comes before what is only near.
  const real = sides.filter(({ side }) => !side.some(({ isOfField }) => isOfField));
  const order = [
    ...(real.length < sides.length ? real.map(({ rows }) => rows) : []),
    ...sides.flatMap(({ side }) => (side.length === 1 ? (side[0]?.order ?? []) : [])),
  ];
  return [
    { typed: q, texts: joined, set, count: countOf(set), isGuess: false, isOfField: real.length === 0, order, why },
  ];
}

/**
 * Courses that each country could have besides, of which none has a word: in a small catalogue words tell nearly as much
 * as in a large one.
 */
const FREE = { courses: 512, share: 0.002 };

/** So many courses the rarity of a word is of. */
function measureOf({ countries }: CourseIndex): number {
  const blocks = (courses: number) => Math.ceil((courses + FREE.courses + courses * FREE.share) / FREE.courses);
  return Object.values(countries).reduce((sum, courses) => sum + blocks(courses) * FREE.courses, 0);
}

export function subjectPart(index: CourseIndex, one: Subject, all: readonly Subject[]): Part {
  const measure = measureOf(index);
  const rarity = ({ count, isGuess }: Subject) => Math.log((measure + 1) / (count + 1)) * (isGuess ? GUESSED : 1);
  const telling = all.filter((part) => !isGeneral(part));
  const isName = telling.length > 0 && isGeneral(one);
  const share = rarity(one) / all.reduce((sum, other) => sum + rarity(other), 0);
  // 'Robotics' without 'engineering' is what was meant: that is not worth a word.
  const isUnsaid = isName && (GENERAL.has(one.typed) || GENERAL.has(one.texts[0] ?? ''));
  return {
    typed: isUnsaid ? '' : one.typed,
    names: [],
    set: one.set,
    cost: isName ? NAME_ONLY : all.length === 1 ? NO_FURTHER : 10 + 34 * share,
    missed: isUnsaid ? '' : `without “${one.typed}”`,
    why: TOGETHER,
    isSubject: !isName,
  };
}

/** A part that wasn't typed: courses without it come later. */
const unsaid = (set: Rows, cost: number, missed = '', isBar = false): Part => ({
  typed: '',
  names: [],
  set,
  cost,
  missed,
  why: '',
  isSubject: false,
  isBar,
});

/**
 * Where courses stand by fee or length, those whose names have a subject's words together come first: 'Computer
 * Science', not 'Science in Computer Systems'.
 */
export function togetherPart({ version }: CourseIndex, subjects: readonly Subject[]): Part | null {
  const phrases = subjects.flatMap(({ typed, texts }) =>
    typed.includes(' ') && !typed.includes(' or ') ? (texts[0] ?? []) : [],
  );
  if (phrases.length === 0) return null;
  return unsaid(both(version.existing, ...phrases.map((text) => rowsNamed(version, text))), 0.3);
}

/** What missing a university costs that is only preferred. */
const PREFERRED = 12;

/** The sets of the filters that a course may miss. */
export function wishParts(
  index: CourseIndex,
  query: SearchQuery,
  sentence: Sentence,
  filters: SentenceFilters,
): Part[] {
  const isPreferred = (of: readonly string[]) => sentence.prefers && of.includes('university');
  const wishes = WISHES.filter(({ of }) => of.some((name) => filters[name] !== undefined));
  return wishes.map(({ of, cost, missed, why, unknown, fits }): Part => {
    const set = index.select(queryWith(nothingAsked(query), pick(filters, of))).rows;
    const typed = sentence.parts
      .filter(({ names }) => names.some((name) => of.includes(name)))
      .map((part) => part.typed);
    if (typed.length === 0 && of.includes('level') && sentence.next) typed.push(sentence.next.typed);
    return {
      ...{
        typed: typed.join(' '),
        names: of,
        set,
        cost: isPreferred(of) ? PREFERRED : cost,
        missed: missed(filters),
        why,
        isSubject: false,
      },
      ...(unknown && {
        unknown: {
          set: unknown.rows(index, filters),
          says: (card) => unknown.says(card, filters),
          or: typeof unknown.or === 'string' ? unknown.or : unknown.or(index, filters),
        },
      }),
      ...(fits && { fits: (card) => fits(card, filters) }),
      ...(of.includes('level') && { nearer: () => nearestLevels(index, filters.level ?? []) }),
    };
  });
}

/** How high a level is. */
const HEIGHTS: Readonly<Record<CourseLevel, number>> = {
  Foundation: 0,
  'Under Graduate Certificate': 1,
  'Under Graduate Diploma': 2,
  Associate: 2,
  'Under Graduate': 3,
  'Post Graduate Certificate': 4.4,
  'Post Graduate Diploma': 4.6,
  'Post Graduate': 5,
};
/** What builds on a degree is farther from who wishes none such. */
const ABOVE = 3;

/** The courses of other levels, those of the nearest first: a graduate diploma before a certificate for who wishes a master. */
function nearestLevels({ version }: CourseIndex, wished: readonly CourseLevel[]): Rows[] {
  // A bare 'diploma' may be one of two: the lower one.
  const own = Math.min(...wished.map((level) => HEIGHTS[level]));
  const farness = (level: CourseLevel) => Math.abs(HEIGHTS[level] - own) + (HEIGHTS[level] > 3 && own <= 3 ? ABOVE : 0);
  const others = COURSE_LEVELS.filter((level) => !wished.includes(level));
  return others
    .sort((a, b) => farness(a) - farness(b))
    .map((level) => version.catalogue.columns.level.where(version.rows, (one) => one === level));
}

/** What a level on the other side of a first degree costs besides: with the level more than another country. */
const OTHER_SIDE = 36;

/** Who wishes a master can't use a diploma after school, nor a school leaver what builds on a degree. */
export function sidePart({ version }: CourseIndex, { level = [] }: SentenceFilters): Part | null {
  const isPost = (one: CourseLevel) => AFTER_DEGREE.includes(one);
  if (level.length === 0 || level.some((one) => isPost(one) !== isPost(level[0] as CourseLevel))) return null;
  const isSame = isPost(level[0] as CourseLevel);
  return unsaid(
    version.catalogue.columns.level.where(version.rows, (one) => one === '' || isPost(one as CourseLevel) === isSame),
    OTHER_SIDE,
    '',
    true,
  );
}

/** The country of universities that are all in one. */
export function countryOfAll({ version }: CourseIndex, names: readonly string[] = []): Country | undefined {
  const theirs = new Set(version.universities.flatMap(({ name, country }) => (names.includes(name) ? [country] : [])));
  const found = COUNTRIES.filter((country) => theirs.has(country));
  return found.length === 1 ? found[0] : undefined;
}

/** A city's country holds where the city is missed. */
export const impliedCountry = (index: CourseIndex, query: SearchQuery, country: Country): Part =>
  unsaid(index.select({ ...nothingAsked(query), country }).rows, 33, `Not in ${country}`);

const OF_MASTERS = /^(masters?|master of .*|masters? degrees?|msc|m sc|ms|ma|mres|mphil|thac si|magister)$/;

/** A master is no doctorate, which has its level. */
export function noDoctorate({ version }: CourseIndex, { parts }: Sentence): Part | null {
  if (!parts.some(({ typed, names }) => names.includes('level') && OF_MASTERS.test(typed))) return null;
  const doctorates = either(rowsNamed(version, 'doctor'), rowsNamed(version, 'phd'));
  return isEmpty(doctorates) ? null : unsaid(without(version.existing, doctorates), 6, 'A doctorate');
}

/** Courses whose names have the award as it was typed come first; of a bare 'degree' bachelors. */
export function awardPart({ version }: CourseIndex, { award }: Sentence): Part | null {
  if (award === '') return null;
  const isDegree = (level: string) => level === 'Under Graduate';
  const { level } = version.catalogue.columns;
  return award === 'degree'
    ? { ...unsaid(level.where(version.rows, isDegree), 0.4), isOrder: true }
    : { ...unsaid(rowsNamed(version, award), 0.4), isOrder: /^(bachelor|master)/.test(award) };
}

/** What an award is about: 'business administration' of 'bba', but nothing of 'bsc'. */
function fieldsOf(dictionary: SearchDictionary, award: string): readonly string[] {
  const entry = dictionary.at([award], 0)?.entry;
  if (entry?.within) return entry.within.means;
  const fields = entry?.means.map((text) => text.replace(/^(bachelor|masters?|doctor) of (science in )?/, '')) ?? [];
  return fields.filter((text) => !/^(applied )?(science|arts)$/.test(text));
}

/** Subjects of many fields. */
const WIDE = /^(engineering|sciences?|technology)$/;

/**
 * The field that the reader has a degree in, or words that names have, where no subject is asked for, or one of many fields: courses
 * of it come first, then those of its neighbourhood.
 */
export function hintOf(
  index: CourseIndex,
  { background, inNames }: Sentence,
  subjects: readonly Subject[],
  dictionary: SearchDictionary,
  bound: SpellingBound,
): Part[] {
  const isWide = subjects.length > 0;
  if (
    subjects.some(({ typed }) => !WIDE.test(typed) && !DOCTORATES.test(typed)) ||
    (background.length === 0 && (isWide || inNames === ''))
  )
    return [];
  const { version } = index;
  const said = background.filter((word) => !DEGREES_HELD.has(word) && !/^(hons|honours)$/.test(word));
  const awards = background.flatMap((word) => (DEGREES_HELD.has(word) ? fieldsOf(dictionary, word) : []));
  const fields = awards.length > 0 ? awards : background;
  // The field where one is said, 'btech sustainable tourism', else that of the award.
  const text = said.length > 0 ? said.join(' ') : fields.join(' or ');
  const found = subjectsIn(index, text, dictionary, bound, []).filter(({ isName }) => !isName);
  const all = found.map(({ set }) => set);
  const nothing = without(version.existing, version.existing);
  const named = (texts: readonly string[]) => either(nothing, ...texts.map((one) => rowsNamed(version, one)));
  let hint = said.length > 0 && all.length > 0 ? both(version.existing, ...all) : nothing;
  // Of courses of a field those that are also of the award's, where some are: 'btech ece' is no early childhood education.
  const ofAwards = both(hint, named(awards));
  if (!isEmpty(ofAwards)) hint = ofAwards;
  if (isEmpty(hint)) hint = either(hint, ...all);
  if (background.length === 0) hint = either(hint, rowsNamed(version, inNames));
  const near = nearTo(index, [{ set: hint }], 'category');
  return isEmpty(hint)
    ? []
    : [
        { ...unsaid(hint, 0.5), says: said.length > 0 ? found.map(({ typed }) => typed).join(' ') : '', isOrder: true },
        ...(near ? [{ ...unsaid(either(hint, near), 0.6), isOrder: true }] : []),
      ];
}
