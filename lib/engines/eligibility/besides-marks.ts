import { addMonths } from '@/lib/domain/days/day';
import { type MarkDemands, subjectList } from '@/lib/domain/marks/marks';
import { markedSubjects, subjectName } from '@/lib/domain/marks/school-grades';
import { alsoAskedOf } from '@/lib/domain/requirements/also-asked';
import { counted } from '@/lib/domain/texts/counted';
import type { Schooling } from './entry';
import type { GradeRule } from './grade-rules';
import type { Whose } from './rules';
import { dayText, type Judged, lackedOf, type Verdict } from './verdicts';

/** What a course states about earlier studies, with what the rules need to know of the course itself. */
export interface AskedMarks extends Omit<MarkDemands, 'cgpaScale' | 'minClass' | 'marksFrom' | 'alsoAsked'> {
  /** What the requirement text asks besides; absent where it was stored before there was such a field. */
  alsoAsked?: string;
  /** One of `CGPA_SCALES`, or ''. */
  cgpaScale: string;
  /** One of `DEGREE_CLASSES`, or ''. */
  minClass: string;
  /** One of `MARKS_FROM`. */
  marksFrom: string;
  level: string;
  /** Whose published comparisons of marks count; without it none does. */
  university?: string;
  country?: string;
  /** Asked of those who studied in one country, in that country's own classes. */
  isOfStudies?: true;
}

/** What of a student's profile these rules look at. */
export interface OwnMarks {
  schooling: readonly Schooling[];
  /** 'YYYY-MM-DD' */
  day: string;
  /** The last day at work that is known of. */
  workedUntil?: string;
  /** Years at work by that day; absent: it is not known. */
  workedYears?: number;
  /** Of them those since the last studies ended. */
  workedSince?: number;
  /** The day of birth, 'YYYY-MM-DD'. */
  born?: string;
  /** The day of reading, 'YYYY-MM-DD': studies that end later still run. */
  today?: string;
  gradeRules: readonly GradeRule[];
}

/** What courses ask of earlier studies beside marks: subjects, few backlogs, a short gap. */

export function subjectsRule(
  { subjectsNeeded }: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  { schooling }: OwnMarks,
  whose: Whose,
): Judged | null {
  const needed = subjectList(subjectsNeeded ?? '');
  if (needed.length === 0) return null;
  const own = studies.flatMap(({ subjects }) => subjectList(subjects ?? ''));
  const names = new Set(studies.flatMap(({ subjects }) => markedSubjects(subjects ?? '').map(({ name }) => name)));
  const rule = (verdict: Verdict, text: () => string): Judged => ({
    rule: 'Subjects',
    verdict,
    text: () => `${needed.join(', ')}${inStudies} needed, ${text()}`,
  });
  if (own.length === 0)
    return { ...rule('unknown', () => `${whose}s not known`), lacks: lackedOf('subjects', studies, schooling) };
  const missing = needed.filter((subject) => !names.has(subjectName(subject)));
  if (missing.length === 0) return rule('met', () => `${whose}s ${own.join(', ')}`);
  return rule('unknown', () => `${missing.join(', ')} not among ${whose}s: the university decides`);
}

export function backlogRule(
  { maxBacklogs: most, alsoAsked }: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  { schooling }: OwnMarks,
  whose: Whose,
): Judged | null {
  if (!isStated(most)) return null;
  const what = () => `${most === 0 ? 'No backlogs' : `At most ${counted(most, 'backlog')}`}${inStudies}`;
  const known = studies.flatMap(({ backlogs }) => backlogs ?? []);
  if (known.length === 0) {
    const lacks = lackedOf('backlogs', studies, schooling);
    return { rule: 'Backlog', verdict: 'unknown', text: () => `${what()}, ${whose}s not known`, lacks };
  }
  const own = Math.min(...known);
  const sure = alsoAskedOf(alsoAsked).flatMap((one) => (one.is === 'certain backlogs' ? [one.most] : []))[0] ?? most;
  const verdict = own <= sure ? 'met' : own <= most || known.length < studies.length ? 'unknown' : 'not met';
  return { rule: 'Backlog', verdict, text: () => `${what()}, ${whose}s ${own}` };
}

/**
 * The gap is the time since the last studies ended. That work fills it is likely at best: the university says. While work is not
 * told, a longer one is unknown.
 */
export function gapRule({ maxGapYears: most }: AskedMarks, own: OwnMarks, whose: Whose): Judged | null {
  if (!isStated(most)) return null;
  const rule = (verdict: Verdict, text: () => string): Judged => ({
    rule: 'Gap',
    verdict,
    text: () => `A gap of at most ${counted(most, 'year')}, ${text()}`,
  });
  const ended = own.schooling
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1);
  if (!ended) return { ...rule('unknown', () => `${whose} education not known`), lacks: ['educationSummaries'] };
  const since = () => `${whose} last studies end on ${dayText(ended)}`;
  if (addMonths(ended, most * 12) >= own.day) return rule('met', since);
  const { workedYears, workedSince = 0 } = own;
  if (own.schooling.some(({ end_date }) => !end_date)) return rule('unknown', since);
  if (workedYears === undefined)
    return { ...rule('unknown', () => `${since()}, ${whose} work since then not known`), lacks: ['workExperience'] };
  // Most universities count work as no gap, few say so.
  if (workedSince > 0 && addMonths(ended, Math.floor((most + workedSince) * 12)) >= own.day)
    return rule('likely', () => `${since()}, with ${Math.floor(workedSince * 10) / 10} years of work since then`);
  if (own.workedUntil && own.workedUntil > ended) return rule('unknown', () => `${since()}, with work since then`);
  return rule('not met', since);
}

/** A course that was stored before there was such a field states nothing in it. */
export const isStated = <T>(stated: T | null | undefined): stated is T => stated !== null && stated !== undefined;
