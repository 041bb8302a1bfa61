import { counted } from '@/lib/domain/texts/counted';
import type { ColumnMapping } from '../columns/column-mapping';
import type { SheetRow } from '../spreadsheet';
import { cellLine } from '../values/text';
import type { SheetFacet } from './facets';
import type { ReadSheet } from './find-join';
import { keyOf, keyText } from './keys';

interface Joined {
  own: ReadSheet;
  other: ReadSheet;
  ownKey: readonly number[];
  otherKey: readonly number[];
  rows: ReadonlyMap<string, readonly SheetRow[]>;
  columns: readonly ColumnMapping[];
  facet: SheetFacet | null;
  /** Rows left out because they are about students from home. */
  home: number;
}

const MOST_NAMED = 10;

/** How two sheets belong together, and each row of either that finds none in the other. */
export function joinNotes({ own, other, ownKey, otherKey, rows, columns, facet, home }: Joined): string[] {
  const head = ownKey.map((column) => `“${own.header.columns[column]?.label}”`).join(' and ');
  const keys = new Map(own.rows.map(({ cells }) => [keyOf(cells, ownKey), keyText(cells, ownKey)]));
  const lacking = [...keys].flatMap(([key, text]) => (key === '' || rows.has(key) ? [] : [text]));
  const unknown = new Map<string, string>();
  let unkeyed = 0;
  for (const { cells } of other.rows) {
    const key = keyOf(cells, otherKey);
    if (key === '') unkeyed++;
    else if (!keys.has(key)) unknown.set(key, keyText(cells, otherKey));
  }
  const several = [...rows].filter(([key, { length }]) => length > 1 && keys.has(key)).length;
  const used = new Set(columns);
  const listed = other.header.columns.filter(({ column }) => facet?.columns.includes(column));
  const unused = other.header.columns.filter(
    (column) =>
      column.label !== '' && !used.has(column) && !listed.includes(column) && !otherKey.includes(column.column),
  );
  const [here, there] = [`“${own.name}”`, `“${other.name}”`];
  return [
    `The sheet ${there} is read together with ${here}: rows with the same ${head} belong together.`,
    ...said(`Not used from ${there}, because ${here} has no row with this ${head}`, [...unknown.values()]),
    ...said(`${there} has no row for`, lacking),
    ...(unkeyed > 0 ? [`Not used from ${there}: ${counted(unkeyed, 'row')} without ${head}.`] : []),
    ...(several > 0 && columns.length > 0
      ? [
          `${there} has several rows for ${counted(several, 'course')}: intakes, closing dates and texts are combined. Where other values differ, none is used, and the preview says so.`,
        ]
      : []),
    ...(facet
      ? [
          `“${facet.label}” is taken from ${listed.map(({ label }) => `“${label}”`).join(', ')} of ${there}, for search. It doesn’t decide which courses are the same.`,
        ]
      : []),
    ...(home > 0 ? [`Not used from ${there}: ${counted(home, 'row')} for domestic students.`] : []),
    ...said(
      `Not used from ${there}, because it is already in ${here} or is not about a single course`,
      unused.map(({ label }) => label),
    ),
    ...(columns.length > 0 ? differing(own, other, ownKey, rows, unused) : []),
  ];
}

/** Columns that stand in both sheets and say different things. */
function differing(
  own: ReadSheet,
  other: ReadSheet,
  ownKey: readonly number[],
  rows: Joined['rows'],
  unused: readonly ColumnMapping[],
): string[] {
  return unused.flatMap(({ label, column }) => {
    const place = own.header.columns.find((one) => one.label.toLowerCase() === label.toLowerCase())?.column;
    if (place === undefined) return [];
    const codes = own.rows.flatMap(({ cells }) => {
      const text = cellLine(cells[place] ?? null);
      const others = (rows.get(keyOf(cells, ownKey)) ?? []).map((row) => cellLine(row.cells[column] ?? null));
      const differs = text !== '' && others.some((one) => one !== '' && one.toLowerCase() !== text.toLowerCase());
      return differs ? [keyText(cells, ownKey)] : [];
    });
    return said(`“${other.name}” has different values under “${label}”; the values in “${own.name}” are used`, codes);
  });
}

const said = (what: string, texts: readonly string[]): string[] =>
  texts.length > 0 ? [`${what}: ${named(texts)}.`] : [];

function named(texts: readonly string[]): string {
  const more = texts.length > MOST_NAMED ? ` and ${texts.length - MOST_NAMED} more` : '';
  return `${texts.slice(0, MOST_NAMED).join(', ')}${more}`;
}
