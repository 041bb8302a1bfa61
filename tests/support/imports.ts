import { Readable } from 'node:stream';
import type { Country } from '@/lib/domain/countries';
import { receiveFile } from '@/lib/platform/files/store';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { applyBatch, createBatch, planBatch, takeBackBatch } from '@/lib/services/catalogue/course-import/batches';
import type { ReadingChoice } from '@/lib/services/catalogue/course-import/reading-options';
import { courseImport } from '@/lib/services/catalogue/course-import/run';
import type { SourceInput } from '@/lib/services/catalogue/course-import/sources';
import { importRows } from '@/lib/services/catalogue/course-import/views';
import { Course, type CourseRecord } from '@/models/course';
import { ImportBatch, type ImportBatchRecord } from '@/models/import-batch';
import type { Person } from './people';
import { xlsx } from './workbooks';

/** The heads of `CourseRow`. */
export const COURSE_HEADS = ['Course', 'University', 'Course code', 'Campus', 'Level', 'Tuition fee', 'Duration'];
export type CourseRow = (string | number)[];

export const AS_IT_LOOKS: ReadingChoice = {
  sheet: null,
  headerRow: null,
  university: '',
  includeHidden: false,
  mapping: [],
};

/** Uploads rows (or a file's bytes) for review and waits for the plan. */
export async function planned(
  admin: Person,
  rows: unknown[][] | Uint8Array,
  choice: Partial<ReadingChoice> = {},
  country: Country = 'Canada',
  origin: Partial<SourceInput> = {},
): Promise<ImportBatchRecord> {
  const batch = await uploaded(admin, rows, country, origin);
  // A register's file is planned already.
  if (batch.status === 'uploaded') await planBatch(admin.viewer, String(batch._id), { ...AS_IT_LOOKS, ...choice });
  return finished(batch);
}

/** Stores rows (or a file's bytes) as an upload that waits for its columns to be confirmed. */
export async function uploaded(
  admin: Pick<Person, 'viewer'>,
  rows: unknown[][] | Uint8Array,
  country: Country = 'Canada',
  origin: Partial<SourceInput> = {},
) {
  const bytes = rows instanceof Uint8Array ? rows : xlsx({ List: rows });
  const file = { ...(await receiveFile(Readable.from([bytes]))), originalName: 'list.xlsx' };
  return createBatch(admin.viewer, file, country, { ...origin, oneGo: false });
}

export async function applied(admin: Person, batch: ImportBatchRecord, removeMissing = false, retireGone = false) {
  await applyBatch(admin.viewer, String(batch._id), { removeMissing, retireGone });
  return finished(batch);
}

export async function takenBack(admin: Person, batch: ImportBatchRecord): Promise<ImportBatchRecord> {
  await takeBackBatch(admin.viewer, String(batch._id));
  return finished(batch);
}

/** Uploads, plans and applies courses. */
export const uploadedRows = async (admin: Person, rows: CourseRow[]): Promise<ImportBatchRecord> =>
  applied(admin, await planned(admin, [COURSE_HEADS, ...rows]));

/** The rows that a plan refuses, each with the reason. */
export const refusals = async ({ _id }: ImportBatchRecord) =>
  (await importRows(String(_id), { kind: 'refused' })).rows.map(({ row, message }) => [row, message]);

/** Runs the background work that is due, and reads the upload again. */
export async function finished({ _id }: Pick<ImportBatchRecord, '_id'>): Promise<ImportBatchRecord> {
  await runDueJobs([courseImport]);
  const batch = await ImportBatch.findById(_id).lean();
  if (!batch) throw new Error('the upload is gone');
  return batch;
}

/** Every stored course but for its stamps, by identity: what two catalogues are compared by. */
export async function catalogue({ ids = true } = {}): Promise<Record<string, unknown>[]> {
  const courses = await Course.collection.find<CourseRecord>({}).sort({ identity: 1 }).toArray();
  return courses.map(({ _id, createdOn: _created, updatedOn: _updated, batchId: _batch, ...fields }) => ({
    ...fields,
    ...(ids ? { _id: String(_id) } : {}),
  }));
}
