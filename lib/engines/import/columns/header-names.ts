import type { ImportField } from '@/lib/domain/imports/import-fields';

/** Names too vague to trust by themselves: used for the first field of the list that no clearer column gives. */
export const VAGUE_NAMES: Readonly<Record<string, readonly ImportField[]>> = {
  degree: ['course', 'level', 'award'],
  qualification: ['course', 'level', 'award'],
  award: ['course', 'level', 'award'],
  awards: ['course', 'level', 'award'],
  type: ['level'],
  modality: ['level'],
  cycle: ['level'],
  id: ['code'],
  title: ['course'],
  name: ['course'],
  major: ['course', 'subcategory'],
  'program class title': ['course'],
  school: ['university'],
  hei: ['university'],
  organisation: ['university'],
  location: ['campus'],
  locations: ['campus'],
  city: ['campus'],
  subject: ['category'],
  faculty: ['category'],
  department: ['category'],
  entry: ['admissionIntake'],
  session: ['admissionIntake'],
  sessions: ['admissionIntake'],
  term: ['admissionIntake'],
  start: ['admissionIntake'],
  starts: ['admissionIntake'],
  months: ['admissionIntake'],
};

/** Fields that such a head gives only when its cells say so. */
export const NEED_CELLS: ReadonlySet<ImportField> = new Set(['level', 'code', 'tuitionFee']);

/** Real words one slip away from a field's name: never taken for a misspelling of it. */
export const NOT_MISSPELLED = new Set([
  'county',
  'counties',
  'source',
  'sources',
  'lever',
  'node',
  'mode',
  'feed',
  'sink',
]);
