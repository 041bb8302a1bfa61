import type { CourseDraft } from '@/lib/domain/courses/course';
import type { CourseFieldName } from '@/lib/domain/courses/course-field-table';
import { COURSE_FIELD_LABELS, COURSE_FIELD_NAMES, courseField } from '@/lib/domain/courses/course-fields';
import { majorUnits } from '@/lib/domain/money/money';

/** The award comes first; then what stays the same from year to year before what doesn't; long texts come last. */
const ORDER: readonly CourseField['kind'][] = [
  'duration',
  'months',
  'choice',
  'line',
  'link',
  'money',
  'score',
  'text',
];
type CourseField = ReturnType<typeof courseField>;

const LONGEST = 80;

/**
 * A short text for each of these rows that tells it from the others, made of as few of the differing fields as will do:
 * '12 months'. Null where no few words do.
 */
export function variantTexts(drafts: readonly CourseDraft[], differs: ReadonlySet<keyof CourseDraft>): string[] | null {
  const fields = COURSE_FIELD_NAMES.filter((name) => differs.has(name) && name !== 'currency').sort(
    (a, b) => placeOf(a) - placeOf(b),
  );
  let chosen: CourseFieldName[] = [];
  let texts: string[] = [];
  for (const field of fields) {
    const alone = drafts.map((draft) => textOf(draft, [field]));
    if (areDistinct(alone)) return alone;
    const joined = drafts.map((draft) => textOf(draft, [...chosen, field]));
    if (new Set(joined).size <= new Set(texts).size) continue;
    chosen = [...chosen, field];
    texts = joined;
    if (areDistinct(texts)) return texts;
  }
  return null;
}

function placeOf(name: CourseFieldName): number {
  if (name === 'award') return -1;
  const place = ORDER.indexOf(courseField(name).kind);
  return place === -1 ? ORDER.length : place;
}

const areDistinct = (texts: readonly string[]) => texts.every(Boolean) && new Set(texts).size === texts.length;

function textOf(draft: CourseDraft, fields: readonly CourseFieldName[]): string {
  return fields
    .map((field) => partOf(draft, field))
    .filter(Boolean)
    .join(', ');
}

function partOf(draft: CourseDraft, field: CourseFieldName): string {
  const value = draft[field];
  const label = COURSE_FIELD_LABELS[field] ?? field;
  if (value === '' || value === null || value === false) return `${label.toLowerCase()} not stated`;
  if (field === 'award') return String(value);
  if (field === 'durationInMonths') return `${value} months`;
  if (field === 'tuitionFeeMinor') return `${draft.currency} ${majorUnits(Number(value), draft.currency)}`;
  return `${label.toLowerCase()} ${value}`.slice(0, LONGEST);
}
