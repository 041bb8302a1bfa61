import { Ago } from '@/components/activity/ago';
import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Section } from '@/components/ui/layout/section';
import { areaOf } from '@/lib/domain/areas';
import type { Role } from '@/lib/domain/roles';
import type { LatestApplication } from '@/lib/services/desk/dashboards/student';

/** The newest applications of an area's dashboard: whose, for what, where they stand. */
export function LatestApplications({ area, applications }: { area: Role; applications: readonly LatestApplication[] }) {
  const now = new Date();
  return (
    <Section title="Latest applications">
      {applications.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState title="No applications yet" text="New applications are listed here." illustration="inbox" />
        </div>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          {applications.map(({ _id, course, university, studentName, status, createdOn }) => (
            <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm sm:px-5">
              <div className="min-w-0 flex-1 basis-64">
                <Link
                  href={`${areaOf(area)}/applications/${_id}`}
                  className="font-medium wrap-anywhere hover:text-brand-ink hover:underline"
                >
                  {course}
                </Link>
                <p className="mt-0.5 text-muted wrap-anywhere">
                  {studentName} · {university} · <Ago iso={createdOn} now={now} />
                </p>
              </div>
              <ApplicationStatusChip status={status} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
