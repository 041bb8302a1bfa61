import { HOUR_MS } from '@/lib/domain/days/day';

/** How long ago: '3 hours', '1 day', '12 days'; both ISO 8601. */
export function ageWords(since: string, now: string): string {
  const hours = Math.floor((Date.parse(now) - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return 'just now';
  if (hours < 24) return hours === 1 ? '1 hour' : `${hours} hours`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
