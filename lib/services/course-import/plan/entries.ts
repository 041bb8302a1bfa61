import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/course';
import type { CourseChange } from './differences';

/** What a plan says of one row, course or name. Ids are 24 hexadecimal digits. */
export interface PlanEntries {
  /** A course that isn't known yet, with the id it will get. */
  added: { row: number; id: string; identity: string; draft: CourseDraft };
  /** A known course and the fields the file changes. */
  changed: {
    row: number;
    id: string;
    identity: string;
    draft: CourseDraft;
    before: CourseChange;
    after: CourseChange;
  };
  unchanged: { row: number; id: string } & CourseName;
  refused: { row: number; column?: string; message: string };
  /** A known course of one of the file's universities that the file doesn't name. */
  missing: { id: string } & CourseName;
  /** A course that earlier files of the same source named and this one doesn't. */
  gone: { id: string } & CourseName;
  /** A cell of an accepted row that was not understood: what is known of that field stays. */
  unread: { row: number; column?: string; message: string };
  /** A value of an accepted row that was understood out of prose. */
  prose: { row: number; column?: string; message: string };
  /** A course that is added although it may be this known one; the message says how they differ. */
  twin: { row: number; id: string; message: string } & CourseName;
  university: { country: Country; university: string };
  category: { category: string; subcategory: string };
}

export interface CourseName {
  course: string;
  university: string;
  campus: string;
  level: string;
}

export const courseName = ({ course, university, campus, level }: CourseName): CourseName => ({
  course,
  university,
  campus,
  level,
});
