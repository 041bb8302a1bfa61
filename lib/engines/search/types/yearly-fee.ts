import type { FeePeriod } from '@/lib/domain/courses/course';
import type { SearchCourse } from './query';

/** How many of a period make a year of study. null: says nothing about a year. */
const PERIODS_PER_YEAR: Record<Exclude<FeePeriod, 'whole course'> | '', number | null> = {
  'per year': 1,
  'per semester': 2,
  'per trimester': 3,
  'per term': 3,
  'per month': 12,
  'per credit': null,
  '': 1,
};

/**
 * The fee as it is compared when sorting: for one year, in minor units of the course's currency, rounded. A whole-course
 * fee is spread over the duration when that is known and above a year; a fee without a period counts as yearly; a fee per
 * credit can't be compared and, like an unknown fee, is null.
 */
export function yearlyFee(
  course: Pick<SearchCourse, 'tuitionFeeMinor' | 'fee_period' | 'durationInMonths'>,
): number | null {
  const fee = course.tuitionFeeMinor;
  if (fee === null) return null;
  if (course.fee_period === 'whole course') {
    const months = course.durationInMonths ?? 12;
    return months > 12 ? Math.round((fee * 12) / months) : fee;
  }
  const periods = PERIODS_PER_YEAR[course.fee_period];
  return periods === null ? null : fee * periods;
}
