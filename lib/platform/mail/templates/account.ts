import { addDays, type Day } from '@/lib/domain/days/day';
import { lifetime } from '@/lib/platform/auth/codes';
import { siteUrl } from '@/lib/platform/env';
import type { Letter } from '../letter';

/**
 * The e-mails by which people come in: they are sent whatever the account's settings are. `today` is 'YYYY-MM-DD', where
 * the reader lives.
 */

const REGISTERED = 'You get this e-mail because this address was used to register on our site.';
const NOT_YOU = 'Was it not you? Then ignore this e-mail. Nothing happens.';

/** Links of seven days end at the hour they were made: their last whole day. */
const lastDayOfLink = (today: Day): string => addDays(today, 6);

export function verifyEmailLetter(token: string, code: string, today: Day): Letter {
  return {
    subject: 'Verify your account',
    preview: 'One click, and you can sign in.',
    heading: 'Verify your account',
    paragraphs: [
      'Thank you for registering as a student. Please confirm that this e-mail address is yours. After that you can sign in.',
    ],
    asks: { what: 'Verify your account', by: lastDayOfLink(today), today },
    action: { label: 'Verify my account', href: siteUrl(`/verify-email?token=${token}`) },
    notes: ['The link works once.', `Is our team verifying you by message? Then give them this code: ${code}`, NOT_YOU],
    reason: REGISTERED,
  };
}

export function agentRequestLetter(): Letter {
  return {
    subject: 'We have your request',
    preview: 'A person from our team will contact you soon.',
    heading: 'We have your request',
    paragraphs: [
      'Thank you for registering as an agent. A person from our team will contact you soon. When they have verified your account, you can sign in.',
    ],
    notes: [NOT_YOU],
    reason: REGISTERED,
  };
}

export function verifiedLetter(): Letter {
  return {
    subject: 'Your account is verified',
    preview: 'You can sign in now.',
    heading: 'Welcome',
    paragraphs: ['Our team verified your account. You can sign in now.'],
    action: { label: 'Sign in', href: siteUrl('/login') },
    reason: 'You get this e-mail because you have an account with us.',
  };
}

/** To a person whom their agency invited. */
export function agencyInvitationLetter(token: string, agency: string, today: Day): Letter {
  return {
    subject: `${agency} invites you`,
    preview: 'Choose a password, then sign in.',
    heading: 'Choose your password',
    paragraphs: [`An account was opened for you at ${agency}.`, 'Choose your own password. Then you can sign in.'],
    asks: { what: 'Choose your password', by: lastDayOfLink(today), today },
    action: { label: 'Choose my password', href: siteUrl(`/reset-password?token=${token}`) },
    notes: [
      'The link works once. Is it too late? Then your agency can send you a new one.',
      'You do not know what this is about? Then ignore this e-mail. No one can sign in as you.',
    ],
    reason: `You get this e-mail because ${agency} invited this address.`,
  };
}

/**
 * @param opener who opened the account, as the beginning of a sentence
 * @param leave the token by which the student leaves the agency that opened it; null where none did
 */
export function setPasswordLetter(token: string, opener: string, today: Day, leave: string | null = null): Letter {
  return {
    subject: `${opener} opened an account for you`,
    preview: 'Choose your own password.',
    heading: 'Choose your password',
    paragraphs: [
      `${opener} opened an account for you. With it you can find a course abroad and apply for it.`,
      'Choose your own password. Then you can sign in and see everything that is done for you.',
    ],
    asks: { what: 'Choose your password', by: lastDayOfLink(today), today },
    action: { label: 'Choose my password', href: siteUrl(`/reset-password?token=${token}`) },
    notes: [
      "The link works once. Is it too late? Then use 'Forgot your password?' on the sign-in page.",
      leave
        ? `${opener} sees what is in your file and can apply for you. You can leave them at any time, and keep your file.`
        : 'You do not know who this is? Then ignore this e-mail. No one can sign in as you.',
    ],
    ...(leave
      ? {
          other: {
            label: `You do not know ${opener}, or do not want them? Leave them here`,
            href: siteUrl(`/agency-link?token=${leave}`),
          },
        }
      : {}),
    reason: `You get this e-mail because ${opener === 'Our team' ? 'you asked us about studying abroad' : `${opener} gave us your address`}.`,
  };
}

export function staffInvitationLetter(token: string, role: 'team' | 'admin', today: Day): Letter {
  return {
    subject: 'You are invited to the team',
    preview: 'Choose a password, then sign in.',
    heading: 'Choose your password',
    paragraphs: [
      role === 'admin'
        ? 'An account was opened for you as an admin.'
        : 'An account was opened for you as a member of the team.',
      'Choose your own password. Then you can sign in.',
    ],
    asks: { what: 'Choose your password', by: lastDayOfLink(today), today },
    action: { label: 'Choose my password', href: siteUrl(`/reset-password?token=${token}`) },
    notes: [
      'The link works once. Is it too late? Then an admin can send you a new one.',
      'You do not know what this is about? Then ignore this e-mail. No one can sign in as you.',
    ],
    reason: 'You get this e-mail because an admin invited this address.',
  };
}

export function confirmEmailLetter(token: string): Letter {
  return {
    subject: 'Confirm your new e-mail address',
    preview: 'We use it when you have confirmed it.',
    heading: 'Confirm your new e-mail address',
    paragraphs: ['This was entered as the new e-mail address of your account. We use it when you have confirmed it.'],
    action: { label: 'Confirm this address', href: siteUrl(`/confirm-email?token=${token}`) },
    notes: [`The link works once, for ${lifetime('change-email')}. ${NOT_YOU}`],
    reason: 'You get this e-mail because this address was entered for an account.',
  };
}
