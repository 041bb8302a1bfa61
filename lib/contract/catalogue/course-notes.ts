import { z } from 'zod';
import { done, id, paging } from '../fields';
import { operation } from '../operation';
import { exportFormat } from '../table-export';

const tag = 'Catalogue';
const KINDS = ['upload', 'hidden'] as const;

const courseNote = z
  .object({
    _id: id,
    text: z.string(),
    kind: z.enum(KINDS).meta({ description: '‘hidden’: it stood on the course’s page before' }),
    from: z.string().meta({ description: 'The file that brought it' }),
    createdOn: z.string(),
  })
  .meta({ id: 'CourseNote' });
export type CourseNoteView = z.infer<typeof courseNote>;

const courseNoteRow = courseNote
  .extend({ courseId: id, course: z.string(), university: z.string(), country: z.string() })
  .meta({ id: 'CourseNoteRow' });
export type CourseNoteRow = z.infer<typeof courseNoteRow>;

export const notesOfCourse = operation({
  method: 'GET',
  path: '/courses/{id}/notes',
  tag,
  summary: 'What staff alone may know of a course, such as commission; the newest first',
  access: ['team', 'admin'],
  params: z.object({ id }),
  result: z.object({ notes: z.array(courseNote) }),
  errors: ['not_found'],
});

export const courseNotes = operation({
  method: 'GET',
  path: '/course-notes',
  tag,
  summary: 'The notes for staff of all courses, the newest first',
  access: ['admin'],
  query: z.object({ ...paging, kind: z.enum(KINDS, 'Please choose one of the kinds.').default('upload') }),
  result: z.object({ notes: z.array(courseNoteRow), total: z.number() }),
});

export const exportCourseNotes = operation({
  method: 'GET',
  path: '/course-notes/export',
  tag,
  summary: 'The notes for staff of all courses as a file, streamed',
  access: ['admin'],
  limit: 'whole-list',
  confirm: ['admin'],
  query: z.object({ format: exportFormat }),
  result: 'stream',
});

export const showCourseNote = operation({
  method: 'POST',
  path: '/course-notes/{id}/show',
  tag,
  summary: 'Put a hidden text back onto the course’s page',
  access: ['admin'],
  limit: 'write',
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const removeCourseNote = operation({
  method: 'DELETE',
  path: '/course-notes/{id}',
  tag,
  summary: 'Delete a note for good',
  access: ['admin'],
  limit: 'write',
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});
