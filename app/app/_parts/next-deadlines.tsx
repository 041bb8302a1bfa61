import { CalendarClock } from 'lucide-react';
import { Link } from '@/components/ui/buttons/link';
import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { DeadlineKind } from '@/lib/domain/applications/deadline-kinds';
import { areaOf, COURSE_PAGE } from '@/lib/domain/areas';
import { daysBetween } from '@/lib/domain/days/day';
import { dateText } from '@/lib/domain/days/day-words';
import { deadlineWords } from '@/lib/domain/deadlines/words';
import type { Role } from '@/lib/domain/roles';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { dueDaysOn } from '@/lib/services/applications/deadlines/next';
import { applicationHref } from './application-href';
import { DaysEnd } from './days-end';
import { readerToday } from './reader-day';

/** How many due days a dashboard shows. */
const SHOWN = 5;

/** What is due next of all the viewer has to do with, for the part below: read beside all else that a dashboard shows. */
export const nextDeadlines = async (viewer: Viewer) => dueDaysOn(viewer, SHOWN, await readerToday(viewer));

interface NextDeadlinesProps {
  viewer: Viewer;
  due: Awaited<ReturnType<typeof nextDeadlines>>;
}

/** What is due next, on a dashboard; nothing where nothing is due. */
export function NextDeadlines({ viewer, due: { today, timeZone, deadlines } }: NextDeadlinesProps) {
  if (!deadlines.length) return null;
  return (
    <Section
      title="Next deadlines"
      description={
        <>
          <DaysEnd timeZone={timeZone} of="reader" /> We remind you 7 days before, 2 days before and on the day.
          {viewer.role === 'student' && ' For saved courses we remind you once, in the week before they close.'}
        </>
      }
    >
      <DeadlineList
        today={today}
        deadlines={deadlines.map((deadline) => {
          const { key, kind, on, what, application, course, studentId, studentName } = deadline;
          const of = application ?? course;
          return {
            key: `${of?._id} ${key}`,
            kind,
            on,
            what,
            about: [studentId === viewer.userId ? '' : studentName, of ? `${of.course}, ${of.university}` : '']
              .filter(Boolean)
              .join(' · '),
            href: hrefOf(viewer.role, deadline),
          };
        })}
      />
    </Section>
  );
}

function hrefOf(role: Role, { application, course }: NextDeadlinesProps['due']['deadlines'][number]): string {
  if (application) return applicationHref(role, application._id);
  return course ? `${areaOf(role)}/${COURSE_PAGE}/${course._id}` : `${areaOf(role)}/profile`;
}

/** A due day as lists show it. */
interface ListedDeadline {
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
function DeadlineList({ deadlines, today }: { deadlines: readonly ListedDeadline[]; today: string }) {
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
