import { canReadNotes, studentsVisibleTo } from '@/lib/access';
import { notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { findFile, type StoredFile } from '@/lib/platform/files/store';
import { visibleApplications } from '@/lib/services/people/scope';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { Application } from '@/models/application';
import { Message, type MessageRecord } from '@/models/message';
import { User } from '@/models/user';
import { isContactOf } from './contacts';
import { messageView } from './store';

/**
 * A file of a message, for those who may read the message now: two people while they are each other's contacts, all who
 * see the application, staff for a note on it. Else 404. Of an application's thread the reading is noted.
 */
export async function readableAttachment(viewer: Viewer, fileId: string): Promise<StoredFile> {
  const message = await Message.findOne({ 'attachments.fileId': fileId }).lean();
  const file = message && (await mayRead(viewer, message)) ? await findFile(fileId, 'attachment') : null;
  if (!file) throw notFound('File not found.');
  if (message) await noteFile(viewer, message, file);
  return file;
}

/** Two people's conversation is their own, and the staff's notes are not the student's. */
async function noteFile(viewer: Viewer, message: MessageRecord, { fileId, name }: StoredFile): Promise<void> {
  const { application, isNote } = messageView(message);
  if (!application || isNote || message.from.equals(viewer.userId)) return;
  const about = await Application.findById(application, 'userId').lean();
  if (about) noteAccess(viewer, about.userId, 'attachment', { id: fileId, name });
}

async function mayRead(viewer: Viewer, message: MessageRecord): Promise<boolean> {
  const { from, to, application, student, isNote } = messageView(message);
  if (student) return mayReadNotesOn(viewer, student);
  if (application) return mayReadAbout(viewer, application, isNote);
  const other = [from, to].find((userId) => userId !== viewer.userId);
  return [from, to].includes(viewer.userId) && typeof other === 'string' && isContactOf(viewer, other);
}

/** Whether the viewer may read the notes on a student. */
export async function mayReadNotesOn(viewer: Viewer, studentId: string): Promise<boolean> {
  if (!canReadNotes(viewer)) return false;
  return (await User.exists({ $and: [{ _id: studentId }, studentsVisibleTo(viewer)] })) !== null;
}

/** Whether the viewer may read what is written about an application, or the notes on it. */
export async function mayReadAbout(viewer: Viewer, applicationId: string, isNote: boolean): Promise<boolean> {
  if (isNote && !canReadNotes(viewer)) return false;
  return (await Application.exists(await visibleApplications(viewer, { _id: applicationId }))) !== null;
}
