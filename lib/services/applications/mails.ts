import { sendMail } from '@/lib/mail/send';
import type { ApplicationRecord } from '@/models/application';

/** E-mails a person about the newest move of an application, once. Whether they want it is looked up when it is sent. */
export async function mailMove({ _id, history }: ApplicationRecord, userId: string): Promise<void> {
  const move = history.length - 1;
  const applicationId = String(_id);
  const key = `${applicationId}:${move}:${userId}`;
  await sendMail({ template: 'application-moved', userId, applicationId, move }, { key });
}
