import { Types } from 'mongoose';
import type { CourseDraft } from '@/lib/domain/course';
import type { CourseImport } from '@/lib/import/drafts';
import type { RowProblem } from '@/lib/import/row-problem';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import { Course, type CourseRecord } from '@/models/course';
import { ImportBatch, type ImportBatchRecord } from '@/models/import-batch';
import { readingOptions } from '../reading-options';
import { withSpreadsheet } from '../spreadsheet-copy';
import { Watch } from './cautions';
import { Comparison, valuesBefore } from './differences';
import { courseName } from './entries';
import { missingCourses } from './missing-courses';
import { NewNames } from './new-names';
import { openDrafts } from './open-drafts';
import { PlanWriter, removePlan } from './pages';

/** Rows that are looked up in the catalogue at once. */
const CHUNK = 250;

export type Planned = Pick<
  ImportBatchRecord,
  | 'rows'
  | 'added'
  | 'changed'
  | 'unchanged'
  | 'refused'
  | 'missing'
  | 'unread'
  | 'universities'
  | 'categories'
  | 'about'
  | 'cautions'
  | 'notes'
  | 'sheetName'
  | 'signature'
  | 'columns'
>;

/**
 * Reads the whole file and stores what applying it would do, row by row; the catalogue is only read. Every row is in
 * exactly one of added, changed, unchanged and refused. `onRows` gets how many rows have been read. Throws
 * ImportRefusal when the file is of no use or damaged further down. A second call starts from the beginning.
 */
export async function makePlan(
  batch: ImportBatchRecord,
  onRows: (rows: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Planned> {
  const { fileId } = batch;
  if (!fileId) throw new Error('The batch has no file.');
  await removePlan(batch._id);
  return withSpreadsheet(fileId, async (path) => {
    const source = await openDrafts(path, readingOptions(batch));
    await ImportBatch.updateOne({ _id: batch._id }, { $set: { begun: true } });
    return new Planning(batch._id, source).run(onRows, signal);
  });
}

interface Row {
  row: number;
  identity: string;
  draft: CourseDraft;
  unread: (string | undefined)[];
}

class Planning {
  private rows = 0;
  private chunk: Row[] = [];
  /** The chunk before, while its courses are being looked up. */
  private lookedUp: { rows: Row[]; known: Promise<CourseRecord[]> } | null = null;
  /** Identities of the file's courses so far → their row. */
  private readonly seen = new Map<string, number>();
  private readonly names = new NewNames();
  private readonly watch = new Watch();
  private readonly writer: PlanWriter;
  private readonly comparison: Comparison;

  constructor(
    batchId: Types.ObjectId,
    private readonly source: CourseImport,
  ) {
    this.writer = new PlanWriter(batchId);
    this.comparison = new Comparison(source.header.columns);
  }

  async run(onRows: (rows: number) => Promise<void>, signal: AbortSignal): Promise<Planned> {
    for await (const { row, draft, problems } of this.source.rows) {
      this.rows++;
      if (draft) await this.take(row, draft, problems);
      else await this.refuse(row, problems.find(({ fatal }) => fatal) ?? { message: 'This row is not a course.' });
      if (this.chunk.length < CHUNK) continue;
      signal.throwIfAborted();
      await this.nextChunk();
      await onRows(this.rows);
    }
    await this.nextChunk();
    await this.nextChunk();
    for await (const entry of missingCourses(this.names.scope(), this.seen)) await this.writer.add('missing', entry);
    await this.names.listNew(this.writer);
    await this.writer.finish();
    return this.planned();
  }

  private async take(row: number, draft: CourseDraft, problems: RowProblem[]): Promise<void> {
    const identity = courseIdentity(draft);
    const earlier = this.seen.get(identity);
    if (earlier !== undefined) return this.refuse(row, { message: `The same course as in row ${earlier}.` });
    this.seen.set(identity, row);
    for (const problem of problems) await this.writer.add('unread', remark(row, problem));
    this.chunk.push({ row, identity, draft, unread: problems.map(({ column }) => column) });
  }

  private refuse(row: number, problem: { column?: string; message: string }): Promise<void> {
    return this.writer.add('refused', remark(row, problem));
  }

  /** Begins to look up the rows read last, and compares those before them, whose courses were found meanwhile. */
  private async nextChunk(): Promise<void> {
    const { chunk: rows, lookedUp: before } = this;
    this.chunk = [];
    this.lookedUp = rows.length ? { rows, known: coursesOf(rows) } : null;
    // The next call awaits it and handles a rejection; until then it must not count as unhandled.
    this.lookedUp?.known.catch(() => {});
    if (before) await this.compareAll(before.rows, await before.known);
  }

  private async compareAll(rows: Row[], known: CourseRecord[]): Promise<void> {
    const byIdentity = new Map(known.map((course) => [course.identity, course]));
    for (const row of rows) {
      const stored = byIdentity.get(row.identity);
      this.names.add(row.draft);
      if (stored) await this.compare(row, stored);
      else {
        const { identity, draft } = row;
        await this.writer.add('added', { row: row.row, id: new Types.ObjectId().toHexString(), identity, draft });
      }
    }
  }

  private async compare({ row, identity, draft, unread }: Row, stored: CourseRecord): Promise<void> {
    const id = String(stored._id);
    this.names.addStored(stored);
    const after = this.comparison.between(stored, draft, unread);
    if (!after) return this.writer.add('unchanged', { row, id, ...courseName(stored) });
    const before = valuesBefore(stored, after);
    this.watch.add({ before, after });
    await this.writer.add('changed', { row, id, identity, draft, before, after });
  }

  private planned(): Planned {
    const count = (kind: Parameters<PlanWriter['count']>[0]) => this.writer.count(kind);
    const counts = {
      rows: this.rows,
      added: count('added'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
      missing: count('missing'),
    };
    const { columns, notes, sheetName, signature } = this.source.header;
    return {
      ...counts,
      unread: count('unread'),
      universities: count('university'),
      categories: count('category'),
      about: this.writer.about(),
      cautions: this.watch.cautions(counts),
      notes,
      sheetName,
      signature,
      columns: columns.map(({ label, field }) => ({ label, field })),
    };
  }
}

function coursesOf(rows: Row[]): Promise<CourseRecord[]> {
  return Course.collection.find<CourseRecord>({ identity: { $in: rows.map(({ identity }) => identity) } }).toArray();
}

function remark(row: number, { column, message }: { column?: string; message: string }) {
  return column ? { row, column, message } : { row, message };
}
