import { ADULT_AGE } from '@/lib/domain/applications/age';
import { unlisted } from '@/lib/domain/applications/course-words';
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
  const { course, university, courseFrom, country } = application;
  const studentName = shortName(application.studentName);
  return {
    subject: `Please confirm an application for ${studentName}`,
    preview: `You have been named as parent or guardian of ${studentName}.`,
    heading: `Application of ${studentName}`,
    reader: shortName(guardianName),
    paragraphs: [
      `${studentName} is under ${ADULT_AGE} and has named you as parent or guardian.`,
      'Please check what we’ll send to the university with this application, and confirm it. We don’t send anything until you confirm.',
      'You need the student’s date of birth, but no password.',
    ],
    facts: [
      { term: 'Course', value: course },
      { term: 'University', value: `${university}, ${country}${unlisted(courseFrom)}` },
    ],
    asks: { what: 'Check and confirm', by: lastDayOf(expiresAt), today },
    action: { label: 'Check and confirm', href: siteUrl(`/guardian-consent?token=${token}`) },
    notes: ['You can use the link once. If you don’t know the student, ignore this email. Nothing will happen.'],
    reason: 'You’re receiving this email because this address was given as that of a student’s parent or guardian.',
  };
}

/** To a student who was asked to confirm what their applications send. What is sent to whom stands behind the link. */
export function studentConsentLetter(
  { asked, expiresAt }: Pick<ConsentLinkRecord, 'asked' | 'expiresAt'>,
  applications: readonly Pick<ApplicationRecord, 'course' | 'university' | 'courseFrom'>[],
  token: string,
  today: Day,
): Letter {
  const several = applications.length > 1;
  const what = several ? `${applications.length} applications` : 'your application';
  return {
    subject: `Please confirm ${what}`,
    preview: 'We don’t send anything to a university until you confirm.',
    heading: several ? 'Your applications need your confirmation' : 'Your application needs your confirmation',
    paragraphs: [
      `${shortName(asked.byName)} asks you to confirm what we send to ${several ? 'the universities' : 'the university'}. We don’t send anything until you confirm.`,
      'You will see what is sent and who receives it. You need your date of birth, but no password.',
    ],
    facts: applications.map(({ course, university, courseFrom }) => ({
      term: university,
      value: `${course}${unlisted(courseFrom)}`,
    })),
    asks: { what: 'Check and confirm', by: lastDayOf(expiresAt), today },
    action: { label: 'Check and confirm', href: siteUrl(`/student-consent?token=${token}`) },
    notes: [
      'You can use the link once. Please don’t give it to anyone, not even your agency: you must confirm this yourself.',
      'You can also sign in and confirm there.',
      'If you did not apply, do nothing. Without your confirmation we don’t send anything.',
    ],
    by: staffName(asked),
    reason: 'You’re receiving this email because someone created an application for you on this site.',
  };
}

/** To a student whose yes to an application staff recorded on paper: what it says, and how to object. */
export function paperConsentLetter(
  { _id, course, university, courseFrom }: Pick<ApplicationRecord, '_id' | 'course' | 'university' | 'courseFrom'>,
  { recorded, signedOn }: { recorded: { byRole: string; byName: string }; signedOn: string },
  today: Day,
): Letter {
  return {
    subject: `We have your signed consent: ${university}`,
    preview: 'If you did not sign it, please tell us at once.',
    heading: 'We have your signed consent',
    paragraphs: [
      `We have the paper you signed on ${dateText(signedOn, 'letter')}. It says that your application may be sent to the university.`,
    ],
    facts: [
      { term: 'University', value: `${university}${unlisted(courseFrom)}` },
      { term: 'Course', value: course },
    ],
    asks: {
      what: 'If you did not sign it, open the application and press ‘Withdraw consent’ before we send it',
      today,
    },
    action: { label: 'Check what is sent', href: siteUrl(`/app/student/my-applications/${_id}`) },
    by: staffName(recorded),
    reason: 'You’re receiving this email because your application will be sent to a university with your consent.',
  };
}
