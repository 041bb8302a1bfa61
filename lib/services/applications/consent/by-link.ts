import type { StudentQuestion } from '@/lib/contract/my-data/student-consent';
import { missingConsentOf } from '@/lib/domain/applications/consent';
import { courseWords } from '@/lib/domain/applications/course-words';
import { startsText } from '@/lib/domain/applications/starts';
import { found, invalid, notFound } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { isConsentToken, linkOfToken, shownDigest } from '@/lib/platform/mail/consent-link';
import { DEAD_LINK, MOST_TRIES, proveBirthDay } from '@/lib/services/people/link-birth-day';
import { Application, type ApplicationRecord } from '@/models/application';
import { ConsentLink, type ConsentLinkRecord } from '@/models/consent-link';
import { User, type UserRecord } from '@/models/user';
import { giveConsent, guardianDue, sentWith } from './consent';
import { confirmByGuardian, guardianWaits, olderGuardianLink } from './guardian';
import { questionsAbout } from './waiting-yes';

/** Whom an open link asks: what its page shows before the birth date is entered. Null for one that works no more. Changes nothing. */
export async function openLinkFor(token: string): Promise<'student' | 'guardian' | null> {
  const open = await openLink(token);
  return open && (open.link.ofGuardian ? 'guardian' : 'student');
}

/**
 * What a student or guardian is asked by the link of their e-mail. 404 for a link that is used, over or replaced; 422
 * for another birth date.
 */
export async function linkQuestion(token: string, dob: string): Promise<StudentQuestion> {
  const { link, student, asked } = await proven(token, dob);
  const applications = link.ofGuardian ? asked.map(confirmedQuestion) : await questionsAbout(asked);
  return { studentName: student.name, applications };
}

/** A guardian is asked about what the student confirmed. */
const confirmedQuestion = (application: ApplicationRecord) => ({
  _id: String(application._id),
  course: `${courseWords(application)}, ${startsText(application)}`,
  to: application.consent?.to ?? [],
  what: application.consent?.what ?? [],
});

/**
 * Records the yes to the named applications of a link, which is used by that. It never lets an agent reply to offers, and a student's
 * leaves their guardian's due. 404 and 422 as `linkQuestion`; 422 where none of its applications is named.
 */
export async function confirmByLink(token: string, dob: string, applicationIds: readonly string[]): Promise<number> {
  const { link, student, asked } = await proven(token, dob);
  const named = asked.filter(({ _id }) => applicationIds.includes(String(_id)));
  if (!named.length) throw invalid({ applicationIds: 'Please choose at least one application.' });
  if (!link.ofGuardian) for (const application of named) await guardianDue(application);
  const { modifiedCount } = await ConsentLink.updateOne(
    { _id: link._id, usedAt: null },
    { $set: { usedAt: new Date() } },
  );
  if (!modifiedCount) throw notFound(DEAD_LINK);
  if (link.ofGuardian) {
    for (const application of named) await confirmByGuardian(application);
    return named.length;
  }
  const viewer = { userId: String(student._id), role: 'student', name: student.name, email: student.email } as const;
  for (const { _id } of named)
    await giveConsent(viewer, String(_id), { given: true, agentMayReply: false }, { by: 'link', asked: link.asked });
  return named.length;
}

interface OpenLink {
  link: ConsentLinkRecord;
  /** Of a guardian's link: whose guardian. */
  student: UserRecord;
  /** Its applications that still wait, with the same agent and the same to send. */
  asked: ApplicationRecord[];
}

/** A link and whom it is about, once their birth date was entered. */
async function proven(token: string, dob: string): Promise<OpenLink> {
  const open = found(await openLink(token), DEAD_LINK);
  const { _id, ...link } = open.link;
  // A guardian's link from before these were stored has its application's id. From here on it is stored: its tries are counted too.
  if (link.applications.some(({ applicationId }) => applicationId.equals(_id)))
    await ConsentLink.updateOne({ _id }, { $setOnInsert: link }, { upsert: true });
  await proveBirthDay(open.student._id, dob, (by) =>
    ConsentLink.updateOne({ _id, ...(by > 0 ? { tries: { $lt: MOST_TRIES } } : {}) }, { $inc: { tries: by } }),
  );
  return open;
}

async function openLink(token: string): Promise<OpenLink | null> {
  await connectDatabase();
  const link = await linkOf(token);
  if (!link || link.usedAt || link.expiresAt <= new Date() || link.tries >= MOST_TRIES) return null;
  const student = await User.findOne({ _id: link.userId, role: 'student', disabled: { $ne: true } }).lean();
  if (!student || student.mergedInto) return null;
  if (!link.ofGuardian && student.email !== link.address) return null;
  const asked = await stillAsked(link);
  return asked.length ? { link, student, asked } : null;
}

async function linkOf(token: string): Promise<ConsentLinkRecord | null> {
  const id = linkOfToken(token);
  const stored = id ? await ConsentLink.findById(id).lean() : null;
  if (stored && isConsentToken(token, stored)) return stored;
  const older = id ? await olderGuardianLink(token) : null;
  return older && (stored ?? older);
}

async function stillAsked(link: ConsentLinkRecord): Promise<ApplicationRecord[]> {
  const ids = link.applications.map(({ applicationId }) => applicationId);
  const applications = await Application.find({ _id: { $in: ids }, userId: link.userId }).lean();
  const still = await Promise.all(
    applications.map(async (application) => {
      const was = link.applications.find(({ applicationId }) => String(applicationId) === String(application._id));
      return (
        String(was?.agentId ?? null) === String(application.agentId) &&
        was?.shown === (link.ofGuardian ? await confirmedDigest(link, application) : await waitingDigest(application))
      );
    }),
  );
  return applications.filter((_, at) => still[at]);
}

/** The digest of what a student is asked about; '' where their yes is not missing. */
const waitingDigest = async (application: ApplicationRecord) =>
  missingConsentOf(application) === 'student' ? shownDigest(await sentWith(application)) : '';

/** The digest of what a guardian is asked about; '' where the yes of the one at the link's address is not missing. */
const confirmedDigest = async ({ address }: ConsentLinkRecord, application: ApplicationRecord) =>
  application.consent && (await guardianWaits(application, address)) ? shownDigest(application.consent) : '';
