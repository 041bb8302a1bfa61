import type { StudentQuestion } from '@/lib/contract/my-data/student-consent';
import { missingYesOf } from '@/lib/domain/applications/consent';
import { invalid, notFound } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { isConsentToken, linkOfToken } from '@/lib/platform/mail/consent-link';
import { Application, type ApplicationRecord } from '@/models/application';
import { ConsentLink, type ConsentLinkRecord } from '@/models/consent-link';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';
import { digestOf } from './ask-student';
import { giveConsent, guardianDue, sentWith } from './consent';
import { questionsAbout } from './waiting-yes';

const DEAD_LINK = 'This link does not work any more.';
const WRONG_DAY = 'That is not the date of birth in the profile.';
/** After so many wrong dates a link is dead. */
const MOST_TRIES = 5;

/** Whether a link can still be used: what its page shows before the birth date is entered. Changes nothing. */
export async function isOpenLink(token: string): Promise<boolean> {
  return (await openLink(token)) !== null;
}

/** What a student is asked by the link of their e-mail. 404 for a link that is used, over or replaced; 422 for another birth date. */
export async function studentQuestion(token: string, dob: string): Promise<StudentQuestion> {
  const { student, asked } = await proven(token, dob);
  return { studentName: student.name, applications: await questionsAbout(asked) };
}

/**
 * Records the student's yes to the named applications of a link, which is used by that. It never lets an agent reply to offers, and a
 * guardian's yes stays due. 404 and 422 as `studentQuestion`; 422 where none of its applications is named.
 */
export async function confirmByLink(token: string, dob: string, applicationIds: readonly string[]): Promise<number> {
  const { link, student, asked } = await proven(token, dob);
  const named = asked.filter(({ _id }) => applicationIds.includes(String(_id)));
  if (!named.length) throw invalid({ applicationIds: 'Please choose at least one application.' });
  for (const application of named) await guardianDue(application);
  const { modifiedCount } = await ConsentLink.updateOne(
    { _id: link._id, usedAt: null },
    { $set: { usedAt: new Date() } },
  );
  if (!modifiedCount) throw notFound(DEAD_LINK);
  const viewer = { userId: String(student._id), role: 'student', name: student.name, email: student.email } as const;
  for (const { _id } of named)
    await giveConsent(viewer, String(_id), { given: true, agentMayReply: false }, { by: 'link', asked: link.asked });
  return named.length;
}

interface OpenLink {
  link: ConsentLinkRecord;
  student: UserRecord;
  /** Its applications that still wait, with the same agent and the same to send. */
  asked: ApplicationRecord[];
}

/** A link and whom it is for, once their birth date was entered. */
async function proven(token: string, dob: string): Promise<OpenLink> {
  const open = await openLink(token);
  if (!open) throw notFound(DEAD_LINK);
  const { _id } = open.link;
  // Counted before it is compared, so that of many at once no more than these are.
  const counted = await ConsentLink.updateOne({ _id, tries: { $lt: MOST_TRIES } }, { $inc: { tries: 1 } });
  if (!counted.modifiedCount) throw notFound(DEAD_LINK);
  const profile = await Profile.findOne({ userId: open.student._id }, 'personal.dob').lean();
  if (!profile?.personal?.dob || profile.personal.dob !== dob) throw invalid({ dob: WRONG_DAY });
  await ConsentLink.updateOne({ _id }, { $inc: { tries: -1 } });
  return open;
}

async function openLink(token: string): Promise<OpenLink | null> {
  await connectDatabase();
  const id = linkOfToken(token);
  const link = id ? await ConsentLink.findById(id).lean() : null;
  if (!link || !isConsentToken(token, link)) return null;
  if (link.usedAt || link.expiresAt <= new Date() || link.tries >= MOST_TRIES) return null;
  const student = await User.findOne({ _id: link.userId, role: 'student', disabled: { $ne: true } }).lean();
  if (!student || student.email !== link.address || student.mergedInto) return null;
  const asked = await stillAsked(link);
  return asked.length ? { link, student, asked } : null;
}

async function stillAsked(link: ConsentLinkRecord): Promise<ApplicationRecord[]> {
  const ids = link.applications.map(({ applicationId }) => applicationId);
  const applications = await Application.find({ _id: { $in: ids }, userId: link.userId }).lean();
  const still = await Promise.all(
    applications.map(async (application) => {
      const was = link.applications.find(({ applicationId }) => String(applicationId) === String(application._id));
      return (
        missingYesOf(application) === 'student' &&
        String(was?.agentId ?? null) === String(application.agentId) &&
        was?.shown === digestOf(await sentWith(application))
      );
    }),
  );
  return applications.filter((_, at) => still[at]);
}
