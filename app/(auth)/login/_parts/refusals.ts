/** The specification's words for a sign-in that failed, the same with and without JavaScript. */
export const FILL_IN = 'Please fill in all fields';
export const INVALID = 'Login failed: Invalid details!';
export const NOT_VERIFIED = 'Account not verified.';
export const NO_USER_DETAILS = 'Failed to retrieve user details. Please check logs for more information.';

export interface RefusedSignIn {
  /** What to say on top of the form; nothing where only the code is missing. */
  text?: string;
  /** The password was right, and the account has a second factor. */
  asksForCode?: boolean | undefined;
  codeProblem?: string | undefined;
}

/** Words a refusal of the server: wrong details get their own sentence, the others say it themselves. `code` as it was sent. */
export function refusedSignIn(
  { status, message, fields }: { status: number; message: string; fields?: Record<string, string> | undefined },
  code: string,
): RefusedSignIn {
  if (fields?.code) return { asksForCode: true, ...(code ? { codeProblem: fields.code } : {}) };
  return { text: status === 401 ? INVALID : message };
}
