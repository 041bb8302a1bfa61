const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** 'just now', '3 hours ago', 'yesterday': the largest whole unit since then. A moment still to come is 'just now'. */
export function timeAgo(iso: string, now: Date): string {
  const seconds = Math.floor((now.getTime() - new Date(iso).getTime()) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return RELATIVE.format(-Math.floor(seconds / length), unit);
  }
  return 'just now';
}

/** '20 Nov 2026, 13:45 UTC': the server doesn't know the reader's time zone, so it names its own. */
export function exactTime(iso: string): string {
  return `${EXACT.format(new Date(iso))} UTC`;
}

const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const EXACT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
