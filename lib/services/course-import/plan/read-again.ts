import type { CourseDraft } from '@/lib/domain/course';
import type { CourseImport } from '@/lib/import/drafts';
import type { PlannedRow, Repeat } from './repeats';

/** Of rows that claim to be the same course, so many are laid side by side; a file with more has another fault. */
const MOST_ROWS = 10_000;

/** Reads the rows of these groups once more, with their universities as they are known: identity → its rows in the order of the file. */
export async function readAgain(
  open: () => Promise<CourseImport>,
  groups: readonly Repeat[],
  named: (draft: CourseDraft) => CourseDraft,
): Promise<Map<string, PlannedRow[]>> {
  const identityOf = new Map<number, string>();
  for (const { identity, rows } of groups) {
    if (identityOf.size + rows.length > MOST_ROWS) continue;
    for (const row of rows) identityOf.set(row, identity);
  }
  const found = new Map<string, PlannedRow[]>();
  const source = await open();
  let left = identityOf.size;
  for await (const { row, draft, problems } of source.rows) {
    const identity = identityOf.get(row);
    if (identity === undefined || !draft) continue;
    const unread = problems.flatMap(({ column, isProse }) => (isProse ? [] : [column]));
    found.set(identity, [...(found.get(identity) ?? []), { row, identity, draft: named(draft), unread }]);
    if (--left === 0) break;
  }
  return found;
}
