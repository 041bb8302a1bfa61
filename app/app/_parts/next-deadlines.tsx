import { DeadlineList } from '@/components/application/deadline-list';
import { Section } from '@/components/ui/layout/section';
import { areaOf, COURSE_PAGE } from '@/lib/domain/areas';
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
