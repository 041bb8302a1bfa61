import { wholeWordRuns } from '../name-rank';
import type { RowSets } from '../row-sets';
import type { WordMatch } from '../word-suffixes';
import type { NameIndex } from './name-index';
import type { NameWords } from './name-words';

/** Sets a match adds to: rows whose name has the text as whole words, where a word starts, and within a word. */
export interface MatchSets {
  whole: number;
  atWordStart: number;
  inside: number;
}

/**
 * Adds the rows whose folded name contains `part` (folded, not empty) to the sets; a row may land in both. The sets may
 * be the same one. `scratch`: three sets to overwrite.
 */
export function addNameMatches(
  index: NameIndex,
  sets: RowSets,
  part: string,
  into: MatchSets,
  scratch: [number, number, number],
): void {
  const [first = '', ...following] = part.split(' ');
  const last = following.at(-1);
  if (last === undefined) addOneWord(index, sets, first, into);
  else if (following.length === 1) addTwoWords(index, first, last, into);
  else addPhrase(index, sets, first, following, into, scratch);
}

const targetOf = ({ startsWord, isWhole }: Omit<WordMatch, 'word'>, into: MatchSets) =>
  isWhole ? into.whole : startsWord ? into.atWordStart : into.inside;

function addOneWord({ suffixes, words, letters }: NameIndex, sets: RowSets, fragment: string, into: MatchSets): void {
  const letter = letters.get(fragment);
  if (letter) {
    for (const word of letter.whole) words.addTo(into.whole, word);
    sets.kernel.or(into.atWordStart, into.atWordStart, letter.atWordStart, sets.bytesPerSet);
    sets.kernel.or(into.inside, into.inside, letter.inside, sets.bytesPerSet);
    return;
  }
  for (const match of suffixes.containing(fragment)) words.addTo(targetOf(match, into), match.word);
}

/** A text over one blank: the first word ends with what stands before it, the second begins with what stands after. */
function addTwoWords(index: NameIndex, first: string, second: string, into: MatchSets): void {
  const seconds = wordsBeginningWith(index.names.words, second);
  const whole = into.whole === into.atWordStart ? [] : wholeWords(index.names.words, second);
  for (const { word, startsWord } of index.suffixes.endingWith(first)) {
    addPairs(index, word, seconds, startsWord ? into.atWordStart : into.inside);
    if (startsWord) for (const range of whole) addPairs(index, word, range, into.whole);
  }
}

/**
 * A text over more blanks. Every adjacent pair of its words must be in the name; where none of those between the first and the last
 * stands twice in the name, that puts them in a row, so only names that repeat one of them are looked at one by one.
 */
function addPhrase(
  index: NameIndex,
  sets: RowSets,
  first: string,
  following: string[],
  into: MatchSets,
  [chain, step, unsure]: [number, number, number],
): void {
  const { words } = index.names;
  const { kernel, bytesPerSet } = sets;
  const middle = following.slice(0, -1).map((word) => wordsFrom(words, word));
  if (middle.some((word, place) => words[word] !== following[place])) return;
  const last = following.at(-1) ?? '';
  const matches = index.suffixes.endingWith(first);
  addChain(
    [wordsBeginningWith(words, last)],
    [
      { startsWord: true, target: into.atWordStart },
      { startsWord: false, target: into.inside },
    ],
  );
  if (into.whole !== into.atWordStart) {
    addChain(wholeWords(words, last), [{ startsWord: true, target: into.whole }]);
  }

  function addChain(lasts: Range[], parts: { startsWord: boolean; target: number }[]): void {
    sets.fill(chain);
    for (const [place, word] of middle.entries()) {
      const next = middle[place + 1];
      sets.clear(step);
      for (const range of next === undefined ? lasts : [{ from: next, to: next + 1 }])
        addPairs(index, word, range, step);
      kernel.and(chain, chain, step, bytesPerSet);
    }
    for (const { startsWord, target } of parts) addBeginnings(startsWord, lasts, target);
  }

  function addBeginnings(startsWord: boolean, lasts: Range[], target: number): void {
    const [second = 0] = middle;
    const firsts = matches.flatMap((one) => (one.startsWord === startsWord ? [one.word] : []));
    sets.clear(step);
    for (const word of firsts) addPairs(index, word, { from: second, to: second + 1 }, step);
    kernel.and(step, step, chain, bytesPerSet);
    sets.clear(unsure);
    for (const word of new Set(middle)) index.repeating.addTo(unsure, word);
    kernel.and(unsure, step, unsure, bytesPerSet);
    kernel.andNot(step, step, unsure, bytesPerSet);
    kernel.or(target, target, step, bytesPerSet);
    const phrase = { firsts: new Set(firsts), middle, lasts };
    for (const row of rowsWithPhrase(index, sets.rowsOf(unsure), phrase)) sets.add(target, row);
  }
}

interface Phrase {
  firsts: Set<number>;
  middle: number[];
  lasts: Range[];
}

/** Where the names stand is looked up for all rows before any name is read, so that the processor waits for many of them at once. */
function rowsWithPhrase({ names, nameOf }: NameIndex, rows: readonly number[], phrase: Phrase): number[] {
  const { starts } = names;
  const bounds = new Uint32Array(rows.length * 2);
  for (let place = 0; place < rows.length; place++) {
    const name = nameOf[rows[place] as number] as number;
    bounds[place * 2] = starts[name] as number;
    bounds[place * 2 + 1] = starts[name + 1] as number;
  }
  const found: number[] = [];
  for (let place = 0; place < rows.length; place++) {
    const [from, to] = [bounds[place * 2] as number, bounds[place * 2 + 1] as number];
    if (hasPhrase(names, from, to, phrase)) found.push(rows[place] as number);
  }
  return found;
}

/** Whether a name, which stands at the tokens `from` to before `to`, has the phrase. */
function hasPhrase({ tokens }: NameWords, from: number, to: number, { firsts, middle, lasts }: Phrase): boolean {
  const [second] = middle;
  const end = to - middle.length - 1;
  for (let token = from; token < end; token++) {
    // One comparison passes over nearly every place.
    if (tokens[token + 1] !== second || !firsts.has(tokens[token] as number)) continue;
    const last = tokens[token + middle.length + 1] as number;
    if (!middle.every((word, place) => tokens[token + 1 + place] === word)) continue;
    if (lasts.some(({ from, to }) => last >= from && last < to)) return true;
  }
  return false;
}

/** Word numbers from `from` to before `to`. */
interface Range {
  from: number;
  to: number;
}

/** Adds the rows that have `first` directly before a word of the range. */
function addPairs({ pairs }: NameIndex, first: number, seconds: Range, target: number): void {
  const end = pairs.starts[first + 1] as number;
  let low = pairs.starts[first] as number;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pairs.seconds[middle] as number) < seconds.from) low = middle + 1;
    else high = middle;
  }
  for (let pair = low; pair < end && (pairs.seconds[pair] as number) < seconds.to; pair++) {
    pairs.postings.addTo(target, pair);
  }
}

function wordsBeginningWith(words: string[], prefix: string): Range {
  const from = wordsFrom(words, prefix);
  let low = from;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string).startsWith(prefix)) low = middle + 1;
    else high = middle;
  }
  return { from, to: low };
}

/** The words that are the text, or go on after it with a sign. */
const wholeWords = (words: string[], text: string): Range[] =>
  wholeWordRuns(text).map(([from, to]) => ({ from: wordsFrom(words, from), to: wordsFrom(words, to) }));

/** The first word that isn't before the text. */
function wordsFrom(words: string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
