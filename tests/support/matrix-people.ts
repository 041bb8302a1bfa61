import { Readable } from 'node:stream';
import mongoose from 'mongoose';
import type { AgencyRole } from '@/lib/domain/agency/roles';
import { receiveFile, storeFile } from '@/lib/platform/files/store';
import { applyToCourse } from '@/lib/services/applications/apply';
import { sendMessage } from '@/lib/services/desk/messages/messages';
import { leaveAgent } from '@/lib/services/people/agents/leave';
import { notify } from '@/lib/services/records/notices/notifications';
import { Agency } from '@/models/agency';
import { Course } from '@/models/course';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { Referral } from '@/models/referral';
import { User } from '@/models/user';
import { PDF } from './files';
import { type Person, person } from './people';
import { education, personal } from './profiles';

/** Words that stand in the victim's records and nowhere else: an answer that holds one was given to its reader. */
export const MARKER = 'Zyxwarrow';

const SIGNED_IN = [
  'student',
  'otherStudent',
  'unverifiedStudent',
  'agent',
  'otherAgent',
  'formerAgent',
  'unverifiedAgent',
  'counsellor',
  'accountant',
  'counsellorElsewhere',
  'managerElsewhere',
  'deskElsewhere',
  'team',
  'disabledTeam',
  'admin',
] as const;
export type Viewer = 'anonymous' | (typeof SIGNED_IN)[number];
export type MatrixPeople = Record<(typeof SIGNED_IN)[number], Person> & { anonymous: null };

/** Everyone the access rules tell apart, around one student whose records the others have no business with. */
export async function matrixPeople(): Promise<{ people: MatrixPeople; ids: Record<string, string> }> {
  const [agent, formerAgent] = [await person('agent'), await person('agent')];
  const student = await person('student', { name: `${MARKER} Student`, addedBy: formerAgent.user._id });
  const branches = ['Here', 'Elsewhere'].map((name) => ({
    ...{ _id: new mongoose.Types.ObjectId(), name, city: '', archivedOn: null },
  }));
  await Agency.create({ _id: agent.user._id, branches });
  const [here, elsewhere] = branches.map(({ _id }) => [_id]);
  const colleague = (role: AgencyRole, at: mongoose.Types.ObjectId[] = []) =>
    person('agent', { agency: { id: agent.user._id, role, branches: at, exports: true, closed: false } });
  const people: MatrixPeople = {
    anonymous: null,
    student,
    otherStudent: await person('student'),
    unverifiedStudent: await person('student', { isVerified: false }),
    agent,
    otherAgent: await person('agent'),
    formerAgent,
    unverifiedAgent: await person('agent', { isVerified: false }),
    // Of the agency that has the student: the one in whose care they are, and who has no business with them.
    counsellor: await colleague('counsellor', here),
    accountant: await colleague('accountant'),
    counsellorElsewhere: await colleague('counsellor', elsewhere),
    managerElsewhere: await colleague('manager', elsewhere),
    deskElsewhere: await colleague('front-desk', elsewhere),
    team: await person('team'),
    disabledTeam: await person('team', { disabled: true } as never),
    admin: await person('admin'),
  };
  const ids = await victimsRecords(people);
  return { people, ids };
}

/** The victim's records, each with the marker in it. Returns their ids by what a call may name them. */
async function victimsRecords({
  student,
  formerAgent,
  agent,
  counsellor,
  team,
}: MatrixPeople): Promise<Record<string, string>> {
  const { userId } = student;
  const intake = await Course.findOne({ admissionIntake: /./ }, 'admissionIntake').lean();
  const month = intake?.admissionIntake.split(' ')[0] as never;
  const year = new Date().getFullYear() + 1;
  const application = await applyToCourse(formerAgent.viewer, { courseId: String(intake?._id), userId, year, month });
  // The copies that an application keeps of its agent are left as an older version's race left them.
  await leaveAgent(student.viewer);
  await mongoose.connection
    .collection('applications')
    .updateMany({ userId: student.user._id }, { $set: { agentId: formerAgent.user._id } });
  const care = { branchId: counsellor.user.agency?.branches[0] ?? null, memberId: counsellor.user._id };
  await User.updateOne({ _id: userId }, { addedBy: agent.user._id, ...care });
  const bytes = () => Readable.from([Buffer.concat([PDF, Buffer.from(MARKER)])]);
  const named = { ownerId: userId, name: `${MARKER}.pdf`, type: 'application/pdf' };
  const document = await storeFile(bytes(), { kind: 'document', ...named });
  const stored = { fileId: document, name: named.name, type: named.type, size: 10, addedOn: new Date() };
  await Profile.create({
    userId,
    personal: { ...personal(), address: `${MARKER} Street 1` },
    educationSummaries: [education()],
    documents: { passport: [stored] },
  } as never);
  const key = `${MARKER}-message`;
  const files = [{ ...(await receiveFile(bytes())), field: 'attachments', originalName: `${MARKER}.pdf` }];
  const message = await sendMessage(student.viewer, team.userId, { text: `${MARKER} asks`, key }, files);
  await notify(userId, `${MARKER} notice`, '/');
  const notice = await Notification.findOne({ userId, notification: `${MARKER} notice` }).lean();
  const friend = await person('student', { name: `${MARKER} Friend` });
  const referral = await Referral.create({ referrerId: userId, referredUserId: friend.userId });
  return {
    user: userId,
    application: application._id,
    document: String(document),
    attachment: String(message.attachments[0]?.fileId),
    notice: String(notice?._id),
    referral: String(referral._id),
    message: message._id,
  };
}

/** Everything stored about these accounts, to compare what stood before and after. */
export async function recordsOf(userIds: readonly string[]): Promise<string> {
  const ids = userIds.map((id) => new mongoose.Types.ObjectId(id));
  const by = async (name: string, filter: Record<string, unknown>) =>
    mongoose.connection.collection(name).find(filter).sort({ _id: 1 }).toArray();
  return JSON.stringify([
    await by('users', { _id: { $in: ids } }),
    await by('profiles', { userId: { $in: ids } }),
    await by('applications', { userId: { $in: ids } }),
    await by('notifications', { userId: { $in: ids } }),
    await by('messages', { from: { $in: ids } }),
    await by('referrals', { referrerId: { $in: ids } }),
    await by('uploads.files', { 'metadata.ownerId': { $in: ids } }),
  ]);
}
