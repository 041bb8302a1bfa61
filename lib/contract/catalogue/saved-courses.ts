import { z } from 'zod';
import { country, id, paging } from '../fields';
import { operation } from '../operation';
import { courseCard } from './courses';

const tag = 'Courses';

export const saveCourse = operation({
  method: 'POST',
  path: '/save-course',
  tag,
  summary: 'Save a course for oneself',
  access: 'signed-in',
  limit: 'write',
  body: z.object({ courseId: id, userId: id.optional() }),
  result: z.object({ success: z.boolean(), message: z.string(), isSaved: z.boolean() }),
  errors: ['not_found', 'forbidden'],
  unauthenticatedMessage: 'User not logged in.',
});

export const unsaveCourse = operation({
  method: 'DELETE',
  path: '/save-course/{courseId}',
  tag,
  summary: 'Remove a course from the saved ones',
  access: 'signed-in',
  limit: 'write',
  params: z.object({ courseId: id }),
  result: z.object({ success: z.boolean(), message: z.string(), isSaved: z.boolean() }),
  unauthenticatedMessage: 'User not logged in.',
});

export const isCourseSaved = operation({
  method: 'GET',
  path: '/is-course-saved',
  tag,
  summary: 'Whether the caller saved a course',
  access: 'signed-in',
  query: z.object({ courseId: id, userId: id.optional() }),
  result: z.object({ isSaved: z.boolean() }),
  errors: ['not_found'],
});

export const savedCourses = operation({
  method: 'GET',
  path: '/get-saved-courses',
  tag,
  summary: "The caller's saved courses in one country",
  access: 'signed-in',
  query: z.object({ country, userId: id.optional(), ...paging }),
  result: z.array(courseCard),
  errors: ['not_found'],
});
