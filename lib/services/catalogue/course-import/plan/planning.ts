import { setImmediate } from 'node:timers/promises';
import { Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import type { CourseImport } from '@/lib/engines/import/drafts';
import type { RowProblem } from '@/lib/engines/import/row-problem';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import { aliasKey, universityAliases } from '@/lib/services/catalogue/university-names';
import type { CourseRecord } from '@/models/course';
import type { ImportBatchRecord } from '@/models/import-batch';
import { formerEdits } from '../former-edits';
import { appliedUploads } from '../sources';
import { stretches } from '../stretches';
import { listAbsent } from './absent-courses';
import { byCode, withoutCode } from './by-code';
import { bySize, Watch } from './cautions';
import { codeUpdates } from './code-updates';
import { Comparison, valuesBefore } from './differences';
import { courseName, type PlanEntries } from './entries';
import { NewNames } from './new-names';
import { newNotes } from './notes';
import { PlanWriter } from './pages';
import { duplicateEntries, perhapsText, possibleDuplicates } from './possible-duplicates';
import { Remarks } from './remarks';
import { type PlannedRow, Repeats } from './repeats';
import { settleRepeats } from './settle-repeats';
import { coursesOf } from './stored-courses';
import { type Planned, planned } from './summary';

/** The progress is said after so many rows. */
const ROWS_AT_ONCE = 250;

/** Makes the plan of one file: compares its rows with the catalogue and writes what applying them would do. */
export class Planning {
  private rows = 0;
  private compared = 0;
  private onCompared = async (_rows: number) => {};
  private aliases: ReadonlyMap<string, string> = new Map();
  /** Those that no row before them claims to be; all of them in a file that gives no names. */
  private readonly firsts: PlannedRow[] = [];
  private readonly repeats = new Repeats();
  private readonly isNamed = (identity: string) => this.repeats.has(identity);
  private readonly names = new NewNames();
  private readonly watch = new Watch();
  readonly writer: PlanWriter;
  private readonly changes: PlanEntries['changed'][] = [];
  private readonly remarks = new Remarks();
  private readonly notes: PlanEntries['note'][] = [];
  private readonly comparison: Comparison;
  /** What staff typed over a register before that was kept, by course. */
  private typedBefore: ReadonlyMap<string, string> = new Map();
  /** The file gives no names: its rows say something of known courses by their codes. */
  private readonly isOfCodes: boolean;

  constructor(
    readonly batch: ImportBatchRecord,
    private readonly source: CourseImport,
  ) {
    this.writer = new PlanWriter(batch._id);
    this.comparison = new Comparison(source.header.columns, batch.sourceKind === 'register');
    this.isOfCodes = !source.header.columns.some(({ field }) => field === 'course');
  }

  /** @param onSteps hears how many of how many steps are done: each row is read, compared and stored */
  async run(onSteps: (done: number, of: number) => Promise<void>, signal: AbortSignal): Promise<Planned> {
    const steps = 3 * this.source.count;
    const onMore = (before: number) => (rows: number) => onSteps(Math.min(before + rows, steps - 1), steps);
    this.aliases = await universityAliases();
    const { sourceId, sourceKind } = this.batch;
    if (sourceKind === 'register' && sourceId) this.typedBefore = await formerEdits(await appliedUploads(sourceId));
    for (const { row, draft, staffNotes, problems, institution } of this.source.rows) {
      this.rows++;
      if (institution) this.takeInstitution(institution);
      if (draft) this.take(row, draft, staffNotes, problems);
      else this.refuse(row, problems.find(({ fatal }) => fatal) ?? { message: 'This row is not a course.' });
      if (this.rows % ROWS_AT_ONCE) continue;
      // Rows come from memory: without a break the thread would hear nothing meanwhile.
      await setImmediate();
      signal.throwIfAborted();
      await onSteps(this.rows, steps);
    }
    this.onCompared = onMore(this.rows);
    if (this.isOfCodes) await this.compareCodes();
    else await this.compareAll(await this.withRepeats(), signal);
    for (const change of bySize(this.changes)) this.writer.add('changed', change);
    this.remarks.write(this.writer);
    for await (const note of newNotes(this.notes)) this.writer.add('note', note);
    // A file of codes says something of some courses; it isn't the list of all.
    if (!this.isOfCodes) await listAbsent(this.writer, this.names.scope(), this.batch.sourceId, this.isNamed);
    await this.names.listNew(this.writer);
    await this.writer.store(onMore(2 * this.rows));
    const namesCountry = this.source.header.columns.some(({ field }) => field === 'country');
    const question = namesCountry
      ? ''
      : this.watch.otherCountry(this.batch.country, this.names.unknownIn(this.batch.country));
    return planned(this.rows, this.writer, this.watch, this.source.header, this.names.perhapsKnown, question);
  }

  private takeInstitution(institution: { university: string; country: Country }): void {
    this.watch.institutions++;
    this.names.addInstitution(institution);
  }

  private take(row: number, read: CourseDraft, staffNotes: string, problems: RowProblem[]): void {
    const draft = this.named(read);
    const identity = courseIdentity(draft);
    const unread = problems.flatMap(({ column, isProse, isComment }) => (isProse || isComment ? [] : [column]));
    const planned = { row, identity, draft, staffNotes, unread, problems };
    if (this.isOfCodes) return void this.firsts.push(planned);
    const claim = this.repeats.take(planned);
    if (claim.kind === 'same')
      this.refuse(row, {
        message: `The same course as in row ${claim.other}${claim.toTheLetter ? '' : ': only capital letters or spaces differ'}.`,
      });
    // One that differs is said with the first one when all rows are known.
    if (claim.kind !== 'new') return;
    this.watch.addRow(draft);
    this.names.add(draft);
    this.remark(row, problems);
    this.firsts.push(planned);
  }

  /** Takes what a person should know of a row's cells. */
  remark(row: number, problems: readonly RowProblem[]): void {
    for (const problem of problems) this.remarks.add(row, problem);
  }

  /** Under the name that its university is known by. */
  private named(draft: CourseDraft): CourseDraft {
    const university = this.aliases.size > 0 ? this.aliases.get(aliasKey(draft)) : undefined;
    return university === undefined ? draft : { ...draft, university };
  }

  refuse(row: number, { column, message }: { column?: string; message: string }): void {
    this.writer.add('refused', column ? { row, column, message } : { row, message });
  }

  /** Row → the stored course that it is, though that is called otherwise. */
  private known: ReadonlyMap<number, CourseRecord> = new Map();

  /** The rows in their order without those that are refused because others claim their course otherwise. */
  private async withRepeats(): Promise<PlannedRow[]> {
    const groups = this.repeats.groups();
    const repeated = new Set(groups.flatMap(({ rows }) => rows));
    const kept = await settleRepeats(this, groups);
    this.known = kept.known;
    for (const row of kept.rows) this.name(row);
    for (const { identity } of kept.known.values()) this.repeats.name(identity);
    return [...this.firsts.filter((row) => !repeated.has(row)), ...kept.rows].sort((a, b) => a.row - b.row);
  }

  /** Takes what a row is called otherwise than in its file. */
  private name({ identity, draft }: PlannedRow): void {
    this.repeats.name(identity);
    this.names.add(draft);
  }

  /** Compares the rows with known courses, with those that they rename or perhaps are, and adds the rest. */
  private async compareAll(rows: readonly PlannedRow[], signal: AbortSignal): Promise<void> {
    const unknown = await this.compareKnown(rows, signal);
    const { renamed, shared, others } = await byCode(rows, unknown, this.isNamed);
    const held: CourseRecord[] = [];
    const recoded: PlannedRow[] = [];
    for (const { row, stored, answer } of renamed) {
      if (answer === 'different') recoded.push(withoutCode(row));
      else if (answer === 'same') {
        this.repeats.name(stored.identity);
        this.compare(row, stored);
      } else {
        held.push(stored);
        this.hold(row, stored);
      }
    }
    for (const row of recoded) this.name(row);
    const rest = [...others, ...(await this.compareKnown(recoded, signal))];
    const added = [...shared, ...(await this.compareAlike(rest))];
    for (const row of added.sort((a, b) => a.row - b.row)) this.add(row);
    // Courses of rows that wait for an answer are in the file, too.
    for (const { identity } of held) this.repeats.name(identity);
  }

  /** Compares rows with the stored courses of their identities; returns those without one. */
  private async compareKnown(rows: readonly PlannedRow[], signal: AbortSignal): Promise<PlannedRow[]> {
    const unknown: PlannedRow[] = [];
    for (const some of stretches(rows)) {
      signal.throwIfAborted();
      const byIdentity = new Map((await coursesOf(some)).map((course) => [course.identity, course]));
      for (const row of some) {
        const stored = this.known.get(row.row) ?? byIdentity.get(row.identity);
        if (stored) this.compare(row, stored);
        else unknown.push(row);
      }
      this.compared += some.length;
      await this.onCompared(this.compared);
    }
    return unknown;
  }

  private add(planned: PlannedRow): void {
    const { row, identity, draft } = planned;
    const id = new Types.ObjectId().toHexString();
    this.writer.add('added', { row, id, identity, draft });
    this.note(planned, id, identity);
  }

  /** Takes what a row says to staff alone. */
  private note({ row, draft, staffNotes: message }: PlannedRow, id: string, identity: string): void {
    if (message) this.notes.push({ row, id, identity, ...courseName(draft), message });
  }

  /** A row that by its code would give a course another name and level waits until a person says that it is that course. */
  private hold({ row, identity, draft }: PlannedRow, stored: CourseRecord): void {
    const names = `“${stored.course}”, ${stored.level}; in this file it is “${draft.course}”, ${draft.level}`;
    const message = `The code “${draft.code}” belongs to ${names}.`;
    this.watch.renames++;
    const id = String(stored._id);
    this.writer.add('twin', { row, id, identity, isOnly: false, message, ...courseName(draft) });
    this.refuse(row, {
      message: `Row ${row} has the code “${draft.code}” of ${names}. Please choose whether it is the same course.`,
    });
  }

  /** Rows of which one stored course leaves the level or campus open, or which leave it open, are that course. Returns the new ones. */
  private async compareAlike(rows: readonly PlannedRow[]): Promise<PlannedRow[]> {
    const { same, perhaps, added } = await possibleDuplicates(rows, this.isNamed);
    for (const { row, alike } of perhaps) {
      const [one] = alike;
      const message = one && perhapsText(`Row ${row.row} may be`, row, one);
      if (message) this.refuse(row.row, { message: `${message} Please choose whether it is the same course.` });
      for (const entry of duplicateEntries(row, alike)) this.writer.add('twin', entry);
    }
    for (const { row, stored } of same) {
      this.repeats.name(stored.identity);
      // What the row leaves open stays.
      const { level, campus, variant, code } = row.draft;
      const known = { level: level || stored.level, campus: campus || stored.campus, code: code || stored.code };
      const draft = { ...row.draft, ...known, variant: variant || (stored.variant ?? '') };
      this.compare({ ...row, draft }, stored);
    }
    return added;
  }

  private async compareCodes(): Promise<void> {
    const { sourceId, sourceName = '' } = this.batch;
    for await (const update of codeUpdates(this.firsts, sourceId ?? null, sourceName)) {
      const { row, problems } = update.row;
      if ('refusal' in update) this.refuse(row, { message: update.refusal });
      else {
        this.remark(row, problems);
        this.watch.addRow(update.row.draft);
        this.names.add(update.row.draft);
        this.compare(update.row, update.stored);
      }
    }
  }

  private compare(planned: PlannedRow, stored: CourseRecord): void {
    const { row, identity, draft, unread } = planned;
    const id = String(stored._id);
    this.note(planned, id, stored.identity);
    const after = this.comparison.between(stored, draft, unread, stored.typedOver ?? this.typedBefore.get(id));
    this.names.addStored(stored);
    if (!after) this.writer.add('unchanged', { row, id, ...courseName(stored) });
    else {
      const before = valuesBefore(stored, after);
      this.watch.add({ before, after });
      this.changes.push({ row, id, identity, draft, before, after });
    }
  }
}
