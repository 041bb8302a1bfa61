import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { AppError } from '@/lib/errors';
import { viewCourse } from '@/lib/services/catalogue/courses';

/** The course of a page, looked up once per request; the nearest not-found page when there is none. */
export const loadCourse = cache((id: string): Promise<CourseView> => orNotFound(viewCourse(id)));

/** What was asked for; the nearest not-found page where it does not exist. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
}

/** The title of a course's page. */
export async function courseMetadata(id: string): Promise<Metadata> {
  const { course, university } = await loadCourse(id);
  return { title: `${course}, ${university}` };
}
