import { isAward } from '../award';
import { type Catalogue, cardAt } from '../catalogue';
import { fold } from '../fold';
import { pageOf } from '../page';
import { matchNames, type Selection } from '../selection';
import type { CourseCard, SearchQuery } from '../types';
import type { Version } from '../version';
import { correctionsIn } from './corrections';
import { type FoldedTexts, whyAlso, whyClose, wordsOf } from './meaning';
import { addAnywhere, addByName, campusesOf } from './sets-of-words';
import { readTerms, type SearchDictionary, type Term } from './terms';

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
 * Overwrites the scratch sets but those of the selection.
 */
export function findBlocks(
  version: Version,
  query: SearchQuery,
  selection: Selection,
  exactTotal: number,
  dictionary: SearchDictionary,
  pages: { also: BlockPage; close: BlockPage },
): Blocks & { alsoSelection: Selection | null } {
  const { catalogue } = version;
  const { sets, scratch } = catalogue;
  const { anywhere, university } = selection.keyword;
  // `course@university` says exactly what it wants.
  if (!anywhere || university) return { ...NOTHING, alsoSelection: null };
  const terms = readTerms(anywhere, dictionary, campusesOf(catalogue).places).slice(0, MOST_TERMS);
  if (terms.length === 0) return { ...NOTHING, alsoSelection: null };
  const corrections = (word: string) => correctionsIn(catalogue, word);
  const finds = (set: number, base: number): Selection => {
    const choices = Object.values(selection.choices);
    sets.intersect(set, [base, ...choices], selection.window);
    return { ...selection, base, result: set };
  };

  let also: Blocks['also'] = NOTHING.also;
  let alsoSelection: Selection | null = null;
  const hasMeaning = terms.some(({ kind }) => kind !== 'words');
  if (hasMeaning) {
    intersectTerms(catalogue, terms, selection, scratch.also, (term, target) => addTerm(catalogue, term, target));
    alsoSelection = finds(scratch.alsoResult, scratch.also);
    const total = sets.count(alsoSelection.result, selection.window);
    const rows = total > pages.also.skip ? pageIn(version, query, alsoSelection, terms, pages.also) : [];
    also = {
      total,
      courses: rows.map((row) => ({ ...cardAt(catalogue, row), because: whyRow(catalogue, row, terms, whyAlso) })),
      terms: terms.flatMap((term) => meaningOf(term) ?? []),
    };
  }

  let close: Block = NOTHING.close;
  const words = terms.reduce((sum, term) => sum + (term.kind === 'words' ? wordsOf(term).length : 1), 0);
  const mayDiffer = words > 1 || terms.some((term) => term.kind === 'words' && corrections(term.typed).length > 0);
  if (exactTotal + also.total < ENOUGH && mayDiffer) {
    intersectTerms(catalogue, terms, selection, scratch.close, (term, target) =>
      addClose(catalogue, term, target, corrections),
    );
    if (hasMeaning) sets.kernel.andNot(scratch.close, scratch.close, scratch.also, sets.bytesPerSet);
    const found = finds(scratch.closeResult, scratch.close);
    const total = sets.count(found.result, selection.window);
    const rows = total > pages.close.skip ? pageIn(version, query, found, terms, pages.close) : [];
    const why = (texts: FoldedTexts, term: Term) => whyClose(texts, term, corrections)?.join(', ') ?? null;
    close = {
      total,
      courses: rows.map((row) => ({
        ...cardAt(catalogue, row),
        because: whyRow(catalogue, row, terms, why) || 'The same words in another order',
      })),
    };
  }
  return { also, close, alsoSelection };
}

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

function addTerm(catalogue: Catalogue, term: Term, target: number): void {
  addAnywhere(catalogue, term.typed, target);
  if (term.kind !== 'entry') return;
  for (const means of term.entry.means) addByName(catalogue, means, target);
  for (const level of term.entry.levels ?? []) {
    const id = catalogue.vocabulary.levels.find(level);
    if (id !== undefined) catalogue.levels.addTo(target, id);
  }
}

function addClose(
  catalogue: Catalogue,
  term: Term,
  target: number,
  corrections: (word: string) => readonly string[],
): void {
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
): number[] {
  const keyword = { anywhere: meantBy(terms), university: '' };
  if (query.sort === 'relevance') matchNames(version.catalogue, keyword.anywhere, query.sort);
  return pageOf(version, { ...selection, keyword }, query.sort, undefined, skip, take);
}

/** The text that the names are compared with: the first term that is no place and says more than an award. */
function meantBy(terms: readonly Term[]): string {
  const texts = terms.map((term) => (term.kind === 'entry' ? (term.entry.means[0] as string) : term.typed));
  const isSubject = (text: string, place: number) => terms[place]?.kind !== 'place' && !isAward(text);
  return texts.find(isSubject) ?? texts[0] ?? '';
}

function whyRow(
  catalogue: Catalogue,
  row: number,
  terms: readonly Term[],
  why: (texts: FoldedTexts, term: Term) => string | null,
): string {
  const { course, university, campus, level } = cardAt(catalogue, row);
  const texts = { name: fold(course), university: fold(university), campus: fold(campus), level };
  return [...new Set(terms.flatMap((term) => why(texts, term) || []))].join(' · ');
}

function meaningOf(term: Term): { typed: string; means: string } | null {
  if (term.kind === 'words') return null;
  if (term.kind === 'place') return { typed: term.typed, means: 'a place' };
  return { typed: term.typed, means: [...term.entry.means, ...(term.entry.levels ?? [])].join(', ') };
}
