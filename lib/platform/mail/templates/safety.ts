import { addDays, type Day } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { lifetime } from '@/lib/platform/auth/codes';
import { siteUrl } from '@/lib/platform/env';
import type { Letter } from '../letter';

/** The e-mails about the safety of an account, and about its file. They are sent whatever the account's settings are. */

const OWNER = 'You’re receiving this email because it concerns the security of your account.';

export function resetPasswordLetter(token: string): Letter {
  return {
    subject: 'Choose a new password',
    preview: `You can use the link once, within ${lifetime('reset-password')}.`,
    heading: 'Choose a new password',
    paragraphs: ['Someone asked for a new password for your account. We hope it was you.'],
    action: { label: 'Choose a new password', href: siteUrl(`/reset-password?token=${token}`) },
    notes: [
      `You can use the link once, within ${lifetime('reset-password')}.`,
      'If this wasn’t you, ignore this email. Your password stays the same.',
    ],
    reason: OWNER,
  };
}

export function signInLinkLetter(token: string): Letter {
  const lives = `You can use the link once, within ${lifetime('sign-in-link')}.`;
  return {
    subject: 'Sign in from a new browser',
    preview: lives,
    heading: 'Sign in from a new browser',
    paragraphs: [
      'Someone asked for a link to sign in to your account from a new browser. After many wrong passwords, new browsers have to wait. With this link, you don’t have to wait.',
      'Open the link in the browser you want to sign in with. Then enter your password as usual.',
    ],
    action: { label: 'Use this browser', href: siteUrl(`/sign-in-link?token=${token}`) },
    notes: [
      `${lives} It doesn’t sign anyone in by itself. Don’t forward it.`,
      'If you didn’t ask for it, ignore this email. Nobody is signed in, and your password stays the same.',
    ],
    reason: OWNER,
  };
}

export function secondFactorLetter(purpose: 'second-factor' | 'change-second-factor', code: string): Letter {
  const signingIn = purpose === 'second-factor';
  return {
    subject: signingIn ? 'Your sign-in code' : 'Your confirmation code',
    preview: `The code is valid for ${lifetime(purpose)}.`,
    heading: signingIn ? 'Your sign-in code' : 'Your confirmation code',
    paragraphs: [
      signingIn
        ? 'Enter this code on the sign-in page, after your password:'
        : 'Enter this code in your settings to turn 2-factor authentication on or off:',
    ],
    code,
    notes: [
      `You can use the code once, within ${lifetime(purpose)}. We never ask for it by phone or message. Don’t give it to anyone.`,
      `If this wasn’t you, someone else ${signingIn ? 'knows your password' : 'uses your account'}. Please change your password.`,
    ],
    reason: OWNER,
  };
}

export function passwordChangedLetter(): Letter {
  return {
    subject: 'Your password was changed',
    preview: 'If this wasn’t you, choose a new password now.',
    heading: 'Your password was changed',
    paragraphs: [
      'Your account’s password was changed. All devices that used the old password are signed out.',
      'If this was you, you don’t need to do anything. If not, choose a new password now.',
    ],
    action: { label: 'It wasn’t me: choose a new password', href: siteUrl('/forget-password') },
    reason: OWNER,
  };
}

export function emailChangedLetter(newEmail: string): Letter {
  return {
    subject: 'Your account’s email address was changed',
    preview: 'If this wasn’t you, please write to our team.',
    heading: 'Your email address was changed',
    paragraphs: [
      `Your account now uses the address ${masked(newEmail)}. We send all our emails there.`,
      'If this was you, you don’t need to do anything. If not, write to our team at once.',
    ],
    action: { label: 'It wasn’t me: write to the team', href: siteUrl('/contact') },
    reason: OWNER,
  };
}

/** 'asha.rao@example.com' → 'a…@example.com': enough for its owner to know it by. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1…');

/**
 * Without the archive and without a link to it: who reads the mail is not who may fetch it.
 * @param until the last whole day it can be fetched, 'YYYY-MM-DD'; null where that isn't known
 */
export function exportReadyLetter(until: string | null, today: Day): Letter {
  return {
    subject: 'Your file is ready',
    preview: 'You can download it for seven days.',
    heading: 'Your file is ready',
    paragraphs: [
      'You asked for all the data we store about you. It is ready as one ZIP file.',
      'Please keep it in a safe place: it contains your documents.',
    ],
    asks: { what: 'Download your file', by: until, today },
    action: { label: 'Go to my data', href: siteUrl('/app/student/my-data#take-along') },
    notes: ['If you didn’t ask for it, please change your password and sign out your other devices.'],
    reason: OWNER,
  };
}

/** Another account was merged into this one. `agency` sees the file now; '' for none. */
export function accountMergedLetter(agency: string): Letter {
  const sees = agency
    ? `${agency} is your agency. They can see your profile, documents and applications, including those from the other account. You can leave them at any time.`
    : 'No agency can see your profile, documents or applications now.';
  return {
    subject: 'Your two accounts were merged',
    preview: sees,
    heading: 'Your two accounts were merged',
    paragraphs: [
      'You had two accounts with us. Our team merged them: the applications, documents and messages of both are now in one account.',
      sees,
    ],
    action: agency
      ? { label: 'View my agency', href: siteUrl('/app/student/settings#your-agent') }
      : { label: 'View my applications', href: siteUrl('/app/student/my-applications') },
    notes: ['If the other account was not yours, please write to our team. The merge can be undone for 30 days.'],
    reason: OWNER,
  };
}

/** `day` is when the account is deleted; both are 'YYYY-MM-DD'. */
export function accountLeavesLetter(day: string, today: Day): Letter {
  const on = dateText(day, 'letter');
  return {
    subject: `Your account will be deleted on ${on}`,
    preview: 'You can still stop it.',
    heading: 'Your account will be deleted',
    paragraphs: [
      `On ${on} we’ll delete your account: your profile, documents, messages and everything else about you. After that we can’t restore it.`,
      'Nothing changes until then. You can stop the deletion at any time and download your data first.',
    ],
    asks: { what: 'To keep your account, stop the deletion', by: addDays(day, -1), today },
    action: { label: 'Stop the deletion or download my data', href: siteUrl('/app/student/my-data#leave') },
    notes: ['If you didn’t ask for this, stop it and change your password.'],
    reason: OWNER,
  };
}
