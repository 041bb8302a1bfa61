import { RETENTION_REGISTER } from '../../retention/register';
import type { LegalKind } from '../legal-texts';

/** A first text to work on, of what this product really does; a lawyer's reading is left to the owner. @param name who runs the site */
export function legalDraft(kind: LegalKind, name: string): string {
  const paragraphs: Record<LegalKind, readonly string[]> = {
    privacy: [
      `${name} runs this site and decides what is done with the data on it. You reach us at the addresses on the page Contact.`,
      `About a student we store: ${titles(RETENTION_REGISTER.students)}.`,
      `About every account we store: ${titles(RETENTION_REGISTER.accounts)}. We store passwords in a form from which nobody can read them.`,
      'We use these data to find courses, to make applications and to follow them. We give them to a university, a visa office or another agency only for an application that you confirmed.',
      'Our team sees a student’s file, and so does the agency that added the student. Every opening of a file is noted, and the student sees who opened it.',
      'We set cookies to keep you signed in and to remember how you like the pages. There are none of other sites, and nothing counts you across sites.',
      'You can download all that we store about you, correct it, and delete your account, on the page My data. The list below says of each part how long it is kept.',
      'Our server stands in [country]. Mails are sent by [provider]. You can complain to [supervisory authority].',
    ],
    terms: [
      `These terms are between you and ${name}.`,
      'You may use this site to search courses, and to apply to them for yourself or for those whose application you are allowed to make. What you enter must be true, and documents must be genuine. Keep your password to yourself.',
      'Courses, fees and deadlines on this site come from universities and their lists. A university may change them at any time: what it tells you itself counts.',
      'Whether the rules of a course are met is worked out from what you entered. The decision is the university’s, and that of a visa is the country’s.',
      'We send an application only after you confirmed it. You can withdraw it at any time.',
      'Our service costs students [nothing, or which fees]. Universities may pay us for students who enrol; this plays no part in the order of search results.',
      'You may delete your account at any time. We may close one that is used against these terms, and say why.',
      'The law of [country] applies.',
    ],
    refunds: [
      `This page says what ${name} pays back. A university’s fees are paid to the university, and its own rules say what it pays back.`,
      'Our own fees are [which], and each is entered in your account with its receipt.',
      'Until an application was sent to a university we pay back [all, or how much] of its fee. After that we pay back [nothing, or how much].',
      'If a visa is refused we pay back [what]. Please send us the letter of refusal within [how many] days.',
      'We pay back to the account that paid, within [how many] days after we agreed.',
    ],
  };
  return paragraphs[kind].join('\n\n');
}

/** 'Profile, applications and messages' of the register's own titles. */
function titles(parts: readonly { title: string }[]): string {
  const named = [...new Set(parts.map(({ title }) => title[0]?.toLowerCase() + title.slice(1)))];
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(named);
}
