import type { CourseLevel } from '@/lib/domain/courses/course';
import { fold } from '../search/types/fold';

/** What people type, and what courses are called instead. One direction only: 'mba' finds the long name, not the other way. */
export interface DictionaryEntry {
  /** Folded, words separated by single blanks, without dots and apostrophes. */
  typed: string;
  /** Folded beginnings of names that mean the same. */
  means: readonly string[];
  /** Levels that mean the same. */
  levels?: readonly CourseLevel[];
  /** What else means the same: one of these levels with the beginning of a word of one of these fields in the name. */
  within?: { levels: readonly CourseLevel[]; means: readonly string[] };
  /** Given by an admin: what it means may also be the name of a university or a campus. */
  isOwn?: true;
}

/** A text as entries have it: folded, without dots and apostrophes, as the words of a keyword are looked up. */
export const typedText = (text: string): string =>
  fold(text)
    .replaceAll(/[.']/g, '')
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}&]+/u, '').replace(/[^\p{L}\p{N}&+#]+$/u, ''))
    .filter((word) => word !== '')
    .join(' ');
