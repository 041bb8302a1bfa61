/** From so many days on, a span is said in months, and from so many months on in years. */
const MONTHS_FROM = 60;
const YEARS_FROM = 24;

/** A number of days in whole units, rounded down: '1 day', '45 days', '17 months', '3 years'. */
export function spanWords(days: number): string {
  if (days < MONTHS_FROM) return days === 1 ? '1 day' : `${days} days`;
  const months = Math.floor(days / (365.25 / 12));
  return months < YEARS_FROM ? `${months} months` : `${Math.floor(months / 12)} years`;
}
