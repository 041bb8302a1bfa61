import { Types } from 'mongoose';
import type { CourseDraft } from '@/lib/domain/course';
import type { CourseImport } from '@/lib/engines/import/drafts';
import type { RowProblem } from '@/lib/engines/import/row-problem';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import { aliasKey, universityAliases } from '@/lib/services/catalogue/university-names';
import { Course, type CourseRecord } from '@/models/course';
import type { ImportBatchRecord } from '@/models/import-batch';
import { ByCode } from './by-code';
import { Watch } from './cautions';
import { bySize } from './changes-by-size';
import { codeUpdates } from './code-updates';
import { Comparison, valuesBefore } from './differences';
import { courseName, type PlanEntries } from './entries';
import { goneCourses } from './gone-courses';
import { missingCourses } from './missing-courses';
import { NewNames } from './new-names';
import { newNotes } from './notes';
import { PlanWriter } from './pages';
import { duplicateEntries, PossibleDuplicates, perhapsText } from './possible-duplicates';
import { Remarks } from './remarks';
import { type PlannedRow, Repeats } from './repeats';
import { settleRenamed } from './settle-renamed';
import { settleRepeats } from './settle-repeats';
import { coursesOf } from './stored-courses';
import { type Planned, planned } from './summary';

/** Rows that are looked up in the catalogue at once. */
const CHUNK = 250;

/** Makes the plan of one file: compares its rows with the catalogue and writes what applying them would do. */
export class Planning {
  private rows = 0;
  private aliases: ReadonlyMap<string, string> = new Map();
  /** Those that no row before them claims to be. */
  private readonly firsts: PlannedRow[] = [];
  readonly repeats = new Repeats();
  readonly codes = new ByCode();
  readonly duplicates = new PossibleDuplicates();
  private readonly names = new NewNames();
  readonly watch = new Watch();
  readonly writer: PlanWriter;
  private readonly changes: PlanEntries['changed'][] = [];
  private readonly remarks: Remarks;
  private readonly notes: PlanEntries['note'][] = [];
  private readonly comparison: Comparison;
  /** The rows of a file that gives no names. */
  private readonly updates: PlannedRow[] | null;

  constructor(
    readonly batch: ImportBatchRecord,
    private readonly source: CourseImport,
  ) {
    this.writer = new PlanWriter(batch._id);
    this.remarks = new Remarks(this.writer);
    this.comparison = new Comparison(source.header.columns);
    const isNamed = source.header.columns.some(({ field }) => field === 'course');
    this.updates = isNamed ? null : [];
  }

  async run(onRows: (rows: number) => Promise<void>, signal: AbortSignal): Promise<Planned> {
    this.aliases = await universityAliases();
    for await (const { row, draft, staffNotes, problems } of this.source.rows) {
      this.rows++;
      if (draft) await this.take(row, draft, staffNotes, problems);
      else await this.refuse(row, problems.find(({ fatal }) => fatal) ?? { message: 'This row is not a course.' });
      if (this.rows % CHUNK) continue;
      signal.throwIfAborted();
      await onRows(this.rows);
    }
    await this.compareFirsts(signal);
    await this.settleUpdates();
    await settleRepeats(this);
    const held = await settleRenamed(this);
    await this.settleDuplicates();
    // Courses of rows that wait for an answer are in the file, too.
    for (const identity of held) this.repeats.name(identity);
    for (const change of bySize(this.changes)) await this.writer.add('changed', change);
    await this.remarks.finish();
    for await (const note of newNotes(this.notes)) await this.writer.add('note', note);
    // A file of codes says something of some courses; it isn't the list of all.
    if (!this.updates) await this.listMissing();
    await this.names.listNew(this.writer);
    await this.writer.finish();
    return planned(this.rows, this.writer, this.watch, this.source.header, this.names.perhapsKnown);
  }

  private async take(row: number, read: CourseDraft, staffNotes: string, problems: RowProblem[]): Promise<void> {
    const draft = this.named(read);
    const identity = courseIdentity(draft);
    const unread = problems.flatMap(({ column, isProse }) => (isProse ? [] : [column]));
    const planned = { row, identity, draft, staffNotes, unread, problems };
    if (this.updates) return void this.updates.push(planned);
    const claim = this.repeats.take(planned);
    if (claim.kind === 'same') return this.refuse(row, { message: `The same course as in row ${claim.other}.` });
    // It is said with the first one when all rows are known.
    if (claim.kind === 'differs') return;
    this.watch.addRow(draft);
    this.names.add(draft);
    await this.remark(row, problems);
    this.firsts.push(planned);
  }

  /** Takes what a person should know of a row's cells. */
  async remark(row: number, problems: readonly RowProblem[]): Promise<void> {
    for (const problem of problems) await this.remarks.add(row, problem);
  }

  /** Under the name that its university is known by. */
  private named(draft: CourseDraft): CourseDraft {
    const university = this.aliases.size > 0 ? this.aliases.get(aliasKey(draft)) : undefined;
    return university === undefined ? draft : { ...draft, university };
  }

  refuse(row: number, { column, message }: { column?: string; message: string }): Promise<void> {
    return this.writer.add('refused', column ? { row, column, message } : { row, message });
  }

  /** Compares the rows whose course no other row claims otherwise. */
  private async compareFirsts(signal: AbortSignal): Promise<void> {
    const repeated = new Set(this.repeats.groups().flatMap(({ rows }) => rows));
    const rows = this.firsts.filter((row) => !repeated.has(row));
    for (const { draft } of rows) this.codes.count(draft);
    for (let start = 0; start < rows.length; start += CHUNK) {
      signal.throwIfAborted();
      await this.compareAll(rows.slice(start, start + CHUNK));
    }
  }

  private async compareAll(rows: PlannedRow[]): Promise<void> {
    const byIdentity = new Map((await coursesOf(rows)).map((course) => [course.identity, course]));
    const unknown = rows.filter(({ identity }) => !byIdentity.has(identity));
    const added = new Set(await this.duplicates.holdBack(await this.codes.holdBack(unknown)));
    for (const row of rows) {
      const stored = byIdentity.get(row.identity);
      if (stored) await this.compare(row, stored);
      else if (added.has(row)) await this.add(row);
    }
  }

  async add(planned: PlannedRow): Promise<void> {
    const { row, identity, draft } = planned;
    const id = new Types.ObjectId().toHexString();
    await this.writer.add('added', { row, id, identity, draft });
    this.note(planned, id, identity);
  }

  /** Takes what a row says to staff alone. */
  private note({ row, draft, staffNotes: message }: PlannedRow, id: string, identity: string): void {
    if (message) this.notes.push({ row, id, identity, ...courseName(draft), message });
  }

  /** Rows of which one stored course leaves the level or campus open, or which leave it open, are that course. */
  private async settleDuplicates(): Promise<void> {
    const { same, perhaps, added } = await this.duplicates.settle((identity) => this.repeats.has(identity));
    for (const row of added) await this.add(row);
    for (const { row, alike } of perhaps) {
      const [one] = alike;
      const message = one && perhapsText(`Row ${row.row} may be`, row, one);
      if (message) await this.refuse(row.row, { message: `${message} Please choose whether it is the same course.` });
      for (const entry of duplicateEntries(row, alike)) await this.writer.add('twin', entry);
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
          this.repeats.name(course.identity);
          // What the row leaves open stays.
          const { level, campus, variant, code } = row.draft;
          const known = { level: level || course.level, campus: campus || course.campus, code: code || course.code };
          const draft = { ...row.draft, ...known, variant: variant || (course.variant ?? '') };
          await this.compare({ ...row, draft }, course);
        }
      }
    }
  }

  /** Rows that claimed to be one course and are kept after all. */
  readonly keep = async (rows: PlannedRow[], known: ReadonlyMap<number, CourseRecord>): Promise<void> => {
    for (const { identity, draft } of rows) {
      this.codes.count(draft);
      this.repeats.name(identity);
      this.names.add(draft);
    }
    for (const row of rows) {
      const stored = known.get(row.row);
      if (!stored) continue;
      this.repeats.name(stored.identity);
      await this.compare(row, stored);
    }
    const others = rows.filter(({ row }) => !known.has(row));
    if (others.length) await this.compareAll(others);
  };

  private async settleUpdates(): Promise<void> {
    const { sourceId, sourceName = '' } = this.batch;
    for await (const update of codeUpdates(this.updates ?? [], sourceId ?? null, sourceName)) {
      const { row, problems } = update.row;
      if ('refusal' in update) await this.refuse(row, { message: update.refusal });
      else {
        await this.remark(row, problems);
        this.watch.addRow(update.row.draft);
        this.names.add(update.row.draft);
        await this.compare(update.row, update.stored);
      }
    }
  }

  private async listMissing(): Promise<void> {
    for await (const entry of missingCourses(this.names.scope(), (identity) => this.repeats.has(identity)))
      await this.writer.add('missing', entry);
    const { sourceId } = this.batch;
    if (!sourceId) return;
    const countries = new Set(this.names.scope().keys());
    const gone = goneCourses(sourceId, countries, (identity) => this.repeats.has(identity));
    for await (const entry of gone) await this.writer.add('gone', entry);
  }

  async compare(planned: PlannedRow, stored: CourseRecord): Promise<void> {
    const { row, identity, draft, unread } = planned;
    const id = String(stored._id);
    this.note(planned, id, stored.identity);
    const after = this.comparison.between(stored, draft, unread);
    this.names.addStored(stored);
    if (!after) return this.writer.add('unchanged', { row, id, ...courseName(stored) });
    const before = valuesBefore(stored, after);
    this.watch.add({ before, after });
    this.changes.push({ row, id, identity, draft, before, after });
  }
}
