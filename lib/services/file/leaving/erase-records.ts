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

/** Deletes the records that are students' own, and everything that was written with them or about them. */
export async function eraseOwnRecords(
  userIds: readonly Types.ObjectId[],
  applicationIds: readonly Types.ObjectId[],
): Promise<void> {
  const theirs = { $in: [...userIds] };
  await Promise.all(OWN_COLLECTIONS.map((model) => model.collection.deleteMany({ userId: theirs })));
  // Releases until November 2026 noted there from where an archive was brought; the archive goes with the files.
  await mongoose.connection.collection('file_imports').deleteMany({ userId: theirs });
  await AccessLogEntry.deleteMany({ studentId: theirs });
  await Share.deleteMany({ studentId: theirs });
  await Task.deleteMany({ studentId: theirs });
  await Prospect.deleteMany({ studentId: theirs });
  await Charge.deleteMany({ studentId: theirs });
  // A receipt is the agency's account of its money: number, name and amount stay.
  await Receipt.updateMany({ studentId: theirs }, { $unset: { studentId: '', chargeId: '' }, $set: { reference: '' } });
  await StudentSheetRow.updateMany({ studentId: theirs }, { $set: NO_ONES_ROW });
  await eraseMerges(theirs);
  await Referral.deleteMany({ referrerId: theirs });
  await Referral.deleteMany({ referredUserId: theirs });
  const conversations = await Conversation.find({ people: theirs }, '_id').lean();
  const about = applicationIds.flatMap((id) => [conversationOf.thread(id), conversationOf['application-notes'](id)]);
  about.push(...userIds.map((userId) => conversationOf['student-notes'](userId)));
  await eraseConversations([...conversations.map(({ _id }) => _id), ...about]);
  // Of a conversation that was never noted as one.
  const stray = (await strayMessages(theirs)).map(({ conversation }) => conversation);
  if (stray.length) await eraseConversations(stray);
  await Conversation.deleteMany({ people: theirs });
}

/** Of a row of an agency's sheet, when its person is gone: that there was one. */
export const NO_ONES_ROW = {
  ...{ name: '', email: '', mobile: '', counsellor_name: '', key: '', message: '', more: '', other: '', stamp: '' },
  ...{ otherMobiles: [], otherEmails: [], profile: {}, work: {}, facts: [], cells: {} },
};

interface OfStudents {
  $in: Types.ObjectId[];
}

/** With the journal, which holds what records said before. */
async function eraseMerges(userId: OfStudents): Promise<void> {
  for (const whose of [{ keepId: userId }, { goneId: userId }]) {
    for (const { _id } of await Merge.find(whose, '_id').lean()) {
      await MergeEntry.deleteMany({ mergeId: _id });
      await Merge.deleteOne({ _id });
    }
  }
}

const strayMessages = async (userId: OfStudents) => [
  ...(await Message.find({ from: userId }, 'conversation').lean()),
  ...(await Message.find({ to: userId }, 'conversation').lean()),
];

/** Messages of both sides go: what staff wrote is about the student, too. */
async function eraseConversations(ids: readonly string[]): Promise<void> {
  const conversation = { $in: [...ids] };
  const withFiles = await Message.find({ conversation }, 'attachments').lean();
  await removeFiles(withFiles.flatMap(({ attachments }) => (attachments ?? []).map(({ fileId }) => fileId)));
  await Message.deleteMany({ conversation });
}
