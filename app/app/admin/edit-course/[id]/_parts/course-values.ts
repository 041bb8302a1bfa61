import type { CourseView } from '@/lib/contract/catalogue/courses';
import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS, FEE_PERIODS, MONTHS, type Month } from '@/lib/domain/course';

/** The fields that are typed as text, numbers included. */
type CourseTexts = Record<(typeof TEXT_FIELDS)[number]['name'], string>;

type FieldOf = {
  name: string;
  label: string;
  kind: 'line' | 'number' | 'decimal' | 'text';
  optional?: boolean;
  hint?: string;
  unit?: string;
};

/** In the order of the form. */
export const TEXT_FIELDS = [
  { name: 'course', label: 'Course', kind: 'line' },
  { name: 'university', label: 'University', kind: 'line' },
  { name: 'campus', label: 'Campus', kind: 'line', optional: true },
  { name: 'code', label: 'Course code', kind: 'line', optional: true, hint: 'CRICOS code, UCAS code and the like.' },
  { name: 'category', label: 'Category', kind: 'line', optional: true },
  { name: 'subcategory', label: 'Subcategory', kind: 'line', optional: true },
  { name: 'currency', label: 'Currency', kind: 'line', optional: true, hint: 'Three letters, like CAD.' },
  { name: 'tuitionFee', label: 'Tuition fee', kind: 'decimal', optional: true },
  { name: 'durationInMonths', label: 'Duration', kind: 'decimal', optional: true, unit: 'months' },
  { name: 'courseLink', label: 'Link', kind: 'line', optional: true },
  { name: 'ieltsOverall', label: 'IELTS overall', kind: 'decimal', optional: true },
  { name: 'ieltsLessThan', label: 'IELTS: no band less than', kind: 'decimal', optional: true },
  { name: 'pteOverall', label: 'PTE overall', kind: 'number', optional: true },
  { name: 'pteLessThan', label: 'PTE: no score less than', kind: 'number', optional: true },
  { name: 'det', label: 'Duolingo', kind: 'number', optional: true },
  { name: 'toefl', label: 'TOEFL', kind: 'number', optional: true },
  { name: 'gre', label: 'GRE', kind: 'number', optional: true },
  { name: 'gmat', label: 'GMAT', kind: 'number', optional: true },
  { name: 'admissionRequirement', label: 'Admission requirement', kind: 'text', optional: true },
  { name: 'remarks', label: 'Remarks', kind: 'text', optional: true },
] as const satisfies readonly FieldOf[];

/** The form's texts for a course. */
function textsOf(course: CourseView): CourseTexts {
  return Object.fromEntries(TEXT_FIELDS.map(({ name }) => [name, String(course[name] ?? '')])) as CourseTexts;
}

/** What is chosen rather than typed. */
interface CourseChoices {
  country: (typeof COUNTRIES)[number];
  level: (typeof COURSE_LEVELS)[number] | '';
  fee_period: (typeof FEE_PERIODS)[number] | '';
  admissionIntake: Month[];
  forSample: boolean;
}

/** The form's choices for a course. */
function choicesOf(course: CourseView): CourseChoices {
  const months = course.admissionIntake.split(' ');
  return {
    country: COUNTRIES.find((one) => one === course.country) ?? COUNTRIES[0],
    level: COURSE_LEVELS.find((one) => one === course.level) ?? '',
    fee_period: FEE_PERIODS.find((one) => one === course.fee_period) ?? '',
    admissionIntake: MONTHS.filter((one) => months.includes(one)),
    forSample: course.forSample,
  };
}

export type CourseValues = CourseTexts & CourseChoices;

/** What the form shows for a course. */
export function valuesOf(course: CourseView): CourseValues {
  return { ...textsOf(course), ...choicesOf(course) };
}

/**
 * The form's values after somebody else saved: fields that were not touched take what is stored now, the others keep
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
  return TEXT_FIELDS.find((field) => field.name === name)?.label ?? OTHER_LABELS[name] ?? name;
}

const OTHER_LABELS: Record<string, string> = {
  country: 'Country',
  level: 'Level',
  fee_period: 'Fee period',
  admissionIntake: 'Intake',
  forSample: 'A sample',
};
