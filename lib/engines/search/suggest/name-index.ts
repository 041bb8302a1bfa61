import { Postings } from '../catalogue/postings';
import { countingSort } from '../counting-sort';
import type { RowSets } from '../row-sets';
import { WordSuffixes } from '../word-suffixes';
import type { Yielder } from '../yielder';
import { type CommonLetter, commonLetters } from './common-letters';
import type { NameWords } from './name-words';

/** Two words next to each other in some name. A pair's number is its place in `seconds`. */
interface WordPairs {
  /** The pairs that begin with word `w` are `starts[w]` to before `starts[w + 1]`, … */
  starts: Uint32Array;
  /** … ordered by their second word, which stands here. */
  seconds: Uint32Array;
  postings: Postings;
}

/** Finds the rows whose course name contains a text, exactly, whatever it cuts through. */
export interface NameIndex {
  names: NameWords;
  /** The token that each name's subject begins with (see award.ts). */
  subjects: Uint32Array;
  /** Each row's name. */
  nameOf: Uint32Array;
  suffixes: WordSuffixes;
  /** Rows by word. */
  words: Postings;
  letters: Map<string, CommonLetter>;
  pairs: WordPairs;
  /** The rows whose name has a word more than once, by word. */
  repeating: Postings;
}

/** `rows`: the rows that have a name, ascending. */
export async function buildNameIndex(
  sets: RowSets,
  names: NameWords,
  subjects: Uint32Array,
  nameOf: Uint32Array,
  rows: Uint32Array,
  yielder: Yielder,
): Promise<NameIndex> {
  const { tokens, starts, words } = names;
  const suffixes = await WordSuffixes.build(words, yielder);
  const { pairOf, ...pairs } = await numberPairs(names, yielder);
  const wordRoom = new Uint32Array(words.length);
  const pairRoom = new Uint32Array(pairs.seconds.length);
  const rowsOfName = await countRows(nameOf, rows, starts.length - 1, yielder);
  await yielder.inParts(starts.length - 1, (from, to) => {
    for (let name = from; name < to; name++) {
      const last = (starts[name + 1] as number) - 1;
      const count = rowsOfName[name] as number;
      for (let token = starts[name] as number; token <= last; token++) {
        const word = tokens[token] as number;
        wordRoom[word] = (wordRoom[word] as number) + count;
        const pair = pairOf[token] as number;
        if (token < last) pairRoom[pair] = (pairRoom[pair] as number) + count;
      }
    }
  });
  const wordPostings = new Postings(sets, wordRoom);
  const pairPostings = new Postings(sets, pairRoom);
  await yielder.inParts(rows.length, (from, to) => {
    for (let index = from; index < to; index++) {
      const row = rows[index] as number;
      const name = nameOf[row] as number;
      const last = (starts[name + 1] as number) - 1;
      for (let token = starts[name] as number; token <= last; token++) {
        wordPostings.put(tokens[token] as number, row);
        if (token < last) pairPostings.put(pairOf[token] as number, row);
      }
    }
  });
  const repeating = await repeatedWords(sets, names, nameOf, rows, rowsOfName, yielder);
  return {
    names,
    subjects,
    nameOf,
    suffixes,
    words: wordPostings,
    letters: await commonLetters(sets, words, suffixes, wordPostings, yielder),
    pairs: { ...pairs, postings: pairPostings },
    repeating,
  };
}

/** How many of the rows have each name, by its number. */
async function countRows(
  nameOf: Uint32Array,
  rows: Uint32Array,
  names: number,
  yielder: Yielder,
): Promise<Uint32Array> {
  const counts = new Uint32Array(names);
  await yielder.inParts(rows.length, (from, to) => {
    for (let index = from; index < to; index++) {
      const name = nameOf[rows[index] as number] as number;
      counts[name] = (counts[name] as number) + 1;
    }
  });
  return counts;
}

async function repeatedWords(
  sets: RowSets,
  { tokens, starts, words }: NameWords,
  nameOf: Uint32Array,
  rows: Uint32Array,
  rowsOfName: Uint32Array,
  yielder: Yielder,
): Promise<Postings> {
  const repeatedIn = new Map<number, number[]>();
  const room = new Uint32Array(words.length);
  await yielder.inParts(starts.length - 1, (from, to) => {
    for (let name = from; name < to; name++) {
      const [start, end] = [starts[name] as number, starts[name + 1] as number];
      for (let token = start + 1; token < end; token++) {
        const word = tokens[token] as number;
        // At its second place, and not at further ones.
        let before = 0;
        for (let other = start; other < token; other++) if (tokens[other] === word) before++;
        if (before !== 1) continue;
        repeatedIn.set(name, [...(repeatedIn.get(name) ?? []), word]);
        room[word] = (room[word] as number) + (rowsOfName[name] as number);
      }
    }
  });
  const repeating = new Postings(sets, room);
  await yielder.inParts(rows.length, (from, to) => {
    for (let index = from; index < to; index++) {
      const row = rows[index] as number;
      for (const word of repeatedIn.get(nameOf[row] as number) ?? []) repeating.put(word, row);
    }
  });
  return repeating;
}

/** Numbers the pairs; `pairOf` says for each token but a name's last which pair begins with it. */
async function numberPairs({ tokens, starts, words }: NameWords, yielder: Yielder) {
  const firsts = new Uint32Array(tokens.length);
  let count = 0;
  await yielder.inParts(starts.length - 1, (from, to) => {
    for (let name = from; name < to; name++) {
      const last = (starts[name + 1] as number) - 1;
      for (let token = starts[name] as number; token < last; token++) firsts[count++] = token;
    }
  });
  const bySecond = countingSort(firsts.subarray(0, count), tokens.subarray(1), words.length);
  await yielder.pause();
  const sorted = countingSort(bySecond, tokens, words.length);
  await yielder.pause();
  const pairOf = new Uint32Array(tokens.length);
  const pairStarts = new Uint32Array(words.length + 1);
  const seconds = new Uint32Array(count);
  let pair = -1;
  let previous = -1;
  await yielder.inParts(count, (from, to) => {
    for (let index = from; index < to; index++) {
      const token = sorted[index] as number;
      const first = tokens[token] as number;
      const second = tokens[token + 1] as number;
      if (pair < 0 || first !== previous || second !== seconds[pair]) {
        seconds[++pair] = second;
        pairStarts[first + 1] = pair + 1;
        previous = first;
      }
      pairOf[token] = pair;
    }
  });
  for (let word = 1; word <= words.length; word++) {
    pairStarts[word] = Math.max(pairStarts[word] as number, pairStarts[word - 1] as number);
  }
  return { pairOf, starts: pairStarts, seconds: seconds.slice(0, pair + 1) };
}
