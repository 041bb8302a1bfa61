import type { CourseDraft } from '@/lib/domain/course';
import type { CourseImport } from '@/lib/engines/import/drafts';
import { courseIdentity } from '@/lib/services/catalogue/course-identity';
import type { PlannedRow, Repeat } from './repeats';

/** Of rows that claim to be the same course, so many are laid side by side; a file with more has another fault. */
const MOST_ROWS = 10_000;

/** Reads the rows of these groups once more, with their universities as they are known: claim → its rows in the order of the file. */
export async function readAgain(
  open: () => Promise<CourseImport>,
  groups: readonly Repeat[],
  named: (draft: CourseDraft) => CourseDraft,
): Promise<Map<string, PlannedRow[]>> {
  const claimOf = new Map<number, string>();
  for (const { claim, rows } of groups) {
    if (claimOf.size + rows.length > MOST_ROWS) continue;
    for (const row of rows) claimOf.set(row, claim);
  }
  const found = new Map<string, PlannedRow[]>();
  const source = await open();
  let left = claimOf.size;
  for await (const { row, draft: read, staffNotes, problems } of source.rows) {
    const claim = claimOf.get(row);
    if (claim === undefined || !read) continue;
    const unread = problems.flatMap(({ column, isProse }) => (isProse ? [] : [column]));
    const draft = named(read);
    const rows = found.get(claim) ?? [];
    rows.push({ row, identity: courseIdentity(draft), draft, staffNotes, unread, problems });
    found.set(claim, rows);
    if (--left === 0) break;
  }
  return found;
}
