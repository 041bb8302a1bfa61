import { readFile } from 'node:fs/promises';
import { readCourseDrafts } from '@/lib/engines/import/drafts';
import { openSpreadsheet } from '@/lib/engines/import/files/read-workbook';
import { readCourseDraftsOffThread } from '@/lib/platform/reading/off-thread';

export interface Reading {
  rows: number;
  seconds: number;
  /** The process's largest resident set, all threads and the runtime itself included. */
  peakMegabytes: number;
}

interface Reader {
  title: string;
  types: readonly ('.xlsx' | '.csv')[];
  /** Loads the library, which is not measured. What it gives reads every cell and counts the rows below the header. */
  load(): Promise<(path: string) => Promise<number>>;
}

/** The candidates: every row and cell as values in memory, ours also as courses. */
export const READERS = {
  ours: { title: 'our reader, cells', types: ['.xlsx', '.csv'], load: async () => countCells },
  xlsx: { title: 'xlsx package, cells', types: ['.xlsx', '.csv'], load: loadXlsx },
  'read-excel-file': { title: 'read-excel-file package, cells', types: ['.xlsx'], load: loadReadExcelFile },
  courses: { title: 'our reader, courses', types: ['.xlsx', '.csv'], load: async () => countCourses },
  'off-thread': {
    title: 'our reader, courses, on a thread of its own',
    types: ['.xlsx', '.csv'],
    load: async () => countOffThread,
  },
} as const satisfies Record<string, Reader>;

export type ReaderName = keyof typeof READERS;

/** Reads one file with one reader and prints the Reading as JSON: `node scripts/run.mjs bench/import-readers.ts ours courses.xlsx`. */
export async function main([name = '', path = '']: string[]): Promise<void> {
  if (!(name in READERS))
    throw new Error(`There is no reader '${name}'. There are: ${Object.keys(READERS).join(', ')}.`);
  const read = await READERS[name as ReaderName].load();
  const start = performance.now();
  const rows = await read(path);
  const seconds = (performance.now() - start) / 1000;
  const reading: Reading = { rows, seconds, peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024) };
  console.log(JSON.stringify(reading));
}

async function countCells(path: string): Promise<number> {
  const spreadsheet = await openSpreadsheet(path);
  let rows = -1;
  for await (const row of spreadsheet.rows(0)) if (row.cells.length > 0) rows++;
  await spreadsheet.close();
  return rows;
}

async function countCourses(path: string): Promise<number> {
  const { rows } = await readCourseDrafts(path, { country: 'Australia' });
  let courses = 0;
  for await (const row of rows) if (row.draft) courses++;
  return courses;
}

async function countOffThread(path: string): Promise<number> {
  const { rows } = await readCourseDraftsOffThread(path, { country: 'Australia' });
  let courses = 0;
  for await (const row of rows) if (row.draft) courses++;
  return courses;
}

async function loadXlsx() {
  const { read } = await import('xlsx');
  return async (path: string) => {
    const workbook = read(await readFile(path), { dense: true });
    const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
    return (sheet?.['!data']?.length ?? 0) - 1;
  };
}

async function loadReadExcelFile() {
  const { readSheet } = await import('read-excel-file/node');
  return async (path: string) => (await readSheet(path)).length - 1;
}
