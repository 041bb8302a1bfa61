import type { Viewer } from '@/lib/auth/viewer';
import type { Country } from '@/lib/domain/countries';
import type { CourseLevel } from '@/lib/domain/course';
import type { StudentScores } from '@/lib/domain/test-scores';
import { scoresOf } from '@/lib/eligibility/rules';
import { linkedFiles, papersOf } from '../checklists/new-items';
import { linesFor } from '../checklists/templates';
import { visibleStudent } from '../people/students';

/** What one should know before applying: the student's scores, and what will be asked for. */
export interface BeforeApplying {
  scores: StudentScores;
  /** Each with the names of the profile's files for it, '' for none. */
  papers: { label: string; note: string; inProfile: string }[];
}

/** The student's scores and papers beside what the templates ask for a course. 404 for another's student. */
export async function beforeApplying(
  viewer: Viewer,
  course: { country: string; level: string },
  studentId: string,
): Promise<BeforeApplying> {
  const { _id } = await visibleStudent(viewer, studentId);
  const [papers, lines] = await Promise.all([
    papersOf(_id),
    linesFor({ country: course.country as Country, level: course.level as CourseLevel | '' }),
  ]);
  return {
    scores: scoresOf(papers.tests),
    papers: lines.map(({ kind, label, note }) => ({
      label,
      note,
      inProfile: linkedFiles(kind, [], papers)
        .map(({ name }) => name)
        .join(', '),
    })),
  };
}
