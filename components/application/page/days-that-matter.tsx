import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { classNames } from '@/components/ui/layout/class-names';
import type { DeadlineKind } from '@/lib/domain/applications/deadline-kinds';
import { dateText } from '@/lib/domain/days/day-words';
import { deadlineWords } from '@/lib/domain/deadlines/words';

interface DaysThatMatterProps {
  /** The earliest first; `on` is 'YYYY-MM-DD'. */
  days: readonly { key: string; kind: DeadlineKind; on: string; what: string }[];
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Under the heading: where days end. */
  note: ReactNode;
  /** Where the calendar's address is. */
  calendarHref: string;
}

/** An application's due days down a line; the next one is the amber dot. */
export function DaysThatMatter({ days, today, note, calendarHref }: DaysThatMatterProps) {
  const next = days.find(({ on }) => on >= today);
  return (
    <Card as="section" padding="sm" aria-labelledby="days-that-matter">
      <h2 id="days-that-matter" className="font-sans text-base tracking-normal">
        Important dates
      </h2>
      <p className="mt-0.5 text-fine text-muted">{note}</p>
      <ol className="mt-3 text-sm">
        {days.map((day) => (
          <li
            key={day.key}
            className="relative ps-6.5 pb-4 last:pb-0 not-last:before:absolute not-last:before:start-[5px] not-last:before:top-4 not-last:before:-bottom-1 not-last:before:w-0.5 not-last:before:bg-line"
          >
            <span
              aria-hidden
              className={classNames(
                'absolute start-0 top-1 size-3 rounded-full',
                day === next ? 'border-[1.5px] border-dot-ring bg-accent' : 'border-2 border-control bg-raised',
              )}
            />
            <time dateTime={day.on} className="block font-semibold">
              {dateText(day.on)}
            </time>
            <span className="block wrap-anywhere">{day.what}</span>
            <span
              className={classNames(
                'block',
                day.on < today ? 'text-danger-ink' : day === next ? 'font-medium text-ink' : 'text-muted',
              )}
            >
              {deadlineWords(day, today)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm">
        <Link
          href={calendarHref}
          className="inline-flex items-center gap-1.5 text-brand-ink underline underline-offset-3 pointer-coarse:min-h-11"
        >
          <CalendarPlus aria-hidden className="size-4" />
          Add to calendar
        </Link>
      </p>
    </Card>
  );
}
