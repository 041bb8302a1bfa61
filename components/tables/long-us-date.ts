const LONG = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** 'November 20, 2026', as the tables of people write dates; '-' for what is no date. UTC, so that server and browser agree. */
export function longUsDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '-' : LONG.format(date);
}
