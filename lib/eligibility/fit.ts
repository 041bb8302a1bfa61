import type { StudentScores } from '@/lib/domain/test-scores';
import { levelRule, type Schooling } from './entry';
import { type CourseScores, type Eligibility, eligibilityOf, type Whose } from './rules';
import { worstOf } from './verdicts';

/** What a student brings, as it stands on a day. Plain JSON: lists of courses are judged in the browser. */
export interface Standing {
  scores: StudentScores;
  schooling: readonly Schooling[];
  /** 'YYYY-MM-DD': the intake's first day, or the day of reading. */
  day: string;
  isIntake: boolean;
}

/** What a course asks of its students. */
export interface CourseDemands extends CourseScores {
  /** One of `COURSE_LEVELS`, or ''. */
  level: string;
}

/** The verdict on one course by everything it asks for: scores, and what its level builds on. */
export function fitOf(course: CourseDemands, standing: Standing, whose: Whose = 'your'): Eligibility {
  const { verdict, english, others } = eligibilityOf(course, standing.scores, whose);
  const level = levelRule(course.level, standing.schooling, standing, whose);
  return { verdict: worstOf([verdict, level.verdict]), english, others: [...others, level] };
}
