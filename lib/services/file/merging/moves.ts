import type { Collection, mongo } from 'mongoose';
import { SAVED_SEARCHES } from '@/lib/domain/search/limits';
import { plainName } from '@/lib/domain/texts/plain-name';
import { filesNamedBy } from '@/lib/services/people/profile/file-uses';
import { careCopies } from '@/lib/services/people/scope';
import { AccessLogEntry } from '@/models/access-log-entry';
import { Activity } from '@/models/activity';
import { Application } from '@/models/application';
import { ContactNote } from '@/models/contact-note';
import { Conversation } from '@/models/conversation';
import { Enquiry } from '@/models/enquiry';
import { FactEffect } from '@/models/fact-effect';
import type { MergeRecord } from '@/models/merge';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
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
import { Share } from '@/models/share';
import { Charge } from '@/models/student-fee';
import { Suggestion } from '@/models/suggestion';
import { Task } from '@/models/task';
import { UploadEntry } from '@/models/upload';
import type { UserRecord } from '@/models/user';
import { change, type Raw, rawRecords, type Stored } from './journal';

/**
 * The records that go to the other account by one field that names their owner. One that the other account has already
 * (a saved course, a mark of what was read) stays where it is.
 */
export const MOVED: readonly (readonly [model: { modelName: string; collection: Collection }, field: string])[] = [
  [Activity, 'userId'],
  [Charge, 'studentId'],
  [ContactNote, 'userId'],
  [Enquiry, 'studentId'],
  [FactEffect, 'userId'],
  [Notification, 'userId'],
  [PracticeAttempt, 'userId'],
  [PracticeDoubt, 'userId'],
  [PracticeResult, 'userId'],
  [PracticeSent, 'userId'],
  [ReadMark, 'userId'],
  [Prospect, 'studentId'],
  [Receipt, 'studentId'],
  [Referral, 'referrerId'],
  [Referral, 'referredUserId'],
  [SavedCourse, 'userId'],
  [Share, 'studentId'],
  [Suggestion, 'userId'],
  [Task, 'studentId'],
  [AccessLogEntry, 'studentId'],
];

/** The collections that are moved in a way of their own. */
export const MOVED_APART: readonly { modelName: string }[] = [
  Application,
  Conversation,
  Message,
  Profile,
  SavedSearch,
  UploadEntry,
];

/**
 * Those that stay: how one signs in, an archive of the one account, the log of what staff did, which names whom it was
 * about at the time.
 */
export const STAYING: readonly string[] = [
  'AgencyClaim',
  'ConsentLink',
  'CreditDispute',
  'FileExport',
  'OneTimeCode',
  'Passkey',
  'PasskeyChallenge',
  'Posting',
  'SecondFactor',
  'Session',
  'StaffAction',
  'StudentSheet',
  'StudentSheetRow',
  'ThirdPartyLetter',
];

/** Moves what one field names the owner of. */
export async function moveOwned(merge: MergeRecord): Promise<void> {
  for (const [model, field] of MOVED) {
    for (const record of await recordsOf(model, { [field]: merge.goneId })) {
      // No one refers themself.
      const other = field === 'referrerId' ? record.referredUserId : record.referrerId;
      const isOwn = model.modelName === 'Referral' && String(other) === String(merge.keepId);
      if (!isOwn) await change(merge, model, record, { [field]: merge.keepId });
    }
  }
}

/** The records of a collection that a filter finds, the oldest first: all of them, as one student has few. */
export function recordsOf(model: Stored, filter: mongo.Filter<Raw>): Promise<Raw[]> {
  return rawRecords(model).find(filter).sort({ _id: 1 }).toArray();
}

const NO_AGENCY = { agency: '', agentId: null, branchId: null, memberId: null, agencyCounsellor: '' };

/**
 * Moves the applications, with the name, number and agent of who stays. Of two for the same course and intake the one of
 * who stays stands, and the other keeps its place on the closed account, out of every agent's reach.
 * @returns how many stayed there
 */
export async function moveApplications(merge: MergeRecord, student: UserRecord): Promise<number> {
  const { name: studentName, mobile, company_name: agency } = student;
  const copies = { studentName, mobile, agency, ...careCopies(student) };
  let stayed = 0;
  for (const record of await recordsOf(Application, { userId: merge.goneId })) {
    if ((await change(merge, Application, record, { userId: merge.keepId, ...copies })) === 'done') continue;
    await change(merge, Application, record, NO_AGENCY);
    stayed++;
  }
  for (const record of await recordsOf(Application, { userId: merge.keepId })) {
    await change(merge, Application, record, copies);
  }
  return stayed;
}

/** Moves saved searches to places and names that are free; more than one may have stay where they are. */
export async function moveSearches(merge: MergeRecord): Promise<void> {
  for (const record of await recordsOf(SavedSearch, { userId: merge.goneId })) {
    const own = await recordsOf(SavedSearch, { userId: merge.keepId });
    const numbers = Array.from({ length: SAVED_SEARCHES.most }, (_, one) => one);
    const place = numbers.find((one) => !own.some((search) => search.place === one));
    if (place === undefined) return;
    const name = numbers
      .map((one) => numbered(String(record.name), one + 1))
      .find((one) => !own.some(({ nameKey }) => nameKey === plainName(one)));
    if (name === undefined) return;
    await change(merge, SavedSearch, record, { userId: merge.keepId, place, name, nameKey: plainName(name) });
  }
}

/** 'Nursing', 'Nursing (2)', …, never longer than a name may be. */
const numbered = (name: string, number: number) =>
  number === 1 ? name : `${name.slice(0, SAVED_SEARCHES.nameLength - 5)} (${number})`;

/**
 * Moves the files, after profile and applications: those that only the other account still names stay with it, or nothing
 * would name them and they would be swept away.
 */
export async function moveFiles(merge: MergeRecord): Promise<void> {
  const files = await recordsOf(UploadEntry, { 'metadata.ownerId': merge.goneId });
  const ofGone = await filesNamedBy([merge.goneId]);
  const ofKeep = await filesNamedBy([merge.keepId]);
  const stayed = await recordsOf(Application, { userId: merge.goneId });
  const ofStayed = JSON.stringify(stayed.map(({ items, offer }) => [items, offer]));
  for (const file of files) {
    const id = String(file._id);
    const isLeft = ofStayed.includes(id) || (ofGone.has(id) && !ofKeep.has(id));
    if (!isLeft) await change(merge, UploadEntry, file, { 'metadata.ownerId': merge.keepId });
  }
}
