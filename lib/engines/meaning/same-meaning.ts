import { fold } from '../search/types/fold';
import { hasWords } from '../search/types/whole-words';

/** Whether the course that has a keyword best has it only within other words: 'ntu' in 'Adventure'. */
export const isInPieces = (best: { course: string; university: string } | undefined, q: string): boolean =>
  best !== undefined && ![best.course, best.university].some((text) => hasWords(fold(text), fold(q)));

/**
 * Whether the course that has a keyword best is of another level than the keyword says: 'business diploma' in 'Bachelor
 * of Business Diploma in …'.
 */
export const isOtherLevel = (best: { level: string } | undefined, levels: readonly string[] | undefined): boolean =>
  best !== undefined && levels !== undefined && !levels.includes(best.level);
