import { spelledAlike } from '../spellings';
import { plain, reasonOfGap } from './gap';
import type { Gap, Marked, MarkedItem, MarkReason } from './item';

/**
 * Marks one answer. `answer` comes from a browser: a text, a list of texts, or texts by the blank's name. Any other shape
 * is `unreadable`, wins nothing and is never made into one that fits. Never throws.
 */
export function mark(item: MarkedItem, answer: unknown): Marked {
  const most = mostOf(item);
  const of = (points: number, reason: MarkReason): Marked => ({ points, most, reason });
  if (answer === null || answer === undefined) return of(0, 'empty');
  switch (item.how) {
    case 'gap':
      return typeof answer === 'string' ? whole(reasonOfGap(answer, item)) : of(0, 'unreadable');
    case 'choice':
      return typeof answer === 'string' ? whole(reasonOfChoice(answer, item)) : of(0, 'unreadable');
    case 'dictation':
      return typeof answer === 'string' ? dictation(answer, item.text) : of(0, 'unreadable');
    case 'blanks':
      return blanks(answer, item.keys, most);
    default: {
      if (!isTexts(answer)) return of(0, 'unreadable');
      if (item.how === 'list') return list(answer, item);
      const chosen = answer.map((text) => optionOf(text, item.how === 'order' ? item.key : item.options));
      if (chosen.length === 0) return of(0, 'empty');
      if (chosen.some((option) => option === null)) return of(0, 'unreadable');
      const options = chosen.filter((option) => option !== null);
      if (item.how === 'order') return order(options, item.key);
      return item.how === 'choose' ? choose(options, item.key) : penalty(options, item.key);
    }
  }
}

/** The points that an item can win. */
export function mostOf(item: MarkedItem): number {
  switch (item.how) {
    case 'gap':
    case 'choice':
      return 1;
    case 'list':
      return item.keys.length;
    case 'blanks':
      return Object.keys(item.keys).length;
    case 'order':
      return item.key.length - 1;
    case 'dictation':
      return wordsOf(item.text).length;
    default:
      return item.key.length;
  }
}

const whole = (reason: MarkReason): Marked => ({ points: reason === 'right' ? 1 : 0, most: 1, reason });

function reasonOfChoice(answer: string, item: { key: string; options: readonly string[] }): MarkReason {
  if (!/\S/.test(answer)) return 'empty';
  const option = optionOf(answer, item.options);
  if (option === null) return 'unreadable';
  return option === item.key ? 'right' : 'wrong';
}

const isTexts = (answer: unknown): answer is string[] =>
  Array.isArray(answer) && answer.every((text) => typeof text === 'string');

/** The option that a text names, without regard to capitals and blanks; null where there is none. */
function optionOf(text: string, options: readonly string[]): string | null {
  const same = (option: string) => option.toLowerCase() === text.trim().replace(/\s+/g, ' ').toLowerCase();
  return options.find(same) ?? null;
}

const shareOf = (points: number, most: number): MarkReason =>
  points === most ? 'right' : points > 0 ? 'part' : 'wrong';

function choose(chosen: readonly string[], key: readonly string[]): Marked {
  const most = key.length;
  if (chosen.length > most) return { points: 0, most, reason: 'too-many' };
  const points = key.filter((option) => chosen.includes(option)).length;
  return { points, most, reason: shareOf(points, most) };
}

function penalty(chosen: readonly string[], key: readonly string[]): Marked {
  const each = [...new Set(chosen)];
  const most = key.length;
  const right = each.filter((option) => key.includes(option)).length;
  const wrong = each.length - right;
  const points = Math.max(0, right - wrong);
  return { points, most, reason: right > 0 && wrong > 0 ? 'penalty' : shareOf(points, most) };
}

function order(given: readonly string[], key: readonly string[]): Marked {
  const most = key.length - 1;
  if (new Set(given).size < given.length) return { points: 0, most, reason: 'unreadable' };
  const points = given.slice(1).filter((box, at) => {
    const place = key.indexOf(box);
    return place > 0 && key[place - 1] === given[at];
  }).length;
  return { points, most, reason: shareOf(points, most) };
}

function list(answers: readonly string[], item: Extract<MarkedItem, { how: 'list' }>): Marked {
  const most = item.keys.length;
  const { words, numbers } = item;
  const of = (key: readonly string[]): Gap => ({ how: 'gap', key, words, numbers });
  if (answers.every((text) => reasonOfGap(text, of([])) === 'empty')) return { points: 0, most, reason: 'empty' };
  if (answers.length > most) return { points: 0, most, reason: 'too-many' };
  const points = item.keys.filter((key) => answers.some((text) => reasonOfGap(text, of(key)) === 'right')).length;
  return { points, most, reason: shareOf(points, most) };
}

function blanks(answer: unknown, keys: Readonly<Record<string, readonly string[]>>, most: number): Marked {
  const unreadable: Marked = { points: 0, most, reason: 'unreadable' };
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return unreadable;
  const given = Object.entries(answer as Record<string, unknown>);
  if (!given.every(([name, text]) => Object.hasOwn(keys, name) && typeof text === 'string')) return unreadable;
  const filled = given.filter(([, text]) => /[\p{L}\p{N}]/u.test(String(text)));
  if (filled.length === 0) return { points: 0, most, reason: 'empty' };
  const points = filled.filter(([name, text]) =>
    keys[name]?.some((key) => spelledAlike(plain(key)) === spelledAlike(plain(String(text)))),
  ).length;
  return { points, most, reason: shareOf(points, most) };
}

const LONGEST_DICTATION = 1_000;

function dictation(answer: string, text: string): Marked {
  const key = wordsOf(text);
  const given = wordsOf(answer.slice(0, LONGEST_DICTATION));
  const most = key.length;
  if (given.length === 0) return { points: 0, most, reason: 'empty' };
  const points = commonInOrder(key, given);
  return { points, most, reason: shareOf(points, most) };
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map(spelledAlike);

/** How many words two texts share in the same order: the length of their longest common subsequence. */
function commonInOrder(one: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    for (const [at, heard] of other.entries())
      next.push(word === heard ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row[other.length] ?? 0;
}
