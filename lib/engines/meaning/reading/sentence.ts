import { AFTER_DEGREE, LEVEL_WORDS } from '../tables/levels';
import { FILLERS, JOINTS } from '../tables/small-words';
import { readFee } from './amounts';
import { fromChinese } from './chinese';
import { leaveTaught, leaveUnread } from './languages';
import { doubtfulAward, readLevels } from './levels';
import { leaveMarks } from './marks';
import { readNegations } from './negations';
import { leaveElsewhere, readCities, readCountries } from './places';
import { type Aside, type Held, type Known, Reader, type ReadPart, type SentenceFilters } from './reader';
import { readScores } from './scores';
import { dropFillers, leaveWishes } from './small';
import { readLength, readMonths, readTerms } from './times';
import { tokensOf } from './tokens';
import { readUniversities } from './universities';
import { accentedWords, fromVietnamese } from './vietnamese';
import { leaveUnsaid, leaveWhoAsks } from './who-asks';

/** A keyword, every word of which has a role. */
export interface Sentence {
  /** The words for a subject; 'or' stands between what is meant one or the other. */
  q: string;
  filters: SentenceFilters;
  /** Which words became which filters. */
  parts: readonly ReadPart[];
  aside: Aside[];
  /** Levels that follow from where the reader comes from, and the field they have a degree in. */
  next: { typed: string; levels: readonly NonNullable<SentenceFilters['level']>[number][] } | undefined;
  background: readonly string[];
  /** The award as it was typed, where names word it so: 'master of'; '' for none. */
  award: string;
  /** A university is only preferred. */
  prefers?: boolean;
  /** Words that say nothing by themselves and yet stand in names of courses, where no subject is said: 'study abroad'. '' for none. */
  inNames: string;
  /** The award of which it isn't clear whether it is had or wanted; '' for none. */
  doubt: string;
  /** It says more than the words that are left of it: filters, what comes next, something left aside, or words that say nothing. */
  saysMore: boolean;
}

/**
 * Reads a keyword into roles, by the tables beside it and what the catalogue knows: filters, what is left aside, and
 * the words that are left
 * for a subject. null for `course@university`, which says itself what it wants.
 */
export function readSentence(q: string, known: Known, held: Held = ''): Sentence | null {
  if (q.includes('@')) return null;
  const isName = (words: string) => (known.universities(words.split(' '), 0)?.length ?? 0) > 1;
  const between = fromVietnamese(fromChinese(eitherOf(q.replace(OF_CALIFORNIA, 'Los Angeles'))), isName)
    .split(PARTS)
    .map((part) => tokensOf(part, known));
  let behind = 0;
  const breaks = new Set(between.map(({ length }) => (behind += length)));
  const reader = new Reader(between.flat(), known, accentedWords(q), breaks, held);
  readScores(reader);
  leaveMarks(reader);
  leaveTaught(reader);
  leaveWhoAsks(reader);
  readTerms(reader);
  readLength(reader);
  readNegations(reader);
  readUniversities(reader);
  readCountries(reader);
  leaveElsewhere(reader);
  readFee(reader);
  readMonths(reader);
  readLevels(reader);
  leaveWishes(reader);
  readCities(reader);
  leaveUnread(reader);
  dropFillers(reader);
  leaveUnsaid(reader);
  narrowLevel(reader);
  const { filters, parts, aside, next, background, award } = reader;
  const left = subjectOf(reader);
  const saysMore =
    Object.keys(filters).length > 0 ||
    next !== undefined ||
    aside.length > 0 ||
    (left !== '' && left !== reader.tokens.join(' '));
  const inNames = left === '' ? reader.unfiltered(LONGEST_IN_NAMES, (words) => areOfNames(words, known)) : '';
  return {
    q: left,
    filters,
    parts,
    aside,
    next:
      filters.level || !next
        ? undefined
        : { ...next, levels: next.levels.filter((one) => !filters.notLevel?.includes(one)) },
    background,
    award,
    prefers: reader.prefers,
    inNames,
    saysMore,
    doubt: doubtfulAward(reader)?.lower.typed ?? '',
  };
}

/** 'LA' among small letters is no article. */
const OF_CALIFORNIA = /(?<=\p{Ll}[^\n]*)\bLA\b/u;

const WHO =
  '(?:(?:my|the|our|his|her) )?(?:one|other|another|second|first|i|he|she|son|daughter|brother|sister|friend|cousin|wife|husband|kid|child|elder|younger|girl|boy)(?: one| of (?:them|us)| son| daughter| child| brother| sister)?';
const WISH =
  '(?:wants?|likes?|loves?|prefers?|needs?|(?:is )?(?:interested in|into|for))(?: to (?:study|do|be|become))?';
const WHO_WISHES = new RegExp(`[\\s,;.]*(?:\\b(?:and|but|while|aur) )?(?<![\\p{L}-])(${WHO}) ${WISH} `, 'giu');

/** 'Confused between msc biotechnology, food safety and clinical research'. */
const BETWEEN = /\bbetween ([^\d.;?!]+?) (?:and|or) (?=[^\d])([^,.;?!]+)/i;

/** 'One wants business one wants biology': what several wish is one or the other. */
function eitherOf(sentence: string): string {
  const q = sentence.replace(
    BETWEEN,
    (_, some: string, last: string) => ` ${some.replace(/,|\band\b/gi, ' or ')} or ${last}`,
  );
  const who = [...q.matchAll(WHO_WISHES)].map(([, one = '']) => one.toLowerCase());
  if (who.length < 2 || (new Set(who).size === 1 && who[0] !== 'one')) return q;
  let count = 0;
  return q.replace(WHO_WISHES, () => (count++ === 0 ? ' ' : ' or '));
}

/** 'Diploma after 12th' is one that builds on school. */
function narrowLevel({ filters, next }: Reader): void {
  // A diploma of two years is rather no graduate's.
  if ((filters.maxMonths ?? 0) >= 24 && next?.levels === AFTER_DEGREE) return;
  const open = filters.level?.filter((level) => next?.levels.includes(level)) ?? [];
  if (open.length > 0) filters.level = open;
}

/** What parts of a sentence end with; the full stops of 'B.Sc.' and the comma of '20,000' end none. */
export const PARTS = /,(?!\d)|(?<!\d),|[;?!\n"“”]|:(?!\d)|(?<=\p{L}{3}|\d)\.(?=\s|$)|\s[-–—]\s/u;

const LONGEST_IN_NAMES = 4;
const areOfNames = (words: readonly string[], known: Known): boolean =>
  !JOINTS.has(words[0] as string) &&
  !JOINTS.has(words.at(-1) as string) &&
  words.filter((word) => word.length > 2 && !JOINTS.has(word)).length > 1 &&
  known.hasWords(words.join(' '));

/** The runs that are left, without what joins them at their edges; 'or' stays between two. */
function subjectOf(reader: Reader): string {
  const runs = withOr(reader).map((run) => {
    const words = listed(reader, run);
    return words.filter((word, at) => word === 'or' || !isLoose(reader, words, at, word));
  });
  const isChoice = (words: readonly string[]) => splitAtOr(reader, words).filter(({ length }) => length > 0).length > 1;
  // Beside 'plant breeding or crop science' what no name has would be a part of one side.
  const beside = runs.some(isChoice)
    ? runs.filter((words) => isChoice(words) || areOfName(reader, trimmed(reader, words)))
    : runs;
  const texts: string[] = [];
  for (const words of beside) {
    const parts = isChoice(words) ? splitAtOr(reader, words) : [trimmed(reader, words)];
    const text = parts.filter((part) => part.length > 0).map((part) => part.join(' '));
    if (text.length > 0) texts.push(text.join(' or '));
  }
  return texts.join(' ');
}

/** The words of a run; the commas of a list that 'or' ends are 'or': 'plumbing, electrician or tiling'. */
function listed({ breaks }: Reader, run: ReturnType<Reader['runs']>[number]): string[] {
  const end = run.map(({ word }) => word).lastIndexOf('or');
  return run.flatMap(({ word, place }, at) => {
    const isListed = at > 0 && at < end && breaks.has(place) && word !== 'or' && run[at - 1]?.word !== 'or';
    return isListed ? ['or', word] : [word];
  });
}

/** The runs, those in one that 'or' joins over words which say nothing, or a level: 'finance better or marketing'. */
function withOr(reader: Reader): ReturnType<Reader['runs']> {
  const joined: ReturnType<Reader['runs']> = [];
  for (const run of reader.runs()) {
    const [last, first] = [joined.at(-1)?.at(-1), run[0]];
    const between = last && first ? reader.tokens.slice(last.place + 1, first.place) : [];
    const isJoined = last && (last.word === 'or' || first?.word === 'or');
    const isSmall = between.every((word) => FILLERS.has(word) || JOINTS.has(word) || LEVEL_WORDS.has(word));
    // 'Mpharm australia or msc pharmacology'.
    if (isJoined && (isSmall || (first?.word === 'or' && run.length > 1))) joined.at(-1)?.push(...run);
    else joined.push(run);
  }
  return joined;
}

const areOfName = ({ known }: Reader, words: readonly string[]): boolean =>
  words.length > 0 &&
  words.every((word) => word.length > 2 && (known.hasWords(word) || known.entryLength([word], 0) > 0));

/** Whether a small word joins nothing that stands so in a name: 'm from chitwan'. */
const isLoose = (reader: Reader, words: readonly string[], at: number, word: string): boolean =>
  JOINTS.has(word) &&
  at > 0 &&
  at < words.length - 1 &&
  !reader.known.hasWords(`${words[at - 1]} ${word} ${words[at + 1]}`);

function splitAtOr(reader: Reader, words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === 'or') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.map((part) => trimmed(reader, part));
}

function trimmed({ known }: Reader, words: readonly string[]): string[] {
  let from = 0;
  let to = words.length;
  while (from < to && JOINTS.has(words[from] as string)) from++;
  // 'Nau an' is one word of Vietnamese.
  while (
    to > from &&
    JOINTS.has(words[to - 1] as string) &&
    !(to > 1 && known.entryLength(words.slice(0, to), to - 2) > 1)
  )
    to--;
  return words.slice(from, to);
}
