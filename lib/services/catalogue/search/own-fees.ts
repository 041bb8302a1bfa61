import type { searchCourses } from '@/lib/contract/catalogue/courses';
import type { Result } from '@/lib/contract/operation';
import { minorUnits } from '@/lib/domain/money/money';
import { rateOf } from '@/lib/engines/cost/rates';
import type { CourseCard } from '@/lib/engines/search/types/query';
import { yearlyFee } from '@/lib/engines/search/types/yearly-fee';
import { indexRates } from './current-index';

/** Figures of a converted amount that mean something. */
const FIGURES = 3;

/** A year's fee of each course in the visitor's currency, if any, by the rates in use; null while there are none for it. */
export function ownFees(currency: string, courses: readonly CourseCard[]): Result<typeof searchCourses>['own'] {
  const rates = indexRates();
  if (!rates) return null;
  if (currency === '') return { currency, day: rates.day, example: rates.example, perYear: {} };
  if (rateOf(currency, rates.base, rates) === null) return null;
  const perYear = courses.flatMap((course): [string, number][] => {
    const rate = rateOf(course.currency, currency, rates);
    if (course.forSample || !course.tuitionFee || rate === null) return [];
    const minor = minorUnits(course.currency);
    const fee = yearlyFee({ ...course, tuitionFeeMinor: Math.round(course.tuitionFee * minor) });
    if (fee === null) return [];
    const amount = (fee / minor) * rate;
    return [[course.id, course.currency === currency ? amount : Number(amount.toPrecision(FIGURES))]];
  });
  return { currency, day: rates.day, example: rates.example, perYear: Object.fromEntries(perYear) };
}
