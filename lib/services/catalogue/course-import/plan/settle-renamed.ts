import { courseIdentity, nameKey } from '@/lib/services/catalogue/course-identity';
import { answersTo, courseChoice } from '../choices';
import type { ByCode } from './by-code';
import { courseName } from './entries';
import type { Planning } from './planning';
import type { PlannedRow } from './repeats';

type Renamed = ReturnType<ByCode['settle']>['renamed'][number];

/**
 * Rows whose official code one stored course has change that course, whatever its name was. One by which it would change name and level
 * together is held until a person says that it is that course; where it isn't, the row is read without its code. Returns the identities
 * of the courses whose rows wait. A course's university can't change so: a code is one within a university.
 */
export async function settleRenamed(plan: Planning): Promise<string[]> {
  const { renamed, added } = plan.codes.settle((identity) => plan.repeats.has(identity));
  for (const row of added) await plan.add(row);
  const answers = await answersTo(renamed.filter(isAnother).map(questionOf));
  const held: string[] = [];
  const others: PlannedRow[] = [];
  for (const one of renamed) {
    const answer = isAnother(one) ? answers.get(questionOf(one)) : 'same';
    if (answer === 'different') others.push(withoutCode(one.row));
    else if (answer === 'same') {
      plan.repeats.name(one.stored.identity);
      await plan.compare(one.row, one.stored);
    } else {
      held.push(one.stored.identity);
      await hold(plan, one);
    }
  }
  if (others.length) await plan.keep(others, new Map());
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

async function hold(plan: Planning, { row: planned, stored }: Renamed): Promise<void> {
  const { row, identity, draft } = planned;
  const names = `“${stored.course}”, ${stored.level}; in this file it is “${draft.course}”, ${draft.level}`;
  const message = `The code “${draft.code}” belongs to ${names}.`;
  plan.watch.renames++;
  await plan.writer.add('twin', {
    row,
    id: String(stored._id),
    identity,
    isOnly: false,
    message,
    ...courseName(draft),
  });
  await plan.refuse(row, {
    message: `Row ${row} has the code “${draft.code}” of ${names}. Please choose whether it is the same course.`,
  });
}
