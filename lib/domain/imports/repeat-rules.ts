import { COURSE_FIELD_NAMES, courseField } from '../courses/course-fields';

/**
 * What becomes of rows of one file that claim to be the same course and differ. `none`: all are refused. `variants`: all are
 * kept, each with a text that tells it apart. `fullest`: the one that says most. `column`: the one with the largest or
 * smallest value in a column.
 */
export const REPEAT_RULES = ['none', 'variants', 'fullest', 'column'] as const;

export interface RepeatRule {
  keep: (typeof REPEAT_RULES)[number];
  /** With `column`: a field of numbers; '' otherwise. */
  column: string;
  which: 'largest' | 'smallest';
}

export const NO_RULE: RepeatRule = { keep: 'none', column: '', which: 'largest' };

/** The fields that rows can be compared by. */
export const NUMBER_FIELDS = COURSE_FIELD_NAMES.filter((name) =>
  ['money', 'duration', 'score'].includes(courseField(name).kind),
);
