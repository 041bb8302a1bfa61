import type { CallError } from '@/lib/api/client';

/** The specification's words for a sign-in that failed, the same with and without JavaScript. */
export const FILL_IN = 'Please fill in all fields';
export const INVALID = 'Login failed: Invalid details!';
export const NOT_VERIFIED = 'Account not verified.';
export const NO_USER_DETAILS = 'Failed to retrieve user details. Please check logs for more information.';

export interface RefusedSignIn {
  /** What to say on top of the form; nothing where only the code is missing. */
  text?: string;
  /** The password was right, but another gave it: where the link to choose an own one was sent. */
  linkSent?: boolean | undefined;
  /** Too many wrong passwords: a link that lets this browser try can be e-mailed. */
  signInLink?: boolean | undefined;
  /** The password was right, and the account has a second factor. */
  asksForCode?: boolean | undefined;
  codeProblem?: string | undefined;
  /** Where the code comes from: a mail that was sent, or the account's authenticator app. */
  factor?: 'app' | 'passkey' | 'email' | undefined;
}

interface Refused {
  status: number;
  message: string;
  fields?: Record<string, string> | undefined;
  hints?: Pick<CallError['hints'], 'factor' | 'linkSent' | 'signInLink'> | undefined;
}

/** Words a refusal of the server: wrong details get their own sentence, the others say it themselves. `code` as it was sent. */
export function refusedSignIn({ status, message, fields, hints }: Refused, code: string): RefusedSignIn {
  if (fields?.code) return { asksForCode: true, factor: hints?.factor, ...(code ? { codeProblem: fields.code } : {}) };
  if (hints?.linkSent) return { linkSent: true };
  return { text: status === 401 ? INVALID : message, signInLink: hints?.signInLink };
}

/** Six digits, or a recovery code, with the dashes people type. */
export const isCode = (code: string) => /^(\d{6}|[a-z2-9]{5}-?[a-z2-9]{5})$/i.test(code);
