import { createHash } from 'node:crypto';
import type { CourseDraft } from '@/lib/domain/course';

/**
 * What makes two rows the same course (product decision 5): country, university, campus, course name and level, and
 * the official course code where the file has one. Case, accents' composition and white space don't count.
 * Hashed, so that the unique index stays small whatever the names' lengths.
 */
export function courseIdentity(draft: Pick<CourseDraft, (typeof IDENTITY_FIELDS)[number]>): string {
  const parts = IDENTITY_FIELDS.map((field) => plain(draft[field]));
  return createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 27);
}

/** The official code within country and university, by which a renamed course is known again; '' for a course without one. */
export function codeKey({ country, university, code }: Pick<CourseDraft, 'country' | 'university' | 'code'>): string {
  return code === '' ? '' : [country, university, code].map(plain).join('\u0000');
}

/** The name alone, for comparing courses of one university. */
export const nameKey = ({ course }: Pick<CourseDraft, 'course'>): string => plain(course);

/** The fields that make the identity: a change of one of them changes it. */
export const IDENTITY_FIELDS = ['country', 'university', 'campus', 'course', 'level', 'code'] as const;

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
