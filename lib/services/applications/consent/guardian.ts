import { missingConsentOf } from '@/lib/domain/applications/consent';
import { courseWords } from '@/lib/domain/applications/course-words';
import { guardianLinkOf } from '@/lib/platform/mail/consent-link';
import { applicationOfToken, isGuardianToken } from '@/lib/platform/mail/guardian-link';
import { changeOfApplication } from '@/lib/services/records/notices/changes';
import { deliverEffects, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { Application, type ApplicationRecord } from '@/models/application';
import type { ConsentLinkRecord } from '@/models/consent-link';
import { isOwnAddress } from './named-guardian';

/** Whether an application waits for the yes of the guardian at this address, which is no one else's here. */
export async function guardianWaits(application: ApplicationRecord, address: string): Promise<boolean> {
  const guardian = application.consent?.guardian;
  if (missingConsentOf(application) !== 'guardian' || guardian?.email !== address) return false;
  return isOwnAddress(application.userId, guardian);
}

/**
 * A guardian's link in a letter from before these were stored: it has the id of its application, and works as long as that consent
 * waits. Null for another token. Not stored.
 */
export async function olderGuardianLink(token: string): Promise<ConsentLinkRecord | null> {
  const id = applicationOfToken(token);
  const application = id ? await Application.findById(id).lean() : null;
  if (!application || !isGuardianToken(token, application)) return null;
  const link = guardianLinkOf(application);
  return link && { ...link, _id: application._id };
}

/** Records that the guardian confirmed; again changes nothing. The student is notified. */
export async function confirmByGuardian(application: ApplicationRecord): Promise<void> {
  const { _id, userId, consent } = application;
  if (!consent?.guardian || consent.guardian.at) return;
  const { $push, $set } = effectsUpdate([
    { kind: 'changed', ...changeOfApplication(application) },
    {
      kind: 'notice',
      userId: String(userId),
      notification: `${consent.guardian.name} confirmed your application to ${courseWords(application)}.`,
      href: `/my-applications/${_id}`,
    },
  ]);
  const after = await Application.findOneAndUpdate(
    { _id, userId, 'consent.at': consent.at, 'consent.guardian.at': null },
    { $set: { ...$set, 'consent.guardian.at': new Date() }, $push, $inc: { revision: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (after) await deliverEffects(Application, after);
}
