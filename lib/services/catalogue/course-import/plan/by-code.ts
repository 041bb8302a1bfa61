import type { CourseDraft } from '@/lib/domain/courses/course';
import { codeKey, courseIdentity, nameKey } from '@/lib/services/catalogue/course-identity';
import { Course, type CourseRecord } from '@/models/course';
import { type Answer, answersTo, courseChoice } from '../choices';
import { stretches } from '../stretches';
import type { PlannedRow } from './repeats';

/** A row whose official code one stored course has, though name, campus or level differ; and what was said of it where that is asked. */
interface Renamed {
  row: PlannedRow;
  stored: CourseRecord;
  answer: Answer | undefined;
}

/**
 * Of rows whose identity isn't stored, those that rename a course: its official code is one that one row of the file has and one stored
 * course of the same country and university, which the file doesn't name. `shared`: others whose code is stored. `others`: the rest.
 * A course's university can't change so: a code is one within a university.
 * @param file all of its rows
 */
export async function byCode(
  file: readonly PlannedRow[],
  unknown: readonly PlannedRow[],
  isNamed: (identity: string) => boolean,
): Promise<{ renamed: Renamed[]; shared: PlannedRow[]; others: PlannedRow[] }> {
  const rowsOf = new Map<string, number>();
  for (const { draft } of file) rowsOf.set(codeKey(draft), (rowsOf.get(codeKey(draft)) ?? 0) + 1);
  const byKey = new Map<string, CourseRecord[]>();
  for (const codes of stretches(unknown.flatMap(({ draft }) => draft.code || []))) {
    const stored = Course.collection.find<CourseRecord>({ code: { $in: [...new Set(codes)] } });
    for await (const course of stored) byKey.set(codeKey(course), [...(byKey.get(codeKey(course)) ?? []), course]);
  }
  const found: Omit<Renamed, 'answer'>[] = [];
  const shared: PlannedRow[] = [];
  const others: PlannedRow[] = [];
  for (const row of unknown) {
    const [stored, another] = (row.draft.code && byKey.get(codeKey(row.draft))) || [];
    if (!stored || another) others.push(row);
    else if (rowsOf.get(codeKey(row.draft)) === 1 && !isNamed(stored.identity)) found.push({ row, stored });
    else shared.push(row);
  }
  const answers = await answersTo(found.filter(isAnother).map(questionOf));
  const renamed = found.map((one) => ({ ...one, answer: isAnother(one) ? answers.get(questionOf(one)) : 'same' }));
  return { renamed, shared, others };
}

/** Whether name and level both differ, which is asked about; a level that isn't known differs from none. */
const isAnother = ({ row: { draft }, stored }: Omit<Renamed, 'answer'>): boolean =>
  nameKey(draft) !== nameKey(stored) && draft.level !== '' && stored.level !== '' && draft.level !== stored.level;

const questionOf = ({ row, stored }: Omit<Renamed, 'answer'>): string => courseChoice(row.identity, String(stored._id));

/** A row whose code was said to be another course's is read without it. */
export function withoutCode(row: PlannedRow): PlannedRow {
  const draft: CourseDraft = { ...row.draft, code: '' };
  return { ...row, draft, identity: courseIdentity(draft) };
}
