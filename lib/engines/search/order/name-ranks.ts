import type { Names } from '../columns/names';
import { awardLength } from '../types/award';
import type { Yielder } from '../types/yielder';
import { countingSort } from './counting-sort';

/** Each name's rank by its text, and by its subject. */
interface NameRanks {
  names: Uint32Array;
  subjects: Uint32Array;
}

/** Most updates bring no new name. */
const ranksOf = new WeakMap<Names, { count: number; ranks: NameRanks }>();

/**
 * Each name's place by its folded text, and twice that by its subject (see award.ts), one more where the name has an award; equal
 * texts share one.
 */
export async function rankNames(names: Names, yielder: Yielder): Promise<NameRanks> {
  const { count } = names;
  const known = ranksOf.get(names);
  if (known?.count === count) return known.ranks;
  const ranks = await ranked(names, yielder);
  ranksOf.set(names, { count, ranks });
  return ranks;
}

async function ranked(names: Names, yielder: Yielder): Promise<NameRanks> {
  const { tokens, count } = names;
  const { texts } = names.words;
  const sorted = [...texts.keys()].sort((a, b) => ((texts[a] as string) < (texts[b] as string) ? -1 : 1));
  await yielder.pause();
  const places = new Uint32Array(texts.length);
  for (const [place, word] of sorted.entries()) places[word] = place;
  const starts = names.starts.subarray(0, count + 1);
  const subjects = starts.slice(0, count);
  await yielder.inParts(count, (from, to) => {
    for (let name = from; name < to; name++) {
      const [start, end] = [starts[name] as number, starts[name + 1] as number];
      const wordAt = (place: number) => (start + place < end ? (texts[tokens[start + place] as number] as string) : '');
      subjects[name] = start + awardLength(wordAt);
    }
  });
  const placeAt = (token: number) => places[tokens[token] as number] as number;
  const bySubject = await ranksFrom(subjects, starts, placeAt, texts.length, yielder);
  return {
    names: await ranksFrom(starts.subarray(0, count), starts, placeAt, texts.length, yielder),
    subjects: bySubject.map((rank, name) => rank * 2 + Number(subjects[name] !== starts[name])),
  };
}

/**
 * Each name's place in the order of the folded names from the given words on; equal texts share one. Comparing word by word gives
 * the order of the whole texts because no character sorts before the blank (see `fold`).
 */
async function ranksFrom(
  firsts: Uint32Array,
  starts: Uint32Array,
  placeAt: (token: number) => number,
  words: number,
  yielder: Yielder,
): Promise<Uint32Array> {
  const lengthOf = (name: number) => (starts[name + 1] as number) - (firsts[name] as number);
  const keyOf = (name: number, word: number) =>
    word < lengthOf(name) ? placeAt((firsts[name] as number) + word) + 1 : 0;
  let sorted: Uint32Array = Uint32Array.from(firsts.keys());
  const longest = sorted.reduce((most, name) => Math.max(most, lengthOf(name)), 0);
  const keys = new Uint32Array(firsts.length);
  for (let word = longest - 1; word >= 0; word--) {
    for (let name = 0; name < keys.length; name++) keys[name] = keyOf(name, word);
    sorted = countingSort(sorted, keys, words + 1);
    await yielder.pause();
  }
  const ranks = new Uint32Array(firsts.length);
  let rank = 0;
  for (let place = 1; place < sorted.length; place++) {
    const [name, before] = [sorted[place] as number, sorted[place - 1] as number];
    let word = 0;
    while (word < longest && keyOf(name, word) === keyOf(before, word)) word++;
    if (word < longest) rank++;
    ranks[name] = rank;
  }
  return ranks;
}
