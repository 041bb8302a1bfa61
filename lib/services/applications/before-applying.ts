import { courseWords } from '@/lib/domain/applications/course-words';
import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/courses/course';
import { todayIn } from '@/lib/domain/days/day';
import { type CourseDemands, fitOf } from '@/lib/engines/eligibility/fit';
import type { Eligibility } from '@/lib/engines/eligibility/rules';
import type { RuleResult, Verdict } from '@/lib/engines/eligibility/verdicts';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { factOverrides } from '@/lib/services/catalogue/facts/facts';
import { applicantAt } from '@/lib/services/catalogue/search/eligibility';
import { notJudgedOf } from '@/lib/services/catalogue/search/not-judged';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { visibleStudent } from '../people/students';
import { linkedFiles, papersOf } from './checklists/new-items';
import { linesFor } from './checklists/templates';
import { tooSoon } from './papers-in-time';

/** What one should know before applying: how the student stands on the first day of an intake, and what will be asked for. */
export interface BeforeApplying {
  /** Whether studies or scores are known: else every rule is unknown. */
  isKnown: boolean;
  fit: Eligibility & { visa: { verdict: Verdict; rules: RuleResult[] }; notJudged: string[] };
  /**
   * Each with the names of the profile's files for it, '' for none, and why these won't do by the day the course starts,
   * '' where they may.
   */
  papers: { label: string; note: string; inProfile: string; problem: string }[];
}

/** The student's scores and papers beside what the templates ask for a course. 404 for another's student. */
export async function beforeApplying(
  viewer: Viewer,
  course: CourseDemands & {
    _id: { toString(): string };
    course: string;
    country: Country;
    admissionRequirement: string;
    durationInMonths: number | null;
  },
  studentId: string,
  intakeDay: string,
): Promise<BeforeApplying> {
  const { _id } = await visibleStudent(viewer, studentId);
  noteAccess(viewer, _id, 'fit', { id: course._id, name: courseWords(course) });
  const [overrides, papers, lines] = await Promise.all([
    factOverrides(),
    papersOf(_id),
    linesFor({ country: course.country, level: course.level as CourseLevel | '' }),
  ]);
  const { applicant, visaFor } = applicantAt(papers, overrides, intakeDay);
  return {
    isKnown: applicant.schooling.length > 0 || Object.keys(applicant.scores).length > 0,
    fit: {
      ...fitOf(course, applicant, viewer.userId === String(_id) ? 'your' : 'their'),
      visa: visaFor(course.country),
      notJudged: notJudgedOf(course),
    },
    papers: lines.map(({ kind, label, note }) => ({
      label,
      note,
      inProfile: linkedFiles(kind, [], papers)
        .map(({ name }) => name)
        .join(', '),
      problem: tooSoon(kind, papers, { today: todayIn('UTC'), starts: intakeDay, months: course.durationInMonths }),
    })),
  };
}
