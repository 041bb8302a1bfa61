import type { ImportField } from '@/lib/domain/import-fields';

/** Names too vague to trust by themselves: used for the first field of the list that no clearer column gives. */
export const VAGUE_NAMES: Readonly<Record<string, readonly ImportField[]>> = {
  degree: ['course', 'level'],
  qualification: ['course', 'level'],
  award: ['course', 'level'],
  title: ['course'],
  name: ['course'],
  major: ['course', 'subcategory'],
  'program class title': ['course'],
  school: ['university'],
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
};

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
