import type { CourseLevel } from '@/lib/domain/course';
import type { Reading } from './truth';

/** The reader isn't joined to the grammar's form yet. */
export class NotWired extends Error {
  constructor() {
    super('The reader of requirement texts is not joined to tests/requirements yet.');
  }
}

/**
 * What the product's reader makes of a requirement text, in the grammar's form.
 * @param _text the whole cell of a course of this level
 */
export function readingOf(_text: string, _level: CourseLevel): Reading {
  throw new NotWired();
}
