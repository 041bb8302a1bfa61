import Link from 'next/link';
import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { Section } from '@/components/ui/layout/section';
import { queryString } from '@/lib/api/client';
import type { ApplicationStatus } from '@/lib/domain/application-status';

/** How many applications wait at each status, in the order of an application's life. */
export function OpenApplications({ statuses }: { statuses: readonly { status: ApplicationStatus; count: number }[] }) {
  return (
    <Section title="Applications waiting, by status">
      <dl className="grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line text-sm sm:grid-cols-2 lg:grid-cols-5">
        {statuses.map(({ status, count }) => (
          <div
            key={status}
            className="flex items-center justify-between gap-3 bg-raised px-4 py-3 lg:flex-col-reverse lg:items-start lg:px-3"
          >
            <dt>
              <ApplicationStatusChip status={status} />
            </dt>
            <dd className="text-lg font-semibold tabular-nums">
              <Link
                href={`/app/team/applications/list${queryString({ status })}`}
                aria-label={`${count.toLocaleString('en-GB')}: ${status}`}
                className="rounded-sm underline-offset-2 hover:text-brand-ink hover:underline"
              >
                {count.toLocaleString('en-GB')}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
