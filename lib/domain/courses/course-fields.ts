import { EXAMS, type Exam } from '../test-scores';
import type { CourseDraft } from './course';
import {
  type ApiName,
  COURSE_FIELDS,
  type CourseField,
  type CourseFieldName,
  type NamesWith,
} from './course-field-table';

/** What is derived of the table of course fields. */

export const COURSE_FIELD_NAMES = Object.keys(COURSE_FIELDS) as CourseFieldName[];

/** A field's entry, whichever field it is. */
export const courseField = (name: CourseFieldName): CourseField => COURSE_FIELDS[name];

/** A field by any name, such as one of the log; undefined for what is no course's field. */
export const knownCourseField = (name: string): CourseField | undefined =>
  (COURSE_FIELDS as Partial<Record<string, CourseField>>)[name];

/** A course's fields as people call them. */
export const COURSE_FIELD_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  COURSE_FIELD_NAMES.map((name) => [name, COURSE_FIELDS[name].label]),
);

/** The fields that lists of courses show. */
export type CardFieldName = NamesWith<{ card: true }>;
export const isCardField = (name: CourseFieldName): name is CardFieldName => courseField(name).card === true;

export const apiNameOf = <Name extends CourseFieldName>(name: Name): ApiName<Name> =>
  (courseField(name).api ?? name) as ApiName<Name>;

export type ScoreFieldName = NamesWith<{ kind: 'score' }>;

/** The fields of each exam's overall score and of its lowest; undefined where courses have none. */
export const EXAM_FIELDS = Object.fromEntries(
  Object.keys(EXAMS).map((exam) => [exam, { overall: scoreField(exam, false), lowest: scoreField(exam, true) }]),
) as Readonly<Record<Exam, Record<'overall' | 'lowest', ScoreFieldName | undefined>>>;

function scoreField(exam: string, isLowest: boolean): CourseFieldName | undefined {
  return COURSE_FIELD_NAMES.find((name) => {
    const field = courseField(name);
    return field.kind === 'score' && field.exam === exam && (field.lowest === true) === isLowest;
  });
}

/** Whether every course has the field. */
export const isNeverEmpty = (name: CourseFieldName): boolean => {
  const field = courseField(name);
  return field.kind === 'name' || (field.kind === 'choice' && (field.required ?? field.blank) !== undefined);
};

/** A course of which nothing is known. */
export const BLANK_COURSE = Object.fromEntries(
  COURSE_FIELD_NAMES.map((name) => [name, blankOf(COURSE_FIELDS[name])]),
) as Omit<CourseDraft, 'country'> & { country: '' };

function blankOf(field: CourseField): string | null | false {
  const { kind } = field;
  if (kind === 'choice') return field.blank ?? '';
  if (kind === 'flag') return false;
  return kind === 'money' || kind === 'duration' || kind === 'score' || kind === 'number' ? null : '';
}

const NAMES_IT = new Set<CourseFieldName>(['course', 'university', 'country', 'campus', 'places', 'currency', 'level']);
const TELLING = COURSE_FIELD_NAMES.filter((name) => !NAMES_IT.has(name));

/** Whether nothing is said of a course but its name and a place; its level may be read out of the name. */
export const saysOnlyName = (course: CourseDraft): boolean =>
  TELLING.every((field) => course[field] === BLANK_COURSE[field]);
