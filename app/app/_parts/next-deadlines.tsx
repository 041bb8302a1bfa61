import { DeadlineList } from '@/components/application/deadline-list';
import { Section } from '@/components/ui/layout/section';
import { areaOf, COURSE_PAGE } from '@/lib/domain/areas';
import { placeOfZone } from '@/lib/domain/days/time-zones';
import type { Role } from '@/lib/domain/roles';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { dueDaysOn } from '@/lib/services/applications/deadlines/next';
import { applicationHref } from './application-href';
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
      description={`Days end at midnight in ${placeOfZone(timeZone)}. Reminders come 7 and 2 days before, and on the day; ${ofClosing(viewer.role)}.`}
    >
      <DeadlineList
        today={today}
        deadlines={deadlines.map((deadline) => {
          const { key, on, what, application, course, studentId, studentName } = deadline;
          const of = application ?? course;
          return {
            key: `${of?._id} ${key}`,
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

/** Of which intakes that close one is reminded. */
const ofClosing = (role: Role) =>
  role === 'student'
    ? 'of a saved course there is one, in the week before it closes, and of the intake of an application none'
    : 'of intakes that close there are none';

function hrefOf(role: Role, { application, course }: NextDeadlinesProps['due']['deadlines'][number]): string {
  if (application) return applicationHref(role, application._id);
  return course ? `${areaOf(role)}/${COURSE_PAGE}/${course._id}` : `${areaOf(role)}/profile`;
}
