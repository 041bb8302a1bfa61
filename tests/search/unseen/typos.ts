import { pick, type Random } from '../generate';

const NEIGHBOURS: Readonly<Record<string, string>> = {
  a: 'sq',
  b: 'vn',
  c: 'xv',
  d: 'sf',
  e: 'wr',
  f: 'dg',
  g: 'fh',
  h: 'gj',
  i: 'uo',
  j: 'hk',
  k: 'jl',
  l: 'k',
  m: 'n',
  n: 'bm',
  o: 'ip',
  p: 'o',
  q: 'wa',
  r: 'et',
  s: 'ad',
  t: 'ry',
  u: 'yi',
  v: 'cb',
  w: 'qe',
  x: 'zc',
  y: 'tu',
  z: 'x',
};
/** Letters that are written for each other by ear. */
const BY_EAR: readonly (readonly [string, string])[] = [
  ['ph', 'f'],
  ['ei', 'ie'],
  ['ie', 'ei'],
  ['c', 's'],
  ['s', 'c'],
  ['i', 'e'],
  ['e', 'i'],
  ['a', 'e'],
  ['y', 'i'],
  ['k', 'c'],
  ['tion', 'sion'],
  ['ee', 'i'],
  ['ou', 'u'],
  ['z', 's'],
];
/** Words below this length are typed right: a slip in them makes another word. */
export const SHORTEST_MISSPELT = 5;

/** The word with one slip of fingers or ear, never in its first letter; null when it came out as a word of `known`. */
export function misspell(random: Random, word: string, known: ReadonlySet<string>): string | null {
  const made = slip(random, word);
  return made === word || known.has(made.toLowerCase()) ? null : made;
}

function slip(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const [before, letter, behind] = [word.slice(0, at), word[at] as string, word.slice(at + 1)];
  const kind = random();
  if (kind < 0.25) return before + behind;
  if (kind < 0.45) return behind ? `${before}${behind[0]}${letter}${behind.slice(1)}` : before;
  if (kind < 0.6) return before + letter + letter + behind;
  if (kind < 0.75) return before + pick(random, [...(NEIGHBOURS[letter.toLowerCase()] ?? letter)]) + behind;
  const heard = BY_EAR.filter(([from]) => word.indexOf(from, 1) > 0);
  if (heard.length === 0) return before + behind;
  const [from, to] = pick(random, heard);
  const place = word.indexOf(from, 1);
  return word.slice(0, place) + to + word.slice(place + from.length);
}
