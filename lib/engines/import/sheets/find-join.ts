import { IMPORT_COLUMNS, type ImportField, importFieldOf } from '@/lib/domain/imports/import-fields';
import type { ColumnMapping } from '../columns/column-mapping';
import { headerWords } from '../columns/header-words';
import { isBlankRow, type SheetRow } from '../spreadsheet';
import { audienceOf } from '../values/fee-audience';
import { cellLine } from '../values/text';
import type { Candidate, FoundHeader } from './candidates';
import { namesIn, placesIn, type SheetFacet } from './facets';
import { joinNotes } from './join-notes';
import { type CommonColumn, commonColumns, keyOf, onlyCounts } from './keys';

/** A sheet with its likeliest header and all of its rows. */
export interface ReadSheet {
  name: string;
  header: Candidate;
  rows: readonly SheetRow[];
}

/** Another sheet's rows by the key that the sheet shares with it. */
export interface SheetJoin {
  sheetName: string;
  /** The key's columns in the sheet that is extended. */
  own: readonly number[];
  rows: ReadonlyMap<string, readonly SheetRow[]>;
  /** The columns that are brought along. */
  columns: readonly ColumnMapping[];
  /** What its rows of one key list together. */
  facet: SheetFacet | null;
  /** Whether the extended sheet has several rows of one key where this one has a single one. */
  isOtherwise: boolean;
  notes: readonly string[];
}

/** What a sheet of universities says that is true of each of their courses. */
const OF_UNIVERSITIES: ReadonlySet<ImportField | null> = new Set<ImportField | null>(['country', 'campus', 'currency']);

/** What makes one course another. */
const TELLS_APART: ReadonlySet<ImportField | null> = new Set<ImportField | null>(
  (['country', 'university', 'campus', 'course', 'level', 'variant'] as const).map(importFieldOf),
);

/** How the rows of another sheet belong to those of this one; null where no column says so, or nothing new would come of it. */
export function findJoin(own: ReadSheet, other: ReadSheet): SheetJoin | null {
  const byKey = keyBetween(own, other);
  const isOfUniversities = !byKey;
  const facetNames = byKey ? null : namesIn(other.header.columns);
  const byUniversity = byKey ? null : universityKey(own, other, facetNames !== null);
  const key = byKey ?? byUniversity;
  if (!key) return null;
  const [ownKey, otherKey] = [key.map((one) => one.own), key.map((one) => one.other)];
  const { kept, left } = ofStudentsFromAbroad(other, otherKey);
  const rows = new Map<string, SheetRow[]>();
  for (const row of kept) {
    const text = keyOf(row.cells, otherKey);
    if (text !== '') rows.set(text, [...(rows.get(text) ?? []), row]);
  }
  const heads = new Map(own.header.columns.map(({ label, column }) => [headerWords(label), column]));
  const isBrought = (column: ColumnMapping) => {
    const same = heads.get(headerWords(column.label));
    const isRepeated = same !== undefined && !isBlank(own.rows, same) && !isShared(column.field);
    return column.label !== '' && !otherKey.includes(column.column) && !isRepeated;
  };
  const brought = other.header.columns.filter(isBrought);
  // A list of the places where each course is taught gives none of them as the course's campus.
  const isOfCourse = ({ field, column }: ColumnMapping) => !TELLS_APART.has(field) || isAgreed(rows, column);
  const isOnce = [...rows.values()].every(({ length }) => length === 1);
  const isOfAll = ({ field }: ColumnMapping) => isOnce && OF_UNIVERSITIES.has(field);
  const facet = byKey?.[0]?.isCourseKey ? placesIn(brought, rows) : facetNames;
  const isListed = ({ field, column }: ColumnMapping) => field === null && facet?.columns.includes(column);
  const columns = brought.filter((one) => !isListed(one) && (isOfUniversities ? isOfAll(one) : isOfCourse(one)));
  const isNew = ({ field }: ColumnMapping) => field !== null && (isShared(field) || !own.header.fields.has(field));
  if (!facet && !columns.some((column) => isNew(column) || column.field === 'tuitionFee')) return null;
  const ownKeys = own.rows.map(({ cells }) => keyOf(cells, ownKey)).filter(Boolean);
  const isOtherwise = isOnce && new Set(ownKeys).size < ownKeys.length;
  const notes = joinNotes({ own, other, ownKey, otherKey, rows, columns, facet, home: left });
  return { sheetName: other.name, own: ownKey, rows, columns, facet, isOtherwise, notes };
}

/** Whether the rows of each key say the same, as far as they say anything. */
const isAgreed = (rows: ReadonlyMap<string, readonly SheetRow[]>, column: number) =>
  [...rows.values()].every((some) => new Set(textsIn(some, column)).size < 2);

const isShared = (field: ImportField | null) => field !== null && IMPORT_COLUMNS[field].shared;

const isBlank = (rows: readonly SheetRow[], column: number) =>
  rows.every(({ cells }) => cellLine(cells[column] ?? null) === '');

/** Half of the fewer keys must stand in the other sheet, too. */
const SHARED = 0.5;

/** The columns by which rows of both sheets are of the same course. */
function keyBetween(own: ReadSheet, other: ReadSheet): CommonColumn[] | null {
  const common = commonColumns(own.header.columns, other.header.columns).filter(
    ({ own: column, other: place }) =>
      !isBlank(own.rows, column) &&
      !onlyCounts(own.header.columns[column]?.label ?? '', textsIn(own.rows, column)) &&
      !onlyCounts(other.header.columns[place]?.label ?? '', textsIn(other.rows, place)),
  );
  for (const first of common.filter(({ mayStandAlone }) => mayStandAlone)) {
    let key = [first];
    let apart = separation(own, other, key);
    if (!apart.isShared) continue;
    for (const part of common) {
      if (apart.isUnique || key.includes(part) || !isFilled(other.rows, part.other)) continue;
      const longer = separation(own, other, [...key, part]);
      if (!longer.isShared || longer.keys <= apart.keys) continue;
      key = [...key, part];
      apart = longer;
    }
    if (apart.isUnique || first.isCourseKey) return key;
  }
  return null;
}

function separation(own: ReadSheet, other: ReadSheet, key: readonly CommonColumn[]) {
  const [ownKey, otherKey] = [key.map((one) => one.own), key.map((one) => one.other)];
  const texts = own.rows.map(({ cells }) => keyOf(cells, ownKey)).filter(Boolean);
  const keys = new Set(texts);
  const others = new Set(other.rows.map(({ cells }) => keyOf(cells, otherKey)).filter(Boolean));
  const shared = [...others].filter((text) => keys.has(text)).length;
  const isShared = shared > 0 && shared >= SHARED * Math.min(keys.size, others.size);
  return { isShared, isUnique: keys.size === texts.length, keys: keys.size };
}

/** The names of universities, where the other sheet lists each once, or each with its further names, and no courses. */
function universityKey(own: ReadSheet, other: ReadSheet, mayRepeat: boolean): CommonColumn[] | null {
  if (other.header.fields.has('course') || other.header.fields.has('code')) return null;
  const placeIn = ({ header }: ReadSheet) => header.columns.find(({ field }) => field === 'university')?.column;
  const [place, otherPlace] = [placeIn(own), placeIn(other)];
  if (place === undefined || otherPlace === undefined) return null;
  const key = [{ own: place, other: otherPlace, isCourseKey: false, mayStandAlone: true }];
  const names = textsIn(other.rows, otherPlace);
  return (mayRepeat || new Set(names).size === names.length) && separation(own, other, key).isShared ? key : null;
}

/** Rows of one key for students from home go where there are others; of a sheet that tells them apart, all of them. */
function ofStudentsFromAbroad(other: ReadSheet, key: readonly number[]): { kept: readonly SheetRow[]; left: number } {
  const column = other.header.columns.find(({ column: place, field }) => {
    const texts = textsIn(other.rows, place);
    const audiences = new Set(texts.map(audienceOf));
    return (
      field === null &&
      !key.includes(place) &&
      audiences.has('home') &&
      audiences.has('international') &&
      !audiences.has('')
    );
  });
  if (!column) return { kept: other.rows, left: 0 };
  const kept = other.rows.filter(({ cells }) => audienceOf(cellLine(cells[column.column] ?? null)) !== 'home');
  return { kept, left: other.rows.length - kept.length };
}

const textsIn = (rows: readonly SheetRow[], column: number): string[] =>
  rows.map(({ cells }) => cellLine(cells[column] ?? null)).filter(Boolean);

const isFilled = (rows: readonly SheetRow[], column: number) => textsIn(rows, column).length === rows.length;

/** The rows under a header that hold anything. */
export const isUnder = ({ headerRow }: FoundHeader, row: SheetRow): boolean =>
  row.number > headerRow && !isBlankRow(row.cells);
