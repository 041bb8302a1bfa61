import type { Metadata } from 'next';
import { cache } from 'react';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { viewCourse } from '@/lib/services/catalogue/courses';
import { orNotFound } from '../or-not-found';

/** The course of a page, looked up once per request; the nearest not-found page when there is none. */
export const loadCourse = cache((id: string): Promise<CourseView> => orNotFound(viewCourse(id)));

/** The title of a course's page. */
export async function courseMetadata(id: string): Promise<Metadata> {
  const { course, university } = await loadCourse(id);
  return { title: `${course}, ${university}` };
}
