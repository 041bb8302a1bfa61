import { IMPORT_COLUMNS, type ImportField } from '@/lib/domain/imports/import-fields';
import { isRunningNumberHead } from '@/lib/domain/imports/staff-only';
import type { ColumnMapping } from '../columns/column-mapping';
import { withoutCommonStart } from '../columns/common-start';
import { noCodes } from '../columns/evidence';
import { headerWords } from '../columns/header-words';
import type { Cell } from '../spreadsheet';
import { isNothing } from '../values/parsed';
import { cellLine } from '../values/text';

/** Columns of two sheets that may hold the same key. */
export interface CommonColumn {
  own: number;
  other: number;
  /** The heads name a course's code or id; others are a key only where they tell all rows apart. */
  isCourseKey: boolean;
  /** May be all of a key, not only a part of one. */
  mayStandAlone: boolean;
}

const COURSE_KEY =
  /^(?:(?:course|program|programme|cricos|ucas|cricos course|ucas course|official course) )?(?:code|id|key|no|number|ref|reference|crn)s?$/;
const BARE_KEY = /^(?:code|id|key|ref|reference)s?$/;
const INSTITUTION = /\b(?:univ\w*|uni|inst\w*|colleges?|schools?|providers?)\b/;
/** What a whole key may be by its field, beside what we have no field for. */
const ALONE: ReadonlySet<ImportField | null> = new Set<ImportField | null>([null, 'course', 'code', 'courseLink']);
/** What may be a part of one. */
const PARTS: ReadonlySet<ImportField | null> = new Set<ImportField | null>([...ALONE, 'university', 'campus', 'level']);

/** The columns that both sheets have, those of courses' codes first. */
export function commonColumns(own: readonly ColumnMapping[], other: readonly ColumnMapping[]): CommonColumn[] {
  const words = wordsOf(own);
  const heads = wordsOf(other);
  const common = other.flatMap((column, at): CommonColumn[] => {
    const head = heads[at] ?? '';
    if (head === '' || isRunningNumberHead(head) || !PARTS.has(column.field)) return [];
    const isCourseKey = isKeyHead(head);
    const same = words.indexOf(head);
    const place = same >= 0 || !isCourseKey ? same : words.findIndex(isKeyHead);
    const mapped = own[place];
    if (!mapped || !PARTS.has(mapped.field)) return [];
    const mayStandAlone =
      isCourseKey || (ALONE.has(mapped.field) && ALONE.has(column.field) && !INSTITUTION.test(head));
    return [{ own: place, other: column.column, isCourseKey, mayStandAlone }];
  });
  return common.sort((a, b) => Number(b.isCourseKey) - Number(a.isCourseKey));
}

/** Each head in words, without the one that all of its sheet begin with. */
const wordsOf = (columns: readonly ColumnMapping[]): string[] => {
  const labels = columns.map(({ label }) => label);
  return (withoutCommonStart(labels) ?? labels).map(headerWords);
};

const isKeyHead = (words: string): boolean =>
  words !== '' && !isRunningNumberHead(words) && (COURSE_KEY.test(words) || IMPORT_COLUMNS.code.heads.includes(words));

/** Under such heads, values that only count may count anything: 'id' 1, 2, 3. */
export const onlyCounts = (label: string, values: readonly string[]): boolean =>
  BARE_KEY.test(headerWords(label)) && noCodes({ texts: values, cells: [] }, true) !== null;

const BETWEEN = '\u0000';

/** A row's key, without case; '' where a part is blank or says that there is none ('-', 'N/A'). */
export function keyOf(cells: readonly Cell[], columns: readonly number[]): string {
  const parts = columns.map((column) =>
    cellLine(cells[column] ?? null)
      .trim()
      .toLowerCase(),
  );
  return parts.some((part) => part === '' || isNothing(part)) ? '' : parts.join(BETWEEN);
}

/** A key as it is shown. */
export const keyText = (cells: readonly Cell[], columns: readonly number[]): string =>
  columns.map((column) => cellLine(cells[column] ?? null)).join(', ');
