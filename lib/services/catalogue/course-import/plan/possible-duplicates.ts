import type { CourseDraft } from '@/lib/domain/course';
import { plainName } from '@/lib/domain/texts/plain-name';
import { nameKey } from '@/lib/services/catalogue/course-identity';
import { Course, type CourseRecord } from '@/models/course';
import { answersTo, courseChoice } from '../choices';
import { courseName, type PlanEntries } from './entries';
import type { PlannedRow } from './repeats';

/** What tells a stored course from a row of the same name. */
type Stored = Pick<
  CourseRecord,
  '_id' | 'identity' | 'country' | 'university' | 'course' | 'campus' | 'level' | 'code' | 'variant' | 'award'
>;

const KEPT = { identity: 1, country: 1, university: 1, course: 1, campus: 1, level: 1, code: 1, variant: 1, award: 1 };
/** What a blank on one side leaves open: unknown isn't different. */
const OPEN_FIELDS = ['level', 'campus'] as const;

interface PossibleDuplicate {
  row: PlannedRow;
  /** Of the same name, and in one of level and campus the only difference. */
  alike: Stored[];
}

/** Rows of a name that is stored with another level or campus: the same course where one side leaves it open, else perhaps. */
export class PossibleDuplicates {
  /** Country and university → their stored courses by name, loaded when a row of theirs isn't known. */
  private readonly universities = new Map<string, Map<string, Stored[]>>();
  private readonly waiting: PossibleDuplicate[] = [];
  /** Stored course → how many rows may be it. */
  private readonly claims = new Map<string, number>();

  /** Of rows that no stored course is known for, those that may be one all the same wait; returns the others. */
  async holdBack(rows: PlannedRow[]): Promise<PlannedRow[]> {
    const without: PlannedRow[] = [];
    for (const row of rows) {
      const named = (await this.coursesOf(row.draft)).get(nameKey(row.draft)) ?? [];
      const alike = named.filter((stored) => isAlike(stored, row.draft));
      if (!alike.length) without.push(row);
      else {
        this.waiting.push({ row, alike });
        for (const { identity } of alike) this.claims.set(identity, (this.claims.get(identity) ?? 0) + 1);
      }
    }
    return without;
  }

  /**
   * What became of those that waited, once the whole file is known: `same` has one stored course each, which the file doesn't
   * name otherwise and whose level or campus one side leaves open, or which an admin said it is; `perhaps` waits for that
   * answer, with the courses it may be; `added` may be none but those that the file itself names or that it was said not to be.
   */
  async settle(isNamed: (identity: string) => boolean) {
    const open = this.waiting.map(({ row, alike }) => ({ row, alike: alike.filter((one) => !isNamed(one.identity)) }));
    const answers = await answersTo(
      open.flatMap(({ row, alike }) => alike.map(({ _id }) => courseChoice(row.identity, String(_id)))),
    );
    const same: { row: PlannedRow; id: CourseRecord['_id'] }[] = [];
    const perhaps: { row: PlannedRow; alike: Stored[] }[] = [];
    const added: PlannedRow[] = [];
    const taken = new Set<string>();
    for (const { row, alike } of open) {
      const answerTo = ({ _id }: Stored) => answers.get(courseChoice(row.identity, String(_id)));
      const rest = alike.filter((one) => answerTo(one) !== 'different');
      const chosen = rest.find((one) => answerTo(one) === 'same' && !taken.has(one.identity));
      // Where one alone is of the row's award, it is that one.
      const ofAward = rest.filter((one) => one.award && plainName(one.award) === plainName(row.draft.award));
      const [only, another] = ofAward.length === 1 ? ofAward : rest;
      const isClear = only && !another && this.claims.get(only.identity) === 1 && isOpen(only, row.draft);
      const known = chosen ?? (isClear ? only : undefined);
      if (known) {
        taken.add(known.identity);
        same.push({ row, id: known._id });
      } else if (rest.length) perhaps.push({ row, alike: rest });
      else added.push(row);
    }
    return { same, perhaps, added };
  }

  private async coursesOf({ country, university }: CourseDraft): Promise<Map<string, Stored[]>> {
    const key = `${country}\u0000${university}`;
    const known = this.universities.get(key);
    if (known) return known;
    const byName = new Map<string, Stored[]>();
    const stored = Course.collection.find<Stored>({ country, university }, { projection: KEPT });
    for await (const course of stored) byName.set(nameKey(course), [...(byName.get(nameKey(course)) ?? []), course]);
    this.universities.set(key, byName);
    return byName;
  }
}

/** Different in one of level and campus, and not in their official codes. */
function isAlike(stored: Stored, draft: CourseDraft): boolean {
  if (stored.code && draft.code && stored.code !== draft.code) return false;
  if (draft.variant && draft.variant !== stored.variant) return false;
  return OPEN_FIELDS.filter((field) => stored[field] !== draft[field]).length <= 1;
}

const isOpen = (stored: Stored, draft: CourseDraft) =>
  OPEN_FIELDS.every((field) => stored[field] === draft[field] || stored[field] === '' || draft[field] === '');

/** 'Perhaps the same course as “Law”, known with level Under Graduate, here Post Graduate.' */
export function perhapsText(beginning: string, { draft }: PlannedRow, stored: Stored): string {
  const differing = [...OPEN_FIELDS, 'variant' as const].filter((field) => (stored[field] ?? '') !== draft[field]);
  const how = differing.map(
    (field) => `${field} ${stored[field] || 'not known'}, in this file ${draft[field] || 'not given'}`,
  );
  return `${beginning} the same course as “${stored.course}”. Differences: ${how.join('; ')}.`;
}

/** A row that is perhaps a known course, once for each course that it may be. */
export function duplicateEntries(planned: PlannedRow, alike: readonly Stored[]): PlanEntries['twin'][] {
  const { row, identity, draft } = planned;
  return alike.map((stored) => {
    const message = perhapsText('May be', planned, stored);
    return { row, id: String(stored._id), identity, isOnly: alike.length === 1, message, ...courseName(draft) };
  });
}
