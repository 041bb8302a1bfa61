import { CalendarClock } from 'lucide-react';
import { Link } from '@/components/ui/controls/link';
import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import type { DeadlineKind } from '@/lib/domain/applications/deadline-kinds';
import { daysBetween } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { deadlineWords } from '@/lib/domain/deadlines/words';

/** A due day as lists show it. */
export interface ListedDeadline {
  key: string;
  kind: DeadlineKind;
  /** 'YYYY-MM-DD'. */
  on: string;
  what: string;
  /** Whose, and of which course; '' where that is known. */
  about: string;
  /** Where something can be done about it; '' for here. */
  href: string;
}

/** Due days, the earliest first, each with how far off it is. */
export function DeadlineList({ deadlines, today }: { deadlines: readonly ListedDeadline[]; today: string }) {
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {deadlines.map(({ key, kind, on, what, about, href }) => (
          <li key={`${key} ${href}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5">
            <CalendarClock aria-hidden className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 flex-1 basis-48 text-sm">
              <p className="font-medium wrap-anywhere">
                {href ? (
                  <Link href={href} className="hover:underline">
                    {what}
                  </Link>
                ) : (
                  what
                )}
              </p>
              {about && <p className="text-muted wrap-anywhere">{about}</p>}
            </div>
            <p className="flex items-center gap-3 text-sm">
              <time dateTime={on} className="text-muted tabular-nums">
                {dateText(on)}
              </time>
              <StatusChip tone={toneOf(daysBetween(today, on))}>{deadlineWords({ kind, on }, today)}</StatusChip>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Late ones, and those that the last reminder is about, stand out. */
function toneOf(days: number): Tone {
  if (days < 0) return 'danger';
  return days <= 2 ? 'attention' : 'neutral';
}
