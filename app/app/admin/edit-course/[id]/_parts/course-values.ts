import type { z } from 'zod';
import type { courseFields } from '@/lib/contract/catalogue/course-field-rules';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { type ClosingDays, closingList } from '@/lib/domain/courses/closing-days';
import { apiNameOf, COURSE_FIELD_NAMES, courseField, isNeverEmpty } from '@/lib/domain/courses/course-fields';
import { intakesOf } from '@/lib/domain/courses/intakes';

type Sent = z.input<typeof courseFields>;
/** What the form holds, by the names of the API: choices, months and yes or no as such, all else as typed. */
export type CourseValues = { [Name in keyof Sent]: Exclude<Sent[Name], number | null> };

/** The fields of the form: what is typed in a line or chosen, then the long texts, then what is ticked. */
export const FORM_FIELDS = COURSE_FIELD_NAMES.map((name) => {
  const { label, formLabel = label, ...field } = courseField(name);
  return { ...field, name: apiNameOf(name), label: formLabel, optional: !isNeverEmpty(name) };
}).sort((a, b) => placeOf(a.kind) - placeOf(b.kind));
export type FormField = (typeof FORM_FIELDS)[number];

function placeOf(kind: FormField['kind']): number {
  return ['text', 'months', 'flag'].indexOf(kind);
}

/** What the form shows for a course. */
export function valuesOf(course: CourseView): CourseValues {
  return Object.fromEntries(
    FORM_FIELDS.map((field) => [field.name, shownIn(field, course[field.name])]),
  ) as CourseValues;
}

/** A choice that isn't offered any more shows as none, or as the first where there must be one. */
function shownIn(field: FormField, stored: CourseView[keyof CourseView]): string | string[] | boolean {
  if (typeof stored === 'boolean') return stored;
  if (field.kind === 'closing')
    return closingList(stored as ClosingDays)
      .map(({ month, day }) => `${month} ${day}`)
      .join(', ');
  const text = String(stored ?? '');
  if (field.kind === 'months') return intakesOf(text);
  if (field.kind !== 'choice' || field.of.includes(text)) return text;
  return field.optional ? '' : (field.of[0] ?? '');
}

/**
 * The form's values after someone else saved: fields that were not touched take what is stored now, the others keep
 * what was typed. `conflicts` has what is stored in fields that both changed.
 */
export function merged(
  base: CourseValues,
  mine: CourseValues,
  theirs: CourseValues,
): { values: CourseValues; conflicts: Partial<CourseValues> } {
  const isSame = (a: CourseValues, b: CourseValues, name: keyof CourseValues) => String(a[name]) === String(b[name]);
  const names = Object.keys(theirs) as (keyof CourseValues)[];
  const touched = names.filter((name) => !isSame(mine, base, name));
  const both = touched.filter((name) => !isSame(theirs, base, name) && !isSame(theirs, mine, name));
  return { values: { ...theirs, ...some(mine, touched) }, conflicts: some(theirs, both) };
}

function some(values: CourseValues, names: readonly (keyof CourseValues)[]): Partial<CourseValues> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** A stored value in words. */
export function shownValue(value: CourseValues[keyof CourseValues]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? value : value.join(', ');
  return text === '' ? 'nothing' : `‘${text}’`;
}

/** The words of a field for the summary of what is wrong. */
export function labelOf(name: string): string {
  return FORM_FIELDS.find((field) => field.name === name)?.label ?? name;
}
