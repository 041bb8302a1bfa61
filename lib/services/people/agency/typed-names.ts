import { studentsVisibleTo } from '@/lib/access';
import type { TypedName } from '@/lib/contract/agency/agency';
import { personMeant } from '@/lib/domain/agency/same-person';
import { forbidden } from '@/lib/domain/errors';
import { counted } from '@/lib/domain/texts/counted';
import { agencyRule, type Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import type { Filter } from '@/models/filter';
import { User, type UserRecord } from '@/models/user';
import { assignTyped } from './care';
import { careChoices } from './choices';

/** So many names are matched on the page at a time; those with the most students come first. */
const MOST_NAMES = 200;
/** So many students are assigned together. */
const BATCH = 100;

/** The viewer's students who have a name that was typed and no person; a person's name is the person's. */
function withTypedName(viewer: Viewer, name?: string): Filter<UserRecord> {
  const typed = { memberId: null, counsellor_name: name ?? { $gt: '' } };
  return { $and: [studentsVisibleTo(viewer), typed] } as Filter<UserRecord>;
}

/** How many of the viewer's students have a counsellor's name that was typed and is no person's; 0 for who doesn't match them. */
export async function typedNameCount(viewer: Viewer): Promise<number> {
  if (agencyRule(viewer).managesPeople === 'none') return 0;
  return User.countDocuments(withTypedName(viewer));
}

/** The names of counsellors that were typed, with how many students have each and whom it seems to mean. 403 for who manages no one. */
export async function typedNames(viewer: Viewer): Promise<TypedName[]> {
  if (agencyRule(viewer).managesPeople === 'none') throw forbidden();
  const { people } = await careChoices(viewer);
  const students = await User.find(withTypedName(viewer), 'counsellor_name').lean();
  const counts = new Map<string, number>();
  for (const { counsellor_name } of students) counts.set(counsellor_name, (counts.get(counsellor_name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, students: count, suggested: personMeant(name, people)?._id ?? null }))
    .sort((a, b) => b.students - a.students || a.name.localeCompare(b.name))
    .slice(0, MOST_NAMES);
}

/**
 * Puts all students with a typed name in the care of the person it means. Students whom a person got meanwhile stay with that person; run
 * again it takes what is left. 403 for who manages no one, 404 and 422 for a person who can't take students.
 * @returns how many students were put in someone's care
 */
export async function matchNames(
  viewer: Viewer,
  matches: readonly { name: string; memberId: string }[],
): Promise<number> {
  if (agencyRule(viewer).managesPeople === 'none') throw forbidden();
  let matched = 0;
  for (const { name, memberId } of matches) {
    // Refuses a person who can't, also for a name that no student has any more.
    await assignTyped(viewer, [], name, memberId);
    let done = 0;
    const students = await User.find(withTypedName(viewer, name), '_id').lean();
    for (let from = 0; from < students.length; from += BATCH) {
      const ids = students.slice(from, from + BATCH).map(({ _id }) => String(_id));
      done += await assignTyped(viewer, ids, name, memberId);
    }
    if (done)
      await recordActivity(viewer.userId, `You matched the counsellor name '${name}' for ${counted(done, 'student')}.`);
    matched += done;
  }
  return matched;
}
