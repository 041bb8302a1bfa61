import type { CourseDraft } from '../courses/course';
import { COURSE_FIELD_LABELS, COURSE_FIELD_NAMES, courseField } from '../courses/course-fields';
import { partedText } from './staff-only';

/** The fields that hold words as a file has them. What is read of words, such as tests, holds no other. */
const WORDED = COURSE_FIELD_NAMES.flatMap((name) => {
  const { kind } = courseField(name);
  const isOurs = name === 'scoresFromText' || name === 'alsoAsked';
  return !isOurs && (kind === 'text' || kind === 'line' || kind === 'name') ? [{ name, isName: kind === 'name' }] : [];
});

/** A text of a course that isn't for students. */
export interface ClosedText {
  field: keyof CourseDraft;
  /** What the field may say; '' for nothing. */
  open: string;
  closed: string;
}

/** What of a course's texts is for staff alone; empty for nearly every course. Absent fields say nothing. */
export function closedTexts(course: Partial<Record<keyof CourseDraft, unknown>>): ClosedText[] {
  return WORDED.flatMap(({ name, isName }) => {
    const text = course[name];
    if (typeof text !== 'string' || text === '') return [];
    const { open, closed } = partedText(text, isName);
    return closed === '' ? [] : [{ field: name, open, closed }];
  });
}

/** Them as a note: 'Remarks: Commission 15 %'. */
export const noteOfClosed = (texts: readonly ClosedText[]): string =>
  texts.map(({ field, closed }) => `${COURSE_FIELD_LABELS[field]}: ${closed}`).join('\n');

/** Texts of a course that stands in a journal or in a plan of before, without what isn't for students. */
export function withoutClosed<Texts extends object>(texts: Texts): Texts {
  const { remarks, admissionRequirement } = texts as Partial<CourseDraft>;
  const closed = closedTexts({ remarks, admissionRequirement });
  return closed.length ? { ...texts, ...Object.fromEntries(closed.map(({ field, open }) => [field, open])) } : texts;
}
