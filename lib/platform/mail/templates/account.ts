import { addDays, type Day } from '@/lib/domain/days/day';
import { lifetime } from '@/lib/platform/auth/codes';
import { siteUrl } from '@/lib/platform/env';
import type { Letter } from '../letter';

/**
 * The e-mails by which people come in: they are sent whatever the account's settings are. `today` is 'YYYY-MM-DD', where
 * the reader lives.
 */

const REGISTERED = 'You’re receiving this email because this address was used to register on our site.';
const NOT_YOU = 'If this wasn’t you, ignore this email. Nothing will happen.';

/** Links of seven days end at the hour they were made: their last whole day. */
const lastDayOfLink = (today: Day): string => addDays(today, 6);

export function verifyEmailLetter(token: string, code: string, today: Day): Letter {
  return {
    subject: 'Verify your account',
    preview: 'One click, then you can sign in.',
    heading: 'Verify your account',
    paragraphs: [
      'Thank you for registering. Please confirm that this email address is yours. After that, you can sign in.',
    ],
    asks: { what: 'Verify your account', by: lastDayOfLink(today), today },
    action: { label: 'Verify my account', href: siteUrl(`/verify-email?token=${token}`) },
    notes: [
      'You can use the link once.',
      `If our team asks you for a code in a message, send them this one: ${code}`,
      NOT_YOU,
    ],
    reason: REGISTERED,
  };
}

/** To a student who is here already: a person, such as a parent, asks to help. Answered signed in. */
export function helperAsksLetter(helper: string): Letter {
  return {
    subject: `${helper} wants to help you`,
    preview: 'Nothing changes until you say yes.',
    heading: `${helper} wants to help you`,
    paragraphs: [
      `${helper} would like to help you with your applications. If you say yes, they can see your profile, documents and applications, upload documents and apply for you. Only you can confirm what is sent and reply to offers.`,
      'Nothing changes until you answer. You can end their access at any time.',
    ],
    action: { label: 'Answer', href: siteUrl('/app/student/settings#helpers') },
    notes: ['If you don’t know this person, say no.'],
    reason: 'You’re receiving this email because someone entered your address.',
  };
}

export function agentRequestLetter(): Letter {
  return {
    subject: 'We have received your request',
    preview: 'Someone from our team will contact you soon.',
    heading: 'We have received your request',
    paragraphs: [
      'Thank you for registering as an agent. Someone from our team will contact you soon. You can sign in after they have verified your account.',
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
    paragraphs: ['Our team has verified your account. You can sign in now.'],
    action: { label: 'Sign in', href: siteUrl('/login') },
    reason: 'You’re receiving this email because you have an account with us.',
  };
}

/** To a person whom their agency invited. */
export function agencyInvitationLetter(token: string, agency: string, today: Day): Letter {
  return {
    subject: `${agency} invites you`,
    preview: 'Choose a password, then sign in.',
    heading: 'Choose your password',
    paragraphs: [
      `We created an account for you at ${agency}.`,
      'Please choose your own password. Then you can sign in.',
    ],
    asks: { what: 'Choose your password', by: lastDayOfLink(today), today },
    action: { label: 'Choose my password', href: siteUrl(`/reset-password?token=${token}`) },
    notes: [
      'You can use the link once. If it has expired, your agency can send you a new one.',
      'If you don’t know what this is about, please ignore this email. Nobody can sign in as you.',
    ],
    reason: `You’re receiving this email because ${agency} invited this address.`,
  };
}

/**
 * @param opener who opened the account, as the beginning of a sentence
 * @param leave the token by which the student leaves the agency that opened it; null where none did
 */
export function setPasswordLetter(token: string, opener: string, today: Day, leave: string | null = null): Letter {
  return {
    subject: `${opener} created an account for you`,
    preview: 'Choose your own password.',
    heading: 'Choose your password',
    paragraphs: [
      `${opener} created an account for you. You can use it to find a course abroad and apply for it.`,
      'With a password of your own you can sign in and see how your applications are going.',
    ],
    asks: { what: 'Choose your password', by: lastDayOfLink(today), today },
    action: { label: 'Choose my password', href: siteUrl(`/reset-password?token=${token}`) },
    notes: [
      'You can use the link once. If it has expired, use ‘Forgot your password?’ on the sign-in page.',
      leave
        ? `${opener} can see your file and apply for you. You can leave this agency at any time and keep your file.`
        : 'If you don’t know who this is, please ignore this email. Nobody can sign in as you.',
    ],
    ...(leave
      ? {
          other: {
            label: `If you don’t know ${opener} or don’t want them as your agency, you can remove them here`,
            href: siteUrl(`/agency-link?token=${leave}`),
          },
        }
      : {}),
    reason: `You’re receiving this email because ${opener === 'Our team' ? 'you asked us about studying abroad' : `${opener} gave us your address`}.`,
  };
}

export function staffInvitationLetter(token: string, role: 'team' | 'admin', today: Day): Letter {
  return {
    subject: 'You are invited to the team',
    preview: 'Choose a password, then sign in.',
    heading: 'Choose your password',
    paragraphs: [
      role === 'admin' ? 'We created an administrator account for you.' : 'We created a team account for you.',
      'Please choose your own password. Then you can sign in.',
    ],
    asks: { what: 'Choose your password', by: lastDayOfLink(today), today },
    action: { label: 'Choose my password', href: siteUrl(`/reset-password?token=${token}`) },
    notes: [
      'You can use the link once. If it has expired, an administrator can send you a new one.',
      'If you don’t know what this is about, please ignore this email. Nobody can sign in as you.',
    ],
    reason: 'You’re receiving this email because an administrator invited this address.',
  };
}

export function confirmEmailLetter(token: string): Letter {
  return {
    subject: 'Confirm your new email address',
    preview: 'We’ll use it after you confirm it.',
    heading: 'Confirm your new email address',
    paragraphs: [
      'This address was entered as the new email address of your account. We’ll use it after you confirm it.',
    ],
    action: { label: 'Confirm this address', href: siteUrl(`/confirm-email?token=${token}`) },
    notes: [`You can use the link once, within ${lifetime('change-email')}. ${NOT_YOU}`],
    reason: 'You’re receiving this email because this address was entered for an account.',
  };
}
