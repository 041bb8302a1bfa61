import { lifetime } from '@/lib/platform/auth/codes';
import { siteUrl } from '@/lib/platform/env';
import type { Letter } from '../letter';

/** The e-mails about an account itself. They are sent whatever the account's settings are. */

const REGISTERED = 'You get this e-mail because somebody registered with your address.';
const OWNER = 'You get this e-mail because it concerns the safety of your account.';
const NOT_YOU = "It wasn't you? Then you can ignore this e-mail; nothing happens.";

/** The registrant's name isn't in here: one can register with any name and another person's address. */
export function verifyEmailLetter(token: string, code: string): Letter {
  return {
    subject: 'Verify your account',
    preview: 'One click, and you can sign in.',
    heading: 'Verify your account',
    paragraphs: [
      'You registered as a student. Please confirm that this e-mail address is yours; then you can sign in.',
    ],
    action: { label: 'Verify my account', href: siteUrl(`/verify-email?token=${token}`) },
    notes: [
      `The link works once, for ${lifetime('verify-email')}.`,
      `If our team verifies you by message instead, this is your verification code: ${code}`,
      NOT_YOU,
    ],
    reason: REGISTERED,
  };
}

export function agentRequestLetter(): Letter {
  return {
    subject: 'We have your request',
    preview: 'Someone from our team will contact you soon.',
    heading: 'We have your request',
    paragraphs: [
      'You registered as an agent. Someone from our team will contact you soon; once they have verified your account, you can sign in.',
    ],
    notes: [NOT_YOU],
    reason: REGISTERED,
  };
}

export function verifiedLetter(name: string): Letter {
  return {
    subject: 'Your account is verified',
    preview: 'You can sign in now.',
    heading: `Welcome, ${name}`,
    paragraphs: ['Our team verified your account. You can sign in now.'],
    action: { label: 'Sign in', href: siteUrl('/login') },
    reason: 'You get this e-mail because you have an account with us.',
  };
}

/** `opener`: who opened the account, as the beginning of a sentence. */
export function setPasswordLetter(token: string, opener: string): Letter {
  return {
    subject: `${opener} opened an account for you`,
    preview: 'Choose a password of your own.',
    heading: 'Choose your password',
    paragraphs: [
      `${opener} opened an account for you, to help you find a course abroad and apply to it.`,
      'Choose a password of your own: then you can sign in, see everything that is done for you, and do it yourself.',
    ],
    action: { label: 'Choose my password', href: siteUrl(`/reset-password?token=${token}`) },
    notes: [
      `The link works once, for ${lifetime('set-password')}. After that, use 'Forgot your password?' on the sign-in page.`,
      "You don't know who this is? Then you can ignore this e-mail, and nobody can sign in as you.",
    ],
    reason: `You get this e-mail because ${opener === 'Our team' ? 'you asked us about studying abroad' : `${opener} gave us your address`}.`,
  };
}

export function staffInvitationLetter(token: string, role: 'team' | 'admin'): Letter {
  return {
    subject: 'You are invited to the team',
    preview: 'Choose a password, then sign in.',
    heading: 'Choose your password',
    paragraphs: [
      role === 'admin'
        ? 'An account was opened for you as an admin.'
        : 'An account was opened for you as a member of the team.',
      'Choose a password of your own: then you can sign in.',
    ],
    action: { label: 'Choose my password', href: siteUrl(`/reset-password?token=${token}`) },
    notes: [
      `The link works once, for ${lifetime('set-password')}. After that, an admin can send you another one.`,
      "You don't know what this is about? Then you can ignore this e-mail, and nobody can sign in as you.",
    ],
    reason: 'You get this e-mail because an admin invited this address.',
  };
}

export function resetPasswordLetter(token: string): Letter {
  return {
    subject: 'Choose a new password',
    preview: `The link works once, for ${lifetime('reset-password')}.`,
    heading: 'Choose a new password',
    paragraphs: ['Somebody, hopefully you, asked for a new password for your account.'],
    action: { label: 'Choose a new password', href: siteUrl(`/reset-password?token=${token}`) },
    notes: [`The link works once, for ${lifetime('reset-password')}. ${NOT_YOU}`],
    reason: OWNER,
  };
}

export function secondFactorLetter(purpose: 'second-factor' | 'change-second-factor', code: string): Letter {
  const signingIn = purpose === 'second-factor';
  return {
    subject: signingIn ? 'Your sign-in code' : 'Your confirmation code',
    preview: `It works for ${lifetime(purpose)}.`,
    heading: signingIn ? 'Your sign-in code' : 'Your confirmation code',
    paragraphs: [
      signingIn
        ? 'Type this code on the sign-in page, after your password:'
        : 'Type this code in your settings to turn 2-factor authentication on or off:',
    ],
    code,
    notes: [
      `The code works once, for ${lifetime(purpose)}. We never ask for it by phone or message: give it to nobody.`,
      `It wasn't you? Then somebody ${signingIn ? 'knows your password' : 'uses your account'}: please change your password.`,
    ],
    reason: OWNER,
  };
}

export function passwordChangedLetter(): Letter {
  return {
    subject: 'Your password was changed',
    preview: "It wasn't you? Choose a new one now.",
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed, and everybody who was signed in with the old one is signed out.',
    ],
    notes: [`It wasn't you? Then choose a new one now: ${siteUrl('/forget-password')}`],
    reason: OWNER,
  };
}

/** The account's name isn't in here: one can type another person's address. */
export function confirmEmailLetter(token: string): Letter {
  return {
    subject: 'Confirm your new e-mail address',
    preview: 'It counts once you confirm it.',
    heading: 'Confirm your new e-mail address',
    paragraphs: ['You gave this as the new address of your account. It counts once you confirm it.'],
    action: { label: 'Confirm this address', href: siteUrl(`/confirm-email?token=${token}`) },
    notes: [`The link works once, for ${lifetime('change-email')}. ${NOT_YOU}`],
    reason: 'You get this e-mail because this address was given for an account.',
  };
}

export function emailChangedLetter(newEmail: string): Letter {
  return {
    subject: 'The e-mail address of your account was changed',
    preview: "It wasn't you? Please write to our team.",
    heading: 'Your e-mail address was changed',
    paragraphs: [`Your account now belongs to ${masked(newEmail)}. From now on all our e-mails go there.`],
    notes: ["It wasn't you? Please tell our team at once."],
    reason: OWNER,
  };
}

/** 'asha.rao@example.com' → 'a…@example.com': enough for its owner to know it by. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1…');

/** Without the archive and without a link to it: who reads the mail is not who may fetch it. */
export function exportReadyLetter(): Letter {
  return {
    subject: 'Your file is ready',
    preview: 'You can fetch it for seven days.',
    heading: 'Your file is ready',
    paragraphs: [
      'You asked for everything that we keep about you. It is one ZIP archive, and you can fetch it for seven days.',
      'Please keep it in a safe place: your documents are in it.',
    ],
    action: { label: 'Go to my data', href: siteUrl('/app/student/my-data#take-along') },
    notes: ["You didn't ask for it? Then please change your password, and sign out your other devices."],
    reason: OWNER,
  };
}

/** `day` is 'YYYY-MM-DD'. */
/** Another account was merged into this one. `agency` sees the file now; '' for none. */
export function accountMergedLetter(agency: string): Letter {
  const sees = agency
    ? `${agency} is your agent and sees your profile, documents and applications, those of the other account included. You can leave them at any time.`
    : 'No agency sees your profile, documents and applications now.';
  return {
    subject: 'Two accounts of yours are one now',
    preview: sees,
    heading: 'Two accounts of yours are one now',
    paragraphs: [
      'Our team merged another account of yours into this one: its applications, documents and messages are here now.',
      sees,
    ],
    action: agency
      ? { label: 'Leave this agent', href: siteUrl('/app/student/settings#your-agent') }
      : { label: 'Look at your applications', href: siteUrl('/app/student/my-applications') },
    notes: ["The other account wasn't yours? Please write to our team: it can be taken back for 30 days."],
    reason: OWNER,
  };
}

export function accountLeavesLetter(day: string): Letter {
  return {
    subject: 'Your account will be deleted',
    preview: `On ${day}, unless you stop it.`,
    heading: 'Your account will be deleted',
    paragraphs: [
      `On ${day} your account is deleted: your profile, documents, messages and everything else that is about you. That can't be undone.`,
      'Until then everything stays as it is. You can stop it at any time, and take your file along before.',
    ],
    action: { label: 'Stop it, or take my file along', href: siteUrl('/app/student/my-data#leave') },
    notes: ["It wasn't you, and you didn't ask our team for it? Then stop it, and please change your password."],
    reason: OWNER,
  };
}
