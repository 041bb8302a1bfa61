import { DeadlineList } from '@/components/application/deadline-list';
import { Section } from '@/components/ui/layout/section';
import type { Viewer } from '@/lib/auth/viewer';
import { areaOf } from '@/lib/domain/areas';
import { listDueDays } from '@/lib/services/deadlines/next';
import { applicationHref } from './application-href';
import { placeOf } from './reader-day';

/** How many due days a dashboard shows. */
const SHOWN = 5;

/** What is due next of all the viewer has to do with, on their dashboard; nothing where nothing is due. */
export async function NextDeadlines({ viewer }: { viewer: Viewer }) {
  const { today, timeZone, deadlines } = await listDueDays(viewer, SHOWN, new Date());
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
