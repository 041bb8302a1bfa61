import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { type CourseLevel, MONTHS, type Month } from '@/lib/domain/courses/course';
import { intakesOf } from '@/lib/domain/courses/intakes';

/** A start of studies. */
export interface Intake {
  year: number;
  month: Month;
}

/** A description that leads to the same course of the same catalogue every time. */
export interface CoursePick {
  country: Country;
  level: CourseLevel;
  category: string;
  /** Which of the matching courses, from 0; wraps round. */
  nth: number;
}

/**
 * The course a pick stands for, samples and `taken` ones left out, one that `suits` if there is any. In a catalogue too
 * small to have one of that category or level, one that comes near. Throws a RangeError when there is none of the country.
 */
export function pickCourse(
  courses: readonly CourseDraft[],
  pick: CoursePick,
  taken: ReadonlySet<CourseDraft>,
  suits: (course: CourseDraft) => boolean = () => true,
): CourseDraft {
  const inCountry = courses.filter(
    (course) => course.country === pick.country && !course.forSample && !taken.has(course),
  );
  const atLevel = inCountry.filter((course) => course.level === pick.level);
  const inCategory = atLevel.filter((course) => course.category === pick.category);
  const matching = [inCategory.filter(suits), inCategory, atLevel, inCountry].find((found) => found.length > 0);
  if (!matching) throw new RangeError(`No course in ${pick.country} to pick from`);
  return matching[pick.nth % matching.length] as CourseDraft;
}

/** Months from now to the start of an intake, from 0 for this month. */
export function monthsUntil({ year, month }: Intake, now: Date): number {
  return (year - now.getUTCFullYear()) * MONTHS.length + MONTHS.indexOf(month) - now.getUTCMonth();
}

/** The first intake of a course that starts `monthsAhead` months from now or later. */
export function nextIntake(admissionIntake: string, now: Date, monthsAhead: number): Intake {
  return intakeFrom(admissionIntake, now, monthsAhead, 1);
}

/** The last intake of a course that started, last month or before. */
export function lastIntake(admissionIntake: string, now: Date): Intake {
  return intakeFrom(admissionIntake, now, -1, -1);
}

function intakeFrom(admissionIntake: string, now: Date, offset: number, step: 1 | -1): Intake {
  const intakes = intakesOf(admissionIntake);
  for (let tried = 0; tried < MONTHS.length; tried += 1) {
    const count = now.getUTCFullYear() * MONTHS.length + now.getUTCMonth() + offset + tried * step;
    const month = MONTHS[count % MONTHS.length] as Month;
    if (intakes.includes(month)) return { year: Math.floor(count / MONTHS.length), month };
  }
  throw new RangeError(`No intake month in '${admissionIntake}'`);
}
