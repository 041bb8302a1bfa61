import { subjectOf } from './award';
import { endsWord, MATCH, matchOf, startsWord } from './fold';

/** How well a course's name matches the keyword, best first: the order of relevance. */
export const RANK = {
  /** The name is the keyword, an award before it aside: 'Bachelor of Nursing' for 'nursing'. */
  subject: 0,
  /** The name without its award begins with the keyword as whole words: 'Diploma of Nursing Practice'. */
  subjectStart: 1,
  /** The name begins with it as whole words: 'Bachelor of Science in …' for 'bachelor of science'. */
  nameStart: 2,
  /** The keyword stands in it as whole words. */
  words: 3,
  /** The name without its award, or with it, begins with a word that begins so: what is being typed. */
  subjectPart: 4,
  namePart: 5,
  /** Another word begins with it. */
  wordStart: 6,
  /** It stands within a word. */
  inside: 7,
  /** It isn't in the name, but in the university's. */
  university: 8,
} as const;
export type Rank = (typeof RANK)[keyof typeof RANK];

/** The ranks whose courses stand by subject (`compareSubjects`); in the others they stand by name. */
export const BY_SUBJECT: readonly Rank[] = [RANK.subject, RANK.subjectStart, RANK.subjectPart];

/** The rank of a folded name for a folded keyword that isn't empty. */
export function rankOf(name: string, part: string): Rank {
  const subject = subjectOf(name);
  if (subject === part) return RANK.subject;
  if (beginsAsWords(subject, part)) return RANK.subjectStart;
  if (beginsAsWords(name, part)) return RANK.nameStart;
  const match = matchOf(name, part);
  if (match === MATCH.none) return RANK.university;
  if (match === MATCH.inside) return RANK.inside;
  if (hasAsWords(name, part)) return RANK.words;
  if (subject.startsWith(part)) return RANK.subjectPart;
  return match === MATCH.start ? RANK.namePart : RANK.wordStart;
}

/** Bounds of the runs of texts, in code unit order, that go on after `prefix` as `endsWord` says: [from, to) each. */
export const wholeWordRuns = (prefix: string): readonly (readonly [string, string])[] => [
  [prefix, `${prefix}0`],
  [`${prefix}:`, `${prefix}a`],
];

const beginsAsWords = (text: string, part: string) => text.startsWith(part) && endsWord(text, part.length);

function hasAsWords(name: string, part: string): boolean {
  for (let at = name.indexOf(part); at >= 0; at = name.indexOf(part, at + 1)) {
    if (startsWord(name, at) && endsWord(name, at + part.length)) return true;
  }
  return false;
}
