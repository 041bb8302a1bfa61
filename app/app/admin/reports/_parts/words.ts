/** From so many cases on, a report's title is what was found. */
export const ENOUGH = 20;

export const percent = (part: number, of: number): string => (of ? `${Math.round((part / of) * 100)}%` : '–');
