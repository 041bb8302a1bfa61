import { couldBe } from '@/lib/engines/facts/scholarship';
import { bankOf } from './bank';
import { healthLine, openCharges } from './charges';
import { lineOf, PREFIX, sumOf } from './figures';
import { livingLines } from './living';
import { type Rates, rateOf } from './rates';
import { wholeTuition } from './tuition';
import type { Cost, CostedCourse, OwnCurrency, Question } from './types';
import { workOf } from './work';

/**
 * What a course costs until it is finished, what must be in the bank for the visa, and how long graduates may work. Every
 * figure comes from a fact or from the course's own record, and says which.
 */
export function costOf(course: CostedCourse, question: Question, own: OwnQuestion | null = null): Cost {
  const { country, durationInMonths: months } = course;
  const prefix = PREFIX[country];
  const open = openCharges(country, question);
  const tuition = wholeTuition(course);
  const lines = [
    tuition,
    ...livingLines(course, question, months),
    healthLine(course, question),
    ...(country === 'USA' ? [lineOf('SEVIS fee', 'usa.sevis-fee', 'SEVIS I-901 fee', question, null)] : []),
    lineOf('visa', `${prefix}.visa-charge`, 'Student’s visa or permit', question, null),
    ...open.lines,
  ];
  const { on, family, intake, scholarships = [] } = question;
  const sum = sumOf(lines);
  const [alone, ...more] = sum.amounts;
  const bank = bankOf(course, question);
  return {
    on,
    family,
    intake,
    lines,
    sum,
    couldBe: alone && !more.length ? couldBe(alone, { tuition: tuition.amount, months }, scholarships, on) : null,
    notIncluded: [
      'Flights and moving in',
      'Books, devices and other university fees',
      'Rent and food above the official figure',
      ...open.notIncluded,
      ...(family > 1 ? ['Visas, health cover and schooling for the family'] : []),
    ],
    bank,
    work: workOf(course, question),
    own:
      own &&
      ownCurrency(
        own,
        [...lines, ...bank.lines].map(({ currency }) => currency),
      ),
  };
}

/** In which currency the reader wants to see amounts too. */
export interface OwnQuestion {
  currency: string;
  rates: Rates;
}

function ownCurrency({ currency, rates }: OwnQuestion, shown: readonly string[]): OwnCurrency | null {
  const found = [...new Set(shown)].flatMap((one) => {
    const rate = one === '' ? null : rateOf(one, currency, rates);
    return rate === null ? [] : [[one, rate] as const];
  });
  const { source, example } = rates;
  return found.length > 0 ? { currency, rates: Object.fromEntries(found), source, example } : null;
}
