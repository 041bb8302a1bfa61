/** The specification's words for a sign-in that failed, the same with and without JavaScript. */
export const FILL_IN = 'Please fill in all fields';
export const INVALID = 'Login failed: Invalid details!';
export const NOT_VERIFIED = 'Account not verified.';
export const NO_USER_DETAILS = 'Failed to retrieve user details. Please check logs for more information.';

/** Words a refusal of the server by its HTTP status: wrong details get their own sentence, the others say it themselves. */
export function refusalText(status: number, message: string): string {
  return status === 401 ? INVALID : message;
}
