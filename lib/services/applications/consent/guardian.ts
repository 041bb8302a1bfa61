import { courseWords } from '@/lib/domain/applications/course-words';
import { wasSent } from '@/lib/domain/applications/sent';
import { notFound } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { applicationOfToken, isGuardianToken } from '@/lib/platform/mail/guardian-link';
import { changeOfApplication } from '@/lib/services/records/notices/changes';
import { deliverEffects, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { Application, type ApplicationRecord } from '@/models/application';
import { isOwnAddress } from './named-guardian';

const DEAD_LINK = 'This link does not work any more.';

/** What a guardian is asked by the link of their e-mail; null for a link that doesn't work any more. */
export async function guardianQuestion(token: string) {
  const application = await applicationOf(token);
  if (!application?.consent?.guardian) return null;
  const { to, what, guardian } = application.consent;
  const { studentName } = application;
  return { studentName, course: courseWords(application), to, what, isConfirmed: guardian.at !== null };
}

/** Records that the guardian confirmed; again changes nothing. The student is notified. 404 for an invalid link. */
export async function confirmByGuardian(token: string): Promise<void> {
  const application = await applicationOf(token);
  const consent = application?.consent;
  if (!application || !consent?.guardian) throw notFound(DEAD_LINK);
  if (consent.guardian.at) return;
  const { _id, userId } = application;
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
    { _id, 'consent.at': consent.at, 'consent.guardian.at': null },
    { $set: { ...$set, 'consent.guardian.at': new Date() }, $push, $inc: { revision: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (after) await deliverEffects(Application, after);
}

async function applicationOf(token: string): Promise<ApplicationRecord | null> {
  await connectDatabase();
  const id = applicationOfToken(token);
  const application = id ? await Application.findById(id).lean() : null;
  const guardian = application?.consent?.guardian;
  if (!application || !guardian || !isGuardianToken(token, application)) return null;
  if (!guardian.at && !(await isOwnAddress(application.userId, guardian))) return null;
  return wasSent(application) && !application.consent?.guardian?.at ? null : application;
}
