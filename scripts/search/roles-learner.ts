import type { Known } from '@/lib/engines/meaning/reading/reader';
import { PARTS } from '@/lib/engines/meaning/reading/sentence';
import { tokensOf } from '@/lib/engines/meaning/reading/tokens';
import { ROLES, type Role, rolesOf, signsOf, type Weights } from '@/lib/engines/meaning/roles/roles';

/** A search with the role of each of its words. */
export interface Labelled {
  words: string[];
  roles: Role[];
  /** Places of the words that stand behind a comma or full stop. */
  breaks: ReadonlySet<number>;
}

/** A catalogue that knows no word. */
const NOTHING_KNOWN: Known = {
  universities: () => null,
  isPlace: () => false,
  hasWords: () => false,
  isWord: () => false,
  isElsewhere: () => false,
  spellings: () => [],
  slips: () => [],
  meanings: () => [],
  entryLength: () => 0,
  onlyCurrency: undefined,
  rupee: 'INR',
};

/** A line of the labelled sentences: 'want [L:masters] in [S:nursing]'. Throws on a role that there isn't. */
export function labelled(line: string): Labelled {
  const words: string[] = [];
  const roles: Role[] = [];
  const breaks = new Set<number>();
  for (const [, role = 'N', inner, outer] of line.matchAll(/\[([A-Z]):([^\]]*)\]|([^[]+)/g)) {
    if (!ROLES.includes(role as Role)) throw new Error(`No role is called “${role}”: ${line}`);
    for (const [at, part] of (inner ?? outer ?? '').split(PARTS).entries()) {
      if (at > 0) breaks.add(words.length);
      for (const word of tokensOf(part, NOTHING_KNOWN)) {
        words.push(word);
        roles.push(role as Role);
      }
    }
  }
  return { words, roles, breaks };
}

/** Signs that fewer sentences show tell of these alone. */
const FEWEST = 3;
const ROUNDS = 15;
/** Weights are kept as whole numbers of this part of one. */
const PARTS_OF_ONE = 4;

/**
 * An averaged perceptron over whole sentences (Collins 2002): where the likeliest roles aren't the labelled ones, the signs of both are
 * moved. The same sentences give the same weights.
 */
export function learn(sentences: readonly Labelled[]): Weights {
  const counts = new Map<string, number>();
  const random = randomOf(1);
  const read = sentences.flatMap(({ words, roles, breaks }) => {
    if (words.length === 0) return [];
    const signs = signsOf(words, breaks);
    for (const sign of new Set(signs.flat())) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    return [{ words, breaks, signs, roles: roles.map((role) => ROLES.indexOf(role)) }];
  });
  const signs: Record<string, number[]> = {};
  const sums = new Map<number[], number[]>();
  const blank = () => {
    const row = ROLES.map(() => 0);
    sums.set(row, [...row]);
    return row;
  };
  for (const [sign, count] of counts) if (count >= FEWEST) signs[sign] = blank();
  const steps = [...ROLES, null].map(blank);
  let seen = 1;
  const move = (row: number[] | undefined, role: number, by: number) => {
    const sum = row && sums.get(row);
    if (!sum) return;
    row[role] = (row[role] ?? 0) + by;
    sum[role] = (sum[role] ?? 0) + by * seen;
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const one of shuffled(read, random)) {
      seen++;
      const guessed = rolesOf(one.words, one.breaks, { signs, steps }, one.signs).map((role) => ROLES.indexOf(role));
      for (const [place, right] of one.roles.entries()) {
        const wrong = guessed[place] ?? 0;
        const [before, beforeWrong] = [one.roles[place - 1] ?? ROLES.length, guessed[place - 1] ?? ROLES.length];
        if (right !== wrong)
          for (const sign of one.signs[place] ?? []) {
            move(signs[sign], right, 1);
            move(signs[sign], wrong, -1);
          }
        if (right === wrong && before === beforeWrong) continue;
        move(steps[before], right, 1);
        move(steps[beforeWrong], wrong, -1);
      }
    }
  const averaged = (row: number[]) =>
    row.map((value, at) => Math.round((value - (sums.get(row)?.[at] ?? 0) / seen) * PARTS_OF_ONE));
  const told = Object.entries(signs).map(([sign, row]) => [sign, averaged(row)] as const);
  return {
    signs: Object.fromEntries(told.filter(([, row]) => row.some((value) => value !== 0))),
    steps: steps.map(averaged),
  };
}

/** Numbers from 0 to below 1, the same for a seed (Park and Miller). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}

/** What share of sentences have their subject's words exactly, of 0 to 1. */
export function subjectsRight(sentences: readonly Labelled[], weights?: Weights): number {
  const subject = (words: readonly string[], roles: readonly Role[]) =>
    words.filter((_, place) => roles[place] === 'S').join(' ');
  const right = sentences.filter(
    ({ words, roles, breaks }) => subject(words, roles) === subject(words, rolesOf(words, breaks, weights)),
  );
  return right.length / sentences.length;
}
