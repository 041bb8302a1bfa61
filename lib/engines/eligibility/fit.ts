import { addMonths } from '@/lib/domain/days/day';
import { isOfPlace } from '@/lib/domain/places/demonyms';
import {
  type AlsoAsked,
  alsoAskedOf,
  alsoAskedText,
  asksMore,
  takesDiploma,
} from '@/lib/domain/requirements/also-asked';
import type { StudentScores } from '@/lib/domain/test-scores';
import { addressedRules, doubtfulRules, standing, studiesFor } from './addressed';
import { alsoAskedRules, isPast, otherStudies } from './also-asked';
import type { AskedMarks } from './besides-marks';
import { baseOf, levelRule, type Schooling } from './entry';
import type { GradeRule } from './grade-rules';
import { isLetOff } from './let-off';
import { areMarksMet, marksRules } from './marks';
import { type CourseScores, type Eligibility, eligibilityOf, type Whose } from './rules';
import { haveTaken, isEnglishAtLeast, isSchoolOf, isTaughtInEnglish } from './school-grades';
import { type RuleResult, worstOf } from './verdicts';

/** What a student brings, as it stands on a day. Plain JSON: lists of courses are judged in the browser. */
export interface ApplicantProfile {
  scores: StudentScores;
  schooling: readonly Schooling[];
  /** 'YYYY-MM-DD': the intake's first day, or the day of reading. */
  day: string;
  isIntake: boolean;
  /** The last day at work that is known of. */
  workedUntil?: string;
  /** Years at work by `day`; absent: it is not known. */
  workedYears?: number;
  /** Of them those since the last studies ended. */
  workedSince?: number;
  /** The day of birth, 'YYYY-MM-DD'. */
  born?: string;
  /** A country by its name. */
  nationality?: string;
  /** The day of reading, 'YYYY-MM-DD': studies that end later still run. */
  today?: string;
  /** What universities publish about marks, as it can be relied on. */
  gradeRules: readonly GradeRule[];
}

/** What a course asks of its students. */
export interface CourseDemands extends CourseScores, Required<Omit<AskedMarks, 'alsoAsked' | 'isOfStudies'>> {
  /** One of `COURSE_LEVELS`, or ''. */
  level: string;
}

/** The verdict on one course by everything it asks for: scores, what its level builds on, and the marks it states. */
export function fitOf(given: CourseDemands, applicant: ApplicantProfile, whose: Whose = 'your'): Eligibility {
  const course = withOwnWaivers(given, applicant);
  const { verdict, english, others } = eligibilityOf(course, applicant.scores, whose);
  const besides = studiesRules(course, applicant, whose);
  const all = worstOf([verdict, ...besides.map((rule) => rule.verdict)]);
  return { verdict: all, english, others: [...others, ...besides] };
}

/** What a course asks beside scores, rule by rule: the worst of these and of the scores is the verdict. */
export function studiesRules(given: CourseDemands, applicant: ApplicantProfile, whose: Whose = 'your'): RuleResult[] {
  const course = withOwnWaivers(given, applicant);
  const also = alsoAskedOf(course.alsoAsked);
  // Less than a degree is a diploma, with the work that the text asks of those who have one.
  const diploma = takesDiploma(course.alsoAsked) ?? (isLetOff(also, 'level') ? 'as read' : null);
  const takesEarly = also.some(({ is }) => is === 'early leavers');
  const level = levelRule(course.level, applicant.schooling, applicant, whose, diploma, takesEarly);
  return [
    otherStudies(level, also),
    ...marksRules(course, applicant, whose),
    ...alsoAskedRules(course, applicant, whose),
    ...addressedRules(course, applicant, whose),
    ...doubtfulRules(course, applicant, whose),
  ];
}

/** Without the waivers that are for others; those that are for the applicant stand without their reasons. */
function withOwnWaivers<Course extends CourseDemands>(course: Course, applicant: ApplicantProfile): Course {
  if (!course.alsoAsked?.includes(' waiver')) return course;
  const all = alsoAskedOf(course.alsoAsked);
  let isChanged = false;
  const own = all.flatMap((one): AlsoAsked[] => {
    if (one.is !== 'waiver') return [one];
    const is = standingOf(one, applicant, course);
    isChanged ||= is === 'out' || (is === 'in' && one.sure === true);
    return is === 'out' ? [] : is === 'in' && one.sure ? [{ is: 'waiver', of: one.of, sure: true }] : [one];
  });
  return isChanged ? { ...course, alsoAsked: alsoAskedText(own) } : course;
}

/** Whether a waiver is for the applicant: 'in' where a profile tells all of its reasons, and they hold. */
function standingOf(
  { years, studied, least, english, since, taught, during, master, who }: Extract<AlsoAsked, { is: 'waiver' }>,
  applicant: ApplicantProfile,
  { level, country }: Pick<CourseDemands, 'level' | 'country'>,
): 'in' | 'out' | 'unknown' {
  const { workedYears, schooling } = applicant;
  const base = baseOf(level)?.needs;
  const of = master ? 'Masters' : base;
  const marks = schooling.flatMap((one) => (one.level_of_education === of ? (one.percentage ?? []) : []));
  const countries = schooling.map(({ country_of_education: of }) => of.trim());
  const isKnown = countries.length > 0 && countries.every((one) => one !== '');
  const isThere = ({ country_of_education: of }: Schooling) =>
    (studied ?? []).some((place) => isOfPlace(of.trim(), place));
  const there = studied ? schooling.filter(isThere) : schooling;
  const group = who && standing(who, applicant, level);
  // Who doesn't say their nationality and studied elsewhere is taken to be from abroad, as the readers of this site are.
  const isHome = who?.by === 'nationality' && country !== '' && who.places.every((place) => isOfPlace(country, place));
  const isElsewhere = isKnown && !countries.some((own) => who?.places.some((place) => isOfPlace(own, place)));
  const isOfLast = (count: number, studies: readonly Schooling[] | null) =>
    studies
      ? studies.some(({ end_date: end }) => addMonths(end, count * 12) >= applicant.day)
      : isSchoolOf(count, schooling, applicant.day);
  const reasons = [
    group && group === 'in',
    years === undefined ? undefined : workedYears === undefined ? null : workedYears >= years,
    least === undefined ? undefined : marks.length === 0 ? null : Math.max(...marks) >= least,
    english && isEnglishAtLeast(english, schooling),
    since === undefined ? undefined : isOfLast(since, english ? null : studiesFor(level, there)),
    // Whose marks it takes besides may still be to come.
    master &&
      (schooling.some((one) => one.level_of_education === of) || (schooling.length > 0 && !least ? false : null)),
    taught &&
      isTaughtInEnglish(there.filter((one) => during || baseOf(level)?.enough.includes(one.level_of_education))),
    // School in one of them may not be the studies that it means.
    studied && (studiesFor(level, schooling).some(isThere) || (there.length > 0 || !isKnown ? null : false)),
    during &&
      haveTaken(during, taught ? there.filter(({ language_of_instruction: of }) => of !== 'Another language') : there),
  ];
  const isOut = group === 'out' || (group === 'unknown' && isHome && isElsewhere) || reasons.slice(1).includes(false);
  if (isOut) return 'out';
  const stated = reasons.filter((one) => one !== undefined);
  return stated.length > 0 && stated.every(Boolean) ? 'in' : 'unknown';
}

/** Whether what a course states of earlier studies is certainly met; its university's own comparisons give less. */
export function meetsMarks(
  applicant: ApplicantProfile,
): (asked: Omit<AskedMarks, 'university' | 'country'>) => boolean {
  // Many minimums say the same besides, and reading it takes longer than judging the rest.
  const known = new Map<string, boolean>();
  return (asked) => {
    if (!asked.alsoAsked) return areMarksMet(asked, applicant);
    const key = `${asked.level}|${asked.alsoAsked}`;
    const isMet = known.get(key) ?? isAlsoAskedMet(asked, applicant);
    known.set(key, isMet);
    return isMet && areMarksMet(asked, applicant);
  };
}

function isAlsoAskedMet(asked: Omit<AskedMarks, 'university' | 'country'>, applicant: ApplicantProfile): boolean {
  const also = alsoAskedOf(asked.alsoAsked).filter((one) =>
    one.is === 'closes' ? isPast(one, applicant) : asksMore(one),
  );
  if (also.some(({ confirmed, who }) => !confirmed && !who)) return false;
  if (also.length === 0) return true;
  const rules = [...alsoAskedRules(asked, applicant, 'your'), ...addressedRules(asked, applicant, 'your')];
  return rules.every(({ verdict }) => verdict === 'met');
}
