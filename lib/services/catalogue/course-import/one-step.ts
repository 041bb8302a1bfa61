import { setTimeout } from 'node:timers/promises';
import type { Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import { AppError } from '@/lib/domain/errors';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { pollNow } from '@/lib/platform/events/bus';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { ImportBatch, type ImportBatchRecord } from '@/models/import-batch';
import { searchIsCurrent } from '../search/current-index';
import { createBatch, refuse, startStep } from './batches';
import type { PlanEntries } from './plan/entries';
import { searchPlan } from './plan/search';
import type { SourceInput } from './sources';

const POLL_MS = 100;
/** A caller waits this long; the upload itself goes on. */
const LONGEST_WAIT_MS = 15 * 60_000;
/** What was added is found by the time the caller hears of it, unless the search needs longer than this. */
const SEARCH_WAIT_MS = 5_000;
/** How many reasons and how many warnings an answer carries; the counts have them all. */
const MOST_REMARKS = 1_000;

export interface ImportOutcome {
  batchId: string;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  errors: PlanEntries['refused'][];
  /** Cells of accepted rows that were not understood; the first ones. */
  warnings: PlanEntries['unread'][];
  /** Notes on the file as a whole, and cautions for a person to check. */
  notes: string[];
  /** Universities that didn't exist yet, and categories; the first ones. */
  newUniversities: string[];
  newCategories: string[];
}

/**
 * Reads a spreadsheet of courses and applies it without a review: new courses are added, known ones changed where the
 * file differs, bad rows refused with their reason, the rest left alone. Every row is in exactly one of the four counts.
 * The work itself is a background job, so that it finishes even when this process dies. Throws 413, 415 or 422 when the
 * file as a whole can't be used; nothing is changed then.
 */
export async function importCourses(
  viewer: Viewer,
  file: Pick<UploadedFile, 'fileId' | 'originalName' | 'size'>,
  { country, ...origin }: { country: Country } & Partial<SourceInput>,
): Promise<ImportOutcome> {
  const batch = await createBatch(viewer, file, country, { ...origin, oneGo: true });
  await startStep(batch._id);
  const done = await ended(batch._id);
  await pollNow();
  await Promise.race([searchIsCurrent(), setTimeout(SEARCH_WAIT_MS, undefined, { ref: false })]);
  return outcomeOf(done);
}

async function ended(_id: Types.ObjectId): Promise<ImportBatchRecord> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < until) {
    const batch = await ImportBatch.findById(_id).lean();
    if (batch?.status === 'done') return batch;
    if (batch?.status === 'refused') refuse(new ImportRefusal(422, batch.failure));
    if (!batch || batch.status === 'failed') break;
    await setTimeout(POLL_MS);
  }
  throw new AppError(
    'unavailable',
    'Failed to add courses: the upload continues in the background. Please check it under “Earlier uploads”.',
  );
}

async function outcomeOf(batch: ImportBatchRecord): Promise<ImportOutcome> {
  const { _id, rows, added, changed, unchanged, refused } = batch;
  const first = async <K extends keyof PlanEntries>(kind: K) => (await searchPlan(_id, kind, 0, MOST_REMARKS)).entries;
  const categories = await first('category');
  return {
    batchId: String(_id),
    rows,
    added,
    changed,
    unchanged,
    refused,
    errors: await first('refused'),
    warnings: await first('unread'),
    notes: [...batch.notes, ...batch.cautions],
    newUniversities: (await first('university')).map(({ country, university }) => `${university}, ${country}`),
    newCategories: categories.map(({ category, subcategory }) =>
      subcategory ? `${category}: ${subcategory}` : category,
    ),
  };
}
