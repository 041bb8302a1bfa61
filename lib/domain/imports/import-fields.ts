import { COURSE_COLUMNS, type CourseColumn } from '../courses/course-columns';
import type { CourseFieldName } from '../courses/course-field-table';
import { COURSE_FIELD_LABELS, COURSE_FIELD_NAMES } from '../courses/course-fields';
import { FURTHER_COLUMNS } from './further-columns';

/** What a column of a spreadsheet can give; derived of the columns of the course fields. Safe in the browser. */
export type ImportField = ImportNames[CourseFieldName] | keyof typeof FURTHER_COLUMNS;
type ImportNames = {
  [Name in CourseFieldName]: (typeof COURSE_COLUMNS)[Name] extends { field: infer Field extends string } ? Field : Name;
};

interface ImportColumn {
  label: string;
  heads: readonly string[];
  shared: boolean;
  /** The fields of a course that it speaks about. */
  gives: readonly CourseFieldName[];
  template: CourseColumn['template'];
}

/** Every field that columns can give, in the order in which a person chooses among them. */
export const IMPORT_COLUMNS = Object.fromEntries(
  COURSE_FIELD_NAMES.flatMap((name) => {
    const { field = name, ...column }: CourseColumn = COURSE_COLUMNS[name];
    const label = COURSE_FIELD_LABELS[name] ?? name;
    const own: ImportColumn = { label, heads: [], shared: false, gives: [name], ...column };
    return [...furtherBefore(name), [field, own] as const];
  }),
) as Readonly<Record<ImportField, ImportColumn>>;

function furtherBefore(name: CourseFieldName): [string, ImportColumn][] {
  const further = Object.entries(FURTHER_COLUMNS).filter(([, { before }]) => before === name);
  return further.map(([field, column]) => [field, { shared: false, template: null, ...column }]);
}

export const IMPORT_FIELDS = Object.keys(IMPORT_COLUMNS) as ImportField[];

/** The field of the import that gives a course's field by itself. */
export const importFieldOf = <Name extends CourseFieldName>(name: Name): ImportNames[Name] =>
  ((COURSE_COLUMNS[name] as CourseColumn).field ?? name) as ImportNames[Name];
