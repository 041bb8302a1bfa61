import type { Country } from '../countries';
import type { CourseLevel } from '../courses/course';
import { DOCUMENTS, type DocumentField } from '../documents';
import type { ItemKind } from './checklist';

/** One line of a template. */
interface TemplateLine {
  kind: ItemKind;
  label: string;
  note: string;
  /** What it rests on: an address, or the name of a document. */
  source: string;
  /** The day on which the source said so, 'YYYY-MM-DD'. */
  checkedOn: string;
}

/** What is usually asked for: in one country or all (null), at one level or all (null). */
export interface ChecklistTemplate {
  country: Country | null;
  level: CourseLevel | null;
  items: readonly TemplateLine[];
}

/** Every profile needs these; the documents of a degree follow from the level that a course builds on. */
const SCHOOL: readonly DocumentField[] = [
  'passport',
  'tenth_certificate',
  'twelfth_certificate',
  'english_certificate',
];
const BACHELOR: readonly DocumentField[] = ['bachelor_dmc', 'bachelor_degree'];
const AFTER_A_DEGREE: readonly CourseLevel[] = ['Post Graduate', 'Post Graduate Certificate', 'Post Graduate Diploma'];

const SOURCE = 'Usual documents for this level of education';
const CHECKED_ON = '2026-11-22';

/**
 * The templates that the product comes with: only what the profile asks for already. What countries and universities ask
 * beyond it changes, needs a source, and is the admins' to fill in.
 */
export const SHIPPED_TEMPLATES: readonly ChecklistTemplate[] = [
  { country: null, level: null, items: SCHOOL.map(lineOf) },
  ...AFTER_A_DEGREE.map((level) => ({ country: null, level, items: BACHELOR.map(lineOf) })),
];

function lineOf(kind: DocumentField): TemplateLine {
  return { kind, label: DOCUMENTS[kind].title, note: '', source: SOURCE, checkedOn: CHECKED_ON };
}
