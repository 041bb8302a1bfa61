import { Types } from 'mongoose';
import { conflict } from '@/lib/domain/errors';
import type { MailRequest } from '@/lib/domain/mail-requests';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { siteUrl } from '@/lib/platform/env';
import { consentToken, LINK_MS, shownDigest } from '@/lib/platform/mail/consent-link';
import { sendMail } from '@/lib/platform/mail/send';
import { heldWords, letterHeld } from '@/lib/platform/mail/third-party';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { notify } from '@/lib/services/records/notices/notifications';
import type { ApplicationRecord } from '@/models/application';
import { ConsentLink, type ConsentLinkRecord } from '@/models/consent-link';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';
import { signed } from '../moves/change';
import { sentWith } from './consent';
import { mailToGuardian } from './named-guardian';
import { waitingForYes } from './waiting-yes';

/** Whether that link still works is not said: it may be used up. */
const ASKED_TODAY = 'We have already emailed the student about this in the last 24 hours. Please try again tomorrow.';
const GUARDIAN_ASKED_TODAY =
  'We have already emailed the parent or guardian about this in the last 24 hours. Please try again tomorrow.';

export interface Asked {
  /** How many applications the student is asked about. */
  applications: number;
  /** How many applications their guardian is asked about. */
  ofGuardian: number;
  /** For staff alone: the same words for WhatsApp, with the link, at the student's own number; null without one. */
  whatsApp: string | null;
}

/**
 * Asks a student, and the guardian of one under 18, for the yes to all applications that wait for it: mails with a link that works
 * without signing in, and a notice to the student. A new link ends an earlier one. 404 outside the viewer's scope; 409 where nothing
 * waits, without a birth date, which the link asks for, and where the same was mailed in the last 24 hours.
 */
export async function askForYes(viewer: Viewer, studentId: string): Promise<Asked> {
  const student = await studentWrittenAbout(viewer, studentId);
  const [waiting, waitingForGuardian] = await Promise.all([
    waitingForYes(viewer, student._id, 'student'),
    waitingForYes(viewer, student._id, 'guardian'),
  ]);
  if (!waiting.length && !waitingForGuardian.length) throw conflict('No application needs consent right now.');
  const asked = waiting.length ? await askStudent(viewer, student, waiting) : { applications: 0, whatsApp: null };
  const ofGuardian = await askGuardian(waitingForGuardian);
  if (!asked.applications && !ofGuardian) throw conflict(GUARDIAN_ASKED_TODAY);
  return { ...asked, ofGuardian };
}

/** Writes to the guardian about each of these; says for how many a letter went. */
async function askGuardian(waiting: readonly ApplicationRecord[]): Promise<number> {
  const letters = waiting.flatMap((application) => mailToGuardian(application, application.consent ?? null));
  let went = 0;
  for (const { request } of letters) {
    if (await letterHeld(request)) continue;
    await sendMail(request);
    went++;
  }
  return went;
}

async function askStudent(viewer: Viewer, student: UserRecord, waiting: ApplicationRecord[]) {
  const profile = await Profile.findOne({ userId: student._id }, 'personal.dob').lean();
  if (!profile?.personal?.dob)
    throw conflict('Please enter the student’s date of birth first. The student needs it to open the link.');
  const link = await newLink(viewer, student, waiting);
  // What is sent differs: the earlier link is dead, so that a new one may go the same day.
  const about = shownDigest({
    to: [],
    what: link.applications.map(({ applicationId, agentId, shown }) => `${applicationId} ${agentId} ${shown}`),
  });
  const request: MailRequest = {
    ...{ template: 'student-consent', userId: String(student._id) },
    ...{ address: student.email, about },
  };
  const held = await letterHeld(request);
  if (held) throw conflict(held === 'again' ? ASKED_TODAY : heldWords(held));
  await ConsentLink.create(link);
  // Of two that are made at once the newer one stays.
  await ConsentLink.deleteMany({
    userId: student._id,
    ofGuardian: { $ne: true },
    usedAt: null,
    _id: { $lt: link._id },
  });
  await sendMail(request, { key: String(link._id) });
  const first = waiting.length === 1 && waiting[0];
  const what = first ? `your application to ${first.university}` : `your ${waiting.length} applications`;
  await notify(
    String(student._id),
    `${viewer.name} asks for your consent: please confirm what is sent for ${what}.`,
    first ? `/my-applications/${first._id}` : '/my-applications',
  );
  return { applications: waiting.length, whatsApp: await whatsAppOf(viewer, student, link) };
}

async function newLink(viewer: Viewer, student: UserRecord, waiting: ApplicationRecord[]): Promise<ConsentLinkRecord> {
  const applications = await Promise.all(
    waiting.map(async (application) => ({
      applicationId: application._id,
      agentId: application.agentId,
      shown: shownDigest(await sentWith(application)),
    })),
  );
  return {
    _id: new Types.ObjectId(),
    userId: student._id,
    address: student.email,
    applications,
    asked: signed(viewer),
    tries: 0,
    usedAt: null,
    expiresAt: new Date(Date.now() + LINK_MS),
  };
}

/** The agency must never get the link: a number that is the agency's too is none of the student's own. */
async function whatsAppOf(viewer: Viewer, student: UserRecord, link: ConsentLinkRecord): Promise<string | null> {
  const { mobileE164, addedBy } = student;
  if (viewer.role === 'agent' || !mobileE164) return null;
  const agent = addedBy && (await User.findById(addedBy, 'mobileE164').lean());
  if (agent?.mobileE164 === mobileE164) return null;
  const url = siteUrl(`/student-consent?token=${consentToken(link)}`);
  const text = `Please check and confirm what we send to the universities. Open this link and enter your date of birth: ${url}`;
  return `https://wa.me/${mobileE164.slice(1)}?text=${encodeURIComponent(text)}`;
}
