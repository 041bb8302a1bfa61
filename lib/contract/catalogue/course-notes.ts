import { z } from 'zod';
import { done, id, paging } from '../fields';
import { calls } from '../operation';
import { exportFormat } from '../table-export';

const { forAdmins, forStaff } = calls('Catalogue');
const KINDS = ['upload', 'hidden'] as const;

const courseNote = z
  .object({
    _id: id,
    text: z.string(),
    kind: z.enum(KINDS).meta({ description: '‘hidden’: it was on the course’s page before' }),
    isFee: z.boolean().meta({ description: 'A fee of 0 that was removed. ‘show’ confirms that the course is free' }),
    from: z.string().meta({ description: 'The file it was imported from' }),
    createdOn: z.string(),
  })
  .meta({ id: 'CourseNote' });
/** What staff alone read on a course's page. */
export type CourseNoteView = z.infer<typeof courseNote>;

const courseNoteRow = courseNote
  .extend({ courseId: id, course: z.string(), university: z.string(), country: z.string() })
  .meta({ id: 'CourseNoteRow' });
/** A note in the admins' list, with its course. */
export type CourseNoteRow = z.infer<typeof courseNoteRow>;

export const notesOfCourse = forStaff('GET /courses/{id}/notes', {
  summary: 'Notes about a course that only staff may see, such as commission. Newest first',
  params: z.object({ id }),
  result: z.object({ notes: z.array(courseNote) }),
  errors: ['not_found'],
});

export const courseNotes = forAdmins('GET /course-notes', {
  summary: 'Staff notes about all courses, newest first',
  query: z.object({ ...paging, kind: z.enum(KINDS, 'Please choose one of the kinds.').default('upload') }),
  result: z.object({ notes: z.array(courseNoteRow), total: z.number() }),
});

export const exportCourseNotes = forAdmins('GET /course-notes/export', {
  summary: 'Staff notes about all courses as a file, streamed',
  limit: 'whole-list',
  confirm: ['admin'],
  query: z.object({ format: exportFormat }),
  result: 'stream',
});

export const showCourseNote = forAdmins('POST /course-notes/{id}/show', {
  summary: 'Show a hidden text on the course’s page again, or confirm that a course with a fee of 0 is free',
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const removeCourseNote = forAdmins('DELETE /course-notes/{id}', {
  summary: 'Delete a note permanently',
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});
