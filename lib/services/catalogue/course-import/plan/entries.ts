import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
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
  /** Cells of accepted rows that were not understood, the first one's row and how many: what is known of that field stays. */
  unread: { row: number; column?: string; message: string; count: number };
  /** A value of an accepted row that was understood out of prose. */
  prose: { row: number; column?: string; message: string; count: number };
  /**
   * A row that is perhaps this known course; the message says how they differ. `isOnly`: no other course fits, and it isn't one by whose
   * code this course would get another name and level.
   */
  twin: { row: number; id: string; identity: string; isOnly: boolean; message: string } & CourseName;
  /** A row that claims to be the same course as the row `group` and differs: in what, and what was made of it. */
  repeat: { row: number; group: number; message: string; after: Partial<CourseDraft>; currency: string } & CourseName;
  /** What a row says to staff alone: `message`. The course as it will be named once the plan is applied. */
  note: { row: number; id: string; identity: string; message: string } & CourseName;
  /** A new one; `perhaps`: the known one that it may be. */
  university: { country: Country; university: string; perhaps?: string };
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
