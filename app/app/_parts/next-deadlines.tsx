import { DeadlineList } from '@/components/application/deadline-list';
import { Section } from '@/components/ui/layout/section';
import type { Viewer } from '@/lib/auth/viewer';
import { areaOf } from '@/lib/domain/areas';
import { dueDaysOn } from '@/lib/services/deadlines/next';
import { applicationHref } from './application-href';
import { placeOf, readerToday } from './reader-day';

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
  const isOwn = viewer.role === 'student';
  return (
    <Section
      title="Next deadlines"
      description={`Days end at midnight in ${placeOf(timeZone)}. Reminders come 7 and 2 days before, and on the day.`}
    >
      <DeadlineList
        today={today}
        deadlines={deadlines.map(({ key, on, what, application, studentName }) => ({
          key: `${application?._id} ${key}`,
          on,
          what,
          about: [isOwn ? '' : studentName, application ? `${application.course}, ${application.university}` : '']
            .filter(Boolean)
            .join(' · '),
          href: application ? applicationHref(viewer.role, application._id) : `${areaOf(viewer.role)}/profile`,
        }))}
      />
    </Section>
  );
}
