import type { CourseDraft } from '@/lib/domain/courses/course';
import { plainName } from '@/lib/domain/texts/plain-name';
import { nameKey } from '@/lib/services/catalogue/course-identity';
import { Course, type CourseRecord } from '@/models/course';
import { answersTo, courseChoice } from '../choices';
import { courseName, type PlanEntries } from './entries';
import type { PlannedRow } from './repeats';

/** What a blank on one side leaves open: unknown isn't different. */
const OPEN_FIELDS = ['level', 'campus'] as const;

/**
 * Rows that no stored course is known for, and whose name is stored with another level or campus. `same` have one stored course each,
 * which the file doesn't name otherwise and whose level or campus one side leaves open, or which an admin said it is; `perhaps` wait
 * for that answer, with the courses they may be; `added` are the others.
 */
export async function possibleDuplicates(rows: readonly PlannedRow[], isNamed: (identity: string) => boolean) {
  const waiting = await withAlike(rows);
  /** CourseRecord course → how many rows may be it. */
  const claims = new Map<string, number>();
  for (const { identity } of waiting.flatMap(({ alike }) => alike))
    claims.set(identity, (claims.get(identity) ?? 0) + 1);
  const open = waiting.map(({ row, alike }) => ({ row, alike: alike.filter((one) => !isNamed(one.identity)) }));
  const answers = await answersTo(
    open.flatMap(({ row, alike }) => alike.map(({ _id }) => courseChoice(row.identity, String(_id)))),
  );
  const same: { row: PlannedRow; stored: CourseRecord }[] = [];
  const perhaps: typeof open = [];
  const added: PlannedRow[] = [];
  const taken = new Set<string>();
  for (const { row, alike } of open) {
    const answerTo = ({ _id }: CourseRecord) => answers.get(courseChoice(row.identity, String(_id)));
    const rest = alike.filter((one) => answerTo(one) !== 'different');
    const chosen = rest.find((one) => answerTo(one) === 'same' && !taken.has(one.identity));
    // Where one alone is of the row's award, it is that one.
    const ofAward = rest.filter((one) => one.award && plainName(one.award) === plainName(row.draft.award));
    const [only, another] = ofAward.length === 1 ? ofAward : rest;
    const isClear = only && !another && claims.get(only.identity) === 1 && isOpen(only, row.draft);
    const known = chosen ?? (isClear ? only : undefined);
    if (known) {
      taken.add(known.identity);
      same.push({ row, stored: known });
    } else if (rest.length) perhaps.push({ row, alike: rest });
    else added.push(row);
  }
  return { same, perhaps, added };
}

/** The rows with the stored courses of the same name that differ in one of level and campus alone. */
async function withAlike(rows: readonly PlannedRow[]): Promise<{ row: PlannedRow; alike: CourseRecord[] }[]> {
  /** Country and university → their stored courses by name. */
  const universities = new Map<string, Map<string, CourseRecord[]>>();
  const found: { row: PlannedRow; alike: CourseRecord[] }[] = [];
  for (const row of rows) {
    const { country, university } = row.draft;
    const key = `${country}\u0000${university}`;
    const byName = universities.get(key) ?? new Map<string, CourseRecord[]>();
    if (!universities.has(key)) {
      const stored = Course.collection.find<CourseRecord>({ country, university });
      for await (const course of stored) byName.set(nameKey(course), [...(byName.get(nameKey(course)) ?? []), course]);
      universities.set(key, byName);
    }
    const named = byName.get(nameKey(row.draft)) ?? [];
    found.push({ row, alike: named.filter((stored) => isAlike(stored, row.draft)) });
  }
  return found;
}

/** Different in one of level and campus, and not in their official codes. */
function isAlike(stored: CourseRecord, draft: CourseDraft): boolean {
  if (stored.code && draft.code && stored.code !== draft.code) return false;
  if (draft.variant && draft.variant !== stored.variant) return false;
  return OPEN_FIELDS.filter((field) => stored[field] !== draft[field]).length <= 1;
}

const isOpen = (stored: CourseRecord, draft: CourseDraft) =>
  OPEN_FIELDS.every((field) => stored[field] === draft[field] || stored[field] === '' || draft[field] === '');

/** 'Perhaps the same course as “Law”, known with level Under Graduate, here Post Graduate.' */
export function perhapsText(beginning: string, { draft }: PlannedRow, stored: CourseRecord): string {
  const differing = [...OPEN_FIELDS, 'variant' as const].filter((field) => (stored[field] ?? '') !== draft[field]);
  const how = differing.map(
    (field) => `${field} ${stored[field] || 'not known'}, in this file ${draft[field] || 'not given'}`,
  );
  return `${beginning} the same course as “${stored.course}”. Differences: ${how.join('; ')}.`;
}

/** A row that is perhaps a known course, once for each course that it may be. */
export function duplicateEntries(planned: PlannedRow, alike: readonly CourseRecord[]): PlanEntries['twin'][] {
  const { row, identity, draft } = planned;
  return alike.map((stored) => {
    const message = perhapsText('May be', planned, stored);
    return { row, id: String(stored._id), identity, isOnly: alike.length === 1, message, ...courseName(draft) };
  });
}
