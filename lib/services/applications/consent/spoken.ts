import { forbidden } from '@/lib/domain/errors';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { entryFor, entryOf } from '@/lib/services/people/entries';
import { isOwnAgency } from '@/lib/services/people/handling';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import type { ApplicationRecord } from '@/models/application';
import type { ConsentRecord } from '@/models/application-parts';
import { User } from '@/models/user';

/** Who may have entered an address of their own in the place of the student's. */
export const BY_OTHERS: readonly string[] = ['agent', 'helper'];

type Yes = Pick<ConsentRecord, 'address' | 'entry'>;

/**
 * Whether staff have to speak with the student before an application is sent: the agency entered the address that the yes came from,
 * so that it may be the agency's own. Once is enough for an address.
 */
export async function waitsForTalk({ userId }: Pick<ApplicationRecord, 'userId'>, yes: Yes): Promise<boolean> {
  if (!yes.address || !(yes.entry && BY_OTHERS.includes(yes.entry.byRole))) return false;
  return (await talkWith(userId, yes.address)) === null;
}

/** Who of staff spoke with a student of this address, and when; null where none did. */
export async function talkWith(userId: ApplicationRecord['userId'], address: string) {
  const student = await User.findById(userId, 'spokenWith').lean();
  return entryFor(address, student?.spokenWith);
}

/** The talk that a standing yes rests on where it was the agency's own, of the site's own agency; null else. */
export async function agencysOwnTalk({ userId, consent }: Pick<ApplicationRecord, 'userId' | 'consent'>) {
  if (!consent?.address || consent.entry?.byRole !== 'agent') return null;
  const talk = await talkWith(userId, consent.address);
  return talk?.byRole === 'agent' ? talk : null;
}

/**
 * Records that staff spoke with a student about what is sent; logged. Of the site's own agency its people who act for students count as
 * staff there. 404 outside the viewer's scope, 403 for another agency's, 409 for a merged account.
 */
export async function recordTalk(viewer: Viewer, studentId: string): Promise<void> {
  const student = await studentWrittenAbout(viewer, studentId);
  if (viewer.role === 'agent' && !(await isOwnAgency(placeOf(viewer).id)))
    throw forbidden('Only our team can record this, after speaking with the student.');
  await User.updateOne({ _id: student._id }, { $set: { spokenWith: entryOf(student.email, viewer) } });
  const subject = { kind: 'account', id: studentId, userId: studentId } as const;
  await recordStaffAction(viewer, 'student.spoken', subject, {});
  await announceChange(changeOfStudent(student));
}
