import type { CourseCard, CourseView } from '@/lib/contract/catalogue/courses';
import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import type { CourseField } from '@/lib/domain/courses/course-field-table';
import {
  apiNameOf,
  BLANK_COURSE,
  COURSE_FIELD_NAMES,
  courseField,
  isCardField,
} from '@/lib/domain/courses/course-fields';
import { publishedFee } from '@/lib/domain/courses/course-rules';
import { intakeText, type StoredLists, storedClosingDays, storedIntakes } from '@/lib/domain/courses/intakes';
import { majorUnits } from '@/lib/domain/money/money';
import { retiredSince } from '@/lib/platform/site-facts';
import type { CourseRecord } from '@/models/course';

type StoredFacts = Omit<CourseDraft, 'country'> &
  Pick<CourseRecord, '_id' | 'retiredOn' | keyof StoredLists> & { country: Country };

const FIELDS = COURSE_FIELD_NAMES.map((name) => ({ name, api: apiNameOf(name), ...courseField(name) }));
const CARD_FIELDS = FIELDS.filter(({ name }) => isCardField(name));

/** A stored course as lists show it: a fee in major units. */
export function courseCardOf(course: StoredFacts): CourseCard {
  return shown(course, CARD_FIELDS) as CourseCard;
}

/** A stored course as its own page shows it. */
export function courseViewOf(course: StoredFacts): CourseView {
  return shown(course, FIELDS) as CourseView;
}

function asShown(kind: CourseField['kind'], value: unknown, course: StoredFacts): unknown {
  if (kind === 'months') return intakeText(storedIntakes(course));
  if (kind === 'closing') return storedClosingDays(course);
  if (kind !== 'money') return value;
  const fee = publishedFee(course);
  return fee === null ? null : majorUnits(fee, course.currency);
}

/** What was stored before there was such a field shows it as unknown. */
function shown(course: StoredFacts, fields: typeof FIELDS): Record<string, unknown> {
  const view: Record<string, unknown> = { _id: String(course._id) };
  const since = retiredSince(course);
  if (since) view.retiredOn = since;
  for (const { name, api, kind } of fields) {
    const value = course[name] ?? BLANK_COURSE[name];
    view[api] = asShown(kind, value, course);
  }
  return view;
}
