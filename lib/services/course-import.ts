import type { Types } from 'mongoose';
import type { Viewer } from '@/lib/auth/viewer';
import type { Country } from '@/lib/contract/lists';
import type { CourseDraft } from '@/lib/course-draft';
import { AppError } from '@/lib/errors';
import { publish } from '@/lib/events/bus';
import { readCourseDrafts } from '@/lib/import/drafts';
import { ImportRefusal } from '@/lib/import/refusal';
import { ImportBatch } from '@/models/import-batch';
import { recordActivity } from './activities';
import { ensureCategories } from './categories';
import { writeDrafts } from './course-writes';
import { ensureUniversities } from './universities';

const CHUNK = 500;
/** How many reasons and how many warnings an answer carries; `refused` counts all refused rows. */
const MOST_REMARKS = 1_000;

export interface ImportOutcome {
  batchId: string;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  errors: Remark[];
  /** Cells of accepted rows that were not understood and left empty; the first ones. */
  warnings: Remark[];
  /** What was understood of the file as a whole. */
  notes: string[];
}

interface Remark {
  row: number;
  column?: string;
  message: string;
}

/**
 * Reads a spreadsheet of courses and applies it: new courses are added, known ones changed where the file differs,
 * bad rows refused with their reason, the rest left alone. Every row is in exactly one of the four counts. A chunk is
 * stored before the next is read, so an upload that dies can be sent again and finishes. Throws 413, 415 or 422 when
 * the file as a whole can't be used; nothing is changed then.
 */
export async function importCourses(
  viewer: Viewer,
  file: { path: string; originalName: string },
  country: Country,
): Promise<ImportOutcome> {
  const source = await openSource(file, country);
  const batch = await ImportBatch.create({
    by: viewer.userId,
    fileName: file.originalName,
    country,
    status: 'running',
  });
  const outcome: ImportOutcome = {
    batchId: String(batch._id),
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    errors: [],
    warnings: [],
    notes: source.header.notes,
  };
  try {
    await applyRows(source, batch._id, outcome);
  } catch (error) {
    await ImportBatch.updateOne({ _id: batch._id }, { status: 'failed', failure: String(error), ...counts(outcome) });
    await announce(outcome);
    throw worded(error);
  }
  await ImportBatch.updateOne({ _id: batch._id }, { status: 'done', problems: outcome.errors, ...counts(outcome) });
  await announce(outcome);
  const { added, changed } = outcome;
  await recordActivity(viewer.userId, `You uploaded ${file.originalName}: ${added} courses added, ${changed} changed.`);
  return outcome;
}

async function openSource(file: { path: string; originalName: string }, country: Country) {
  try {
    return await readCourseDrafts(file.path, { country, originalName: file.originalName });
  } catch (error) {
    throw worded(error);
  }
}

type Source = Awaited<ReturnType<typeof readCourseDrafts>>;

async function applyRows(source: Source, batchId: Types.ObjectId, outcome: ImportOutcome): Promise<void> {
  const seen = new Map<string, number>();
  const universities = new Set<string>();
  let chunk: { row: number; draft: CourseDraft }[] = [];
  const refuse = (remark: Remark) => {
    outcome.refused++;
    note(outcome.errors, remark);
  };
  const flush = async () => {
    await ensureReferences(chunk, universities);
    const written = await writeDrafts(chunk, batchId, seen);
    outcome.added += written.added;
    outcome.changed += written.changed;
    outcome.unchanged += written.unchanged;
    for (const { row, of } of written.repeated) refuse({ row, message: `The same course as in row ${of}.` });
    chunk = [];
  };
  for await (const { row, draft, problems } of source.rows) {
    outcome.rows++;
    if (draft) {
      chunk.push({ row, draft });
      for (const problem of problems) note(outcome.warnings, remarkOf(row, problem));
    } else {
      const reason = problems.find(({ fatal }) => fatal) ?? { message: 'This row is not a course.' };
      refuse(remarkOf(row, reason));
    }
    if (chunk.length >= CHUNK) await flush();
  }
  if (chunk.length) await flush();
}

function note(remarks: Remark[], remark: Remark): void {
  if (remarks.length < MOST_REMARKS) remarks.push(remark);
}

function remarkOf(row: number, { column, message }: { column?: string | undefined; message: string }): Remark {
  return column ? { row, column, message } : { row, message };
}

/** Universities and categories come before the courses that name them. */
async function ensureReferences(chunk: { draft: CourseDraft }[], known: Set<string>): Promise<void> {
  const universities: { university: string; country: string }[] = [];
  const categories = new Map<string, Set<string>>();
  for (const { draft } of chunk) {
    const { university, country, category, subcategory } = draft;
    if (isNew(known, `u|${country}|${university}`)) universities.push({ university, country });
    if (category && isNew(known, `c|${category}|${subcategory}`)) {
      const names = categories.get(category) ?? new Set();
      if (subcategory) names.add(subcategory);
      categories.set(category, names);
    }
  }
  await ensureUniversities(universities);
  await ensureCategories(categories);
}

function isNew(known: Set<string>, key: string): boolean {
  if (known.has(key)) return false;
  known.add(key);
  return true;
}

const counts = ({ rows, added, changed, unchanged, refused }: ImportOutcome) => ({
  rows,
  added,
  changed,
  unchanged,
  refused,
});

async function announce(outcome: ImportOutcome): Promise<void> {
  if (outcome.added + outcome.changed === 0) return;
  await publish({ kind: 'courses-changed', to: [], payload: { batchId: outcome.batchId } });
}

function worded(error: unknown): unknown {
  if (!(error instanceof ImportRefusal)) return error;
  const code = error.status === 413 ? 'too_large' : error.status === 415 ? 'unsupported_type' : 'invalid';
  return new AppError(code, `Failed to add courses: ${error.message}`, { fields: { courses_file: error.message } });
}
