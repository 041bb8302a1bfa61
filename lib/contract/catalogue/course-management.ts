import { z } from 'zod';
import { done, id } from '../fields';
import { operation } from '../operation';
import { courseFields } from './course-field-rules';
import { courseView } from './courses';

const tag = 'Catalogue';

/** A course's version: when it was last changed. */
const version = z.iso.datetime('This is not a time.');

export const editCourse = operation({
  method: 'PUT',
  path: '/courses/{id}',
  tag,
  summary: 'Change a course; what people saved and applied for follows it, the search too',
  access: ['admin'],
  limit: 'write',
  params: z.object({ id }),
  /** `seen` is the version that the change was made from: a course that was changed since stays as it is. */
  body: courseFields.extend({ seen: version.optional() }),
  result: done.extend({ course: courseView, seen: version }),
  errors: ['not_found', 'conflict'],
});

export const removeCourse = operation({
  method: 'DELETE',
  path: '/courses/{id}',
  tag,
  summary: 'Remove a course; applications keep what they remember of it, and those who saved it are told',
  access: ['admin'],
  limit: 'write',
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});
