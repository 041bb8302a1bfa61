import { dateText } from '@/lib/domain/days/day-words';
import { exactTime, timeAgo } from './time-ago';

/** A moment as '3 hours ago', its exact time on hover; `withDate` puts the day before it. Drawn on the server. */
export function Ago({ iso, now, withDate = false }: { iso: string; now: Date; withDate?: boolean }) {
  return (
    <time dateTime={iso} title={exactTime(iso)}>
      {withDate ? `${dateText(iso)}, ${timeAgo(iso, now)}` : timeAgo(iso, now)}
    </time>
  );
}
