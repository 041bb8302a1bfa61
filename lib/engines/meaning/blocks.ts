import type { CourseIndex } from '../search/course-index';
import { chosen, type Found } from '../search/selection/select';
import { rowsAnywhere } from '../search/selection/words';
import { isAward } from '../search/types/award';
import type { CourseCard, SearchQuery } from '../search/types/query';
import { both, either, type Rows, without } from '../search/types/rows';
import { correctionsIn, hasTooManySlips, mayDiffer, slipsIn } from './corrections';
import { memoryOf } from './memory';
import { isInAward, rowsOfTerm } from './rows';
import type { SpellingBound } from './spelling-bound';
import { readTerms, type SearchDictionary, type Term } from './terms';
import {
  type Corrections,
  type FoldedTexts,
  foldedTexts,
  mayBeMissing,
  missingText,
  whyAlso,
  whyClose,
  wordsOf,
} from './why';
import { wordedPage } from './wording';

/** Courses that don't have the keyword as it was typed, and why each is shown. */
interface Block {
  total: number;
  courses: (CourseCard & { because: string })[];
}

export interface Blocks {
  also: Block & {
    /** The parts of the keyword that the dictionary knows, and what they were read as. */
    terms: { typed: string; means: string }[];
  };
  close: Block;
}

/** Which of a block's courses are wanted. */
export interface BlockPage {
  skip: number;
  take: number;
}

/** With this many courses before them, near spellings are not looked for. */
const ENOUGH = 10;
/** Terms and words of a keyword that are looked at. */
const MOST_TERMS = 12;

const NOTHING: Blocks = { also: { total: 0, courses: [], terms: [] }, close: { total: 0, courses: [] } };

/**
 * What a keyword finds beyond the courses that have it: under other names (`also`), then with its words in any order
 * and a wrong letter or two (`close`). Filters and eligibility are those of `found`; no course stands twice. `bound`: what is
 * spent on spelling.
 */
export function findBlocks(
  index: CourseIndex,
  query: SearchQuery,
  found: Found,
  dictionary: SearchDictionary,
  pages: { also: BlockPage; close: BlockPage },
  bound: SpellingBound,
): Blocks & { alsoFound: Found | null } {
  const { anywhere, university } = found.keyword;
  // `course@university` says exactly what it wants.
  const terms = anywhere && !university ? termsOf(index, anywhere, dictionary) : [];
  if (terms.length === 0) return { ...NOTHING, alsoFound: null };
  const open = without(found.open, found.base);
  const alsoFound = terms.some(({ kind, typed }) => kind !== 'words' || isInAward(index, typed))
    ? chosen(found, index.withMarks(query, both(open, ...terms.map((term) => rowsOfTerm(index, term)))))
    : null;
  const also = { ...NOTHING.also };
  if (alsoFound) {
    also.total = alsoFound.total;
    also.courses = coursesIn(index, query, alsoFound, terms, pages.also, () => [], whyAlso);
    also.terms = terms.flatMap((term) => meaningOf(term) ?? []);
  }
  const before = found.total + also.total;
  const spelled: Corrections = (word) => correctionsIn(index, word, bound);
  if (before >= ENOUGH || hasTooManySlips(index, terms) || !mayDiffer(terms, spelled))
    return { also, close: NOTHING.close, alsoFound };
  const rest = alsoFound ? without(open, alsoFound.base) : open;
  const closeBy = (read: Corrections) =>
    closeRows(index, terms, rest, read).map((base) => chosen(found, index.withMarks(query, base)));
  let read = spelled;
  let parts = closeBy(read);
  // Where the words together find nothing, one that some course has may be a slip all the same.
  if (before === 0 && parts.every(({ total }) => total === 0)) {
    read = (word) => slipsIn(index, word, bound);
    parts = closeBy(read);
  }
  const close: Block = { total: 0, courses: [] };
  const why = (texts: FoldedTexts, term: Term) => whyClose(texts, term, read)?.join(', ') ?? missingText(term);
  let { skip, take } = pages.close;
  for (const part of parts) {
    if (before + close.total >= ENOUGH) break;
    const courses = coursesIn(index, query, part, terms, { skip, take }, read, why);
    for (const course of courses)
      close.courses.push({ ...course, because: course.because || 'The same words in another order' });
    close.total += part.total;
    skip = Math.max(0, skip - part.total);
    take -= courses.length;
  }
  return { also, close, alsoFound };
}

/** The terms of a folded keyword among these courses. */
export const termsOf = (index: CourseIndex, anywhere: string, dictionary: SearchDictionary): Term[] =>
  readTerms(anywhere, dictionary, memoryOf(index).places).slice(0, MOST_TERMS);

/** Of the rows without the words themselves those that have every term in some spelling, and those that miss one that may be missing. */
function closeRows(index: CourseIndex, terms: readonly Term[], rest: Rows, corrections: Corrections): [Rows, Rows] {
  let close = rest;
  let nearly = without(rest, rest);
  for (const term of terms) {
    const set = closeTo(index, term, corrections);
    nearly = both(nearly, set);
    if (mayBeMissing(terms, term)) nearly = either(nearly, without(close, set));
    close = both(close, set);
  }
  return [close, nearly];
}

/** The rows that have a term, the words of a phrase in any order and each with its corrections. */
function closeTo(index: CourseIndex, term: Term, corrections: Corrections): Rows {
  if (term.kind !== 'words') return rowsOfTerm(index, term);
  const { version } = index;
  const sets = wordsOf(term).map((word) => {
    const [first = word, ...others] = corrections(word);
    return either(rowsAnywhere(version, first), ...others.map((one) => rowsAnywhere(version, one)));
  });
  return both(version.existing, ...sets);
}

/** A page by relevance to what the keyword is about (see `RANK`), then by name; the other sorts are as everywhere. */
function coursesIn(
  index: CourseIndex,
  query: SearchQuery,
  found: Found,
  terms: readonly Term[],
  { skip, take }: BlockPage,
  corrections: Corrections,
  why: (texts: FoldedTexts, term: Term) => string | null,
): Block['courses'] {
  if (found.total <= skip || take <= 0) return [];
  return wordedPage(index, query, found, meantBy(terms, corrections), skip, take).map((card) => {
    const texts = foldedTexts(card);
    return { ...card, because: [...new Set(terms.flatMap((term) => why(texts, term) || []))].join(' · ') };
  });
}

/** The texts that the names are compared with, the best first: all that is said besides places and awards, or its beginning. */
function meantBy(terms: readonly Term[], corrections: Corrections): string[] {
  const read = (word: string) => corrections(word)[0] ?? word;
  const texts = terms.map((term) =>
    term.kind === 'entry' ? (term.entry.means[0] as string) : term.typed.split(' ').map(read).join(' '),
  );
  const subjects = texts.filter((text, place) => terms[place]?.kind !== 'place' && !isAward(text));
  const all = subjects.join(' ');
  const [first = '', second = '', third] = all.split(' ');
  // 'Leadership management' is meant by 'Leadership and Management'.
  const joined =
    second === '' || third !== undefined
      ? []
      : [`${first} and ${second}`, `${second} and ${first}`, `${second} ${first}`];
  // An award that no course is called by is one of its fields: 'master of computer' for 'mca'.
  const within = terms.length === 1 && terms[0]?.kind === 'entry' ? terms[0].entry.within : undefined;
  const award = within?.levels.includes('Post Graduate') ? 'master of' : 'bachelor of';
  const fields = within?.means.map((text) => `${award} ${text}`) ?? [];
  return [...new Set([all, ...joined, ...fields, subjects[0] ?? texts[0] ?? ''])].filter((text) => text !== '');
}

function meaningOf(term: Term): { typed: string; means: string } | null {
  if (term.kind === 'words') return null;
  if (term.kind === 'place') return { typed: term.typed, means: 'a place' };
  return { typed: term.typed, means: [...term.entry.means, ...(term.entry.levels ?? [])].join(', ') };
}
