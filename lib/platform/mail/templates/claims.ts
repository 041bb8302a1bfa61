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
  'If you say yes, they see your profile, documents and applications, and can apply for you. If you have another agency now, that one then sees nothing any more.';

/** To a student whom an agency asks whether it may act for them. */
export function agencyAsksLetter({ agency, claim, token }: Asks, today: Day): Letter {
  return {
    subject: `${agency} asks if they may act for you`,
    preview: 'Nothing changes before your yes.',
    heading: 'May this agency act for you?',
    paragraphs: [
      `${shortName(claim.asked.byName)} of ${agency} entered your e-mail address and asks if ${agency} may act for you.`,
      `${AFTER_YES} You can leave them at any time.`,
    ],
    asks: { what: 'Say yes or no', by: lastDayOf(claim.lapsesOn), today },
    action: { label: 'Say yes or no', href: siteUrl(`/agency-link?token=${token}`) },
    notes: [
      'Please give this link to no one, not even to the agency: the yes must come from you.',
      'You can also sign in and answer there. Without your yes nothing changes.',
    ],
    reason: `You get this e-mail because ${agency} entered your address on our site.`,
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
      `${student} is under 18 and named you as parent or guardian. ${agency} asks if they may act for ${student}.`,
      `If you say yes, they see the profile, documents and applications of ${student}, and can apply. Another agency then sees nothing any more.`,
      'You need the student’s date of birth, and no password.',
    ],
    asks: { what: 'Say yes or no', by: lastDayOf(claim.lapsesOn), today },
    action: { label: 'Say yes or no', href: siteUrl(`/agency-link?token=${token}`) },
    notes: ['Without your yes nothing changes. You do not know the student? Then ignore this e-mail.'],
    reason: 'You get this e-mail because a student gave your address as that of their parent or guardian.',
  };
}
