import { dateText } from '@/lib/domain/days/day-words';
import { siteUrl } from '@/lib/platform/env';
import type { ApplicationRecord } from '@/models/application';
import type { ConsentLinkRecord } from '@/models/consent-link';
import type { Letter } from '../letter';

/** To the guardian of a student under 18. What is sent to whom stands on the page behind the link. */
export function guardianLetter(
  application: ApplicationRecord,
  guardianName: string,
  { expiresAt }: Pick<ConsentLinkRecord, 'expiresAt'>,
  token: string,
): Letter {
  const { course, university, country } = application;
  const [studentName, guardian] = [shortName(application.studentName), shortName(guardianName)];
  return {
    subject: `Please confirm an application of ${studentName}`,
    preview: `${studentName} named you as parent or guardian.`,
    heading: `An application of ${studentName}`,
    paragraphs: [
      `Dear ${guardian}, ${studentName} is under 18 and named you as parent or guardian. Please look at what their application sends to the university, and confirm it. Nothing is sent before.`,
      'You need the student’s date of birth, and no password.',
    ],
    facts: [
      { term: 'Course', value: course },
      { term: 'University', value: `${university}, ${country}` },
    ],
    action: { label: 'Look at it and confirm', href: siteUrl(`/guardian-consent?token=${token}`) },
    notes: [
      `The link works once, until ${dateText(expiresAt.toISOString())}.`,
      "You don't know them? Then you can ignore this e-mail; nothing happens.",
    ],
    reason: 'You get this e-mail because a student gave your address as that of their parent or guardian.',
  };
}

/** To a student who was asked to confirm what their applications send. What is sent to whom stands behind the link. */
export function studentConsentLetter(
  name: string,
  { asked, expiresAt }: Pick<ConsentLinkRecord, 'asked' | 'expiresAt'>,
  applications: readonly Pick<ApplicationRecord, 'course' | 'university'>[],
  token: string,
): Letter {
  const several = applications.length > 1;
  const what = several ? `${applications.length} applications` : 'your application';
  return {
    subject: `Please confirm ${what}`,
    preview: 'Nothing goes to a university before your yes.',
    heading: several ? 'Your applications wait for your yes' : 'Your application waits for your yes',
    paragraphs: [
      `Dear ${shortName(name)}, ${shortName(asked.byName)} asks you to confirm what is sent to ${several ? 'the universities' : 'the university'}. Nothing is sent before.`,
      'You see what is sent and to whom. You need your date of birth, and no password.',
    ],
    facts: applications.map(({ course, university }) => ({ term: university, value: course })),
    action: { label: 'Look at it and confirm', href: siteUrl(`/student-consent?token=${token}`) },
    notes: [
      `The link works once, until ${dateText(expiresAt.toISOString())}. Please pass it on to no one, not even to your agent: it is your yes.`,
      'You can also sign in and confirm there.',
      'You didn’t apply? Then do nothing: without your yes nothing is sent.',
    ],
    reason: 'You get this e-mail because an application was made for you on this site.',
  };
}

/** To a student whose yes to an application staff recorded on paper: what it says, and how to object. */
export function paperConsentLetter(
  name: string,
  { _id, course, university }: Pick<ApplicationRecord, '_id' | 'course' | 'university'>,
  { recorded, signedOn }: { recorded: { byName: string }; signedOn: string },
): Letter {
  return {
    subject: `Your yes on paper for ${university} was recorded`,
    preview: 'Did you not sign it? Please say so at once.',
    heading: 'Your yes on paper was recorded',
    paragraphs: [
      `Dear ${shortName(name)}, ${recorded.byName} of our team has your signed paper of ${dateText(signedOn)}. It says that your application may go to the university.`,
      'Did you not sign it, or did you change your mind? Please open the application and press ‘Take it back’, before it is sent. You can also answer in its messages.',
    ],
    facts: [
      { term: 'University', value: university },
      { term: 'Course', value: course },
    ],
    action: { label: 'See what is sent', href: siteUrl(`/app/student/my-applications/${_id}`) },
    reason: 'You get this e-mail because your application goes to a university with your yes.',
  };
}

/** In a letter to an address that is no account's: a typed name must not carry a message, nor what mail programs make a link of. */
const shortName = (name: string) => {
  const plain = name.replaceAll('://', ' ');
  return plain.length > LONGEST_SHORT_NAME ? `${plain.slice(0, LONGEST_SHORT_NAME - 1).trimEnd()}…` : plain;
};
const LONGEST_SHORT_NAME = 60;
