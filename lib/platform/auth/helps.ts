import { type Help, helpState } from '@/lib/domain/accounts/helps';
import { dayOf } from '@/lib/domain/days/day';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';

/** The ids of those who help this student now, and can sign in. */
export async function helpersNow(studentId: string): Promise<string[]> {
  const { helperIds = [] } = (await User.findById(studentId, 'helperIds').lean()) ?? {};
  if (!helperIds.length) return [];
  const verified = { _id: { $in: helperIds }, role: 'helper' as const, isVerified: true, disabled: { $ne: true } };
  const helpers = await User.find(verified, 'helps').lean();
  const now = new Date();
  const found = await Promise.all(
    helpers.map(async ({ _id, helps = [] }) =>
      (await helpedNow(helps, now)).includes(studentId) ? [String(_id)] : [],
    ),
  );
  return found.flat();
}

/** The ids of the students whom these let their account help now: none that left, was merged, lapsed or hasn't answered yet. */
export async function helpedNow(helps: NonNullable<UserRecord['helps']>, now: Date): Promise<string[]> {
  const ids = helps.flatMap(({ studentId, since, ended }) => (studentId && since && !ended ? [studentId] : []));
  if (!ids.length) return [];
  const [students, profiles] = await Promise.all([
    User.find({ _id: { $in: ids }, role: 'student', mergedInto: null, erasedOn: null }, '_id').lean(),
    Profile.find({ userId: { $in: ids } }, 'userId personal.dob').lean(),
  ]);
  const there = new Set(students.map(({ _id }) => String(_id)));
  const dobOf = new Map(profiles.map(({ userId, personal }) => [String(userId), personal?.dob]));
  const stands = (help: Help) =>
    helpState(help, dobOf.get(String(help.studentId)), now, dayOf(now, 'UTC')) === 'active';
  return ids
    .map(String)
    .filter((id) => there.has(id) && helps.some((help) => String(help.studentId) === id && stands(help)));
}
