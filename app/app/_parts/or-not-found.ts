import { notFound } from 'next/navigation';
import { AppError } from '@/lib/domain/errors';

/** What was asked for; the nearest not-found page where it does not exist for the viewer. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
}

/** The record's id that is a segment of an address, in lower case; the nearest not-found page for anything else. */
export function idIn(segment: string): string {
  if (!/^[0-9a-f]{24}$/i.test(segment)) notFound();
  return segment.toLowerCase();
}
