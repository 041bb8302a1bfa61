import { isAward } from '../award';
import { type Catalogue, cardAt } from '../catalogue/catalogue';
import { dropUnmet } from '../eligible';
import { pageOf } from '../page';
import { matchNames, type Selection } from '../selection';
import type { CourseCard, SearchQuery } from '../types';
import type { Version } from '../version';
import { correctionsIn, hasTooManySlips, mayDiffer, slipsIn } from './corrections';
import { addTerm } from './entry-rows';
import {
  type Corrections,
  type FoldedTexts,
  foldedTexts,
  mayBeMissing,
  missingText,
  whyAlso,
  whyClose,
  wordsOf,
} from './meaning';
import { addAnywhere, campusesOf, isInAward } from './sets-of-words';
import type { SpellingBound } from './spelling-bound';
import { readTerms, type SearchDictionary, type Term } from './terms';
import { wordingOf } from './wording';

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
 * and a wrong letter or two (`close`). Filters and eligibility are those of the selection; no course stands twice.
 * Overwrites the scratch sets but those of the selection. `bound`: what is spent on spelling.
 */
export function findBlocks(
  version: Version,
  query: SearchQuery,
  selection: Selection,
  exactTotal: number,
  dictionary: SearchDictionary,
  pages: { also: BlockPage; close: BlockPage },
  bound: SpellingBound,
): Blocks & { alsoSelection: Selection | null } {
  const { catalogue } = version;
  const { sets, scratch } = catalogue;
  const { anywhere, university } = selection.keyword;
  // `course@university` says exactly what it wants.
  if (!anywhere || university) return { ...NOTHING, alsoSelection: null };
  const terms = termsOf(catalogue, anywhere, dictionary);
  if (terms.length === 0) return { ...NOTHING, alsoSelection: null };
  const corrections: Corrections = (word) => correctionsIn(catalogue, word, bound);
  const finds = (set: number, base: number): Selection => {
    const choices = Object.values(selection.choices);
    sets.intersect(set, [base, ...choices], selection.window);
    return { ...selection, base, result: set, groups: null };
  };

  let also: Blocks['also'] = NOTHING.also;
  let alsoSelection: Selection | null = null;
  const hasMeaning = terms.some(({ kind, typed }) => kind !== 'words' || isInAward(catalogue, typed));
  if (hasMeaning) {
    intersectTerms(catalogue, terms, selection, scratch.also, (term, target) => addTerm(catalogue, term, target));
    dropUnmet(catalogue, query, scratch.also);
    alsoSelection = finds(scratch.alsoResult, scratch.also);
    const total = sets.count(alsoSelection.result, selection.window);
    const rows = total > pages.also.skip ? pageIn(version, query, alsoSelection, terms, pages.also, () => []) : [];
    also = {
      total,
      courses: rows.map((row) => ({ ...cardAt(catalogue, row), because: whyRow(catalogue, row, terms, whyAlso) })),
      terms: terms.flatMap((term) => meaningOf(term) ?? []),
    };
  }

  const count = exactTotal + also.total;
  if (count >= ENOUGH || hasTooManySlips(catalogue, terms) || !mayDiffer(terms, corrections))
    return { also, close: NOTHING.close, alsoSelection };
  const closeBy = (read: Corrections) =>
    selectClose(catalogue, terms, selection, hasMeaning ? scratch.also : null, read).map((base, place) => {
      dropUnmet(catalogue, query, base);
      return finds(place === 0 ? scratch.closeResult : scratch.nearlyResult, base);
    });
  let read = corrections;
  let found = closeBy(read);
  // Where the words together find nothing, one that some course has may be a slip all the same.
  if (count === 0 && found.every(({ result }) => sets.count(result, selection.window) === 0)) {
    read = (word) => slipsIn(catalogue, word, bound);
    found = closeBy(read);
  }
  const close: Block = { total: 0, courses: [] };
  let { skip, take } = pages.close;
  for (const part of found) {
    if (count + close.total >= ENOUGH) break;
    const total = sets.count(part.result, selection.window);
    const rows = total > skip && take > 0 ? pageIn(version, query, part, terms, { skip, take }, read) : [];
    const why = (texts: FoldedTexts, term: Term) => whyClose(texts, term, read)?.join(', ') ?? missingText(term);
    for (const row of rows) {
      const because = whyRow(catalogue, row, terms, why) || 'The same words in another order';
      close.courses.push({ ...cardAt(catalogue, row), because });
    }
    close.total += total;
    skip = Math.max(0, skip - total);
    take -= rows.length;
  }
  return { also, close, alsoSelection };
}

/** The terms of a folded keyword in this catalogue. */
export const termsOf = (catalogue: Catalogue, anywhere: string, dictionary: SearchDictionary): Term[] =>
  readTerms(anywhere, dictionary, campusesOf(catalogue).places).slice(0, MOST_TERMS);

/** target = the open rows that are in every term's set, without those that have the keyword itself. */
function intersectTerms(
  { sets, scratch }: Catalogue,
  terms: readonly Term[],
  selection: Selection,
  target: number,
  addTo: (term: Term, target: number) => void,
): void {
  const { kernel, bytesPerSet } = sets;
  kernel.andNot(target, selection.open, selection.base, bytesPerSet);
  for (const term of terms) {
    sets.clear(scratch.term);
    addTo(term, scratch.term);
    kernel.and(target, target, scratch.term, bytesPerSet);
  }
}

/** The open rows without the words themselves that have every term in some spelling, and those that miss one that may be missing. */
function selectClose(
  catalogue: Catalogue,
  terms: readonly Term[],
  selection: Selection,
  also: number | null,
  corrections: Corrections,
): [number, number] {
  const { sets, scratch } = catalogue;
  const { close, nearly, term: set, spare } = scratch;
  const { kernel, bytesPerSet } = sets;
  kernel.andNot(close, selection.open, selection.base, bytesPerSet);
  if (also !== null) kernel.andNot(close, close, also, bytesPerSet);
  sets.clear(nearly);
  for (const term of terms) {
    sets.clear(set);
    addClose(catalogue, term, set, corrections);
    kernel.and(nearly, nearly, set, bytesPerSet);
    kernel.andNot(spare, close, set, bytesPerSet);
    if (mayBeMissing(terms, term)) kernel.or(nearly, nearly, spare, bytesPerSet);
    kernel.and(close, close, set, bytesPerSet);
  }
  return [close, nearly];
}

function addClose(catalogue: Catalogue, term: Term, target: number, corrections: Corrections): void {
  if (term.kind !== 'words') {
    addTerm(catalogue, term, target);
    return;
  }
  const { sets, scratch } = catalogue;
  sets.fill(target);
  for (const word of wordsOf(term)) {
    const others = corrections(word);
    sets.clear(scratch.words);
    for (const one of others.length > 0 ? others : [word]) addAnywhere(catalogue, one, scratch.words);
    sets.kernel.and(target, target, scratch.words, sets.bytesPerSet);
  }
}

/** By relevance to what the keyword is about (see `RANK`), then by name. The other sorts are as everywhere. */
function pageIn(
  version: Version,
  query: SearchQuery,
  selection: Selection,
  terms: readonly Term[],
  { skip, take }: BlockPage,
  corrections: Corrections,
): number[] {
  const { sets, scratch } = version.catalogue;
  const has = (text: string) => {
    matchNames(version.catalogue, text, query.sort);
    sets.kernel.and(scratch.spare, selection.result, scratch.wholeWords, sets.bytesPerSet);
    return sets.count(scratch.spare);
  };
  const anywhere = query.sort === 'relevance' ? wordingOf(meantBy(terms, corrections), has) : '';
  if (anywhere) has(anywhere);
  return pageOf(version, { ...selection, keyword: { anywhere, university: '' } }, query, undefined, skip, take);
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
  return [...new Set([all, ...joined, subjects[0] ?? texts[0] ?? ''])].filter((text) => text !== '');
}

function whyRow(
  catalogue: Catalogue,
  row: number,
  terms: readonly Term[],
  why: (texts: FoldedTexts, term: Term) => string | null,
): string {
  const texts = foldedTexts(cardAt(catalogue, row));
  return [...new Set(terms.flatMap((term) => why(texts, term) || []))].join(' · ');
}

function meaningOf(term: Term): { typed: string; means: string } | null {
  if (term.kind === 'words') return null;
  if (term.kind === 'place') return { typed: term.typed, means: 'a place' };
  return { typed: term.typed, means: [...term.entry.means, ...(term.entry.levels ?? [])].join(', ') };
}
