import { Types } from 'mongoose';
import { eachPart } from '@/lib/domain/applications/status-parts';
import { afterNewVersion } from '@/lib/platform/auth/stored-sessions';
import { removeFiles } from '@/lib/platform/files/store';
import { announceChange, changeOfAgent, changeOfStudent } from '@/lib/services/records/notices/changes';
import { Application, type StatusMove } from '@/models/application';
import type { TimelineEntry } from '@/models/application-parts';
import { Enquiry } from '@/models/enquiry';
import { Prospect } from '@/models/prospect';
import { UploadEntry } from '@/models/upload';
import { User, type UserRecord } from '@/models/user';
import { WebhookDelivery } from '@/models/webhook-delivery';
import { listDeletion } from './deletions';
import { eraseMentions } from './erase-mentions';
import { eraseOwnRecords } from './erase-records';
import { GONE } from './gone';

/** So many accounts are erased at the same time. */
const AT_ONCE = 10;

/**
 * Erases everything personal of a student, and leaves a record that only counts: an account without a person, its
 * applications with course, intake, status and the times of their moves. Called again, also at the same time or after a
 * process died in it, it ends the same. Does nothing for an account that isn't there.
 */
export const eraseStudent = (userId: Types.ObjectId): Promise<void> => eraseStudents([userId]);

/** The same of several: what others keep is looked through once for all of them. */
export async function eraseStudents(userIds: readonly Types.ObjectId[]): Promise<void> {
  const begun: { student: UserRecord; applicationIds: Types.ObjectId[]; leadIds: Types.ObjectId[] }[] = [];
  for (let at = 0; at < userIds.length; at += AT_ONCE) {
    const some = await Promise.all(userIds.slice(at, at + AT_ONCE).map(eraseAccount));
    begun.push(...some.flatMap((one) => one ?? []));
  }
  if (!begun.length) return;
  await eraseOwnRecords(
    begun.map(({ student }) => student._id),
    begun.flatMap(({ applicationIds }) => applicationIds),
  );
  await eraseMentions({
    ids: begun.flatMap(({ student, applicationIds }) => [student._id, ...applicationIds].map(String)),
    texts: [...new Set(begun.flatMap(({ student: { name, email, mobile } }) => [name, email, mobile]))],
  });
  // Last: until here a repeated call knows whom to look for.
  await Promise.all(begun.map(({ student: { _id } }) => User.updateOne({ _id }, emptied(_id))));
  // After all that webhooks would be told of it.
  const gone = begun.flatMap(({ student, applicationIds, leadIds }) => [student._id, ...applicationIds, ...leadIds]);
  await WebhookDelivery.deleteMany({ about: { $in: gone } });
  for (const { student } of begun) await announceChange(changeOfStudent(student));
  for (const agencyId of new Set(begun.flatMap(({ student }) => (student.addedBy ? [String(student.addedBy)] : []))))
    await announceChange(changeOfAgent(agencyId));
}

/** Ends the account, and erases its files, applications and enquiries; null for one that isn't there. */
async function eraseAccount(userId: Types.ObjectId) {
  // From here on the student can't sign in, and it can't be stopped any more.
  const ends = { $set: { disabled: true }, $inc: { sessionVersion: 1 } };
  const student = await User.findOneAndUpdate({ _id: userId, role: 'student' }, ends, {
    returnDocument: 'after',
  }).lean();
  if (!student) return null;
  await afterNewVersion(student);
  // What stayed on accounts of the same person is theirs, too.
  for (const merged of await User.find({ mergedInto: userId }, '_id').lean()) await eraseStudent(merged._id);
  await listDeletion(userId);
  const applications = await Application.find({ userId }, '_id').lean();
  const applicationIds = applications.map(({ _id }) => _id);
  const { helperIds = [] } = (await User.findById(userId, 'helperIds').lean()) ?? {};
  const helped = { 'helps.$.name': GONE, 'helps.$.email': '', 'helps.$.ended': new Date() };
  for (const _id of [helperIds].flat().filter((one) => one instanceof Types.ObjectId))
    await User.updateOne({ _id, 'helps.studentId': userId }, { $set: helped });
  await eraseFiles(userId);
  await eraseApplications(userId);
  const theirs = { $or: [{ email: student.email }, { studentId: userId }] };
  const enquiries = await Enquiry.find(theirs, '_id').lean();
  const leads = [...enquiries, ...(await Prospect.find({ studentId: userId }, '_id').lean())];
  await Enquiry.updateMany(theirs, { $set: withoutLead(userId), $unset: { outbox: '', outboxKey: '' } });
  return { student, applicationIds, leadIds: leads.map(({ _id }) => _id) };
}

/** Unique, and no one's: the domain can't exist (RFC 2606). */
const addressOf = (userId: unknown) => `${userId}@deleted.invalid`;

function emptied(userId: Types.ObjectId) {
  const texts = {
    words: [],
    mobile: '',
    mobileE164: null,
    phoneEnd: '',
    mailbox: '',
    passwordHash: '',
    company_name: '',
    counsellor_name: '',
    address: '',
    jobTitle: '',
    handle: '',
    timeZone: '',
  };
  const off = { notifications: false, tfa: false, newsLetter: false };
  return {
    $set: {
      name: GONE,
      email: addressOf(userId),
      ...texts,
      settings: off,
      addedBy: null,
      claimId: null,
      branchId: null,
      memberId: null,
      digestOn: null,
      erasedOn: new Date(),
    },
    $unset: {
      referralCode: '' as const,
      counsellorId: '' as const,
      handOvers: '' as const,
      formerAgents: '' as const,
      helperIds: '' as const,
      helps: '' as const,
      agencyOn: '' as const,
      choosesPassword: '' as const,
      calendar: '' as const,
      mergedInto: '' as const,
      emailEntry: '' as const,
      numberRead: '' as const,
      spokenWith: '' as const,
      leavesOn: '' as const,
      leaveAskedBy: '' as const,
      outbox: '' as const,
      outboxKey: '' as const,
    },
  };
}

/** Of an enquiry its source, state and times stay. */
function withoutLead(userId: Types.ObjectId) {
  const texts = {
    name: GONE,
    email: addressOf(userId),
    mobile: '',
    mobileE164: null,
    phoneEnd: '',
    message: '',
    lostReason: '',
  };
  return { ...texts, words: [], notes: [], handOvers: [], counsellorId: null, followUpOn: null };
}

/** Documents, files sent and files of applications, whichever record names them. */
async function eraseFiles(userId: Types.ObjectId): Promise<void> {
  for (;;) {
    const files = await UploadEntry.collection
      .find({ 'metadata.ownerId': userId }, { projection: { _id: 1 } })
      .limit(100)
      .toArray();
    if (files.length === 0) return;
    await removeFiles(files.map(({ _id }) => _id));
  }
}

/** The end of every list. */
const NEVER = new Date('9999-12-31');

/** What reports count stays: the course, the intake, the status and when it was reached. */
async function eraseApplications(userId: Types.ObjectId): Promise<void> {
  const nothing = {
    items: [],
    said: [],
    dueDays: [],
    offer: null,
    ...eachPart(() => null),
    consent: null,
    startRequest: null,
    lastMessage: null,
    nextDue: null,
  };
  const noOne = {
    agentId: null,
    branchId: null,
    memberId: null,
    counsellorId: null,
    handOvers: [],
    unansweredSince: null,
  };
  const noWork = { waitsSince: null, workOrder: NEVER, checkSince: null, open: 0, mayReopen: false };
  const noName = { studentName: GONE, mobile: '', agency: '', agencyCounsellor: '', words: [] };
  const kept = 'history undone acts sent handler starts agentId counsellorId countedFor';
  for (const { _id, history, undone = [], acts = [], sent, handler, starts, ...whose } of await Application.find(
    { userId },
    kept,
  ).lean()) {
    const { agentId, counsellorId = null, countedFor = { agentId, counsellorId } } = whose;
    const moves = { history: history.map(bareMove), undone: undone.map(bareMove) };
    const wasSent = sent ? { sent: { ...sent, by: null, byName: '', reason: '' } } : {};
    const handled = handler ? { handler: { ...handler, agency: '', by: null, byName: '', reason: '' } } : {};
    const began = starts ? { starts: starts.map((one) => ({ ...one, by: null, why: '', evidence: '' })) } : {};
    const entries = { ...moves, acts: acts.map(bareEntry), ...wasSent, ...handled, ...began };
    await Application.collection.updateOne(
      { _id, userId },
      {
        $set: { ...nothing, ...noWork, ...entries, ...noOne, ...noName, countedFor },
        // The chain is written by older releases only.
        $unset: { outbox: '', outboxKey: '', held: '', chain: '' },
        $inc: { revision: 1 },
      },
    );
  }
}

/** What stays of a move or another entry of the timeline: its time and the role of who did it. */
const bare = ({ byRole, at, reason }: Pick<StatusMove, 'byRole' | 'at' | 'reason'>) => ({
  ...{ byRole, at, by: null, byName: GONE },
  reason: reason && GONE,
});
const bareMove = (move: StatusMove) => ({ status: move.status, ...bare(move) });
const bareEntry = (done: TimelineEntry) => ({ act: done.act, label: done.label && GONE, ...bare(done) });
