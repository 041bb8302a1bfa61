import type { ImportField } from '@/lib/domain/imports/import-fields';

/** Names too vague to trust by themselves: used for the first field of the list that no clearer column gives. */
export const VAGUE_NAMES: Readonly<Record<string, readonly ImportField[]>> = {
  ...each(['course', 'level', 'award'], 'degree, qualification, award, awards'),
  ...each(['level'], 'type, modality, cycle'),
  ...each(['code'], 'id'),
  ...each(['course'], 'title, name, program class title'),
  ...each(['course', 'subcategory'], 'major'),
  ...each(['university'], 'school, hei, organisation, partner, partners, partner name'),
  ...each(['campus'], 'location, locations, city'),
  ...each(['course', 'category'], 'subject, subjects'),
  ...each(['category'], 'faculty, department'),
  ...each(['admissionIntake'], 'entry, session, sessions, term, start, starts, months'),
};

function each(fields: readonly ImportField[], names: string): Record<string, readonly ImportField[]> {
  return Object.fromEntries(names.split(', ').map((name) => [name, fields]));
}

/** Fields that such a head gives only when its cells say so. */
export const NEED_CELLS: ReadonlySet<ImportField> = new Set(['level', 'code', 'tuitionFee']);

/** Real words one slip away from a field's name: never taken for a misspelling of it. */
export const NOT_MISSPELLED = new Set('county counties source sources lever node mode feed sink'.split(' '));
