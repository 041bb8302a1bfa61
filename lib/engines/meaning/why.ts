import { fold } from '../search/types/fold';
import { hasWords } from '../search/types/whole-words';
import type { Term } from './terms';

/** A course's texts, folded, and its level as it is. */
export interface FoldedTexts {
  name: string;
  university: string;
  campus: string;
  award: string;
  /** The award as it is written. */
  writtenAward: string;
  level: string;
}

/** The texts of a course. */
export const foldedTexts = ({
  course,
  university,
  campus,
  award,
  level,
}: Record<'course' | 'university' | 'campus' | 'award' | 'level', string>): FoldedTexts => ({
  name: fold(course),
  university: fold(university),
  campus: fold(campus),
  award: fold(award),
  writtenAward: award,
  level,
});

/** Other spellings of a word that no course has: what `alternativesOf` finds near it. */
export type Corrections = (word: string) => readonly string[];

export const isAnywhere = (texts: FoldedTexts, part: string): boolean =>
  isNamed(texts, part) || hasWords(texts.university, part) || hasWords(texts.campus, part);

/** In the course's name or its award. */
const isNamed = ({ name, award }: FoldedTexts, part: string): boolean => hasWords(name, part) || hasWords(award, part);

/**
 * Whether a course is what a term asks for under another name, and why: '' when it has the typed words themselves, null
 * when it isn't.
 */
export function whyAlso(texts: FoldedTexts, term: Term): string | null {
  if (term.kind !== 'entry') {
    if (!isAnywhere(texts, term.typed)) return null;
    if (isOnlyAward(texts, term.typed)) return `Award: ${texts.writtenAward}`;
    const onlyCampus = term.kind === 'place' && !hasWords(texts.name, term.typed);
    return onlyCampus && hasWords(texts.campus, term.typed) ? `Campus: ${capitals(term.typed)}` : '';
  }
  if (isAnywhere(texts, term.typed)) return isOnlyAward(texts, term.typed) ? `Award: ${texts.writtenAward}` : '';
  const meant = term.entry.means.find((means) => (term.entry.isOwn ? isAnywhere(texts, means) : isNamed(texts, means)));
  if (meant) return `${term.typed} = ${capitals(meant)}`;
  const level = term.entry.levels?.find((one) => one === texts.level);
  if (level) return `${term.typed} = level ${level}`;
  const { within } = term.entry;
  const isLevel = within?.levels.some((one) => one === texts.level);
  const subject = isLevel && within?.means.find((means) => isNamed(texts, means));
  return subject ? `${term.typed} = ${capitals(subject)}, level ${texts.level}` : null;
}

const isOnlyAward = (texts: FoldedTexts, part: string): boolean =>
  hasWords(texts.award, part) && !isAnywhere({ ...texts, award: '' }, part);

/** The same, with the words of a phrase in any order and each with its corrections. */
export function whyClose(texts: FoldedTexts, term: Term, corrections: Corrections): string[] | null {
  if (term.kind !== 'words') {
    const why = whyAlso(texts, term);
    return why === null ? null : why === '' ? [] : [why];
  }
  const reasons: string[] = [];
  for (const word of wordsOf(term)) {
    const others = corrections(word);
    if (others.length === 0 ? !isAnywhere(texts, word) : !others.some((other) => isAnywhere(texts, other))) return null;
    const read = others.find((other) => isAnywhere(texts, other));
    if (read && read !== word) reasons.push(`${word} read as ${read}`);
  }
  return reasons;
}

/**
 * Whether a course may miss a term and be a close match still: a place, or an award, when the keyword says a subject; one of
 * several subjects that are all entries of the dictionary.
 */
export function mayBeMissing(terms: readonly Term[], term: Term): boolean {
  const subjects = terms.filter((one) => !isPlaceOrAward(one) && !isInstitution(one));
  if (isPlaceOrAward(term)) return subjects.length > 0;
  return subjects.length > 1 && subjects.length === terms.length && subjects.every(({ kind }) => kind === 'entry');
}

const isPlaceOrAward = (term: Term): boolean =>
  term.kind === 'place' || (term.kind === 'entry' && Boolean(term.entry.levels ?? term.entry.within));

/** 'university' of 'university of toronto' says nothing that could be studied elsewhere. */
const isInstitution = (term: Term): boolean =>
  term.kind === 'words' &&
  wordsOf(term).every((word) => /^(univer\w*|colleges?|institutes?|schools?|academy)$/.test(word));

export const missingText = ({ typed }: Term): string => `without “${typed}”`;

/** The words of a phrase that count: those that say nothing may be missing. */
export const wordsOf = ({ typed }: Term): string[] => {
  const words = typed.split(' ');
  const telling = words.filter(
    (word) => word.length > 3 || !/^(and|the|for|of|in|with|to|a|an|&|on|at|or)$/.test(word),
  );
  return telling.length > 0 ? telling : words;
};

const SMALL = new Set(['of', 'in', 'and', 'or', 'for', 'the', 'as', 'a', 'with']);

/** A folded name as it is written: 'Early Childhood', 'Toronto or Vancouver'. */
export function capitals(text: string): string {
  return text
    .split(' ')
    .map((word, place) => (place > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
