import { guardianProblems } from '@/lib/contract/profile/personal';
import { mailboxOf } from '@/lib/domain/addresses/own-addresses';
import { isMinor } from '@/lib/domain/applications/age';
import { todayIn } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { changedMeanwhile, conflict, invalid } from '@/lib/domain/errors';
import { GUARDIAN_FIELDS, type PersonalInfo } from '@/lib/domain/profile';
import type { Seen } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { entryOf } from '@/lib/services/people/entries';
import { emailsOf, refuseAnothers } from '@/lib/services/people/own-addresses';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { Profile, type ProfileRecord } from '@/models/profile';
import type { UserRecord } from '@/models/user';
import { guardianFollows } from './named-guardian';

type Stored = Pick<ProfileRecord, 'personal' | 'guardianMailbox'> | null;
type GuardianParts = Pick<ProfileRecord, 'guardianMailbox' | 'guardianEntry'>;

const NOT_THE_AGENTS = 'Only the student or our team can change this.';
const NOT_SAVED = 'Error saving personal information.';

/** The personal fields as they are stored, with who entered the guardian's address. Throws 422. */
export async function guardianToStore(
  viewer: Viewer,
  student: UserRecord,
  before: Stored,
  sent: PersonalInfo,
): Promise<{ personal: PersonalInfo } & GuardianParts> {
  const former = before?.personal;
  if (viewer.role === 'helper') return guardianByHelper(viewer, student, before, sent);
  if (viewer.role === 'agent') {
    // Another birth date could make a guardian's yes needless: it is not the agent's to say.
    if (isMinor(former?.dob, todayIn('UTC')) && sent.dob !== former?.dob)
      throw invalid({ dob: NOT_THE_AGENTS }, NOT_SAVED);
    const changed = GUARDIAN_FIELDS.filter(
      (field) => sent[field] !== undefined && sent[field] !== (former?.[field] ?? ''),
    );
    if (changed.length) throw invalid(Object.fromEntries(changed.map((field) => [field, NOT_THE_AGENTS])), NOT_SAVED);
    const kept = Object.fromEntries(
      GUARDIAN_FIELDS.flatMap((field) => (former?.[field] ? [[field, former[field]]] : [])),
    );
    return {
      personal: { ...sent, ...kept },
      ...(await guardianParts(viewer, student, before, former?.guardian_email)),
    };
  }
  const missing = guardianProblems(sent);
  if (Object.keys(missing).length) throw invalid(missing, NOT_SAVED);
  return { personal: sent, ...(await guardianParts(viewer, student, before, sent.guardian_email)) };
}

/**
 * The same by a helper, such as a parent: they are the guardian of a minor who has none yet, and change neither one that is named nor
 * the birth date of a minor, by which a guardian is due and their help ends.
 */
async function guardianByHelper(viewer: Viewer, student: UserRecord, before: Stored, sent: PersonalInfo) {
  const former = before?.personal;
  if (isMinor(former?.dob, todayIn('UTC')) && sent.dob !== former?.dob)
    throw invalid({ dob: NOT_THE_AGENTS }, NOT_SAVED);
  const named = former?.guardian_email
    ? { guardian_name: former.guardian_name, guardian_email: former.guardian_email }
    : { guardian_name: sent.guardian_name || viewer.name, guardian_email: sent.guardian_email || viewer.email };
  const changed = GUARDIAN_FIELDS.filter(
    (field) => former?.guardian_email && sent[field] && sent[field] !== named[field],
  );
  if (changed.length) throw invalid(Object.fromEntries(changed.map((field) => [field, NOT_THE_AGENTS])), NOT_SAVED);
  const personal = { ...sent, ...(former?.guardian_email || isMinor(sent.dob, todayIn('UTC')) ? named : {}) };
  const missing = guardianProblems(personal);
  if (Object.keys(missing).length) throw invalid(missing, NOT_SAVED);
  return { personal, ...(await guardianParts(viewer, student, before, personal.guardian_email)) };
}

/** What is stored beside a guardian's address; a new one must not be another's here. */
async function guardianParts(viewer: Viewer, student: UserRecord, before: Stored, email = ''): Promise<GuardianParts> {
  const guardianMailbox = mailboxOf(email);
  if (email === (before?.personal?.guardian_email ?? '')) {
    // A process of an older version stores the address alone.
    return (before?.guardianMailbox ?? '') === guardianMailbox ? {} : { guardianMailbox };
  }
  if (!email) return { guardianMailbox, guardianEntry: null };
  await refuseAnothers({ role: 'student', emails: await emailsOf(student) }, { guardian_email: email });
  return { guardianMailbox, guardianEntry: entryOf(email, viewer) };
}

/**
 * Sets who confirms for a student under 18, and their birth date where `dob` has one, by staff: logged, and the student is notified.
 * What a former guardian confirmed is asked for anew. Returns why that guardian gets no e-mail now, in words; '' where they do. 404
 * outside the viewer's scope, 409 before the student's personal information was filled in and when it is saved at the same moment, 422
 * for a guardian who is missing, and for an address that is another's here.
 */
export async function setGuardian(
  viewer: Viewer,
  studentId: string,
  { seen, ...given }: NamedGuardian & { seen?: Seen | undefined },
): Promise<string> {
  const student = await studentWrittenAbout(viewer, studentId);
  const before = await Profile.findOne({ userId: student._id }, 'personal guardianMailbox savedOn').lean();
  const former = before?.personal;
  if (!former)
    throw conflict('The personal information isn’t filled in yet. The student or their agency must fill it in first.');
  const { dob = former.dob, ...guardian } = mergedWith({ ...former }, given, seen);
  const missing = guardianProblems({ dob, ...guardian });
  if (Object.keys(missing).length) throw invalid(missing, NOT_SAVED);
  const entered = { ...guardian, dob };
  const changed = SET_BY_STAFF.filter((field) => entered[field] !== (former[field] ?? ''));
  if (changed.length) {
    const parts = await guardianParts(viewer, student, before, guardian.guardian_email);
    const fields = Object.fromEntries(changed.map((field) => [`personal.${field}`, entered[field]]));
    // An open form of the step must not write the former one back.
    const change = { $set: { ...fields, ...parts, 'savedOn.personal': new Date() } };
    const same = { userId: student._id, 'savedOn.personal': before?.savedOn?.personal ?? null };
    const { matchedCount } = await Profile.updateOne(same as object, change);
    if (!matchedCount) throw changedMeanwhile('this step');
    const subject = { kind: 'account', id: studentId, userId: studentId } as const;
    await recordStaffAction(viewer, 'student.guardian', subject, {
      after: { changed: changed.map((field) => SET_NAMES[field]).join(', ') },
    });
    await notify(studentId, changedWords(entered, changed), '/profile');
    await announceChange(changeOfStudent(student));
  }
  return guardianFollows(viewer, student._id);
}

interface NamedGuardian {
  guardian_name: string;
  guardian_email: string;
  /** 'YYYY-MM-DD'. */
  dob?: string | undefined;
}

const SET_BY_STAFF = [...GUARDIAN_FIELDS, 'dob'] as const;
const SET_NAMES = { guardian_name: 'name', guardian_email: 'address', dob: 'birth date' } as const;

/** What the student reads of it. */
function changedWords(
  { guardian_name: name, guardian_email: email, dob }: Required<NamedGuardian>,
  changed: readonly (typeof SET_BY_STAFF)[number][],
): string {
  const named = changed.some((field) => field !== 'dob');
  const guardian = email ? `set your parent or guardian: ${name}, ${email}` : 'removed your parent or guardian';
  const parts = [
    ...(named ? [guardian] : []),
    ...(changed.includes('dob') ? [`set your date of birth: ${dateText(dob)}`] : []),
  ];
  return `Our team ${parts.join(', and ')}.`;
}
