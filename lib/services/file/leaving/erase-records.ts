import mongoose, { type Types } from 'mongoose';
import { conversationOf } from '@/lib/domain/desk/conversations';
import { removeFiles } from '@/lib/platform/files/store';
import { AccessLogEntry } from '@/models/access-log-entry';
import { Activity } from '@/models/activity';
import { AgencyClaim } from '@/models/agency-claim';
import { ConsentLink } from '@/models/consent-link';
import { ContactNote } from '@/models/contact-note';
import { Conversation } from '@/models/conversation';
import { CreditDispute } from '@/models/credit-dispute';
import { FactEffect } from '@/models/fact-effect';
import { FileExport } from '@/models/file-export';
import { Merge } from '@/models/merge';
import { MergeEntry } from '@/models/merge-entry';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { OneTimeCode } from '@/models/one-time-code';
import { Passkey } from '@/models/passkey';
import { PracticeAttempt } from '@/models/practice-attempt';
import { PracticeDoubt } from '@/models/practice-doubt';
import { PracticeResult } from '@/models/practice-result';
import { PracticeSent } from '@/models/practice-sent';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { ReadMark } from '@/models/read-mark';
import { Receipt } from '@/models/receipt';
import { Referral } from '@/models/referral';
import { SavedCourse } from '@/models/saved-course';
import { SavedSearch } from '@/models/saved-search';
import { SecondFactor } from '@/models/second-factor';
import { StoredSession } from '@/models/session';
import { Share } from '@/models/share';
import { Charge } from '@/models/student-fee';
import { StudentSheetRow } from '@/models/student-sheet-row';
import { Suggestion } from '@/models/suggestion';
import { Task } from '@/models/task';
import { ThirdPartyLetter } from '@/models/third-party-letter';

/** The collections whose records belong to one user by `userId`. A new one is added here, or `tests/unit/privacy.test.ts` says so. */
export const OWN_COLLECTIONS = [
  Activity,
  AgencyClaim,
  ContactNote,
  FactEffect,
  FileExport,
  Notification,
  OneTimeCode,
  Passkey,
  Profile,
  PracticeAttempt,
  PracticeDoubt,
  PracticeResult,
  PracticeSent,
  ReadMark,
  SavedCourse,
  SavedSearch,
  SecondFactor,
  StoredSession,
  Suggestion,
  ConsentLink,
  CreditDispute,
  ThirdPartyLetter,
] as const;

/** Deletes the records that are the student's own, and everything that was written with them or about them. */
export async function eraseOwnRecords(
  userId: Types.ObjectId,
  applicationIds: readonly Types.ObjectId[],
): Promise<void> {
  await Promise.all(OWN_COLLECTIONS.map((model) => model.collection.deleteMany({ userId })));
  // Releases until November 2026 noted there from where an archive was brought; the archive goes with the files.
  await mongoose.connection.collection('file_imports').deleteMany({ userId });
  await AccessLogEntry.deleteMany({ studentId: userId });
  await Share.deleteMany({ studentId: userId });
  await Task.deleteMany({ studentId: userId });
  await Prospect.deleteMany({ studentId: userId });
  await Charge.deleteMany({ studentId: userId });
  // A receipt is the agency's account of its money: number, name and amount stay.
  await Receipt.updateMany({ studentId: userId }, { $unset: { studentId: '', chargeId: '' }, $set: { reference: '' } });
  await StudentSheetRow.updateMany({ studentId: userId }, { $set: NO_ONES_ROW });
  await eraseMerges(userId);
  await Referral.deleteMany({ referrerId: userId });
  await Referral.deleteMany({ referredUserId: userId });
  const conversations = await Conversation.find({ people: userId }, '_id').lean();
  const about = applicationIds.flatMap((id) => [conversationOf.thread(id), conversationOf['application-notes'](id)]);
  about.push(conversationOf['student-notes'](userId));
  for (const conversation of [...conversations.map(({ _id }) => _id), ...about]) await eraseConversation(conversation);
  // Of a conversation that was never noted as one.
  for (const { conversation } of await strayMessages(userId)) await eraseConversation(conversation);
  await Conversation.deleteMany({ people: userId });
}

/** Of a row of an agency's sheet, when its person is gone: that there was one. */
export const NO_ONES_ROW = {
  ...{ name: '', email: '', mobile: '', counsellor_name: '', key: '', message: '', more: '', other: '', stamp: '' },
  ...{ otherMobiles: [], otherEmails: [], profile: {}, work: {}, facts: [], cells: {} },
};

/** With the journal, which holds what records said before. */
async function eraseMerges(userId: Types.ObjectId): Promise<void> {
  for (const whose of [{ keepId: userId }, { goneId: userId }]) {
    for (const { _id } of await Merge.find(whose, '_id').lean()) {
      await MergeEntry.deleteMany({ mergeId: _id });
      await Merge.deleteOne({ _id });
    }
  }
}

const strayMessages = async (userId: Types.ObjectId) => [
  ...(await Message.find({ from: userId }, 'conversation').lean()),
  ...(await Message.find({ to: userId }, 'conversation').lean()),
];

/** Messages of both sides go: what staff wrote is about the student, too. */
async function eraseConversation(conversation: string): Promise<void> {
  const withFiles = await Message.find({ conversation }, 'attachments').lean();
  await removeFiles(withFiles.flatMap(({ attachments }) => (attachments ?? []).map(({ fileId }) => fileId)));
  await Message.deleteMany({ conversation });
}
