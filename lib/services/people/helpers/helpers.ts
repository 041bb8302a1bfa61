import { Types } from 'mongoose';
import type { HelpedView, HelpView } from '@/lib/contract/people/helpers';
import { type Help, helpState, ownAddress } from '@/lib/domain/accounts/helps';
import { mailboxOf } from '@/lib/domain/addresses/own-addresses';
import { dayOf, todayIn } from '@/lib/domain/days/day';
import { AppError, conflict, found, invalid } from '@/lib/domain/errors';
import { dropAccountStatus } from '@/lib/platform/auth/account';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { spend } from '@/lib/platform/limits/rate-limits';
import { sendMail } from '@/lib/platform/mail/send';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { notify } from '@/lib/services/records/notices/notifications';
import { Application, type ApplicationRecord } from '@/models/application';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';
import { createAccount } from '../accounts/accounts';
import { visibleApplications } from '../scope';

/** A person helps so many students at most. */
const MOST_HELPED = 20;

/** Who helps the signed-in student, asks to, or did: those who may now first. */
export async function helpersOf(viewer: Viewer): Promise<HelpView[]> {
  const { helperIds = [] } = await User.findById(viewer.userId, 'helperIds').orFail().lean();
  const helpers = await User.find({ _id: { $in: helperIds }, role: 'helper' }, 'name email helps').lean();
  const dob = await birthDayOf(viewer.userId);
  return helpers
    .flatMap(({ _id, name, email, helps = [] }) =>
      helps
        .filter(({ studentId }) => String(studentId) === viewer.userId)
        .map((help) => viewOf(help, dob, { _id, name, email })),
    )
    .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

const ORDER: HelpView['state'][] = ['asked', 'active', 'lapsed', 'ended'];

/** The students of a helper, with what was entered of one who has not answered. */
export async function helpedBy(viewer: Viewer): Promise<HelpedView[]> {
  const { helps = [] } = await User.findById(viewer.userId, 'helps').orFail().lean();
  const ids = helps.flatMap(({ studentId, since }) => (studentId && since ? [studentId] : []));
  const students = await User.find({ _id: { $in: ids } }, 'name email isVerified').lean();
  const profiles = await Profile.find({ userId: { $in: ids } }, 'userId personal.dob').lean();
  return helps.map((help) => {
    const student = help.since ? students.find(({ _id }) => help.studentId?.equals(_id)) : undefined;
    const dob = profiles.find(({ userId }) => help.studentId?.equals(userId))?.personal?.dob;
    const { name, email } = student ?? help;
    const person = { _id: student?._id ?? null, name, email: ownAddress(email) };
    const awaitsAddress = help.by === 'registration' && student?.isVerified === false;
    return { ...viewOf(help, dob, person), awaitsAddress };
  });
}

/** The applications of one student whom the viewer helps, the newest first: none of another's. */
export async function helpedApplications(viewer: Viewer, userId: string): Promise<ApplicationRecord[]> {
  const filter = await visibleApplications(viewer, { userId });
  return Application.find(filter).sort({ _id: -1 }).limit(MOST_LISTED).lean();
}
const MOST_LISTED = 100;

function viewOf(
  help: Help,
  dob: string | undefined,
  { _id, ...person }: { _id: Types.ObjectId | null; name: string; email: string },
): HelpView {
  const now = new Date();
  return {
    ...{ _id: _id && String(_id), ...person, by: help.by, state: helpState(help, dob, now, dayOf(now, 'UTC')) },
    ...{ since: help.since?.toISOString() ?? null, until: help.until?.toISOString() ?? null },
  };
}

/**
 * The signed-in student's word about a helper: yes to one who asks, that it goes on, or that it ends. It counts from the next call on.
 * @throws AppError 404 for one who never asked, 409 for one whose help was ended, who has to be invited again
 */
export async function allowHelp(viewer: Viewer, helperId: string, allowed: boolean): Promise<HelpView[]> {
  const mine = { _id: helperId, role: 'helper', 'helps.studentId': viewer.userId } as const;
  const helper = found(await User.findOne(mine, 'name helps').lean(), 'Helper not found.');
  const help = helper.helps?.findLast(({ studentId }) => String(studentId) === viewer.userId);
  if (allowed && help?.ended)
    throw conflict(`You have ended this access. Invite ${helper.name} again if you want them to help you.`);
  const now = new Date();
  const set = allowed
    ? { 'helps.$.renewed': now, 'helps.$.until': null, ...(help?.since ? {} : { 'helps.$.since': now }) }
    : { 'helps.$.ended': now };
  const one = { _id: helper._id, helps: { $elemMatch: { studentId: new Types.ObjectId(viewer.userId), ended: null } } };
  const { modifiedCount } = await User.updateOne(one, { $set: set });
  await dropAccountStatus(helperId);
  if (modifiedCount) {
    const did = allowed ? `You allowed ${helper.name} to help you.` : `You ended ${helper.name}’s access.`;
    await recordActivity(viewer.userId, did);
    const told = allowed ? `${viewer.name} has allowed you to help.` : `${viewer.name} ended your access.`;
    await notify(helperId, told, '/');
  }
  return helpersOf(viewer);
}

/**
 * Invites a person to help the signed-in student for a time: a new address gets an account and a letter, a helper who is here helps from
 * now on. An address of another account is left alone; the caller hears the same.
 * @throws AppError 422 for the student's own address and for a day that is past, 429 after too many
 */
export async function inviteHelper(
  viewer: Viewer,
  { name, email, until }: { name: string; email: string; until: string },
): Promise<void> {
  if (mailboxOf(email) === mailboxOf(viewer.email))
    throw invalid({ email: 'This is your own address. Please enter the helper’s.' });
  if (until < todayIn('UTC')) throw invalid({ until: 'Please choose a date in the future.' });
  await spend('code-account', `helper:${viewer.userId}`);
  const now = new Date();
  const studentId = new Types.ObjectId(viewer.userId);
  const help = {
    ...{ studentId, name: viewer.name, email: viewer.email, by: 'invitation' as const, asked: now, since: now },
    ...{ until: new Date(`${until}T23:59:59.999Z`), ended: null, renewed: null },
  };
  await recordActivity(viewer.userId, `You invited ${email} to help you.`);
  const known = await User.findOne({ email }, 'role helps').lean();
  if (known) return known.role === 'helper' ? addHelp(known, help, viewer) : undefined;
  try {
    const made = await createAccount({ name, email, mobile: '', role: 'helper', passwordHash: '', helps: [help] });
    await User.updateOne({ _id: studentId }, { $addToSet: { helperIds: made._id } });
    await sendMail({ template: 'set-password', userId: String(made._id) });
  } catch (error) {
    // An address of staff or agents in another spelling, or one that was taken at the same moment: said no more than of another account.
    if (!(error instanceof AppError) || !['conflict', 'invalid'].includes(error.code)) throw error;
  }
}

async function addHelp(
  { _id, helps = [] }: Pick<UserRecord, '_id' | 'helps'>,
  help: Help<Types.ObjectId>,
  viewer: Viewer,
) {
  const others = helps.filter(({ studentId }) => !studentId?.equals(help.studentId ?? ''));
  if (others.length >= MOST_HELPED) return;
  await User.updateOne({ _id }, { $set: { helps: [...others, help] } });
  await User.updateOne({ _id: viewer.userId }, { $addToSet: { helperIds: _id } });
  await dropAccountStatus(String(_id));
  await notify(String(_id), `${viewer.name} invited you to help.`, '/');
}

async function birthDayOf(userId: string): Promise<string | undefined> {
  return (await Profile.findOne({ userId }, 'personal.dob').lean())?.personal?.dob;
}
