import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { CourseView } from '@/lib/contract/courses';
import { AppError } from '@/lib/errors';
import { viewCourse } from '@/lib/services/courses';

/** The course of a page, looked up once per request; the nearest not-found page when there is none. */
export const loadCourse = cache(async (id: string): Promise<CourseView> => {
  try {
    return await viewCourse(id);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
});

/** The title of a course's page. */
export async function courseMetadata(id: string): Promise<Metadata> {
  const { course, university } = await loadCourse(id);
  return { title: `${course}, ${university}` };
}
