import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { DeepPanel } from '@/components/ui/layout/deep-panel';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { dateText } from '@/lib/domain/days/day-words';
import type { WaitingApplication } from '@/lib/services/applications/waiting';

interface NextTasksProps {
  /** The most pressing first. */
  waiting: readonly WaitingApplication[];
  hasStudents: boolean;
}

/** What the agent can do now, application by application. */
export function NextTasks({ waiting, hasStudents }: NextTasksProps) {
  return (
    <Section title="What to do next">
      {waiting.length ? <TaskList waiting={waiting} /> : <NoTasks hasStudents={hasStudents} />}
    </Section>
  );
}

/** The most pressing on the deep ground with its button, the others as rows beneath it. */
function TaskList({ waiting }: Pick<NextTasksProps, 'waiting'>) {
  const [first, ...others] = waiting;
  if (!first) return null;
  return (
    <>
      <DeepPanel
        headingLevel="h3"
        eyebrow={first.move.whose}
        now={first.move.isYours}
        title={first.move.title}
        actions={<ButtonLink href={hrefOf(first)}>Open the application</ButtonLink>}
      >
        <p className="wrap-anywhere">
          <About application={first} />
        </p>
      </DeepPanel>
      {others.length > 0 && (
        <RowSheet className="mt-3 max-md:-mx-4 max-md:mt-0 max-md:rounded-none max-md:border-x-0">
          {others.map((application) => (
            <li key={application._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
              <div className="min-w-0 flex-1 basis-64">
                <Link
                  href={hrefOf(application)}
                  className="font-medium wrap-anywhere hover:text-brand-ink hover:underline"
                >
                  {application.move.isYours ? '' : `${application.move.whose}: `}
                  {application.move.title}
                </Link>
                <p className="text-sm text-muted wrap-anywhere">
                  <About application={application} />
                </p>
              </div>
              <ApplicationStatusChip status={application.status} />
            </li>
          ))}
        </RowSheet>
      )}
    </>
  );
}

function About({ application: { studentName, course, university, movedOn } }: { application: WaitingApplication }) {
  return (
    <>
      {studentName} · {course}, {university} · since <time dateTime={movedOn}>{dateText(movedOn)}</time>
    </>
  );
}

const hrefOf = ({ _id }: WaitingApplication) => `/app/agent/applications/${_id}`;

function NoTasks({ hasStudents }: { hasStudents: boolean }) {
  if (!hasStudents) {
    return (
      <EmptyState
        title="Add your first student"
        text="Fill in their profile once, or import your spreadsheet. Then apply on their behalf."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink href="/app/agent/add-student/new">Add student</ButtonLink>
            <ButtonLink href="/app/agent/students/import" variant="secondary">
              Import spreadsheet
            </ButtonLink>
          </div>
        }
      />
    );
  }
  return (
    <EmptyState
      title="Nothing to do right now"
      text="Document requests and offers will appear here."
      illustration="done"
    />
  );
}
