import type { CourseDraft } from '@/lib/domain/courses/course';
import { EXAM_FIELDS } from '@/lib/domain/courses/course-fields';
import { MARK_FIELDS, NO_MARKS } from '@/lib/domain/marks/marks';
import { examsOfText, examsReadFrom, examsText } from '@/lib/domain/requirements/also-asked';
import type { Exam } from '@/lib/domain/test-scores';
import type { Clause } from './clause';
import { withTextDemands } from './demands';

const SCORE_FIELDS = (
  Object.entries(EXAM_FIELDS) as [Exam, { overall?: keyof CourseDraft; lowest?: keyof CourseDraft }][]
).map(([exam, { overall, lowest }]) => ({ exam, names: [overall, lowest].flatMap((name) => name ?? []) }));
const OF_MARKS = MARK_FIELDS.filter((name) => name !== 'alsoAsked');
/** Every field that a text gives, with those that say so. */
export const READ_FIELDS: readonly (keyof CourseDraft)[] = [
  ...SCORE_FIELDS.flatMap(({ names }) => names),
  ...MARK_FIELDS,
  'toeflScale',
  'scoresFromText',
];

/**
 * What of a stored course changes when its text is read again: as an upload would have it today. What a person has entered or
 * confirmed stays.
 * @param clauses of its text, as admins have said that they are
 * @param byHand the fields that a person has entered
 */
export function changesByReadingAgain(
  course: CourseDraft,
  clauses: readonly Clause[],
  byHand: ReadonlySet<string>,
): Partial<CourseDraft> {
  const open: Record<string, unknown> = { ...course };
  const fromText = new Set(examsReadFrom(course.scoresFromText));
  const unconfirmed = examsOfText(course.scoresFromText);
  for (const { exam, names } of SCORE_FIELDS)
    if (unconfirmed.includes(exam) && !names.some((name) => byHand.has(name))) {
      for (const name of names) open[name] = null;
      fromText.delete(exam);
    }
  // What a person has confirmed stays with its number.
  const confirmed = new Set([...fromText].filter((exam) => !unconfirmed.includes(exam)));
  const kept = new Set(byHand);
  for (const { exam, names } of SCORE_FIELDS) if (confirmed.has(exam)) for (const name of names) kept.add(name);
  if (course.marksFrom === 'confirmed text') for (const name of OF_MARKS) kept.add(name);
  open.scoresFromText = examsText(fromText, confirmed);
  const isTyped = OF_MARKS.some((name) => byHand.has(name));
  if (course.marksFrom === 'requirement text' && !isTyped)
    Object.assign(open, NO_MARKS, { alsoAsked: course.alsoAsked, subjectsNeeded: course.subjectsNeeded });
  const read: CourseDraft = withTextDemands(open as CourseDraft, () => clauses);
  const isOpen = (exam: Exam) => examsOfText(read.scoresFromText).includes(exam) && !confirmed.has(exam);
  const typed = SCORE_FIELDS.flatMap(({ exam, names }) => (names.some((name) => byHand.has(name)) ? [exam] : []));
  const given = examsReadFrom(read.scoresFromText).filter((exam) => fromText.has(exam) || !typed.includes(exam));
  const named = [...given, ...confirmed];
  read.scoresFromText = examsText(named, new Set(named.filter((exam) => !isOpen(exam))));
  const isKept = (name: string) => kept.has(name) || (name === 'marksFrom' && isTyped);
  const changed = READ_FIELDS.filter((name) => !isKept(name) && read[name] !== course[name]);
  return Object.fromEntries(changed.map((name) => [name, read[name]]));
}
