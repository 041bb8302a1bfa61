import { daysBetween } from '@/lib/domain/days/day';
import { type Rates, rateOf } from './rates';

/** How much of the second one unit of the first is, in two lists. */
interface ComparedPair {
  from: string;
  to: string;
  /** Null where the list doesn't say. */
  before: number | null;
  after: number | null;
}

export interface ComparedRates {
  pairs: ComparedPair[];
  /** What a person should confirm, a sentence each. */
  asks: string[];
}

type List = Pick<Rates, 'base' | 'perBase'> & { day: string };

/** A fifth: between two lists a few weeks apart rates move less. */
const MOVED = 0.2;
const OLD_DAYS = 31;
const SHOWN = 5;
/** What families and universities reckon in, the most usual first. */
const USUAL = ['GBP/INR', 'CAD/INR', 'AUD/INR', 'USD/INR', 'EUR/USD', 'NZD/INR', 'SGD/INR', 'USD/PKR', 'USD/NPR'];

/**
 * What a new list says beside the one in use, and what is unusual about it: older than a month, a pair that moved by a fifth or
 * more, a currency that it no longer has. Made-up rates in use are shown beside it, but say nothing about it.
 * @param today 'YYYY-MM-DD'
 */
export function comparedRates(now: (List & { example: boolean }) | null, next: List, today: string): ComparedRates {
  const asks: string[] = [];
  const age = daysBetween(next.day, today);
  if (age > OLD_DAYS) asks.push(`The list is dated ${next.day}, ${age.toLocaleString('en-GB')} days ago.`);
  if (now && !now.example) {
    if (next.day < now.day) asks.push(`The list is older than the rates in use, which are dated ${now.day}.`);
    const moved = movedPairs(now, next);
    for (const pair of moved.slice(0, SHOWN)) asks.push(movedText(pair));
    if (moved.length > SHOWN) asks.push(`${moved.length - SHOWN} more currencies changed by 20% or more.`);
    const lost = codesOf(now).filter((code) => !codesOf(next).includes(code));
    if (lost.length) asks.push(`The list has no rate for ${lost.join(', ')}. The rates in use do.`);
    return { pairs: shownPairs(now, next, moved), asks };
  }
  return { pairs: shownPairs(now, next, []), asks };
}

const codesOf = ({ base, perBase }: List) => [base, ...Object.keys(perBase)];

/** Every currency against one that both lists have. */
function movedPairs(now: List, next: List): ComparedPair[] {
  const known = codesOf(next).filter((code) => codesOf(now).includes(code));
  const [first = ''] = [now.base, 'USD', 'EUR', ...known].filter((code) => known.includes(code));
  const pairs = known.filter((code) => code !== first).map((to) => pairOf(first, to, now, next));
  return pairs.filter((pair) => changeOf(pair) >= MOVED).sort((one, other) => changeOf(other) - changeOf(one));
}

function shownPairs(now: List | null, next: List, moved: readonly ComparedPair[]): ComparedPair[] {
  const usual = [...USUAL, ...Object.keys(next.perBase).map((code) => `${next.base}/${code}`)].map((name) => {
    const [from = '', to = ''] = name.split('/');
    return pairOf(from, to, now, next);
  });
  const all = [...moved.slice(0, SHOWN - 1), ...usual.filter(({ after }) => after !== null)];
  return all
    .filter(({ from, to }, index) => all.findIndex((one) => one.from === from && one.to === to) === index)
    .slice(0, SHOWN);
}

const pairOf = (from: string, to: string, now: List | null, next: List): ComparedPair => ({
  from,
  to,
  before: now && rateOf(from, to, now),
  after: rateOf(from, to, next),
});

/** By how much of it the rate moved, whichever way the pair is read. */
function changeOf({ before, after }: ComparedPair): number {
  return before && after ? Math.max(Math.abs(after / before - 1), Math.abs(before / after - 1)) : 0;
}

function movedText({ from, to, before, after }: ComparedPair): string {
  return `One ${from} was ${figure(before)} ${to} and is now ${figure(after)}.`;
}

const figure = (rate: number | null) => (rate === null ? 'unknown' : String(Number(rate.toPrecision(6))));
