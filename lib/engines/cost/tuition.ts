import type { FeePeriod } from '@/lib/domain/courses/course';
import { counted } from '@/lib/domain/texts/counted';
import { lengthText } from './days';
import { cents, number } from './figures';
import type { CostedCourse, CostLine } from './types';

/** Tuition over the whole length of the course. */
export function wholeTuition(course: CostedCourse): CostLine {
  return tuitionLine(course, 'Tuition for the whole course', course.durationInMonths);
}

/** Tuition of the first year, which visas ask for. */
export function firstTuition(course: CostedCourse): CostLine {
  const { durationInMonths: months, feePeriod, tuitionFee, currency } = course;
  const label = 'Tuition for the first year';
  if (feePeriod === 'whole course' && months !== null && months > 12 && tuitionFee) {
    return {
      ...tuitionLine(course, label, months),
      amount: cents((tuitionFee * 12) / months),
      certainty: 'likely',
      text: `${currency} ${number(tuitionFee)} for the whole course; this is the share for 12 of its ${lengthText(months)}. The offer says how much is due first.`,
    };
  }
  if (feePeriod === 'whole course' && months === null && tuitionFee)
    return { ...tuitionLine(course, label, null), ...NO_SHARE };
  // Where the length isn't known, the fee of a year is still the fee of the first year.
  const yearly = feePeriod === '' || feePeriod === 'per year';
  return tuitionLine(course, label, months === null && !yearly ? null : Math.min(12, months ?? 12));
}

/** The fee, as it falls due in so many months. Of a year that has begun, the whole fee is due when it is the only one. */
function tuitionLine(
  { tuitionFee, feePeriod, currency, source }: CostedCourse,
  label: string,
  months: number | null,
): CostLine {
  const line: CostLine = {
    ...{ key: 'tuition', part: 'tuition', label, currency, amount: null, most: null },
    ...{ certainty: 'not known', text: '', source },
  };
  if (tuitionFee === null) return { ...line, text: 'The university has not published a fee here.', source: null };
  if (tuitionFee === 0) return { ...line, amount: 0, certainty: 'known', text: 'The course has no tuition fee.' };
  const period = feePeriod === 'whole course' ? 'for the whole course' : feePeriod;
  const fee = `${currency} ${number(tuitionFee)} ${period}`.trim();
  if (feePeriod === 'whole course') return { ...line, amount: cents(tuitionFee), certainty: 'known', text: `${fee}.` };
  const each = feePeriod === '' ? undefined : MONTHS_OF[feePeriod];
  if (!each) return { ...line, text: `${fee}; the university doesn’t publish how often you pay this.` };
  if (months === null) return { ...line, text: `${fee}; the length of the course isn't published.` };
  if (each === 12 || each === 1) {
    const times = each === 1 ? months : Math.max(1, months / 12);
    const length = lengthText(each === 1 ? months : times * 12);
    return { ...line, amount: cents(tuitionFee * times), certainty: 'known', text: `${fee}, ${length}.` };
  }
  const times = Math.max(1, Math.round(months / each));
  const name = feePeriod.replace('per ', '');
  const text = `${fee}; usually ${counted(times, name)} in ${lengthText(months)}.`;
  return { ...line, amount: cents(tuitionFee * times), certainty: 'likely', text };
}

/**
 * How many months of a course one fee is for. A year of study has two semesters, or three trimesters, as universities of the
 * six countries count them; a term is either, so it isn't counted, and a credit says nothing of time.
 */
const MONTHS_OF: Partial<Record<FeePeriod, number>> = {
  'per year': 12,
  'per month': 1,
  'per semester': 6,
  'per trimester': 4,
};

const NO_SHARE = {
  amount: null,
  certainty: 'not known',
  text: 'A fee is published for the whole course, but not the length of the course.',
} as const;
