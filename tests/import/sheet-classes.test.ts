import { beforeAll, describe, expect, it } from 'vitest';
import type { CourseFieldName } from '@/lib/domain/courses/course-field-table';
import { importFieldOf } from '@/lib/domain/imports/import-fields';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { type ImportedRow, readCourseDrafts } from '@/lib/engines/import/drafts';
import { CLASS_SHEETS, type ClassSheet } from './sheet-classes';
import { fileWith } from './spreadsheet-files';

interface Reading {
  sheet: ClassSheet;
  proposed: (string | null)[];
  rows: ImportedRow[];
}

/** Proposals that differ from the truth, as a share of all columns. */
const MOST_WRONG = 0.02;

describe('small sheets of every class', () => {
  let readings: Reading[];
  beforeAll(async () => {
    readings = [];
    for (const sheet of CLASS_SHEETS) readings.push(await read(sheet));
  });

  it('are at least 150, none twice', () => {
    expect(CLASS_SHEETS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(CLASS_SHEETS.map((sheet) => JSON.stringify(sheet))).size).toBe(CLASS_SHEETS.length);
  });

  it('have at least 98 % of their columns proposed right', () => {
    const wrong = readings.flatMap(({ sheet, proposed }) =>
      sheet.fields.flatMap((field, index) => (proposed[index] === field ? [] : [`${sheet.name}: ${proposed[index]}`])),
    );
    const columns = CLASS_SHEETS.reduce((sum, { fields }) => sum + fields.length, 0);
    expect(wrong.slice(0, columns * MOST_WRONG > wrong.length ? 0 : 30)).toEqual([]);
  });

  it('give no value that is wrong without a word about its column', () => {
    expect(readings.flatMap(silentlyWrong)).toEqual([]);
  });

  it('give every course, and none of a row that is none', () => {
    const wrong = readings.flatMap(({ sheet, rows }) =>
      sheet.truth.flatMap((truth, index) => {
        const row = rows.find(({ row: number }) => number === index + 2);
        return (row?.draft ? 'course' : 'none') === (truth === 'none' ? 'none' : 'course')
          ? []
          : [`${sheet.name}: ${row?.problems.map(({ message }) => message)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

async function read(sheet: ClassSheet): Promise<Reading> {
  const csv = sheet.rows
    .map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','))
    .join('\n');
  const path = await fileWith(csv, 'sheet.csv');
  const { university, country } = sheet;
  const proposal = await proposeMapping(path, { university });
  const rows: ImportedRow[] = [];
  const proposed = proposal.columns.map(({ field }) => field);
  if (proposal.missing.length > 0) return { sheet, proposed, rows };
  const source = await readCourseDrafts(path, { country, university });
  for await (const row of source.rows) rows.push(row);
  return { sheet, proposed, rows };
}

/** A value that says something else than the truth, with no problem at its column: nobody would look. */
function silentlyWrong({ sheet, rows }: Reading): string[] {
  return rows.flatMap(({ row, draft, problems }) => {
    const truth = sheet.truth[row - 2];
    if (!draft || !truth || truth === 'none') return [];
    return Object.entries(truth).flatMap(([name, value]) => {
      const got = draft[name as CourseFieldName];
      const isEmpty = value === null || value === '';
      if (got === value) return [];
      const head = sheet.rows[0]?.[sheet.fields.indexOf(importFieldOf(name as CourseFieldName))];
      const isSaid = problems.some(({ column, isProse }) => !isProse && column === head);
      return isSaid && !isEmpty ? [] : [`${sheet.name}: ${name} ${got}, not ${value}`];
    });
  });
}
