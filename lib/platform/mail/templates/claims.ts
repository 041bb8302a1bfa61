import { ADULT_AGE } from '@/lib/domain/applications/age';
import { addDays, type Day, dayOf } from '@/lib/domain/days/day';
import { siteUrl } from '@/lib/platform/env';
import { shortName } from '../address';
import type { Letter } from '../letter';

/** An agency that asks, who of it, until when, and the link to answer. */
interface Asks {
  agency: string;
  claim: { asked: { byName: string }; lapsesOn: Date };
  token: string;
}

/** The last whole day on which a request can be answered. */
const lastDayOf = (lapsesOn: Date) => addDays(dayOf(lapsesOn, 'UTC'), -1);

const AFTER_YES =
  'If you agree, they can see your profile, documents and applications, and apply for you. Any other agency will lose access.';

/** To a student whom an agency asks whether it may act for them. */
export function agencyAsksLetter({ agency, claim, token }: Asks, today: Day): Letter {
  return {
    subject: `${agency} asks if they may act for you`,
    preview: 'Nothing changes until you agree.',
    heading: 'May this agency act for you?',
    paragraphs: [
      `${shortName(claim.asked.byName)} of ${agency} entered your email address and asks if ${agency} may act for you.`,
      `${AFTER_YES} You can leave them at any time.`,
    ],
    asks: { what: 'Answer the request', by: lastDayOf(claim.lapsesOn), today },
    action: { label: 'Answer the request', href: siteUrl(`/agency-link?token=${token}`) },
    notes: [
      'Please don’t share this link with anyone, not even the agency: only you can agree.',
      'You can also sign in and answer there. Nothing changes until you agree.',
    ],
    reason: `You’re receiving this email because ${agency} entered your address on our site.`,
  };
}

/** To the guardian of a student under 18: they say yes for the student. */
export function agencyAsksGuardianLetter(
  { agency, claim, token }: Asks,
  guardian: { name: string; studentName: string },
  today: Day,
): Letter {
  const student = shortName(guardian.studentName);
  return {
    subject: `${agency} asks if they may act for ${student}`,
    preview: `${student} named you as parent or guardian.`,
    heading: `May this agency act for ${student}?`,
    reader: shortName(guardian.name),
    paragraphs: [
      `${student} is under ${ADULT_AGE} and named you as parent or guardian. ${agency} asks if they may act for ${student}.`,
      `If you agree, they can see the profile, documents and applications of ${student}, and apply for them. Other agencies will lose access.`,
      'You need the student’s date of birth, but no password.',
    ],
    asks: { what: 'Answer the request', by: lastDayOf(claim.lapsesOn), today },
    action: { label: 'Answer the request', href: siteUrl(`/agency-link?token=${token}`) },
    notes: ['Nothing changes until you agree. If you don’t know the student, ignore this email.'],
    reason: 'You’re receiving this email because a student gave your address as that of their parent or guardian.',
  };
}
