import type { CourseDraft } from '@/lib/domain/course';
import { NO_RULE, type RepeatRule } from '@/lib/domain/imports/repeat-rules';
import type { CourseImport } from '@/lib/engines/import/drafts';
import type { CourseRecord } from '@/models/course';
import type { ByCode } from './by-code';
import type { ChangesBySize } from './changes-by-size';
import { courseName } from './entries';
import type { Notes } from './notes';
import type { PlanWriter } from './pages';
import type { PossibleDuplicates } from './possible-duplicates';
import { readAgain } from './read-again';
import type { Remarks } from './remarks';
import type { PlannedRow, Repeat, Repeats } from './repeats';
import { decideAsStored } from './repeats-as-before';
import { areKnownApart } from './stored-courses';

/** What the plan has taken so far, and what it does with rows that are kept after all. */
interface Taken {
  repeats: Repeats;
  codes: ByCode;
  duplicates: PossibleDuplicates;
  changes: ChangesBySize;
  remarks: Remarks;
  notes: Notes;
  writer: PlanWriter;
  refuse(row: number, problem: { message: string }): Promise<void>;
  /** `known`: row → the stored course that it is, where its identity doesn't say so. */
  keep(rows: PlannedRow[], known: ReadonlyMap<number, CourseRecord>): Promise<void>;
}

/** Rows that claim to be the same course are read once more, all of them, and kept or refused by the admin's rule. */
export async function settleRepeats(
  taken: Taken,
  open: () => Promise<CourseImport>,
  rule: RepeatRule = NO_RULE,
  named: (draft: CourseDraft) => CourseDraft,
): Promise<void> {
  const { repeats, codes, duplicates, changes, writer, notes } = taken;
  const groups = repeats.groups();
  if (!groups.length) return;
  // The first ones were planned before it was known.
  const first = new Set(groups.flatMap(({ rows: [row] }) => row ?? []));
  for (const waiting of [codes, duplicates, changes]) waiting.drop(first);
  for (const kind of ['added', 'changed', 'unchanged'] as const) await writer.drop(kind, first);
  await notes.drop(first);
  const rows = await readAgain(open, groups, named);
  for (const group of groups) await settleRepeat(taken, rule, group, rows.get(group.claim) ?? []);
}

async function settleRepeat(taken: Taken, rule: RepeatRule, group: Repeat, rows: PlannedRow[]): Promise<void> {
  const { codes, remarks, writer } = taken;
  const [first = 0] = group.rows;
  // The first one was counted, and its cells reported, before it was known.
  if (rows[0]) codes.count(rows[0].draft, -1);
  const report = async (kept: readonly PlannedRow[]) => {
    for (const { row, problems } of kept) if (row !== first) for (const one of problems) await remarks.add(row, one);
  };
  if (await areKnownApart(group, rows)) {
    await report(rows);
    return taken.keep(rows, new Map());
  }
  const { kept, refused, known } = await decideAsStored(rule, group, rows);
  const messages = new Map(refused.map(({ row, message }) => [row, message]));
  for (const one of refused) await taken.refuse(one.row, one);
  for (const { row, draft } of rows) {
    const differing = [...group.differs].map((field) => [field, draft[field]]);
    const variant = kept.find((one) => one.row === row)?.draft.variant;
    const message = messages.get(row) ?? (variant ? `Kept as a course of its own: ${variant}.` : 'Kept.');
    const entry = { row, group: first, ...courseName(draft), currency: draft.currency, message };
    await writer.add('repeat', { ...entry, after: Object.fromEntries(differing) });
  }
  await report(kept);
  await taken.keep(kept, known);
}
