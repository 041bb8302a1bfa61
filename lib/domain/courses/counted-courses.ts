import { MONTHS } from './course';
import { intakesOf } from './intakes';

/** What is counted of a course. */
interface Counted
  extends Record<'university' | 'level' | 'category' | 'admissionIntake' | 'currency' | 'fee_period', string> {
  tuitionFee: number | null;
  ieltsOverall: number | null;
  forSample: boolean;
}

/** Levels and categories with their numbers, the most first; ranges of the courses that publish a value, null where none does. */
export type CountedCourses = ReturnType<typeof countedCourses>;

/** Counts courses for a page about them. A fee for another time than a year isn't compared. */
export function countedCourses(cards: readonly Counted[]) {
  const real = cards.filter(({ forSample }) => !forSample);
  const yearly = real.filter(({ tuitionFee, fee_period }) => tuitionFee !== null && fee_period === 'per year');
  const currency = counts(yearly.map((course) => course.currency))[0]?.[0] ?? '';
  const fees = range(yearly.flatMap((course) => (course.currency === currency ? [course.tuitionFee] : [])));
  const months = new Set(real.flatMap(({ admissionIntake }) => intakesOf(admissionIntake)));
  return {
    courses: cards.length,
    universities: new Set(cards.map(({ university }) => university)).size,
    levels: counts(cards.map(({ level }) => level)),
    fields: counts(cards.map(({ category }) => category)),
    intakes: MONTHS.filter((month) => months.has(month)),
    fees: fees && { ...fees, currency },
    ielts: range(cards.map(({ ieltsOverall }) => ieltsOverall)),
  };
}

function counts(names: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const name of names) if (name) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}

function range(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const [least] = known;
  const most = known.at(-1);
  return least === undefined || most === undefined ? null : { least, most, courses: known.length };
}
