/** From so many cases on, a report's title is what was found. */
export const ENOUGH = 20;

export const percent = (part: number, of: number): string => (of ? `${Math.round((part / of) * 100)}%` : '–');

/** '1 day', '2.5 days'. */
export const daysText = (days: number): string => `${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'}`;
