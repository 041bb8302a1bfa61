import { guardianProblems } from '@/lib/contract/profile/personal';
import { mailboxOf } from '@/lib/domain/addresses/own-addresses';
import { conflict, invalid } from '@/lib/domain/errors';
import { GUARDIAN_FIELDS, type PersonalInfo } from '@/lib/domain/profile';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { entryOf } from '@/lib/services/people/entries';
import { emailsOf, refuseAnothers } from '@/lib/services/people/own-addresses';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
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
  if (viewer.role === 'agent') {
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
 * Sets who confirms for a student under 18, by staff: logged, and the student is notified. What the former one confirmed is asked for anew.
 * Returns why that guardian gets no e-mail now, in words; '' where they do. 404 outside the viewer's scope, 409 before the student's
 * personal information was filled in and when it is saved at the same moment, 422 for an address that is another's here.
 */
export async function setGuardian(viewer: Viewer, studentId: string, guardian: NamedGuardian): Promise<string> {
  const student = await studentWrittenAbout(viewer, studentId);
  const before = await Profile.findOne({ userId: student._id }, 'personal guardianMailbox savedOn').lean();
  const former = before?.personal;
  if (!former)
    throw conflict('The personal information isn’t filled in yet: the student or their agent does that first.');
  const changed = GUARDIAN_FIELDS.filter((field) => guardian[field] !== former[field]);
  if (changed.length) {
    const parts = await guardianParts(viewer, student, before, guardian.guardian_email);
    const fields = Object.fromEntries(GUARDIAN_FIELDS.map((field) => [`personal.${field}`, guardian[field]]));
    // An open form of the step must not write the former one back.
    const change = { $set: { ...fields, ...parts, 'savedOn.personal': new Date() } };
    const same = { userId: student._id, 'savedOn.personal': before?.savedOn?.personal ?? null };
    const { matchedCount } = await Profile.updateOne(same as object, change);
    if (!matchedCount) throw conflict('Somebody else saved this step in the meantime.');
    const subject = { kind: 'account', id: studentId, userId: studentId } as const;
    await recordStaffAction(viewer, 'student.guardian', subject, {
      after: { changed: changed.map(nameOf).join(', ') },
    });
    const { guardian_name: name, guardian_email: email } = guardian;
    await notify(studentId, `Our team set your parent or guardian: ${name}, ${email}.`, '/profile');
    await announceChange(changeOfStudent(student));
  }
  return guardianFollows(viewer, student._id);
}

interface NamedGuardian {
  guardian_name: string;
  guardian_email: string;
}

const nameOf = (field: (typeof GUARDIAN_FIELDS)[number]) => (field === 'guardian_name' ? 'name' : 'address');
