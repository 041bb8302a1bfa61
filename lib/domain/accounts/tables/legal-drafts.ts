import { RETENTION_REGISTER } from '../../retention/register';
import type { LegalKind } from '../legal-texts';

/** A first text to work on, of what this product really does; a lawyer's reading is left to the owner. @param name who runs the site */
export function legalDraft(kind: LegalKind, name: string): string {
  const paragraphs: Record<LegalKind, readonly string[]> = {
    privacy: [
      `${name} runs this site and is responsible for the data on it. You can reach us at the addresses on the Contact page.`,
      `About a student we store: ${titles(RETENTION_REGISTER.students)}.`,
      `About every account we store: ${titles(RETENTION_REGISTER.accounts)}. We store passwords only in a form that nobody can read.`,
      'We use these data to find courses, to apply for them and to follow the applications. We give them to a university, a visa office or another agency only for an application that you have confirmed.',
      'Our team and the agency that added the student can see a student’s file. We record every time a file is opened, and the student can see who opened it.',
      'We use cookies to keep you signed in and to remember your display settings. There are no cookies from other sites, and we don’t track you across sites.',
      'On the My data page you can download everything we store about you, correct it, and delete your account. The list below says how long each part is stored.',
      'Our server is in [country]. Emails are sent by [provider]. You can complain to [supervisory authority].',
    ],
    terms: [
      `These terms are between you and ${name}.`,
      'You may use this site to search for courses, and to apply for yourself or for people who have allowed you to apply for them. What you enter must be true, and documents must be genuine. Don’t share your password.',
      'The courses, fees and deadlines on this site come from universities and their lists. A university can change them at any time. Always follow what the university tells you directly.',
      'We use what you entered to check whether you meet a course’s requirements. The university decides on your application, and the country decides on your visa.',
      'We send an application only after you have confirmed it. You can withdraw it at any time.',
      'Our service costs students [nothing, or which fees]. Universities may pay us for students who enrol. This does not affect the order of search results.',
      'You may delete your account at any time. We may close an account that is used in breach of these terms, and we will say why.',
      'The law of [country] applies.',
    ],
    refunds: [
      `This page says what ${name} refunds. A university’s fees are paid to the university, and its own rules say what it refunds.`,
      'Our own fees are [which]. Each is shown in your account with its receipt.',
      'Before an application is sent to a university, we refund [all, or how much] of our fee. After that, we refund [nothing, or how much].',
      'If a visa is refused, we refund [what]. Please send us the refusal letter within [how many] days.',
      'We pay refunds to the account that paid, within [how many] days after we agree to the refund.',
    ],
  };
  return paragraphs[kind].join('\n\n');
}

/** 'Profile, applications and messages' of the register's own titles. */
function titles(parts: readonly { title: string }[]): string {
  const named = [...new Set(parts.map(({ title }) => title[0]?.toLowerCase() + title.slice(1)))];
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(named);
}
