import { majorUnits, roundedMinor } from '../money/money';
import { after, type CommissionEntry, type EntryEvent, isSplit, type Standing, standingOf } from './entry';

/** What a month brought, from what happened to the entries alone: nothing of it is stored or posted. */

export const MONTH_FIGURES = ['expected', 'claimed', 'received', 'paidOut', 'kept'] as const;
export type MonthFigure = (typeof MONTH_FIGURES)[number];

/** Minor units by currency. */
export type MinorBy = Readonly<Record<string, number>>;

/** What a bank changed into another currency; `got` is before its charges. */
export interface Changed {
  from: string;
  minor: number;
  to: string;
  got: number;
}

export interface MonthFlows {
  /** Expected or claimable at the month's end; in the month: claimed, received by bank, paid to others, and what is left of that. */
  sums: Record<MonthFigure, MinorBy>;
  /** How many entries were expected then whose amount isn't known. */
  unknown: number;
  changed: Changed[];
}

/** What entries brought in a month, 'YYYY-MM'. What is undone later counts against the month in which it is undone. */
export function monthFlows<Id>(entries: readonly CommissionEntry<Id>[], month: string): MonthFlows {
  const sums: Record<MonthFigure, Record<string, number>> = {
    ...{ expected: {}, claimed: {}, received: {}, paidOut: {}, kept: {} },
  };
  const add = (figure: MonthFigure, currency: string, minor: number) => {
    if (minor !== 0) sums[figure][currency] = (sums[figure][currency] ?? 0) + minor;
  };
  const changed: Changed[] = [];
  let unknown = 0;
  for (const entry of entries) {
    const open = isSplit(entry) ? 0 : openAt(entry, `${month}-31`);
    if (open === null) unknown++;
    else add('expected', entry.currency, open);
    for (const { event, now, on, side } of movesOf(entry)) {
      if (!on.startsWith(month)) continue;
      const moved = movedBy(entry, event, now);
      for (const [figure, currency, minor] of moved.sums) add(figure, currency, side * minor);
      if (moved.changed && side === 1) changed.push(moved.changed);
    }
  }
  return { sums, unknown, changed };
}

interface Move<Id> {
  event: EntryEvent<Id>;
  now: Standing<Id>;
  /** The day it counts for: the event's, or that on which it was undone. */
  on: string;
  side: 1 | -1;
}

/** What happened to an entry and what of that was undone. */
function movesOf<Id>(entry: CommissionEntry<Id>): Move<Id>[] {
  const moves: Move<Id>[] = [];
  const counting: Move<Id>[] = [];
  entry.events.forEach((event, place) => {
    if (event.change.kind === 'taken back') {
      const undone = counting.pop();
      if (undone) moves.push({ ...undone, on: event.on, side: -1 });
      return;
    }
    const before = counting.at(-1)?.now;
    const now = before
      ? after(entry, before, event.change)
      : standingOf({ ...entry, events: entry.events.slice(0, place + 1) });
    const move = { event, now, on: event.on, side: 1 as const };
    counting.push(move);
    moves.push(move);
  });
  return moves;
}

/** Where an entry stood at the end of a day; null where it began later. */
export function standingAt<Id>(entry: CommissionEntry<Id>, day: string): Standing<Id> | null {
  const until = movesOf(entry).filter(({ on }) => on <= day);
  const undone = new Set(until.filter(({ side }) => side === -1).map(({ event }) => event));
  const events = until.flatMap(({ event, side }) => (side === 1 && !undone.has(event) ? [event] : []));
  return events[0]?.change.kind === 'expected' ? standingOf({ ...entry, events }) : null;
}

/** What an entry may still earn and isn't claimed, as it stood at the end of a day: null where that isn't known. */
function openAt<Id>(entry: CommissionEntry<Id>, day: string): number | null {
  const then = standingAt(entry, day);
  if (then?.state === 'expected') return then.expected;
  return then?.state === 'claimable' ? then.earned : 0;
}

type Part = [figure: MonthFigure, currency: string, minor: number];

/** What one change moves, by figure and currency. */
function movedBy<Id>(
  { currency }: CommissionEntry<Id>,
  { change }: EntryEvent<Id>,
  { earned }: Standing<Id>,
): { sums: Part[]; changed?: Changed } {
  const paidOut = (of: string, minor: number): Part[] => [
    ['paidOut', of, minor],
    ['kept', of, -minor],
  ];
  switch (change.kind) {
    case 'claimed':
      return { sums: [['claimed', currency, earned]] };
    case 'received': {
      const { minor, slip, withheld, net, shareWithheld } = change;
      const came: Part[] = [
        ['received', slip.currency, slip.minor],
        ['kept', slip.currency, slip.minor],
      ];
      const through = minor - withheld - net;
      return {
        sums: [...came, ...paidOut(minor > net ? slip.currency : currency, shareWithheld)],
        ...(through > 0 && slip.currency !== currency
          ? { changed: { from: currency, minor: through, to: slip.currency, got: slip.minor + slip.charges } }
          : {}),
      };
    }
    case 'repaid':
      return { sums: [['kept', change.slip.currency, -change.slip.minor]] };
    case 'share paid':
      return { sums: paidOut(change.currency, change.minor) };
    default:
      return { sums: [] };
  }
}

/** A rate of one unit of a currency in the own one. */
export type RateInto = (currency: string) => number | null;

/** Amounts together in one currency, by today's rates; null where a rate is missing. */
export function inOne(amounts: MinorBy, own: string, rate: RateInto): number | null {
  let sum = 0;
  for (const [currency, minor] of Object.entries(amounts)) {
    if (currency === own) sum += minor;
    else {
      const per = rate(currency);
      if (per === null) return null;
      sum += signedMinor(majorUnits(minor, currency) * per, own);
    }
  }
  return sum;
}

/** What the bank gave more, or less, than these rates for what it changed into the own currency; null where it changed nothing into it. */
export function gainedByBank(changed: readonly Changed[], own: string, rate: RateInto): number | null {
  const into = changed.filter(({ to, from }) => to === own && rate(from) !== null);
  if (into.length === 0) return null;
  return into.reduce(
    (sum, { from, minor, got }) => sum + got - signedMinor(majorUnits(minor, from) * (rate(from) ?? 0), own),
    0,
  );
}

const signedMinor = (amount: number, currency: string): number =>
  Math.sign(amount) * (roundedMinor(Math.abs(amount), currency) ?? 0);
