import { NO_RULE } from '@/lib/domain/imports/repeat-rules';
import type { CourseRecord } from '@/models/course';
import { courseName } from './entries';
import type { Planning } from './planning';
import { namingEachOther } from './repeat-rule';
import type { PlannedRow, Repeat } from './repeats';
import { decideAsStored } from './repeats-as-before';
import { areKnownApart } from './stored-courses';

/** Of rows that claim to be the same course, so many are laid side by side; a file with more has another fault. */
const MOST_ROWS = 10_000;

/** The rows that are kept, and the stored courses that some of them are although those are called otherwise. */
interface Kept {
  rows: PlannedRow[];
  /** Row → its course. */
  known: Map<number, CourseRecord>;
}

/** Rows that claim to be the same course are kept or refused, all of them, by the admin's rule. */
export async function settleRepeats(plan: Planning, groups: readonly Repeat[]): Promise<Kept> {
  const all: Kept = { rows: [], known: new Map() };
  let laid = 0;
  for (const group of groups) {
    if (laid + group.rows.length > MOST_ROWS) {
      for (const one of namingEachOther(group)) plan.refuse(one.row, one);
      continue;
    }
    laid += group.rows.length;
    await settleRepeat(plan, group, all);
  }
  return all;
}

async function settleRepeat(plan: Planning, group: Repeat, all: Kept): Promise<void> {
  const { rows } = group;
  const first = rows[0]?.row ?? 0;
  const keep = (kept: readonly PlannedRow[]) => {
    all.rows.push(...kept);
    // What is to know of the first one's cells was said when it was read.
    for (const { row, problems } of kept) if (row !== first) plan.remark(row, problems);
  };
  if (await areKnownApart(rows)) return keep(rows);
  const { kept, refused, known } = await decideAsStored(plan.batch.repeatRule ?? NO_RULE, group);
  for (const [row, stored] of known) all.known.set(row, stored);
  const messages = new Map(refused.map(({ row, message }) => [row, message]));
  for (const one of refused) plan.refuse(one.row, one);
  for (const { row, draft } of rows) {
    const differing = [...group.differs].map((field) => [field, draft[field]]);
    const variant = kept.find((one) => one.row === row)?.draft.variant;
    const message = messages.get(row) ?? (variant ? `Used as a separate course: ${variant}.` : 'Used.');
    const entry = { row, group: first, ...courseName(draft), currency: draft.currency, message };
    plan.writer.add('repeat', { ...entry, after: Object.fromEntries(differing) });
  }
  keep(kept);
}
