import type { Viewer } from '@/lib/platform/auth/viewer';
import { entryFor, entryOf } from '@/lib/services/people/entries';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import type { ApplicationRecord } from '@/models/application';
import type { ConsentRecord } from '@/models/application-parts';
import { User } from '@/models/user';

type Yes = Pick<ConsentRecord, 'address' | 'entry'>;

/**
 * Whether staff have to speak with the student before an application is sent: the agency entered the address that the yes came from,
 * so that it may be the agency's own. Once is enough for an address.
 */
export async function waitsForTalk({ userId }: Pick<ApplicationRecord, 'userId'>, yes: Yes): Promise<boolean> {
  if (!yes.address || yes.entry?.byRole !== 'agent') return false;
  return (await talkWith(userId, yes.address)) === null;
}

/** Who of staff spoke with a student of this address, and when; null where none did. */
export async function talkWith(userId: ApplicationRecord['userId'], address: string) {
  const student = await User.findById(userId, 'spokenWith').lean();
  return entryFor(address, student?.spokenWith);
}

/** Records that staff spoke with a student about what is sent; logged. 404 outside the viewer's scope, 409 for a merged account. */
export async function recordTalk(viewer: Viewer, studentId: string): Promise<void> {
  const student = await studentWrittenAbout(viewer, studentId);
  await User.updateOne({ _id: student._id }, { $set: { spokenWith: entryOf(student.email, viewer) } });
  const subject = { kind: 'account', id: studentId, userId: studentId } as const;
  await recordStaffAction(viewer, 'student.spoken', subject, {});
  await announceChange(changeOfStudent(student));
}
