import type { ContactWay } from '@/lib/domain/desk/contact-ways';
import { notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { studentWrittenAbout, visibleStudent } from '@/lib/services/people/students';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import { ContactNote } from '@/models/contact-note';
import { idOf } from '@/models/id';

/** Notes a contact outside this site. Returns its id. 404 for a student outside the viewer's scope, 409 for a merged account. */
export async function noteContact(
  viewer: Viewer,
  userId: string,
  { way, text }: { way: ContactWay; text: string },
): Promise<string> {
  const student = await studentWrittenAbout(viewer, userId);
  const { _id } = await ContactNote.create({ userId, way, text, by: idOf(viewer), byName: viewer.name });
  await announceChange(changeOfStudent(student));
  return String(_id);
}

/** Takes a noted contact away: one's own; any for an admin. 404 for others, and for a student outside the scope. */
export async function removeContact(viewer: Viewer, userId: string, contactId: string): Promise<void> {
  const student = await visibleStudent(viewer, userId);
  const own = viewer.role === 'admin' ? {} : { by: viewer.userId };
  const { deletedCount } = await ContactNote.deleteOne({ _id: contactId, userId, ...own });
  if (!deletedCount) throw notFound('Contact not found.');
  await announceChange(changeOfStudent(student));
}
