import { NO_RULE } from '@/lib/domain/imports/repeat-rules';
import { courseName } from './entries';
import type { Planning } from './planning';
import { namingEachOther } from './repeat-rule';
import type { PlannedRow, Repeat } from './repeats';
import { decideAsStored } from './repeats-as-before';
import { areKnownApart } from './stored-courses';

/** Of rows that claim to be the same course, so many are laid side by side; a file with more has another fault. */
const MOST_ROWS = 10_000;

/** Rows that claim to be the same course are kept or refused, all of them, by the admin's rule. */
export async function settleRepeats(plan: Planning): Promise<void> {
  let laid = 0;
  for (const group of plan.repeats.groups()) {
    if (laid + group.rows.length > MOST_ROWS) {
      for (const one of namingEachOther(group)) await plan.refuse(one.row, one);
      continue;
    }
    laid += group.rows.length;
    await settleRepeat(plan, group);
  }
}

async function settleRepeat(plan: Planning, group: Repeat): Promise<void> {
  const { rows } = group;
  const first = rows[0]?.row ?? 0;
  // What is to know of the first one's cells was said when it was read.
  const report = async (kept: readonly PlannedRow[]) => {
    for (const { row, problems } of kept) if (row !== first) await plan.remark(row, problems);
  };
  if (await areKnownApart(rows)) {
    await report(rows);
    return plan.keep(rows, new Map());
  }
  const { kept, refused, known } = await decideAsStored(plan.batch.repeatRule ?? NO_RULE, group);
  const messages = new Map(refused.map(({ row, message }) => [row, message]));
  for (const one of refused) await plan.refuse(one.row, one);
  for (const { row, draft } of rows) {
    const differing = [...group.differs].map((field) => [field, draft[field]]);
    const variant = kept.find((one) => one.row === row)?.draft.variant;
    const message = messages.get(row) ?? (variant ? `Used as a separate course: ${variant}.` : 'Used.');
    const entry = { row, group: first, ...courseName(draft), currency: draft.currency, message };
    await plan.writer.add('repeat', { ...entry, after: Object.fromEntries(differing) });
  }
  await report(kept);
  await plan.keep(kept, known);
}
