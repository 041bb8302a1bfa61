import { spawn } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { READERS, type ReaderName, type Reading } from './import-readers';

/** 100,000 unless BENCH_ROWS says otherwise, for trying something out. */
export const IMPORT_ROWS = Number(process.env.BENCH_ROWS ?? 100_000);

const HEADS =
  'Course Name|University|Campus|Level|Duration|Intakes|Tuition Fee|IELTS Score|IELTS No Band Less Than|PTE Score|PTE No Band Less Than|TOEFL Score|DET Score|GRE Score|GMAT Score|Website URL|Entry Requirements|Remarks|Category|Subcategory|Country|Course Code|Application Fee|Scholarship Detail'.split(
    '|',
  );

/** A workbook of IMPORT_ROWS rows × 24 columns and the same rows as .csv, written into `folder`. */
export async function writeImportFiles(folder: string): Promise<{ xlsx: string; csv: string }> {
  const { utils, write } = await import('xlsx');
  const rows = Array.from({ length: IMPORT_ROWS }, (_, index) => courseRow(index));
  const sheet = utils.aoa_to_sheet([HEADS, ...rows], { dense: true });
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Courses');
  const paths = { xlsx: join(folder, 'courses.xlsx'), csv: join(folder, 'courses.csv') };
  await writeFile(paths.xlsx, write(workbook, { type: 'buffer', bookSST: true, compression: true }) as Buffer);
  await writeFile(paths.csv, utils.sheet_to_csv(sheet));
  return paths;
}

/**
 * Reads the same file with each candidate, in a process of its own: seconds, rows per second and the most memory that process
 * ever held. Throws when a reader gives other rows than the others.
 */
export async function benchReading({ xlsx, csv }: { xlsx: string; csv: string }): Promise<void> {
  for (const path of [xlsx, csv]) {
    const readers = Object.entries(READERS).filter(([, { types }]) => types.some((type) => path.endsWith(type)));
    const megabytes = (await stat(path)).size / 1024 / 1024;
    console.log(
      `Reading ${IMPORT_ROWS.toLocaleString('en')} rows × ${HEADS.length} columns, ${path.split('.').at(-1)}, ${megabytes.toFixed(1)} MiB`,
    );
    for (const [name, { title }] of readers) {
      const { rows, seconds, peakMegabytes } = await inOwnProcess(name as ReaderName, path);
      if (rows !== IMPORT_ROWS) throw new Error(`${title} gave ${rows} rows instead of ${IMPORT_ROWS}`);
      const perSecond = Math.round(rows / seconds).toLocaleString('en');
      console.log(
        `  ${title.padEnd(44)} ${seconds.toFixed(2)} s  ${perSecond.padStart(9)} rows/s  peak ${peakMegabytes} MB`,
      );
    }
  }
}

function inOwnProcess(reader: ReaderName, path: string): Promise<Reading> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'bench/import-readers.ts', reader, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (piece) => {
    output += String(piece);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output.trim().split('\n').at(-1) ?? '') as Reading);
      else reject(new Error(`Reading with ${reader} failed.`));
    });
  });
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
