import { lengthText } from './days';
import { cents, number } from './figures';
import type { CostedCourse, CostLine } from './types';

/** Tuition over the whole length of the course. */
export function wholeTuition(course: CostedCourse): CostLine {
  return tuitionLine(course, 'Tuition for the whole course', course.durationInMonths);
}

/** Tuition of the first year, which visas ask for. */
export function firstTuition(course: CostedCourse): CostLine {
  const { durationInMonths: months, feePeriod } = course;
  const label = 'Tuition of the first year';
  if (feePeriod === 'whole course' && (months === null || months > 12)) {
    return { ...tuitionLine(course, label, null), ...NO_SHARE };
  }
  // Where the length isn't known, the fee of a year is still the fee of the first year.
  return tuitionLine(course, label, months === null && feePeriod === 'per month' ? null : Math.min(12, months ?? 12));
}

/** The fee, as it falls due in so many months. Of a year that has begun, the whole fee is due when it is the only one. */
function tuitionLine(
  { tuitionFee, feePeriod, currency, source }: CostedCourse,
  label: string,
  months: number | null,
): CostLine {
  const line: CostLine = { key: 'tuition', label, currency, amount: null, certainty: 'not known', text: '', source };
  if (tuitionFee === null) return { ...line, text: 'The university has not published a fee here.', source: null };
  const fee =
    `${currency} ${number(tuitionFee)} ${feePeriod === 'whole course' ? 'for the whole course' : feePeriod}`.trim();
  const known = (amount: number, text: string): CostLine => ({
    ...line,
    amount: cents(amount),
    certainty: 'known',
    text,
  });
  if (feePeriod === 'whole course') return known(tuitionFee, `${fee}.`);
  if (feePeriod !== 'per year' && feePeriod !== 'per month') {
    return { ...line, text: `${fee}; how many of them the course has isn't published.` };
  }
  if (months === null) return { ...line, text: `${fee}; how long the course takes isn't published.` };
  const times = feePeriod === 'per month' ? months : Math.max(1, months / 12);
  return known(tuitionFee * times, `${fee}, ${lengthText(feePeriod === 'per month' ? months : times * 12)}.`);
}

const NO_SHARE = {
  amount: null,
  certainty: 'not known',
  text: 'A fee is published for the whole course only, not what is due in the first year.',
} as const;
