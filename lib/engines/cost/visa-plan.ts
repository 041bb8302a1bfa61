import type { Country } from '@/lib/domain/countries';
import { addDays, type Day, toDay } from '@/lib/domain/days/day';
import type { Fact } from '@/lib/engines/facts/fact';
import { lengthText, monthsOn } from './days';
import { figureOf, PREFIX, sourceOf } from './figures';
import type { Figure, FigureSource, Question } from './types';

/**
 * When to apply for the visa so that it can be there when the course starts, and what to have in hand. Days come from published
 * times alone: where none is known there is no day.
 */
export interface VisaPlan {
  /** The first day of the course; of an intake the first of its month. */
  starts: string;
  /** The earliest day to apply; null where it isn't known. */
  opens: string | null;
  /** The first day that something has to be there: the money, where it must be held for a time. */
  startBy: string | null;
  /** The day by the longest published time, or by the official advice where that is earlier. */
  applyBy: string | null;
  /** After this day the published times no longer reach the start. */
  latest: string | null;
  /** The published times that the days come from, each with its source; those that aren't known only where all aren't. */
  times: Figure[];
  /** In the order in which they are got. */
  steps: { name: string; text: string }[];
  stepsSource: FigureSource | null;
}

/** Reads facts for a day. */
export type VisaQuestion = Pick<Question, 'on' | 'read'>;

/**
 * The plan for a country and the day its course starts.
 * @param starts 'YYYY-MM-DD'
 */
export function visaPlanOf(country: Country, starts: string, question: VisaQuestion): VisaPlan {
  const { read } = question;
  const prefix = PREFIX[country];
  const [time, ahead, opens] = [
    read(`${prefix}.visa.time`),
    read(`${prefix}.visa.ahead`),
    read(`${prefix}.visa.opens`),
  ];
  const before = (days: number | null): Day | null => (days === null ? null : addDays(starts, -days));
  const advised = earlier(starts, ahead);
  const [longest, shortest] = [before(row(time, 'to')), before(row(time, 'from'))];
  const applyBy = [advised, longest].flatMap((day) => day ?? []).sort()[0] ?? null;
  const steps = read(`${prefix}.visa.steps`);
  return {
    starts,
    opens: earlier(starts, opens),
    startBy: applyBy && heldSince(read(`${prefix}.funds.held`), applyBy),
    applyBy,
    latest: advised ? longest : shortest,
    times: [
      ...(time || !ahead ? [figureOf(`${prefix}.visa.time`, 'Processing time', question, timeText)] : []),
      ...(ahead ? [figureOf(`${prefix}.visa.ahead`, 'Recommended', question, aheadText)] : []),
      ...(opens ? [figureOf(`${prefix}.visa.opens`, 'Earliest application', question, aheadText)] : []),
    ],
    steps: Object.entries(typeof steps?.value === 'object' ? steps.value : {}).map(([name, text]) => ({
      name,
      text: String(text),
    })),
    stepsSource: sourceOf(steps),
  };
}

/** Since when money must be held that is held for so long until the day of the application; null where no such rule is known. */
export function heldSince(held: Fact | null, applyBy: string): Day | null {
  if (typeof held?.value !== 'number') return null;
  return held.unit === 'months' ? monthsOn(applyBy, -held.value) : addDays(applyBy, 1 - held.value);
}

const row = (fact: Fact | null, name: string): number | null => {
  const found = typeof fact?.value === 'object' ? fact.value[name] : null;
  return typeof found === 'number' ? found : null;
};

/** The day that is as long before the start as the fact says. */
function earlier(starts: string, fact: Fact | null): Day | null {
  if (typeof fact?.value !== 'number') return null;
  return fact.unit === 'months' ? monthsOn(starts, -fact.value) : addDays(toDay(starts), -fact.value);
}

/** '6 to 8 weeks.', 'Up to 3 weeks.', with what it is counted from. */
function timeText(fact: Fact): string {
  const [from, to] = [row(fact, 'from'), row(fact, 'to')];
  if (to === null) return fact.appliesTo.note;
  const inWeeks = to % 7 === 0 && (from ?? 0) % 7 === 0;
  const size = inWeeks ? 7 : 1;
  const least = from === null ? 'Up to' : `${from / size} to`;
  return `${least} ${to / size} ${inWeeks ? 'weeks' : 'days'}. ${fact.appliesTo.note}`.trim();
}

/** '3 months before the course starts.' */
function aheadText({ value, unit, appliesTo }: Fact): string {
  const length = unit === 'months' ? lengthText(Number(value)) : `${value} days`;
  return `${length} before the course starts. ${appliesTo.note}`.trim();
}
