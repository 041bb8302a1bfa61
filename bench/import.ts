import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCourseDrafts } from '@/lib/import/drafts';
import { openSpreadsheet } from '@/lib/import/read-workbook';

const ROWS = 100_000;
const HEADS =
  'Course Name|University|Campus|Level|Duration|Intakes|Tuition Fee|IELTS Score|IELTS No Band Less Than|PTE Score|PTE No Band Less Than|TOEFL Score|DET Score|GRE Score|GMAT Score|Website URL|Entry Requirements|Remarks|Category|Subcategory|Country|Course Code|Application Fee|Scholarship Detail'.split(
    '|',
  );

/**
 * Reads one workbook of 100,000 rows × 24 columns: our reader, the xlsx package, and our reader with headers and values on
 * top; then the same rows as .csv. Prints seconds and rows per second.
 */
export async function benchImport(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'));
  try {
    const files = await writeFiles(folder);
    for (const path of files) {
      console.log(`${path.split('.').at(-1)}, ${((await stat(path)).size / 1024 / 1024).toFixed(1)} MiB`);
      await measure('  cells, our reader', () => countCells(path));
      await measure('  courses, our reader', () => countCourses(path));
    }
    await measure('xlsx package, cells', () => countWithLibrary(files[0] ?? ''));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeFiles(folder: string): Promise<string[]> {
  const { utils, write } = await import('xlsx');
  const sheet = utils.aoa_to_sheet([HEADS, ...Array.from({ length: ROWS }, (_, index) => courseRow(index))], {
    dense: true,
  });
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Courses');
  const paths = [join(folder, 'courses.xlsx'), join(folder, 'courses.csv')];
  await writeFile(paths[0] ?? '', write(workbook, { type: 'buffer', bookSST: true, compression: true }) as Buffer);
  await writeFile(paths[1] ?? '', utils.sheet_to_csv(sheet));
  return paths;
}

function courseRow(index: number): (string | number | null)[] {
  const course = [
    `Bachelor of Science ${index}`,
    `University ${index % 200}`,
    `Campus ${index % 7}`,
    'Bachelor Degree',
    '3 years',
  ];
  const scores = [6.5, 6, 58, 50, 79, 110, null, null];
  const texts = [
    `https://uni${index % 200}.edu/c/${index}`,
    `Year 12 with ${60 + (index % 30)} per cent`,
    '',
    'Science',
    'Physics',
  ];
  return [
    ...course,
    'Feb, Jul',
    `$${20_000 + (index % 9000)}`,
    ...scores,
    ...texts,
    'Australia',
    `C${index}`,
    100,
    'Up to 20 %',
  ];
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

async function countWithLibrary(path: string): Promise<number> {
  const { read } = await import('xlsx');
  const workbook = read(await readFile(path), { dense: true });
  return (workbook.Sheets.Courses?.['!data']?.length ?? 0) - 1;
}

async function measure(name: string, run: () => Promise<number>): Promise<void> {
  const start = performance.now();
  const rows = await run();
  const seconds = (performance.now() - start) / 1000;
  if (rows !== ROWS) throw new Error(`${name} gave ${rows} rows instead of ${ROWS}`);
  console.log(`${name}: ${seconds.toFixed(2)} s, ${Math.round(rows / seconds).toLocaleString('en')} rows/s`);
}
