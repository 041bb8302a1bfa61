import { dayOf } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { clockIn } from '@/lib/domain/days/time-zones';

/** When an account is deleted, as its reader counts: '29 Nov 2026, 19:35 Kolkata time'. `iso`: ISO 8601. */
export function deletionDay(iso: string, timeZone: string): string {
  const moment = new Date(iso);
  return `${dateText(dayOf(moment, timeZone))}, ${clockIn(timeZone, moment)}`;
}
