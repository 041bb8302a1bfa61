/** From this age on no guardian confirms. */
export const ADULT_AGE = 18;

/** Whether someone born on a day is a minor on another; both 'YYYY-MM-DD'. False for an unknown birthday. */
export function isMinor(dob: string | null | undefined, today: string): boolean {
  if (!dob) return false;
  const grown = `${Number(dob.slice(0, 4)) + ADULT_AGE}${dob.slice(4)}`;
  return today < grown;
}
