import { Types } from 'mongoose';
import { AppError, conflict } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { sendMail } from '@/lib/platform/mail/send';
import { createAccount } from '@/lib/services/people/accounts/accounts';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { announceChange, changeOfEnquiry } from '@/lib/services/records/notices/changes';
import { deliverEffects, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { Enquiry, type EnquiryRecord } from '@/models/enquiry';
import { User } from '@/models/user';
import { studentsLike } from './duplicates';
import { visibleLead } from './visible';
import { logged, refuseStudent } from './work';

interface Person {
  name: string;
  email: string;
  mobile: string;
  /** Makes a student although another has the same number. */
  anyway: boolean;
}

/**
 * Makes a student of an enquiry, assigned to who works on it, and mails them a link to choose a password. Returns the
 * student's id, which is written to the enquiry first, so that a process that dies in between makes no second account: the
 * call is repeated. 404 for an enquiry that the viewer doesn't work on, 409 for one that is a student already, an address
 * that is taken, or another student with the same number.
 */
export async function leadToStudent(viewer: Viewer, id: string, person: Person): Promise<string> {
  const lead = await visibleLead(viewer, id);
  refuseStudent(lead);
  const studentId = await reservedId(lead);
  if (!(await User.exists({ _id: studentId }))) await makeStudent(viewer, lead, studentId, person);
  await sendMail({ template: 'set-password', userId: String(studentId) }, { key: String(studentId) });
  await became(viewer, lead, studentId);
  return String(studentId);
}

/** Notes which student an enquiry is of. 404 and 409 as above, 404 for a student that the viewer doesn't
 * see, and 409 for an account that was merged into another. */
export async function leadIsStudent(viewer: Viewer, id: string, studentId: string): Promise<void> {
  const lead = await visibleLead(viewer, id);
  refuseStudent(lead);
  await became(viewer, lead, (await studentWrittenAbout(viewer, studentId))._id);
}

/** The id that the student will have: the same for every try. */
async function reservedId({ _id }: EnquiryRecord): Promise<Types.ObjectId> {
  await Enquiry.updateOne({ _id, studentId: null }, { $set: { studentId: new Types.ObjectId() } });
  const lead = await Enquiry.findById(_id, 'state studentId').lean();
  if (!lead?.studentId) throw conflict('This enquiry no longer exists.');
  refuseStudent(lead);
  return lead.studentId;
}

async function makeStudent(viewer: Viewer, lead: EnquiryRecord, _id: Types.ObjectId, person: Person): Promise<void> {
  const { name, email, mobile, anyway } = person;
  const like = await studentsLike(viewer, { email, mobile });
  const sameMail = like.find(({ same }) => same !== 'phone');
  if (sameMail) throw taken();
  if (like.length && !anyway) {
    throw conflict(`A student with this number already exists: ${like.map((student) => student.name).join(', ')}.`);
  }
  const counsellorId = lead.counsellorId ?? new Types.ObjectId(viewer.userId);
  const account = { _id, name, email, mobile, role: 'student' as const, passwordHash: '', choosesPassword: true };
  try {
    await createAccount({ ...account, counsellorId, cameBy: 'enquiry' }, viewer);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    throw taken();
  }
}

function taken(): AppError {
  const message = 'An account with this email address already exists.';
  return conflict(message, { email: message });
}

/** Writes which student an enquiry became; of two at once the second is refused. */
async function became(viewer: Viewer, lead: EnquiryRecord, studentId: Types.ObjectId): Promise<void> {
  const before = { state: lead.state };
  const change = { before, after: { state: 'student' } };
  const { $push, $set } = effectsUpdate([logged(viewer, 'lead.student', lead, change, String(studentId))]);
  const done = { state: 'student', studentId, closedOn: new Date(), followUpOn: null, lostReason: '' } as const;
  const after = await Enquiry.findOneAndUpdate(
    { _id: lead._id, state: { $ne: 'student' } },
    { $push, $set: { ...$set, ...done } },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw conflict('This enquiry has already been converted to a student.');
  await deliverEffects(Enquiry, after);
  await announceChange(changeOfEnquiry(lead._id));
}
