import { z } from 'zod';
import { done, id } from '../fields';
import { calls } from '../operation';
import { courseFields } from './course-field-rules';
import { courseView } from './courses';

const { forAdmins } = calls('Catalogue');

/** A course's version: when it was last changed. */
const version = z.iso.datetime('This is not a valid date and time.');

export const editCourse = forAdmins('PUT /courses/{id}', {
  scope: 'catalogue:write',
  summary: 'Change a course. Saved courses, applications and the search are updated',
  params: z.object({ id }),
  /** `seen` is the version that the change was made from: a course that was changed since stays as it is. */
  body: courseFields.extend({ seen: version.optional() }),
  result: done.extend({ course: courseView, seen: version }),
  errors: ['not_found', 'conflict'],
});

export const removeCourse = forAdmins('DELETE /courses/{id}', {
  scope: 'catalogue:write',
  summary: 'Remove a course. Applications keep their copy of its details, and people who saved it are notified',
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});
