import type { MailRequest } from '@/lib/domain/mail-requests';
import { Application } from '@/models/application';
import { User, type UserRecord } from '@/models/user';
import type { Assignee } from './address';

/**
 * The member of staff whom the reader of a mail asks: the assignee of its application, else of the student. Null where no one is,
 * or whose account is closed.
 */
export async function assigneeFor(request: MailRequest, user: UserRecord): Promise<Assignee | null> {
  const applicationId = 'applicationId' in request ? request.applicationId : null;
  const application = applicationId ? await Application.findById(applicationId, 'counsellorId').lean() : null;
  const counsellorId = application?.counsellorId ?? (user.role === 'student' ? user.counsellorId : null);
  if (!counsellorId) return null;
  const staff = { _id: counsellorId, role: { $in: ['team', 'admin'] as const }, disabled: { $ne: true } };
  const found = await User.findOne(staff as object, 'name').lean();
  return found && { id: String(found._id), name: found.name };
}
