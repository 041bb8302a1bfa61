import { COUNTRIES, CURRENCY_OF } from '@/lib/domain/countries';
import { closingDaysOf, nextClosing } from '@/lib/domain/courses/closing-days';
import { subjectOf } from '@/lib/engines/search/types/award';
import type { FeeScale } from '@/lib/engines/search/types/fee-scale';
import { fold } from '@/lib/engines/search/types/fold';
import { hashOf, mixedKey } from '@/lib/engines/search/types/mixed-key';
import { BY_SUBJECT, type Rank } from '@/lib/engines/search/types/name-rank';
import type { SearchCourse, SearchQuery } from '@/lib/engines/search/types/query';
import { ROUNDS } from '@/lib/engines/search/types/rounds';
import { yearlyFee } from '@/lib/engines/search/types/yearly-fee';

/** A course with its name and its university's name folded. */
export interface FoldedCourse {
  course: SearchCourse;
  name: string;
  university: string;
  /** Its place in the mixed order and its name without the award, where they were worked out before. */
  key?: number;
  subject?: string;
}

export const foldedCourse = (course: SearchCourse): FoldedCourse => ({
  course,
  name: fold(course.course),
  university: fold(course.university),
});

/** A found course and how well its name matches the keyword. */
export interface Hit extends FoldedCourse {
  rank: Rank;
}

type Comparison = (a: Hit, b: Hit) => number;

/** The order that a query asks for. */
export function comparison(query: SearchQuery, fees: FeeScale): Comparison {
  const direction = query.sort.startsWith('-') ? -1 : 1;
  switch (query.sort) {
    case 'relevance':
      return (a, b) => a.rank - b.rank || (BY_SUBJECT.includes(a.rank) ? bySubject(a, b) : byName(a, b));
    case 'name':
    case '-name':
      return (a, b) => direction * byName(a, b);
    case 'fee':
    case '-fee': {
      const chosen = COUNTRIES.find((country) => country === query.country);
      const first = chosen && fees.groupOf(CURRENCY_OF[chosen]);
      const group = ({ course }: Hit) => fees.groupOf(course.currency);
      return byValue(
        (course) => feeOf(course, fees),
        direction,
        (a, b) => compareGroups(group(a), group(b), first),
      );
    }
    case 'duration':
    case '-duration':
      return byValue(
        (course) => course.durationInMonths,
        direction,
        () => 0,
      );
    case 'closing':
      return byValue(
        (course) => closingMoment(course, query.on),
        direction,
        () => 0,
      );
  }
}

/** Unknown values last in both directions, by name; known ones in their group, the whole order mirrored downwards. */
function byValue(read: (course: SearchCourse) => number | null, direction: number, byGroup: Comparison): Comparison {
  return (a, b) => {
    const x = read(a.course);
    const y = read(b.course);
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b);
    return byGroup(a, b) || direction * (x - y || byName(a, b));
  };
}

/** A year's fee as it is compared. */
export function feeOf(course: SearchCourse, fees: FeeScale): number | null {
  const fee = yearlyFee(course);
  return fee === null ? null : fees.valueOf(fee, course.currency);
}

/** The closing day that comes next on a day, as a moment; null where none does. */
function closingMoment({ closingDays }: SearchCourse, on: string): number | null {
  const next = nextClosing(closingDaysOf(closingDays), on);
  return next && Date.parse(next.day);
}

/** The group of the chosen country's own currency first, then by name. */
function compareGroups(a: string, b: string, first: string | undefined): number {
  if (a === b) return 0;
  if (a === first) return -1;
  if (b === first) return 1;
  return compareText(a, b);
}

/** Without a keyword: rounds of one course of each country and level, those without a level after all others. */
export function roundByRound(found: Hit[]): Hit[] {
  const mixed = found.sort((a, b) => compareNumbers(keyOf(a), keyOf(b)) || byName(a, b));
  return ROUNDS.flatMap((groupsOf) => {
    const groups = groupsOf.map((one) =>
      mixed.filter(({ course }) => course.country === one.country && course.level === one.level),
    );
    const rounds = Math.max(0, ...groups.map((group) => group.length));
    return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group[round] ?? [])).flat();
  });
}

/** The place in the mixed order. */
export const keyOf = ({ key, name, university }: FoldedCourse): number =>
  key ?? mixedKey(hashOf(name), hashOf(university));
const compareNumbers = (a: number, b: number) => a - b;

/** The name without its award, names that have none first. */
function bySubject(a: Hit, b: Hit): number {
  const [one, other] = [a.subject ?? subjectOf(a.name), b.subject ?? subjectOf(b.name)];
  return compareText(one, other) || Number(one !== a.name) - Number(other !== b.name) || byName(a, b);
}

function byName(a: Hit, b: Hit): number {
  return (
    compareText(a.name, b.name) || compareText(a.university, b.university) || compareText(a.course.id, b.course.id)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
