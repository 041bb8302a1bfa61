import { z } from 'zod';
import { country, id, paging } from '../fields';
import { calls } from '../operation';
import { courseCard } from './courses';

const { forSignedIn } = calls('Courses');

export const saveCourse = forSignedIn('POST /save-course', {
  summary: "Save a course to the caller's list",
  body: z.object({ courseId: id, userId: id.optional() }),
  result: z.object({ success: z.boolean(), message: z.string(), isSaved: z.boolean() }),
  errors: ['not_found', 'forbidden'],
  unauthenticatedMessage: 'User not logged in.',
});

export const unsaveCourse = forSignedIn('DELETE /save-course/{courseId}', {
  summary: 'Remove a course from the caller’s list',
  params: z.object({ courseId: id }),
  result: z.object({ success: z.boolean(), message: z.string(), isSaved: z.boolean() }),
  unauthenticatedMessage: 'User not logged in.',
});

export const isCourseSaved = forSignedIn('GET /is-course-saved', {
  summary: 'Whether the caller saved a course',
  query: z.object({ courseId: id, userId: id.optional() }),
  result: z.object({ isSaved: z.boolean() }),
  errors: ['not_found'],
});

export const savedCourses = forSignedIn('GET /get-saved-courses', {
  summary: "The caller's saved courses in one country",
  query: z.object({ country, userId: id.optional(), ...paging }),
  result: z.array(courseCard),
  errors: ['not_found'],
});
