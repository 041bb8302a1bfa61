import Link from 'next/link';
import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { dateText } from '@/components/course/format';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Section } from '@/components/ui/layout/section';
import type { StaffApplication } from '@/lib/contract/applications/staff-applications';

interface NextTasksProps {
  /** The most pressing first. */
  tasks: readonly { application: StaffApplication; task: string }[];
  hasStudents: boolean;
}

/** What the agent can do now, application by application. */
export function NextTasks({ tasks, hasStudents }: NextTasksProps) {
  return (
    <Section title="What to do next">
      <div className="rounded-card border border-line bg-raised">
        {tasks.length ? <TaskList tasks={tasks} /> : <NoTasks hasStudents={hasStudents} />}
      </div>
    </Section>
  );
}

function TaskList({ tasks }: Pick<NextTasksProps, 'tasks'>) {
  return (
    <ul className="divide-y divide-line">
      {tasks.map(({ application, task }) => (
        <li key={application._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
          <div className="min-w-0 flex-1 basis-64">
            <Link
              href={`/app/agent/applications/${application._id}`}
              className="rounded-sm font-medium wrap-anywhere hover:text-brand-ink hover:underline"
            >
              {task}
            </Link>
            <p className="mt-0.5 text-sm text-muted wrap-anywhere">
              {application.studentName} · {application.course}, {application.university} · since{' '}
              <time dateTime={application.movedOn}>{dateText(application.movedOn)}</time>
            </p>
          </div>
          <ApplicationStatusChip status={application.status} />
        </li>
      ))}
    </ul>
  );
}

function NoTasks({ hasStudents }: { hasStudents: boolean }) {
  if (!hasStudents) {
    return (
      <EmptyState
        title="Add your first student"
        text="Fill in their profile once, then apply for them to as many courses as you like."
        action={<ButtonLink href="/app/agent/add-student/new">Add a student</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title="Nothing waits for you"
      text="As soon as documents are asked for or an offer arrives, it is listed here."
      illustration="done"
    />
  );
}
