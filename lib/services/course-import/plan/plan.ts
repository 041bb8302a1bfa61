import { Types } from 'mongoose';
import type { CourseDraft } from '@/lib/domain/course';
import type { CourseImport } from '@/lib/import/drafts';
import type { RowProblem } from '@/lib/import/row-problem';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import { Course, type CourseRecord } from '@/models/course';
import { ImportBatch, type ImportBatchRecord } from '@/models/import-batch';
import { readingOptions } from '../reading-options';
import { withSpreadsheet } from '../spreadsheet-copy';
import { ByCode } from './by-code';
import { Watch } from './cautions';
import { ChangesBySize } from './changes-by-size';
import { Comparison, valuesBefore } from './differences';
import { courseName } from './entries';
import { goneCourses } from './gone-courses';
import { missingCourses } from './missing-courses';
import { NewNames } from './new-names';
import { openDrafts } from './open-drafts';
import { PlanWriter, removePlan } from './pages';
import { type PlannedRow, Repeats } from './repeats';
import { Twins, twinDifference } from './twins';

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
  | 'gone'
  | 'unread'
  | 'prose'
  | 'twins'
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
    return new Planning(batch, source).run(onRows, signal);
  });
}

class Planning {
  private rows = 0;
  private chunk: PlannedRow[] = [];
  /** The chunk before, while its courses are being looked up. */
  private lookedUp: { rows: PlannedRow[]; known: Promise<CourseRecord[]> } | null = null;
  private readonly repeats = new Repeats();
  private readonly codes = new ByCode();
  private readonly twins = new Twins();
  private readonly names = new NewNames();
  private readonly watch = new Watch();
  private readonly writer: PlanWriter;
  private readonly changes: ChangesBySize;
  private readonly comparison: Comparison;

  constructor(
    private readonly batch: ImportBatchRecord,
    private readonly source: CourseImport,
  ) {
    this.writer = new PlanWriter(batch._id);
    this.changes = new ChangesBySize(this.writer);
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
    await this.settleRenamed();
    await this.settleTwins();
    await this.changes.finish();
    await this.refuseUndecided();
    for await (const entry of missingCourses(this.names.scope(), (identity) => this.repeats.has(identity)))
      await this.writer.add('missing', entry);
    await this.listGone();
    await this.names.listNew(this.writer);
    await this.writer.finish();
    return this.planned();
  }

  private async take(row: number, draft: CourseDraft, problems: RowProblem[]): Promise<void> {
    const identity = courseIdentity(draft);
    const unread = problems.flatMap(({ column, isProse }) => (isProse ? [] : [column]));
    const planned = { row, identity, draft, unread };
    const claim = this.repeats.take(planned);
    if (claim.kind === 'same') return this.refuse(row, { message: `The same course as in row ${claim.first}.` });
    // It is said with the first one when all rows are known.
    if (claim.kind === 'differs') return;
    this.codes.count(draft);
    this.watch.addRow(draft);
    for (const problem of problems) await this.writer.add(problem.isProse ? 'prose' : 'unread', remark(row, problem));
    this.chunk.push(planned);
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

  private async compareAll(rows: PlannedRow[], known: CourseRecord[]): Promise<void> {
    const byIdentity = new Map(known.map((course) => [course.identity, course]));
    const unknown = rows.filter(({ identity }) => !byIdentity.has(identity));
    const added = new Set(await this.twins.holdBack(await this.codes.holdBack(unknown)));
    for (const row of rows) {
      const stored = byIdentity.get(row.identity);
      this.names.add(row.draft);
      if (stored) await this.compare(row, stored);
      else if (added.has(row)) await this.add(row);
    }
  }

  private add({ row, identity, draft }: PlannedRow): Promise<void> {
    return this.writer.add('added', { row, id: new Types.ObjectId().toHexString(), identity, draft });
  }

  /** Rows whose official code one stored course has change that course, whatever its name was. */
  private async settleRenamed(): Promise<void> {
    const { renamed, added } = this.codes.settle((identity) => this.repeats.has(identity));
    for (const row of added) await this.add(row);
    for (const { row, stored } of renamed) {
      this.repeats.name(stored.identity, row.row);
      await this.compare(row, stored);
    }
  }

  /** Rows of which one stored course leaves the level or campus open, or which leave it open, are that course. */
  private async settleTwins(): Promise<void> {
    const { same, perhaps, added } = this.twins.settle((identity) => this.repeats.has(identity));
    for (const row of added) await this.add(row);
    for (const { row, stored } of perhaps) {
      await this.add(row);
      const message = `Perhaps the same course as one that is known with ${twinDifference(stored, row.draft)}.`;
      await this.writer.add('twin', { row: row.row, id: String(stored._id), ...courseName(row.draft), message });
    }
    for (let start = 0; start < same.length; start += CHUNK) {
      const some = same.slice(start, start + CHUNK);
      const ids = some.map(({ id }) => id);
      const stored = await Course.collection.find<CourseRecord>({ _id: { $in: ids } }).toArray();
      const byId = new Map(stored.map((course) => [String(course._id), course]));
      for (const { row, id } of some) {
        const course = byId.get(String(id));
        if (!course) await this.add(row);
        else {
          this.repeats.name(course.identity, row.row);
          // What the row leaves open stays.
          const { level, campus } = row.draft;
          const draft = { ...row.draft, level: level || course.level, campus: campus || course.campus };
          await this.compare({ ...row, draft }, course);
        }
      }
    }
  }

  private async refuseUndecided(): Promise<void> {
    const undecided = this.repeats.undecided();
    if (!undecided.length) return;
    for (const kind of ['added', 'changed', 'unchanged'] as const) {
      await this.writer.drop(kind, this.repeats.undecidedFirst());
    }
    for (const { row, message } of undecided) await this.refuse(row, { message });
  }

  private async listGone(): Promise<void> {
    const { sourceId } = this.batch;
    if (!sourceId) return;
    const countries = new Set(this.names.scope().keys());
    const gone = goneCourses(sourceId, countries, (identity) => this.repeats.has(identity));
    for await (const entry of gone) await this.writer.add('gone', entry);
  }

  private async compare({ row, identity, draft, unread }: PlannedRow, stored: CourseRecord): Promise<void> {
    const id = String(stored._id);
    this.names.addStored(stored);
    const after = this.comparison.between(stored, draft, unread);
    if (!after) return this.writer.add('unchanged', { row, id, ...courseName(stored) });
    const before = valuesBefore(stored, after);
    this.watch.add({ before, after });
    await this.changes.add({ row, id, identity, draft, before, after });
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
      gone: count('gone'),
    };
    const { columns, notes, sheetName, signature } = this.source.header;
    return {
      ...counts,
      unread: count('unread'),
      prose: count('prose'),
      twins: count('twin'),
      universities: count('university'),
      categories: count('category'),
      about: this.writer.about(),
      cautions: this.watch.cautions({ ...counts, twins: count('twin') }),
      notes,
      sheetName,
      signature,
      columns: columns.map(({ label, field }) => ({ label, field })),
    };
  }
}

function coursesOf(rows: PlannedRow[]): Promise<CourseRecord[]> {
  return Course.collection.find<CourseRecord>({ identity: { $in: rows.map(({ identity }) => identity) } }).toArray();
}

function remark(row: number, { column, message }: { column?: string; message: string }) {
  return column ? { row, column, message } : { row, message };
}
