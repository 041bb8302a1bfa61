import type { CourseLevel } from '@/lib/domain/courses/course';
import { EDUCATION_LEVELS, type Education, type EducationLevel } from '@/lib/domain/profile';
import type { takesDiploma } from '@/lib/domain/requirements/also-asked';
import type { OwnReading } from './own-marks';
import type { Whose } from './rules';
import { dayText, type RuleResult, type Verdict } from './verdicts';

/** What a student has studied so far, as far as a verdict asks for it. */
export type Schooling = Pick<Education, Exclude<(typeof SCHOOLING)[number], 'start_date' | 'name_of_board'>> &
  Partial<Pick<Education, 'start_date' | 'name_of_board'>> & { read?: OwnReading };
export const SCHOOLING = [
  'country_of_education',
  'level_of_education',
  'name_of_board',
  'percentage',
  'marks',
  'start_date',
  'end_date',
  'cgpa',
  'cgpa_scale',
  'backlogs',
  'subjects',
  'fieldOfStudy',
  'language_of_instruction',
] as const satisfies readonly (keyof Education)[];

interface Base {
  /** The education that courses of the level build on. */
  needs: EducationLevel;
  /** What has it in it. */
  enough: readonly EducationLevel[];
  /** What some universities take for it. */
  open: readonly EducationLevel[];
}

const SCHOOL: Base = {
  needs: 'Senior Secondary',
  enough: ['Senior Secondary', 'Bachelors', 'Graduate Diploma', 'Masters'],
  open: ['ITI/Diploma'],
};
const DEGREE: Base = { needs: 'Bachelors', enough: ['Bachelors', 'Masters'], open: ['Graduate Diploma'] };

/** Many colleges take a three-year diploma for these. */
const AFTER_DIPLOMA: Base = { ...DEGREE, open: [...DEGREE.open, 'ITI/Diploma'] };

/** What each level of courses builds on. */
const BUILDS_ON: Record<CourseLevel, Base> = {
  Foundation: { ...SCHOOL, enough: [...SCHOOL.enough, 'ITI/Diploma'], open: ['Secondary'] },
  'Under Graduate Certificate': SCHOOL,
  'Under Graduate Diploma': SCHOOL,
  Associate: SCHOOL,
  'Under Graduate': SCHOOL,
  'Post Graduate Certificate': AFTER_DIPLOMA,
  'Post Graduate Diploma': AFTER_DIPLOMA,
  'Post Graduate': DEGREE,
};

/** What courses of the level build on; undefined for a level that isn't stated. */
export const baseOf = (level: string): Base | undefined =>
  Object.hasOwn(BUILDS_ON, level) ? BUILDS_ON[level as CourseLevel] : undefined;

/**
 * Whether the student has what a course of the level builds on.
 * @param diploma what the course's text says of diplomas
 * @param takesEarly its text takes who left school after ten or eleven years
 * @param day by when it must be completed, 'YYYY-MM-DD': the intake's, or the day of reading. Only with an intake is a later
 * end a no
 */
export function levelRule(
  level: string,
  schooling: readonly Schooling[],
  { day, isIntake }: { day: string; isIntake: boolean },
  whose: Whose,
  diploma: ReturnType<typeof takesDiploma> = null,
  takesEarly = false,
): RuleResult {
  const rule = (verdict: Verdict, text: string): RuleResult => ({ rule: 'Level', verdict, text });
  const base = baseOf(level);
  if (!base) return rule('unknown', 'The level of the course is not stated');
  const { needs, enough, open } = base;
  const asked = `${needs} needed`;
  if (schooling.length === 0)
    return { ...rule('unknown', `${asked}, ${whose} education not known`), lacks: ['educationSummaries'] };
  const done = schooling.filter(({ end_date, read }) => end_date <= day && !read?.isAwaited);
  const reached = highest(done, enough);
  if (reached) return rule('met', `${asked}, ${whose}s ${reached.level_of_education}`);
  const later = highest(schooling, enough);
  if (later && later.end_date <= day)
    return rule('likely', `${asked}, ${whose}s ${later.level_of_education}: the results are awaited`);
  if (later) {
    const ends = `${whose}s ${later.level_of_education} ends on ${dayText(later.end_date)}`;
    return isIntake
      ? rule('not met', `${asked}, ${ends}, after the intake`)
      : rule('likely', `${asked}, ${ends}: choose an intake after that date`);
  }
  if (diploma && highest(done, ['ITI/Diploma', 'Graduate Diploma'])) {
    const text = `${asked}; the requirements also accept a diploma, which ${whose} profile has`;
    return diploma === 'confirmed' ? rule('met', text) : rule('likely', `${text}. Read from the requirement text`);
  }
  const near = highest(schooling, [
    ...open,
    ...(diploma ? (['ITI/Diploma'] as const) : []),
    ...(takesEarly ? (['Secondary'] as const) : []),
  ]);
  if (near) return rule('unknown', `${asked}, ${whose}s ${near.level_of_education}: the university decides`);
  return rule('not met', `${asked}, ${whose}s ${highest(schooling, EDUCATION_LEVELS)?.level_of_education}`);
}

/** The levels of courses whose `levelRule` is met on a day. */
export function levelsMet(
  schooling: readonly Schooling[],
  at: { day: string; isIntake: boolean },
  diploma: 'confirmed' | null = null,
): CourseLevel[] {
  const levels = Object.keys(BUILDS_ON) as CourseLevel[];
  return levels.filter((level) => levelRule(level, schooling, at, 'your', diploma).verdict === 'met');
}

/** The further levels whose `levelRule` is met where it is confirmed that the course takes a diploma. */
export function levelsMetByDiploma(
  schooling: readonly Schooling[],
  at: { day: string; isIntake: boolean },
): CourseLevel[] {
  const met = levelsMet(schooling, at);
  return levelsMet(schooling, at, 'confirmed').filter((level) => !met.includes(level));
}

function highest(schooling: readonly Schooling[], levels: readonly EducationLevel[]): Schooling | undefined {
  const rank = ({ level_of_education }: Schooling) => EDUCATION_LEVELS.indexOf(level_of_education);
  return schooling
    .filter(({ level_of_education }) => levels.includes(level_of_education))
    .sort((one, other) => rank(other) - rank(one))[0];
}
