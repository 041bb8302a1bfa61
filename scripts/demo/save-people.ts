import type { Types } from 'mongoose';
import { DAY_MS } from '@/lib/domain/days/day';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { createAccount } from '@/lib/services/people/accounts/accounts';
import { Profile } from '@/models/profile';
import { Referral } from '@/models/referral';
import { User } from '@/models/user';
import { demoPeople, PERSONAS } from './people';
import type { DemoAccount, DemoStudent } from './people/types';
import { saveDemoAgency } from './save-agency';

/** E-mail address → id of all people in the demo. */
export type DemoIds = ReadonlyMap<string, Types.ObjectId>;

/** Creates the demo's accounts, profiles and referrals; those that exist stay as they are. */
export async function saveDemoPeople(now: Date, password: string): Promise<DemoIds> {
  const { staff, agents, students } = demoPeople(now);
  const passwordHash = await hashPassword(password);
  const ids = new Map<string, Types.ObjectId>();
  for (const account of [...staff, ...agents]) ids.set(account.email, await accountId(account, { passwordHash }));
  const care = await saveDemoAgency(now, ids, passwordHash);
  for (const student of students) {
    const addedBy = student.addedBy ? (ids.get(student.addedBy) ?? null) : null;
    const { counsellor_name } = student;
    const inCare = addedBy ? (care.get(student.name) ?? { counsellor_name }) : {};
    const company_name = agents.find(({ email }) => email === student.addedBy)?.company_name ?? '';
    const cameBy = addedBy ? 'agent' : student.referredBy ? 'referral' : 'self';
    const id = await accountId(student, { passwordHash, addedBy, company_name, cameBy, ...inCare });
    ids.set(student.email, id);
    await saveProfile(id, student);
  }
  await saveReferrals(students, ids);
  await saveHelper(now, ids, passwordHash);
  return ids;
}

/** The mother of the student whom the demo's login shows, who invited her. */
async function saveHelper(now: Date, ids: Map<string, Types.ObjectId>, passwordHash: string): Promise<void> {
  const student = await User.findOne({ email: PERSONAS.student }, 'name email').orFail().lean();
  const since = new Date(now.getTime() - 60 * DAY_MS);
  const { _id: studentId, name, email } = student;
  const open = { until: null, ended: null, renewed: null };
  const help = { studentId, name, email, by: 'invitation' as const, asked: since, since, ...open };
  const mother = { name: 'Sunita Sharma', email: PERSONAS.helper, mobile: '', role: 'helper' as const };
  const settings = { notifications: true, tfa: false, newsLetter: false };
  const none = { company_name: '', jobTitle: '', handle: '' };
  const account = { ...mother, ...none, settings, isVerified: true, createdOn: since };
  const helperId = await accountId(account, { passwordHash, helps: [help] });
  ids.set(PERSONAS.helper, helperId);
  await User.updateOne({ _id: studentId }, { $addToSet: { helperIds: helperId } });
}

async function accountId(
  account: DemoAccount,
  more: Parameters<typeof createAccount>[0] | object,
): Promise<Types.ObjectId> {
  const existing = await User.findOne({ email: account.email }, '_id').lean();
  if (existing) return existing._id;
  const { name, email, mobile, role, isVerified, company_name, jobTitle, handle, settings, createdOn } = account;
  const fields = { name, email, mobile, role, isVerified, company_name, jobTitle, handle, settings, createdOn };
  return (await createAccount({ passwordHash: '', ...fields, ...more }))._id;
}

async function saveProfile(userId: Types.ObjectId, { profile, createdOn }: DemoStudent): Promise<void> {
  const { personal, educationSummaries, tests, workExperience } = profile;
  const parts = { personal, educationSummaries, tests, workExperience, documents: {} };
  await Profile.updateOne(
    { userId },
    { $setOnInsert: { userId, ...parts, createdOn, updatedOn: createdOn } },
    { upsert: true, timestamps: false },
  );
}

async function saveReferrals(students: DemoStudent[], ids: DemoIds): Promise<void> {
  for (const { email, referredBy, createdOn } of students) {
    const referredUserId = ids.get(email);
    const referrerId = referredBy ? ids.get(referredBy) : undefined;
    if (!referredUserId || !referrerId) continue;
    const referral = { referrerId, referredUserId, claimed: false, claimedOn: null, createdOn, updatedOn: createdOn };
    await Referral.updateOne({ referredUserId }, { $setOnInsert: referral }, { upsert: true, timestamps: false });
  }
}
