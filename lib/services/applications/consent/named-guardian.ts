import type { Types } from 'mongoose';
import { isEnd } from '@/lib/domain/applications/application-status';
import { wasSent } from '@/lib/domain/applications/sent';
import { conflict } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { shownDigest } from '@/lib/platform/mail/consent-link';
import { heldWords, type LetterHeld, letterHeld } from '@/lib/platform/mail/third-party';
import { anothersIn, emailsOf } from '@/lib/services/people/own-addresses';
import type { Effect } from '@/lib/services/records/notices/effects';
import { Application, type ApplicationRecord } from '@/models/application';
import type { ConsentRecord } from '@/models/application-parts';
import { User } from '@/models/user';
import { changeApplication } from '../moves/change';
import { type Guardian, isSameGuardian, namedGuardian } from './profile-guardian';

const NOT_THEIRS =
  'Someone else on this site already uses the email address of your parent or guardian. Please change it in your personal information first.';

/** 409 where the guardian's address is another's here, whatever was allowed when it was entered. */
export async function refuseGuardianOf(userId: Types.ObjectId, guardian: Guardian): Promise<void> {
  if (!(await isOwnAddress(userId, guardian))) throw conflict(NOT_THEIRS);
}

/** Whether a guardian's address is neither the student's nor that of an agent or staff. */
export async function isOwnAddress(userId: Types.ObjectId, { email }: Guardian): Promise<boolean> {
  const student = await User.findById(userId, 'email').lean();
  const emails = student ? await emailsOf(student) : [];
  const refused = await anothersIn({ role: 'student', emails }, { guardian_email: email });
  return !refused.guardian_email;
}

/**
 * Brings the student's consents in line with whom the profile names: where that is another one, their confirmation is asked for anew
 * by e-mail, and the student's own yes stands. What was sent or is at an end stays as it is. Called again it changes nothing.
 * @returns why an e-mail was held back, in words; '' where all go
 */
export async function guardianFollows(viewer: Viewer, userId: Types.ObjectId): Promise<string> {
  const named = await namedGuardian(userId);
  const applications = await Application.find({ userId, 'consent.guardian': { $ne: null } } as object).lean();
  let held: LetterHeld | null = null;
  for (const { _id } of applications.filter((application) => isDue(application, named))) {
    await changeApplication(viewer, String(_id), async (application) => {
      const { consent } = application;
      if (!consent || !isDue(application, named)) return { effects: [] };
      const after = { ...consent, guardian: named };
      const mails = mailToGuardian(application, after);
      for (const { request } of mails) held = (await letterHeld(request)) ?? held;
      return { consent: after, effects: mails };
    });
  }
  return heldWords(held);
}

function isDue(application: ApplicationRecord, named: Guardian | null): boolean {
  const { consent, status } = application;
  return (
    Boolean(consent?.guardian) &&
    !isSameGuardian(consent?.guardian ?? null, named) &&
    !wasSent(application) &&
    !isEnd(status)
  );
}

/** The e-mail to the guardian who is to confirm too. */
export function mailToGuardian({ _id, userId }: ApplicationRecord, consent: ConsentRecord | null): MailEffect[] {
  const { guardian } = consent ?? {};
  if (!guardian || guardian.at) return [];
  const about = shownDigest(consent ?? { to: [], what: [] });
  const request = { userId: String(userId), applicationId: String(_id), guardianEmail: guardian.email, about };
  return [{ kind: 'mail', request: { template: 'guardian-consent', ...request } }];
}

type MailEffect = Extract<Effect, { kind: 'mail' }>;
