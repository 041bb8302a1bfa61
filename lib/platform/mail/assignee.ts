import { handlingAgency } from '@/lib/domain/applications/handler';
import type { MailRequest } from '@/lib/domain/mail-requests';
import { Application } from '@/models/application';
import { User, type UserRecord } from '@/models/user';
import type { Assignee } from './address';

/**
 * Whom the reader of a mail asks: the agency that handles its application, else the member of staff who is the assignee of it or of the
 * student. Null where no one is, or whose account is closed.
 */
export async function assigneeFor(request: MailRequest, user: UserRecord): Promise<Assignee | null> {
  const applicationId = 'applicationId' in request ? request.applicationId : null;
  const about = 'counsellorId handler agentId';
  const application = applicationId ? await Application.findById(applicationId, about).lean() : null;
  const agency = application && handlingAgency(application);
  if (agency) return { id: String(application._id), name: agency.name, isAgency: true };
  const counsellorId = application?.counsellorId ?? (user.role === 'student' ? user.counsellorId : null);
  if (!counsellorId) return null;
  const staff = { _id: counsellorId, role: { $in: ['team', 'admin'] as const }, disabled: { $ne: true } };
  const found = await User.findOne(staff as object, 'name').lean();
  return found && { id: String(found._id), name: found.name, about: applicationId ?? undefined };
}
