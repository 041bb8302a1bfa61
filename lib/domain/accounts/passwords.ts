/** The shortest and the longest password that a person may choose, in characters of its normal form. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** The rule as forms state it below the field, and as a password that breaks it is answered. */
export const PASSWORD_RULE = `At least ${SHORTEST_PASSWORD} characters.`;

/**
 * The form of a password that is measured, hashed and checked (NFKC). Keyboards write 'é' as one character or as two, and
 * the same password must open the account from each of them.
 */
export const normalPassword = (typed: string): string => typed.normalize('NFKC');

export const isTooShortPassword = (typed: string): boolean => normalPassword(typed).length < SHORTEST_PASSWORD;
