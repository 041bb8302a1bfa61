import type { Country } from '@/lib/domain/countries';
import type { CourseLevel, Month } from '@/lib/domain/courses/course';
import { fold } from '@/lib/engines/search/types/fold';
import type { SearchCourse } from '@/lib/engines/search/types/query';

/** The field of a topic that names a university alone: any course of it. */
export const ANYTHING = /./;

/** What a person typed, and what they want by it. */
export interface Topic {
  q: string;
  /** Names (folded) of courses in the very field or award that is requested. */
  field: RegExp;
  /** Names that have it as one of two things, or are a part of it. */
  partly?: RegExp;
  /** Names of neighbouring fields. */
  related?: RegExp;
  asks?: Conditions;
}

/** Requested items besides the field. */
interface Conditions {
  level?: readonly CourseLevel[];
  country?: Country;
  /** Folded. */
  city?: RegExp;
  university?: RegExp;
  intake?: readonly Month[];
  /** The student's overall score. */
  ielts?: number;
  pte?: number;
  noEnglishScore?: true;
  mostMonths?: number;
}

type Grade = 0 | 1 | 2 | 3;

/**
 * The guide. 3: the very field or award, and every condition. 2: the field as one of two or as a part, every condition.
 * 1: a neighbouring field with every condition, or the very field with one condition missed. 0: all else. Where a university alone
 * is requested, another account is no answer.
 */
function gradeOf(course: SearchCourse, { field, partly, related, asks = {} }: Topic): Grade {
  const name = fold(course.course);
  const own = field.test(name) ? 3 : partly?.test(name) ? 2 : related?.test(name) ? 1 : 0;
  const missed = missedBy(course, asks);
  if (missed === 0) return own;
  return missed === 1 && own === 3 && field !== ANYTHING ? 1 : 0;
}

function missedBy(course: SearchCourse, asks: Conditions): number {
  const atMost = (needed: number | null, own: number | undefined) => own === undefined || (needed ?? 99) <= own;
  const met = [
    !asks.level || asks.level.some((level) => level === course.level),
    !asks.country || asks.country === course.country,
    !asks.city || asks.city.test(fold(course.campus)) || asks.city.test(fold(course.university)),
    !asks.university || asks.university.test(fold(course.university)),
    !asks.intake || asks.intake.some((month) => course.admissionIntake.split(' ').includes(month)),
    atMost(course.ieltsOverall, asks.ielts),
    atMost(course.pteOverall, asks.pte),
    !asks.noEnglishScore ||
      [course.ieltsOverall, course.pteOverall, course.toefl, course.det].every((one) => one === null),
    !asks.mostMonths || (course.durationInMonths ?? 99) <= asks.mostMonths,
  ];
  return met.filter((one) => !one).length;
}

/** Normalised discounted cumulative gain of the first ten, gains 2^grade - 1; null when nothing in the catalogue is relevant. */
export function ndcg(ranked: readonly SearchCourse[], courses: readonly SearchCourse[], topic: Topic): number | null {
  const ideal = courses.map((course) => gradeOf(course, topic) as number).sort((a, b) => b - a);
  const best = gain(ideal);
  return best === 0 ? null : gain(ranked.map((course) => gradeOf(course, topic))) / best;
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum: number, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
