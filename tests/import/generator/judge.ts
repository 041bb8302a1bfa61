import { utils, write } from 'xlsx';
import type { CourseFieldName } from '@/lib/domain/courses/course-field-table';
import { COURSE_FIELDS } from '@/lib/domain/courses/course-field-table';
import { proposeMapping } from '@/lib/engines/import/columns/proposal';
import { type ImportedRow, readCourseDrafts } from '@/lib/engines/import/drafts';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import type { TrueWorkbook } from './workbook';

/** What the importer made of a workbook, held against its truth. Each fault is a line to read. */
export interface Judgement {
  columns: number;
  values: number;
  /** Proposed as something else, or not, or wrongly. */
  misproposed: string[];
  /** A value that is wrong, or lost, with no problem at its column and the column taken. */
  silent: string[];
  /** Rows without an answer, or a course where there is none, or none where there is one and no word why. */
  rows: string[];
  /** A column that wasn't taken, and is not named with a reason. */
  unnamed: string[];
  /** Text that no student may read, in a course. */
  told: string[];
}

export function bytesOf({ sheets, text }: TrueWorkbook): Buffer {
  if (text) return text;
  const workbook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows), name);
  return write(workbook, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

/** Reads the file of a workbook and judges the answer. */
export async function judge(workbook: TrueWorkbook, path: string): Promise<Judgement> {
  const { country, university, columns, seed } = workbook;
  const result: Judgement = {
    columns: columns.length,
    values: 0,
    misproposed: [],
    silent: [],
    rows: [],
    unnamed: [],
    told: [],
  };
  const proposal = await proposeMapping(path, { university });
  const heads = columns.map(({ stands, index }) =>
    stands
      ? proposal.columns.find(({ sheet }) => sheet?.name === stands.name && sheet.column === stands.column)
      : proposal.columns[index],
  );
  columns.forEach(({ written, fields, stands }, at) => {
    const got = heads[at];
    const field = got?.field ?? null;
    if (!fields.includes(field)) {
      result.misproposed.push(
        `${seed}: “${written}” ${field}, not ${fields}; like “${got?.samples[0]}” ${field === null ? got?.why : ''}`,
      );
    }
    const isOfUnread =
      !got &&
      proposal.notes.some(
        (note) => note.includes(`“${stands?.name}”`) && note.includes(written.trim().replace(/\s+/g, ' ')),
      );
    if (field === null && !got?.why && !isOfUnread) result.unnamed.push(`${seed}: “${written}”`);
  });
  const read = await rowsOf(path, { country, university });
  if (read instanceof ImportRefusal) {
    result.rows.push(`${seed}: refused: ${read.message} Heads: ${columns.map(({ written }) => written).join(' | ')}`);
    return result;
  }
  for (const [number, truth] of workbook.rows) {
    const row = read.get(number);
    const isCourse = truth !== 'none';
    const isSaid = row?.problems.some(({ fatal }) => fatal);
    // A name with nothing beside it may be a section's title: not taken, and said.
    if (isCourse && isSaid && saysNothingButItsName(truth, { columns, heads })) continue;
    if (!row || (isCourse ? !row.draft : row.draft)) {
      result.rows.push(
        `${seed}: row ${number} ${isCourse ? 'a course' : 'none'}: ${row ? (isSaid ? row.problems[0]?.message : row.draft?.course) : 'no word'}`,
      );
      continue;
    }
    if (!isCourse || !row.draft) continue;
    judgeValues(result, workbook, { row, truth, heads });
  }
  return result;
}

function saysNothingButItsName(
  { truth }: Compared['truth'],
  { columns, heads }: Pick<TrueWorkbook, 'columns'> & Pick<Compared, 'heads'>,
): boolean {
  const taken = columns.filter((_, index) => heads[index]?.field).flatMap(({ gives }) => gives);
  return taken.every((name) => name === 'course' || (truth[name] ?? '') === '');
}

interface Compared {
  row: ImportedRow;
  truth: Exclude<TrueWorkbook['rows'] extends Map<number, infer Row> ? Row : never, 'none'>;
  heads: (Awaited<ReturnType<typeof proposeMapping>>['columns'][number] | undefined)[];
}

function judgeValues(
  result: Judgement,
  { seed, columns, secrets }: TrueWorkbook,
  { row, truth, heads }: Compared,
): void {
  const { draft } = row;
  if (!draft) return;
  for (const name of Object.keys(COURSE_FIELDS) as CourseFieldName[]) {
    if (name in REAL) {
      const sources = columns
        .map((column, index) => ({ column, head: heads[index] }))
        .filter(({ column }) => column.gives.includes(name));
      const got = draft[name];
      const isEmpty = got === null || got === '';
      const stated = truth.truth[name];
      const expected = stated === undefined ? null : stated;
      if (sources.length > 0 || stated !== undefined) {
        result.values += 1;
        const isRight =
          expected === null || expected === '' ? isEmpty || got === REAL[name]?.(truth.course) : got === expected;
        if (isRight) continue;
        const isTaken = sources.some(({ head }) => head?.field);
        const isSaid = row.problems.some(({ column }) => sources.some(({ head }) => head?.header === column));
        if (isEmpty && (!isTaken || isSaid)) continue;
        result.silent.push(
          `${seed}: row ${row.row} ${name} ${got}, not ${expected}; ${sources.map(({ column, head }) => `“${column.written}” (${head?.field}) “${column.cell(truth.course)}”`)}`,
        );
      } else if (!isEmpty && got !== REAL[name]?.(truth.course)) {
        result.silent.push(`${seed}: row ${row.row} ${name} ${got} of nothing`);
      }
    }
  }
  const text = JSON.stringify(draft);
  for (const secret of secrets)
    if (text.includes(secret)) result.told.push(`${seed}: row ${row.row} ${secret}: ${text}`);
}

/** The fields that are compared, and what they are where the sheet doesn't say it but a name may. */
const REAL: Partial<Record<CourseFieldName, (course: Compared['truth']['course']) => unknown>> = {
  course: ({ name }) => name,
  university: ({ university }) => university,
  country: ({ country }) => country,
  campus: () => '',
  level: ({ level }) => level,
  code: () => '',
  category: () => '',
  admissionIntake: () => '',
  tuitionFeeMinor: () => null,
  fee_period: () => '',
  durationInMonths: ({ months }) => months,
  courseLink: () => '',
  ieltsOverall: () => null,
  ieltsLessThan: () => null,
  pteOverall: () => null,
  pteLessThan: () => null,
  toefl: () => null,
  toeflLessThan: () => null,
  det: () => null,
};

async function rowsOf(path: string, options: { country: TrueWorkbook['country']; university: string }) {
  try {
    const source = await readCourseDrafts(path, options);
    const rows = new Map<number, ImportedRow>();
    for await (const row of source.rows) rows.set(row.row, row);
    return rows;
  } catch (error) {
    if (error instanceof ImportRefusal) return error;
    throw error;
  }
}
