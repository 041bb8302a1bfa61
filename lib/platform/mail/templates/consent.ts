import { addDays, type Day, dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { siteUrl } from '@/lib/platform/env';
import type { ApplicationRecord } from '@/models/application';
import type { ConsentLinkRecord } from '@/models/consent-link';
import { shortName } from '../address';
import type { Letter } from '../letter';
import { staffName } from './about';

/** The last whole day on which a link works. */
const lastDayOf = (expiresAt: Date) => addDays(dayOf(expiresAt, 'UTC'), -1);

/** To the guardian of a student under 18. What is sent to whom stands on the page behind the link. */
export function guardianLetter(
  application: ApplicationRecord,
  guardianName: string,
  { expiresAt }: Pick<ConsentLinkRecord, 'expiresAt'>,
  token: string,
  today: Day,
): Letter {
  const { course, university, country } = application;
  const studentName = shortName(application.studentName);
  return {
    subject: `Please confirm an application of ${studentName}`,
    preview: `${studentName} named you as parent or guardian.`,
    heading: `An application of ${studentName}`,
    reader: shortName(guardianName),
    paragraphs: [
      `${studentName} is under 18 and named you as parent or guardian.`,
      'Please look at what the application sends to the university, and confirm it. We send nothing before you confirm.',
      'You need the student’s date of birth, and no password.',
    ],
    facts: [
      { term: 'Course', value: course },
      { term: 'University', value: `${university}, ${country}` },
    ],
    asks: { what: 'Look at it and confirm', by: lastDayOf(expiresAt), today },
    action: { label: 'Look at it and confirm', href: siteUrl(`/guardian-consent?token=${token}`) },
    notes: ['The link works once. You do not know the student? Then ignore this e-mail. Nothing happens.'],
    reason: 'You get this e-mail because a student gave your address as that of their parent or guardian.',
  };
}

/** To a student who was asked to confirm what their applications send. What is sent to whom stands behind the link. */
export function studentConsentLetter(
  { asked, expiresAt }: Pick<ConsentLinkRecord, 'asked' | 'expiresAt'>,
  applications: readonly Pick<ApplicationRecord, 'course' | 'university'>[],
  token: string,
  today: Day,
): Letter {
  const several = applications.length > 1;
  const what = several ? `${applications.length} applications` : 'your application';
  return {
    subject: `Please confirm ${what}`,
    preview: 'We send nothing to a university before your yes.',
    heading: several ? 'Your applications need your yes' : 'Your application needs your yes',
    paragraphs: [
      `${shortName(asked.byName)} asks you to confirm what we send to ${several ? 'the universities' : 'the university'}. We send nothing before you confirm.`,
      'You will see what is sent and to whom. You need your date of birth. You do not need a password.',
    ],
    facts: applications.map(({ course, university }) => ({ term: university, value: course })),
    asks: { what: 'Look at it and confirm', by: lastDayOf(expiresAt), today },
    action: { label: 'Look at it and confirm', href: siteUrl(`/student-consent?token=${token}`) },
    notes: [
      'The link works once. Please give it to no one, not even to your agent: the yes must come from you.',
      'You can also sign in and confirm there.',
      'You did not apply? Then do nothing. Without your yes we send nothing.',
    ],
    by: staffName(asked),
    reason: 'You get this e-mail because an application was made for you on this site.',
  };
}

/** To a student whose yes to an application staff recorded on paper: what it says, and how to object. */
export function paperConsentLetter(
  { _id, course, university }: Pick<ApplicationRecord, '_id' | 'course' | 'university'>,
  { recorded, signedOn }: { recorded: { byRole: string; byName: string }; signedOn: string },
  today: Day,
): Letter {
  return {
    subject: `We have your yes on paper: ${university}`,
    preview: 'Did you not sign it? Please say so at once.',
    heading: 'We have your yes on paper',
    paragraphs: [
      `We have your signed paper of ${dateText(signedOn, 'letter')}. It says that your application may go to the university.`,
    ],
    facts: [
      { term: 'University', value: university },
      { term: 'Course', value: course },
    ],
    asks: { what: 'If you did not sign it, open the application and press ‘Take it back’ before we send it', today },
    action: { label: 'See what is sent', href: siteUrl(`/app/student/my-applications/${_id}`) },
    by: staffName(recorded),
    reason: 'You get this e-mail because your application goes to a university with your yes.',
  };
}
