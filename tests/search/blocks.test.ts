import { beforeAll, describe, expect, it } from 'vitest';
import { slipsOf, spellingsOf } from '@/lib/engines/meaning/corrections';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { matchedBeyond, searchBeyond } from '@/lib/engines/meaning/meaning';
import { lettersOf } from '@/lib/engines/meaning/memory';
import { CITIES } from '@/lib/engines/meaning/tables/cities';
import { placesOf, readTerms, SearchDictionary, type Term } from '@/lib/engines/meaning/terms';
import {
  type FoldedTexts,
  isAnywhere,
  mayBeMissing,
  missingText,
  whyAlso,
  whyClose,
  wordsOf,
} from '@/lib/engines/meaning/why';
import { buildCourseIndex, type CourseIndex } from '@/lib/engines/search/course-index';
import { fold, parseKeyword } from '@/lib/engines/search/types/fold';
import type { SearchCourse, SearchQuery } from '@/lib/engines/search/types/query';
import { hasWords } from '@/lib/engines/search/types/whole-words';
import { longIt } from '../support/long-it';
import { generateCourses, pick, type Random, seededRandom } from './generate';
import { EVERYTHING, generateQuery } from './generate-queries';
import { naiveSearch } from './naive/naive';

const LONG = process.env.LONG_TESTS === '1';
const COURSES = LONG ? 3_000 : 1_000;
const QUERIES = LONG ? 20_000 : 30;
const TIMEOUT = 3_600_000;

const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
const typedTexts = BUILT_IN_DICTIONARY.map(({ typed }) => typed);

describe('the blocks beyond the exact one', () => {
  const courses = generateCourses(COURSES);
  const folded = new Map(courses.map((course) => [course.id, textsOf(course)]));
  const places = new Set([...CITIES, ...courses.flatMap(({ campus }) => placesOf(fold(campus)))]);
  const words = new Set(
    [...folded.values()].flatMap((one) => lettersOf(`${one.name} ${one.university} ${one.campus}`)),
  );
  const isAward = (typed: string) => [...folded.values()].some(({ award }) => hasWords(award, typed));
  const known = new Map<string, readonly string[]>();
  const corrections = (word: string) => {
    const isKnown = (one: string) => [...folded.values()].some((texts) => isAnywhere(texts, one));
    const found = known.get(word) ?? spellingsOf(word, isKnown, () => words);
    known.set(word, found);
    return found;
  };
  const slips = (word: string) => {
    const isIn = (one: string) => [...folded.values()].filter((texts) => isAnywhere(texts, one)).length;
    const found = corrections(word);
    if (found.length > 0 || isIn(word) === 0) return found;
    const meant = slipsOf(word, words, isIn);
    return meant.length > 0 ? [...meant, word] : [];
  };
  let index: CourseIndex;
  beforeAll(async () => {
    index = await buildCourseIndex(courses);
  }, TIMEOUT);

  longIt(
    `are what a loop over the courses finds, and leave the exact block as it is: ${QUERIES} random queries`,
    () => {
      const random = seededRandom(7);
      let shown = 0;
      for (let number = 0; number < QUERIES; number++) {
        const query = { ...generateQuery(random, courses), q: generateKeyword(random, courses), page: 1 };
        const answer = searchBeyond(index, query, dictionary, null);
        const { also, close, ...exact } = answer;
        expect(exact, query.q).toEqual(naiveSearch(courses, query));
        const expected = naiveBlocks(query, exact.total);
        expect([also.total, close.total], JSON.stringify(query)).toEqual([expected.also.length, expected.close.length]);
        const all = searchBeyond(index, { ...query, sort: 'name', limit: COURSES }, dictionary, null);
        for (const name of ['also', 'close'] as const) {
          const found = all[name].courses.map(({ id, because }) => `${id} ${because}`);
          expect(found.sort(), JSON.stringify(query)).toEqual(expected[name].sort());
          const whole = searchBeyond(index, { ...query, limit: COURSES }, dictionary, name)[name].courses;
          const third = searchBeyond(index, { ...query, limit: 3, page: 3 }, dictionary, name)[name].courses;
          expect(third, JSON.stringify(query)).toEqual(whole.slice(6, 9));
        }
        shown += Math.min(1, also.total + close.total);
      }
      // Random keywords that find nothing would show nothing.
      expect(shown).toBeGreaterThan(QUERIES / 5);
    },
    TIMEOUT,
  );

  it('pages through a block, in every sort, without a course twice', () => {
    const query = { ...EVERYTHING, q: 'masters', limit: 7 };
    for (const sort of ['relevance', 'name', '-fee', 'duration'] as const) {
      const { total } = searchBeyond(index, query, dictionary, null).also;
      expect(total).toBeGreaterThan(14);
      const pages = Math.ceil(total / query.limit);
      const walked = Array.from({ length: pages }, (_, page) =>
        searchBeyond(index, { ...query, sort, page: page + 1 }, dictionary, 'also').also.courses.map(({ id }) => id),
      ).flat();
      expect(new Set(walked).size).toBe(total);
      expect(walked).toHaveLength(total);
    }
  });

  it('names that begin with the meaning stand first', () => {
    const { courses: found } = searchBeyond(index, { ...EVERYTHING, q: 'masters' }, dictionary, null).also;
    expect(found[0]?.course).toMatch(/^Master/);
    expect(found[0]?.because).toBe('masters = Master');
  });

  it('the counts behind the filters are those of the other names where no course has the keyword', () => {
    const { facets, also } = searchBeyond(index, { ...EVERYTHING, q: 'masters in nursing' }, dictionary, null);
    expect(Object.values(facets.country).every((count) => count === 0)).toBe(true);
    expect(Object.values(also.facets?.country ?? {}).reduce((sum, count) => sum + count, 0)).toBe(also.total);
    expect(searchBeyond(index, { ...EVERYTHING, q: 'nursing' }, dictionary, null).also.facets).toBeUndefined();
  });

  it('find courses that came after the index was built', async () => {
    const [first] = courses;
    if (!first) throw new Error('no courses');
    const added = { ...first, id: 'f'.repeat(24), course: 'Master of Lighthouse Keeping', campus: 'Reykjavik Campus' };
    const changed = await index.withChanges({ upserts: [added], removedIds: [] });
    const found = (q: string) => searchBeyond(changed, { ...EVERYTHING, q }, dictionary, null);
    expect(found('masters lighthouse').also.courses.map(({ id }) => id)).toEqual([added.id]);
    expect(found('lighthouse keeping reykjavik').also.courses[0]?.because).toBe('Campus: Reykjavik');
    expect(found('keeping lighthouse').close.courses[0]?.because).toBe('The same words in another order');
  });

  it('a rare word that some course has is read as a common one a letter away where the words together find nothing', async () => {
    const [first] = courses;
    if (!first) throw new Error('no courses');
    const named = (course: string, place: number) => ({ ...first, id: place.toString(16).padStart(24, '0'), course });
    const names = [...Array(20).keys()].map((number) => `Hospitality Management ${number}`);
    const few = await buildCourseIndex([...names, 'Garden Managment', 'Garden Design'].map(named));
    const found = (q: string) => searchBeyond(few, { ...EVERYTHING, q, sort: 'name' }, dictionary, null);
    const { courses: hotels, total } = found('hospitalty managment').close;
    expect(total).toBe(20);
    expect(hotels[0]?.because).toBe('hospitalty read as hospitality, managment read as management');
    const marked = matchedBeyond(few, 'hospitalty managment', dictionary, hotels.slice(0, 1))[hotels[0]?.id ?? ''];
    expect(marked?.course?.filter(({ differs }) => differs)).toHaveLength(2);
    expect(found('managment garden').close.courses.map(({ because }) => because)).toEqual([
      'The same words in another order',
    ]);
    expect(found('hospitality managment').close.courses[0]?.because).toBe('managment read as management');
    const fewer = await buildCourseIndex([...names.slice(1), 'Garden Managment'].map(named));
    expect(searchBeyond(fewer, { ...EVERYTHING, q: 'hospitalty managment' }, dictionary, null).close.total).toBe(0);
  });

  it('a city without a campus may be missing beside a subject, not beside a word for universities alone', async () => {
    const [first] = courses;
    if (!first) throw new Error('no courses');
    const law = { ...first, course: 'Bachelor of Laws', university: 'Northern University', campus: 'North Campus' };
    const few = await buildCourseIndex([law]);
    const found = (q: string) => searchBeyond(few, { ...EVERYTHING, q }, dictionary, null).close;
    expect(found('laws in london').courses.map(({ because }) => because)).toEqual(['without “london”']);
    expect(found('university of london').total).toBe(0);
  });

  it('find an award: under its own words and under what they are short for, never in the exact block', async () => {
    const [first] = courses;
    if (!first) throw new Error('no courses');
    const named = { ...first, course: 'Bridge Engineering', university: 'Northern University', campus: '' };
    const awards = ['Master of Engineering Science (MESc)', 'Doctor of Philosophy', ''];
    const built = awards.map((award, place) => ({ ...named, id: String(place).repeat(24), award }));
    const index = await buildCourseIndex(built.slice(0, 1));
    const found = (one: CourseIndex, q: string) => {
      const { total, also } = searchBeyond(one, { ...EVERYTHING, q }, dictionary, null);
      return [total, also.courses.map(({ award, because }) => `${award}: ${because}`)];
    };
    const all = await index.withChanges({ upserts: built.slice(1), removedIds: [] });
    for (const one of [all, await buildCourseIndex(built)]) {
      expect(found(one, 'mesc')).toEqual([0, [`${awards[0]}: Award: ${awards[0]}`]]);
      expect(found(one, 'doctor of philosophy')).toEqual([0, [`${awards[1]}: Award: ${awards[1]}`]]);
      expect(found(one, 'phd')).toEqual([0, [`${awards[1]}: phd = Doctor of Philosophy`]]);
    }
  });

  function naiveBlocks(query: SearchQuery, exactTotal: number): Record<'also' | 'close', string[]> {
    const { anywhere, university } = parseKeyword(query.q);
    if (!anywhere || university) return { also: [], close: [] };
    const all = { page: 1, limit: courses.length };
    const exact = new Set(naiveSearch(courses, { ...query, ...all }).courses.map(({ id }) => id));
    const open = naiveSearch(courses, { ...query, q: '', ...all }).courses.filter(({ id }) => !exact.has(id));
    const terms = readTerms(anywhere, dictionary, places).slice(0, 12);
    /** The courses that a reason speaks for by every term, or that miss as many terms as given of those that may be missing. */
    const found = (why: (texts: FoldedTexts, term: Term) => string[] | null, otherwise: string, missing = 0) =>
      open.flatMap(({ id }) => {
        const reasons = terms.map((term) => why(folded.get(id) as FoldedTexts, term));
        const missed = terms.filter((_, place) => reasons[place] === null);
        const isFound = missed.length === missing && missed.every((term) => mayBeMissing(terms, term));
        if (terms.length === 0 || !isFound) return [];
        const said = reasons.map((one, place) => one?.join(', ') ?? missingText(terms[place] as Term));
        return `${id} ${[...new Set(said.filter((text) => text !== ''))].join(' · ') || otherwise}`;
      });
    const hasMeaning = terms.some(({ kind, typed }) => kind !== 'words' || isAward(typed));
    const also = hasMeaning ? found((texts, term) => oneOrNone(whyAlso(texts, term)), '') : [];
    const ids = new Set(also.map((one) => one.slice(0, 24)));
    const isOther = (one: string) => !ids.has(one.slice(0, 24));
    const words = terms.reduce((sum, term) => sum + (term.kind === 'words' ? wordsOf(term).length : 1), 0);
    if (terms.length === 0) return { also, close: [] };
    const mayDiffer = terms.length > 1 || words > 1 || corrections((terms[0] as Term).typed).length > 0;
    const before = exactTotal + also.length;
    if (before >= 10 || !mayDiffer) return { also, close: [] };
    const closeBy = (read: (word: string) => readonly string[]) => {
      const why = (texts: FoldedTexts, term: Term) => whyClose(texts, term, read);
      const close = found(why, 'The same words in another order').filter(isOther);
      return before + close.length >= 10 ? close : [...close, ...found(why, '', 1).filter(isOther)];
    };
    const close = closeBy(corrections);
    return { also, close: before + close.length === 0 ? closeBy(slips) : close };
  }
});

const oneOrNone = (why: string | null) => (why === null ? null : why === '' ? [] : [why]);

function textsOf({ course, university, campus, award, level }: SearchCourse): FoldedTexts {
  const names = { name: fold(course), university: fold(university), campus: fold(campus) };
  return { ...names, award: fold(award), writtenAward: award, level };
}

/** What visitors type: abbreviations and parts of names, some misspelt, some in another order. */
function generateKeyword(random: Random, courses: readonly SearchCourse[]): string {
  const part = () => {
    const words = pick(random, courses).course.split(' ');
    return pick(random, words);
  };
  const misspelt = (word: string) => {
    const at = 1 + Math.floor(random() * Math.max(1, word.length - 1));
    return word.slice(0, at) + word.slice(at + 1);
  };
  const kind = random();
  const abbreviation = pick(random, typedTexts);
  if (kind < 0.15) return abbreviation;
  if (kind < 0.4) return `${abbreviation} ${random() < 0.5 ? 'in ' : ''}${part()}`;
  if (kind < 0.5) return `${part()} ${pick(random, courses).campus}`;
  if (kind < 0.65) return misspelt(part());
  if (kind < 0.75) return `${abbreviation} ${misspelt(part())}`;
  if (kind < 0.9) return pick(random, courses).course.split(' ').reverse().slice(0, 3).join(' ');
  return `${part()} ${part()}`;
}

describe('whole words', () => {
  it('a text begins where a word does, and a short one ends there', () => {
    expect(hasWords('information technology', 'inform')).toBe(true);
    expect(hasWords('information technology', 'nformation')).toBe(false);
    expect(hasWords('italian', 'it')).toBe(false);
    expect(hasWords('applied it (honours)', 'it')).toBe(true);
    expect(hasWords('summit of it', 'it')).toBe(true);
    expect(hasWords('c++ and ai/ml', 'ml')).toBe(true);
  });

  it('a keyword is read into entries, places and the words between them', () => {
    const kinds = (q: string) =>
      readTerms(fold(q), dictionary, new Set(['montreal', 'new york'])).map(({ kind, typed }) => `${kind} ${typed}`);
    expect(kinds('Masters in Data Science, Montréal')).toEqual([
      'entry masters',
      'words data science',
      'place montreal',
    ]);
    expect(kinds("master's degree in I.T.")).toEqual(["entry master's degree", 'entry i.t']);
    expect(kinds('the study of new york')).toEqual(['place new york']);
    expect(kinds('B.Tech Civil Engg')).toEqual(['entry b.tech', 'words civil', 'entry engg']);
    expect(kinds('in of the')).toEqual([]);
  });

  it('no entry of the dictionary stands twice, and each is folded', () => {
    expect(new Set(typedTexts).size).toBe(typedTexts.length);
    for (const { typed, means, within } of BUILT_IN_DICTIONARY) {
      for (const text of [typed, ...means, ...(within?.means ?? [])])
        expect(fold(text).replace(/[.']/g, '')).toBe(text);
    }
  });
});
