import { createHash } from 'node:crypto';
import type { CourseDraft } from '@/lib/domain/course';

/**
 * What makes two rows the same course (product decision 5): country, university, campus, course name and level, and
 * the official course code where the file has one. Case, accents' composition and white space don't count.
 * Hashed, so that the unique index stays small whatever the names' lengths.
 */
export function courseIdentity(draft: CourseDraft): string {
  const parts = [draft.country, draft.university, draft.campus, draft.course, draft.level, draft.code].map(plain);
  return createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 27);
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
