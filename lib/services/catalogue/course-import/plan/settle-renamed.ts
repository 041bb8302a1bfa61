import { courseIdentity, nameKey } from '@/lib/services/catalogue/course-identity';
import type { CourseRecord } from '@/models/course';
import { answersTo, courseChoice } from '../choices';
import type { ByCode } from './by-code';
import type { Watch } from './cautions';
import { courseName } from './entries';
import type { PlanWriter } from './pages';
import type { PlannedRow, Repeats } from './repeats';

/** What the plan has taken so far, and what it does with rows once it is known what they are. */
interface Taken {
  repeats: Repeats;
  codes: ByCode;
  watch: Watch;
  writer: PlanWriter;
  add(row: PlannedRow): Promise<void>;
  compare(row: PlannedRow, stored: CourseRecord): Promise<void>;
  refuse(row: number, problem: { message: string }): Promise<void>;
  keep(rows: PlannedRow[], known: ReadonlyMap<number, CourseRecord>): Promise<void>;
}

type Renamed = ReturnType<ByCode['settle']>['renamed'][number];

/**
 * Rows whose official code one stored course has change that course, whatever its name was. One by which it would change name and level
 * together is held until a person says that it is that course; where it isn't, the row is read without its code. Returns the identities
 * of the courses whose rows wait. A course's university can't change so: a code is one within a university.
 */
export async function settleRenamed(taken: Taken): Promise<string[]> {
  const { renamed, added } = taken.codes.settle((identity) => taken.repeats.has(identity));
  for (const row of added) await taken.add(row);
  const answers = await answersTo(renamed.filter(isAnother).map(questionOf));
  const held: string[] = [];
  const others: PlannedRow[] = [];
  for (const one of renamed) {
    const answer = isAnother(one) ? answers.get(questionOf(one)) : 'same';
    if (answer === 'different') others.push(withoutCode(one.row));
    else if (answer === 'same') {
      taken.repeats.name(one.stored.identity);
      await taken.compare(one.row, one.stored);
    } else {
      held.push(one.stored.identity);
      await hold(taken, one);
    }
  }
  if (others.length) await taken.keep(others, new Map());
  return held;
}

/** Whether name and level both differ; a level that isn't known differs from none. */
const isAnother = ({ row: { draft }, stored }: Renamed): boolean =>
  nameKey(draft) !== nameKey(stored) && draft.level !== '' && stored.level !== '' && draft.level !== stored.level;

const questionOf = ({ row, stored }: Renamed): string => courseChoice(row.identity, String(stored._id));

function withoutCode(row: PlannedRow): PlannedRow {
  const draft = { ...row.draft, code: '' };
  return { ...row, draft, identity: courseIdentity(draft) };
}

async function hold(taken: Taken, { row: planned, stored }: Renamed): Promise<void> {
  const { row, identity, draft } = planned;
  const names = `“${stored.course}”, ${stored.level}; here it is “${draft.course}”, ${draft.level}`;
  const message = `The code “${draft.code}” is that of ${names}.`;
  taken.watch.renames++;
  await taken.writer.add('twin', {
    row,
    id: String(stored._id),
    identity,
    isOnly: false,
    message,
    ...courseName(draft),
  });
  await taken.refuse(row, {
    message: `Row ${row} has the code “${draft.code}” of ${names}. Please say whether it is the same course.`,
  });
}
