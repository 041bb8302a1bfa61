import { Types } from 'mongoose';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { storeFile } from '@/lib/platform/files/store';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { log } from '@/lib/platform/log';
import { sendMail } from '@/lib/platform/mail/send';
import { bringUpToDate } from '@/lib/platform/migrations/migrate';
import { sendMessage } from '@/lib/services/desk/messages/messages';
import { noteOnStudent } from '@/lib/services/desk/messages/student-notes';
import { writeAbout } from '@/lib/services/desk/messages/threads';
import { askToLeave } from '@/lib/services/file/leaving/leave';
import { eraseWhoLeft } from '@/lib/services/file/leaving/leave-job';
import { createAccount } from '@/lib/services/people/accounts/accounts';
import { ensureProfile } from '@/lib/services/people/profile/steps';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { notify } from '@/lib/services/records/notices/notifications';
import { connectEffects } from '@/lib/wiring/effects';
import { JOBS } from '@/lib/wiring/jobs';
import { Application } from '@/models/application';
import { ContactNote } from '@/models/contact-note';
import { Enquiry } from '@/models/enquiry';
import { Passkey } from '@/models/passkey';
import { PracticeAttempt } from '@/models/practice-attempt';
import { PracticeDoubt } from '@/models/practice-doubt';
import { PracticeResult } from '@/models/practice-result';
import { PracticeSent } from '@/models/practice-sent';
import { Profile } from '@/models/profile';
import { SavedSearch } from '@/models/saved-search';
import { StoredSession } from '@/models/session';
import { Suggestion } from '@/models/suggestion';
import { Task } from '@/models/task';
import { User } from '@/models/user';
import { planted } from './planted';

/**
 * A process that fills a database with a student whose record holds the planted texts ('plant'), or that erases them
 * ('erase'), as the site would. The test that started it then looks for the texts in every file.
 */

let used = 0;
const next = () => planted()[used++] as string;
const many = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, next()]));

async function plant(): Promise<void> {
  await bringUpToDate();
  const account = (role: 'team' | 'agent' | 'student', name: string, email: string) =>
    createAccount({ name, email, mobile: role === 'student' ? next() : '', role, passwordHash: '', isVerified: true });
  const [team, agent] = [
    await account('team', 'Team', 'team@example.com'),
    await account('agent', 'Agent', 'agent@example.com'),
  ];
  const student = await account('student', next(), `${next()}@example.com`);
  const { _id, name, email } = student;
  const studentId = String(_id);
  await User.updateOne({ _id }, { $set: { counsellor_name: next(), addedBy: agent._id, company_name: 'Agency' } });
  const viewers = {
    student: { userId: studentId, role: 'student' as const, name, email },
    team: { userId: String(team._id), role: 'team' as const, name: 'Team', email: 'team@example.com' },
  };
  await ensureProfile(student);
  const file = async (kind: 'document' | 'attachment' | 'practice') => {
    const bytes = Buffer.from(`%PDF-1.4 ${next()}`);
    const fileName = `${next()}.pdf`;
    const fileId = await storeFile(source(bytes), {
      kind,
      ownerId: studentId,
      name: fileName,
      type: 'application/pdf',
    });
    return { fileId, name: fileName, type: 'application/pdf', size: bytes.length, addedOn: new Date() };
  };
  await Profile.updateOne(
    { userId: _id },
    {
      $set: {
        personal: many(PERSONAL) as never,
        educationSummaries: [many(['name_of_board', 'name_of_institution', 'state', 'city'])] as never,
        workExperience: [many(['organization_details', 'position'])] as never,
        tests: { ielts_trf_no: next() },
        documents: { passport: [await file('document')], other: [{ ...(await file('document')), label: next() }] },
      },
    },
  );
  const signed = { by: _id, byRole: 'student' as const, byName: name, at: new Date() };
  const answer = { ...(await file('document')), returned: false };
  const item = {
    _id: new Types.ObjectId(),
    kind: 'document',
    label: next(),
    note: next(),
    dueOn: null,
    state: 'asked',
  };
  const offer = {
    ...{ conditional: false, replyBy: null, deposit: null, currency: '', depositBy: null, startOn: null },
    ...{ reference: next(), made: signed, letter: { ...(await file('document')), returned: false } },
    reply: { ...signed, reply: 'accept', reason: next() },
    recommendation: { ...signed, reply: 'accept', note: next() },
  };
  const application = await Application.create({
    offer,
    ...{ userId: _id, studentName: name, agentId: agent._id, courseId: new Types.ObjectId(), country: 'Canada' },
    ...{ university: 'University', course: 'Course', year: 2027, month: 'Sep', status: 'Pending' },
    history: [{ status: 'Pending', by: _id, byRole: 'student', byName: name, reason: next(), at: new Date() }],
    items: [
      {
        ...item,
        reason: next(),
        answer: next(),
        files: [answer],
        asked: signed,
        answered: signed,
        reviewed: null,
        ofOffer: false,
      },
    ],
    acts: [{ ...signed, act: 'answer', label: 'Passport', reason: next() }],
  } as never);
  const applicationId = String(application._id);
  await sendMessage(viewers.student, viewers.team.userId, { text: next(), key: 'planted-key-student' });
  await sendMessage(viewers.team, studentId, { text: next(), key: 'planted-key-team' });
  await writeAbout(viewers.student, applicationId, 'messages', { text: next(), key: 'planted-key-thread' });
  await writeAbout(viewers.team, applicationId, 'notes', { text: next(), key: 'planted-key-note' });
  await noteOnStudent(viewers.team, studentId, { text: next(), key: 'planted-key-of-student' });
  const noted = { userId: _id, by: team._id, byName: 'Team' };
  await ContactNote.create({ ...noted, way: 'phone', text: next() });
  await Suggestion.create({ ...noted, courseId: new Types.ObjectId(), note: next() });
  await Task.create({ title: next(), studentId: _id, studentName: name, dueOn: '2027-01-01' });
  const words = next();
  const named = { name: words, nameKey: words.toLowerCase(), search: 'q=law', mails: false };
  await SavedSearch.create({ ...named, userId: _id, place: 0, since: new Date(), dueOn: new Date() });
  const attempt = { userId: _id, setId: 'ielts-ac-reading-1', mode: 'test' as const };
  await PracticeAttempt.create({ ...attempt, answers: { 8: next() }, notes: { 0: next() } });
  await PracticeDoubt.create({ userId: _id, setId: attempt.setId, n: 8, text: next() });
  const { fileId: sentId } = await file('practice');
  const remark = { _id: new Types.ObjectId(), by: team._id, byName: 'Team', text: next(), at: new Date() };
  const sentWork = { userId: _id, setId: attempt.setId, title: next(), n: 1, asked: next(), kind: 'text' as const };
  await PracticeSent.create({ ...sentWork, fileId: sentId, comments: [remark], endsOn: new Date(Date.now() + 1e8) });
  const right = { exam: 'ielts-academic' as const, skill: 'reading' as const, whole: true, points: 1, most: 40 };
  await PracticeResult.create({ ...attempt, ...right, attemptId: new Types.ObjectId(), title: next() });
  await recordActivity(studentId, next());
  await recordActivity(String(agent._id), `You saved ${name}'s documents.`);
  await notify(studentId, next(), '/');
  await notify(String(team._id), `${name} sent you a message.`, `/messages/chat/${studentId}`);
  const subject = { kind: 'account' as const, id: studentId, userId: studentId, label: name };
  await recordStaffAction(viewers.team, 'account.verify', subject, { before: { mobile: next() }, after: { name } });
  const leadNote = { by: team._id, byName: 'Team', text: next(), at: new Date() };
  await Enquiry.create({ name, email, mobile: next(), message: next(), source: 'landing', notes: [leadNote] });
  const passkey = { name: next(), credentialId: next(), publicKey: next() };
  await Passkey.create({ userId: _id, ...passkey });
  const now = new Date();
  const session = {
    version: 0,
    device: next(),
    place: next(),
    usedOn: now,
    confirmedOn: now,
    endsOn: new Date(now.getTime() + 1e8),
  };
  await StoredSession.create({ userId: _id, ...session });
  await sendMail({ template: 'confirm-email', userId: studentId, newEmail: `${next()}@example.com` });
  await sendMail({ template: 'message-digest', userId: studentId });
  await askToLeave(viewers.student, studentId);
  await runDueJobs(JOBS);
  if (used !== planted().length) throw new Error(`${used} of ${planted().length} texts were planted.`);
}

async function* source(bytes: Buffer) {
  yield bytes;
}

const PERSONAL = ['city', 'pincode', 'address', 'passport_number', 'place_of_birth'].concat([
  'citizenship',
  'contact_name',
  'contact_mobile',
  'contact_email',
  'contact_relation',
]);

connectEffects();
await connectDatabase();
log().info({ step: process.argv[2] }, 'begun');
if (process.argv[2] === 'plant') await plant();
else {
  await runDueJobs(JOBS);
  await eraseWhoLeft(new Date(Date.now() + 8 * 24 * 3600_000));
}
await disconnectDatabase();
process.exit(0);
