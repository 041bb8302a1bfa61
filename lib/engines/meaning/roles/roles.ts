import { BUILT_IN_DICTIONARY } from '../dictionary';
import { CITIES } from '../tables/cities';
import { isEveryday } from '../tables/english-words';
import { AWARD_LEVELS, LEVEL_WORDS } from '../tables/levels';
import { nearAt } from '../tables/near-fields';
import { COUNTRY_NAMES, ELSEWHERE, PEOPLES, REGIONS } from '../tables/places';
import { HAVING_DONE, PERSONS, WANTING } from '../tables/roles';
import { FILLERS, JOINTS, NEGATIONS, WISHES } from '../tables/small-words';
import { MONTH_NAMES, SEASONS } from '../tables/times';
import { SearchDictionary } from '../terms';
import { learnt } from './weights';

/**
 * What a word of a search says: `S` the subject that is wanted, `B` who asks (their field, work, family), `L` a level that is wanted, `H`
 * one that is had, `P` where a course is to be, `O` another place, `U` a university, `X` what is excluded, `M` money, `T` tests and
 * marks, `D` dates and lengths, `W` another wish, `N` nothing by itself.
 */
export const ROLES = ['N', 'S', 'B', 'L', 'H', 'P', 'O', 'U', 'X', 'M', 'T', 'D', 'W'] as const;
export type Role = (typeof ROLES)[number];

/** What is learnt of the labelled sentences: what each sign of a word tells for each role, and each role for the next one. */
export interface Weights {
  signs: Record<string, readonly number[]>;
  /** By the role before, its own last row for the first word. */
  steps: readonly (readonly number[])[];
}

/**
 * The role of each word, as people who labelled sentences gave them: the likeliest way through all words by what was learnt
 * (`npm run search:learn`). `breaks`: places of the words that stand behind a comma or full stop.
 */
export function rolesOf(
  words: readonly string[],
  breaks: ReadonlySet<number>,
  { signs, steps }: Weights = learnt(),
  signsOfWords = signsOf(words, breaks),
): Role[] {
  // Of each word, by its role: what the likeliest way there sums up to, and the role before on it.
  let best = ROLES.map(() => 0);
  const ways: number[][] = [];
  for (const [place, own] of signsOfWords.entries()) {
    const told = ROLES.map(() => 0);
    for (const sign of own) {
      const row = signs[sign];
      if (row) for (let role = 0; role < told.length; role++) told[role] = (told[role] ?? 0) + (row[role] ?? 0);
    }
    const sums: number[] = [];
    const way: number[] = [];
    for (const role of ROLES.keys()) {
      let most = Number.NEGATIVE_INFINITY;
      let from: number = ROLES.length;
      if (place === 0) most = steps[ROLES.length]?.[role] ?? 0;
      else
        for (const before of ROLES.keys()) {
          const sum = (best[before] ?? 0) + (steps[before]?.[role] ?? 0);
          if (sum > most) [most, from] = [sum, before];
        }
      sums.push(most + (told[role] ?? 0));
      way.push(from);
    }
    best = sums;
    ways.push(way);
  }
  let role = best.indexOf(Math.max(...best));
  return ways
    .map((_, back) => ways.length - 1 - back)
    .map((place) => {
      const own = ROLES[role] ?? 'N';
      role = ways[place]?.[role] ?? 0;
      return own;
    })
    .reverse();
}

const DICTIONARY = new SearchDictionary(BUILT_IN_DICTIONARY);
const COUNTRY_WORDS = new Set(COUNTRY_NAMES.map(([name]) => name));
const LONGEST = 4;

const [WISHED, HAD, EXCLUDED] = [new Set(WANTING), new Set(HAVING_DONE), new Set(NEGATIONS)];

/** Kinds of phrases, by which words that were never labelled are known. */
const KINDS: Readonly<Record<string, (text: string) => boolean>> = {
  place: (text) => CITIES.has(text) || REGIONS.has(text) || COUNTRY_WORDS.has(text),
  people: (text) => PEOPLES.has(text) || ELSEWHERE.has(text),
  level: (text) => LEVEL_WORDS.has(text) || AWARD_LEVELS.has(text),
  wish: (text) => WISHES.has(text),
  wanting: (text) => WISHED.has(text),
  having: (text) => HAD.has(text),
  not: (text) => EXCLUDED.has(text),
};

/** Which words are part of a phrase that fits, the longest first; `phrases` by place, the longest first. */
function within(phrases: readonly (readonly string[])[], fits: (text: string) => boolean): boolean[] {
  const found = phrases.map(() => false);
  for (let place = 0; place < phrases.length; ) {
    const own = phrases[place] ?? [];
    const at = own.findIndex(fits);
    const length = at < 0 ? 0 : own.length - at;
    found.fill(true, place, place + length);
    place += Math.max(1, length);
  }
  return found;
}

/** What is known of a word by itself. */
function kindsOf(words: readonly string[]): string[][] {
  const texts = words.map((_, place) =>
    Array.from({ length: Math.min(LONGEST, words.length - place) }, (_, short) =>
      words.slice(place, place + Math.min(LONGEST, words.length - place) - short).join(' '),
    ),
  );
  const phrases = Object.entries(KINDS).map(([name, fits]) => ({ name, found: within(texts, fits) }));
  return words.map((word, place) => [
    ...phrases.flatMap(({ name, found }) => (found[place] ? [name] : [])),
    ...(FILLERS.has(word) ? ['filler'] : []),
    ...(JOINTS.has(word) ? ['joint'] : []),
    ...(PERSONS.has(word) ? ['person'] : []),
    ...(MONTH_NAMES.has(word) || SEASONS.has(word) ? ['month'] : []),
    ...(/\d/.test(word) ? [numberKind(word)] : []),
    ...(isEveryday(word) ? ['everyday'] : []),
    ...(DICTIONARY.at(words, place) ? ['entry'] : []),
    ...(nearAt(words, place) ? ['field'] : []),
  ]);
}

const numberKind = (word: string): string =>
  /^\d{4}$/.test(word)
    ? 'year'
    : /%/.test(word)
      ? 'percent'
      : /^\d+\.\d/.test(word)
        ? 'decimal'
        : /^\d+$/.test(word)
          ? `number${word.length}`
          : 'mixed';

/** The signs of each word: itself, its neighbours, their kinds, whether a wish or something had was said before. */
export function signsOf(words: readonly string[], breaks: ReadonlySet<number>): string[][] {
  const kinds = kindsOf(words);
  const all = kinds.map((some) => some.join('+'));
  const word = (place: number) => words[place] ?? (place < 0 ? '<' : '>');
  const isOf = (place: number, kind: string) => kinds[place]?.includes(kind) ?? false;
  const length = words.length < 4 ? 'short' : words.length < 9 ? 'middle' : 'long';
  return words.map((own, place) => {
    const [before, behind] = [word(place - 1), word(place + 1)];
    const cue = cueOf(kinds, place);
    const isWished = words.some((_, at) => at > place && isOf(at, 'wanting'));
    return [
      'any',
      `own ${own}`,
      `-1 ${before}`,
      `+1 ${behind}`,
      `-2 ${word(place - 2)}`,
      `+2 ${word(place + 2)}`,
      `-1,own ${before} ${own}`,
      `own,+1 ${own} ${behind}`,
      `-2,-1 ${word(place - 2)} ${before}`,
      `+1,+2 ${behind} ${word(place + 2)}`,
      ...(own.length > 4 ? [`end ${own.slice(-3)}`, `begin ${own.slice(0, 4)}`] : []),
      ...(kinds[place] ?? []).flatMap((kind) => [`is ${kind}`, `is ${kind}, -1 ${before}`, `is ${kind}, +1 ${behind}`]),
      `is ${all[place]}`,
      ...[-2, -1, 1, 2].flatMap((step) => (kinds[place + step] ?? ['end']).map((kind) => `${step} is ${kind}`)),
      `-1,own is ${all[place - 1]}, ${all[place]}`,
      `own,+1 is ${all[place]}, ${all[place + 1]}`,
      ...(breaks.has(place) || place === 0 ? ['first'] : []),
      ...(breaks.has(place + 1) || place === words.length - 1 ? ['last'] : []),
      length,
      `cue ${cue}`,
      `cue ${cue}, is ${all[place]}`,
      `wished ${isWished}`,
      `wished ${isWished}, cue ${cue}`,
    ];
  });
}

const FARTHEST = 9;

/** The last of 'want', 'have' and 'not' that stands before a word. */
function cueOf(kinds: readonly (readonly string[])[], place: number): string {
  for (let at = place - 1; at >= Math.max(0, place - FARTHEST); at--) {
    const cue = ['wanting', 'having', 'not'].find((kind) => kinds[at]?.includes(kind));
    if (cue) return cue;
  }
  return 'none';
}
