import { codeOf, datesOf, moneyOf, sameTime, timeOf } from './forms';
import type { Gap, GapKind, MarkReason, WordLimit } from './item';
import { differInNumber, differInSpelling } from './near-miss';
import { isNumber, withFigures } from './numbers';

/** No answer in a gap is longer; what is goes unread. */
const LONGEST = 200;

/**
 * Why a typed answer is right or not. The limit is checked on what was typed, before anything is compared. Spelling
 * must be exact; near misses are named for the learner and win nothing.
 */
export function reasonOfGap(typed: string, gap: Gap): MarkReason {
  const given = plain(typed.slice(0, LONGEST));
  if (!/[\p{L}\p{N}]/u.test(given)) return 'empty';
  const keys = gap.key.flatMap(formsOf).map(plain);
  const kind = kindOf(gap, keys);
  const matches = (text: string) => keys.some((key) => isSame(text, key, kind));
  if (namesTwo(given, matches)) return 'two-answers';
  if (isOverLimit(given, kind, gap)) return 'over-limit';
  if (matches(given)) return 'right';
  return nearMiss(given, keys, kind);
}

/** Whether a text is longer than a limit allows; takes it as typed. */
export function exceedsLimit(text: string, kind: GapKind, limit: WordLimit): boolean {
  return isOverLimit(plain(text), kind, limit);
}

/** All forms of a key: `summer school(s)` is two. */
export function formsOf(key: string): string[] {
  const found = key.match(/\(([^()]*)\)/);
  if (!found) return [key.replace(/\s+/g, ' ').trim()];
  return [key.replace(found[0], found[1] ?? ''), key.replace(found[0], '')].flatMap(formsOf);
}

/** One way to write what does not count: encoding, blanks, quotes, hyphens, capitals, a closing stop. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;:!?]+$/, '');
}

const kindOf = (gap: Gap, keys: readonly string[]): GapKind =>
  gap.kind ?? (keys.some((key) => /\d/.test(key)) ? 'number' : 'text');

function isSame(given: string, key: string, kind: GapKind): boolean {
  if (given === key) return true;
  if (kind === 'number') return withFigures(given) === withFigures(key);
  if (kind === 'date') return datesOf(given).some((date) => datesOf(key).includes(date));
  if (kind === 'code') return codeOf(given) !== null && codeOf(given) === codeOf(key);
  if (kind === 'money') {
    const [one, other] = [moneyOf(given), moneyOf(key)];
    return Boolean(one && other && one.hundredths === other.hundredths && one.currency === other.currency);
  }
  if (kind === 'time') {
    const [one, other] = [timeOfDay(given), timeOfDay(key)];
    return Boolean(one && other && sameTime(one, other));
  }
  return false;
}

const timeOfDay = (text: string) => timeOf(text);

function isOverLimit(given: string, kind: GapKind, { words, numbers }: WordLimit): boolean {
  const whole =
    (kind === 'time' && timeOfDay(given)) || (kind === 'money' && moneyOf(given)) || (kind === 'code' && codeOf(given));
  if (whole) return words + numbers < 1;
  const figures = numbers > 0 || kind === 'number' ? withFigures(given) : given;
  const tokens = figures.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
  const written = tokens.filter(isNumber).length;
  const besides = Math.min(written, numbers);
  return tokens.length - besides > words;
}

/** Two answers in one gap, of which one may be right. */
function namesTwo(given: string, matches: (text: string) => boolean): boolean {
  if (matches(given)) return false;
  const pieces = given.split(/\s*[/;,]\s*|\s+or\s+/).map((piece) => piece.trim());
  return (
    pieces.length > 1 && pieces.filter(Boolean).length > 1 && pieces.some((piece) => piece !== '' && matches(piece))
  );
}

function nearMiss(given: string, keys: readonly string[], kind: GapKind): MarkReason {
  if (kind === 'code' || kind === 'time') return 'wrong';
  if (kind === 'money') return keys.some((key) => lacksCurrency(given, key)) ? 'incomplete' : 'wrong';
  const same = (text: string) => (kind === 'number' ? withFigures(text) : text);
  const forms = keys.map(same);
  const one = same(given);
  if (forms.some((key) => differInNumber(one, key))) return 'plural';
  if (forms.some((key) => differInSpelling(one, key))) return 'spelling';
  if (forms.some((key) => isWithin(key, one))) return 'extra-words';
  if (forms.some((key) => isWithin(one, key))) return 'incomplete';
  return 'wrong';
}

function lacksCurrency(given: string, key: string): boolean {
  const [one, other] = [moneyOf(given), moneyOf(key)];
  return Boolean(one && other && one.hundredths === other.hundredths && !one.currency);
}

const isWithin = (part: string, whole: string): boolean => part !== whole && ` ${whole} `.includes(` ${part} `);
