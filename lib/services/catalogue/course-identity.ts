import { hash } from 'node:crypto';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { plainName } from '@/lib/domain/texts/plain-name';

/**
 * What makes two rows the same course (product decision 5): country, university, campus, course name and level, and
 * the official course code where the file has one, and the text that tells variants apart where there is one. Case,
 * accents' composition and white space don't count.
 * Hashed, so that the unique index stays small whatever the names' lengths.
 */
export function courseIdentity(draft: IdentityFacts): string {
  const { variant, ...facts } = draft;
  const parts = BASE_FIELDS.map((field) => plainName(facts[field]));
  // Without one, the identity is that of the time before there were variants.
  if (variant) parts.push(plainName(variant));
  return hash('sha256', parts.join('\u0000'), 'base64url').slice(0, 27);
}

/** The official code within country and university, by which a renamed course is known again; '' for a course without one. */
export function codeKey({ country, university, code }: Pick<CourseDraft, 'country' | 'university' | 'code'>): string {
  return code === '' ? '' : [country, university, code].map(plainName).join('\u0000');
}

/**
 * Code and name within country and university, with the text that tells variants apart: what campus and level don't change;
 * '' for a course without a code.
 */
export function codeAndName(draft: IdentityFacts): string {
  const key = codeKey(draft);
  return key && [key, nameKey(draft), plainName(draft.variant ?? '')].join('\u0000');
}

/** The name alone, for comparing courses of one university. */
export const nameKey = ({ course }: Pick<CourseDraft, 'course'>): string => plainName(course);

/** The fields that make the identity: a change of one of them changes it. */
export const IDENTITY_FIELDS = ['country', 'university', 'campus', 'course', 'level', 'code', 'variant'] as const;
const BASE_FIELDS = IDENTITY_FIELDS.filter((field) => field !== 'variant');

type IdentityFacts = Pick<CourseDraft, (typeof BASE_FIELDS)[number]> & Partial<Pick<CourseDraft, 'variant'>>;
