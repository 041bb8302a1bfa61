/** Where the browser keeps the day of the last greeting (specification, section 3). */
const KEY = 'lastIntroDate';

/** Whether the greeting was shown today; also where the browser keeps nothing, lest it come on every visit. */
export function alreadyGreeted(): boolean {
  try {
    return localStorage.getItem(KEY) === today();
  } catch {
    return true;
  }
}

/** Notes that the greeting was shown today. */
export function rememberGreeting(): void {
  try {
    localStorage.setItem(KEY, today());
  } catch {
    // Storage is full or forbidden: the greeting comes once more, which harms nobody.
  }
}

/** The visitor's own calendar day, as 2026-11-20. */
function today(): string {
  const now = new Date();
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
