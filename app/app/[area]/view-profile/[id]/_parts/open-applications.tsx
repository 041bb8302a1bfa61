import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { StageProgress } from '@/components/application/stage-progress';
import { LinkFromHere } from '@/components/tables/link-from-here';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Flag } from '@/components/ui/layout/flag';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { StudentOverview } from '@/lib/contract/people/student-desk';

/** A student's open applications, each as one row with its stages and what waits for whom. */
export function OpenApplications({ area, student }: { area: 'team' | 'admin'; student: StudentOverview }) {
  const { openApplications, closedApplications } = student;
  const closed = closedApplications ? ` ${closedApplications} closed.` : '';
  return (
    <Section title="Open applications">
      {openApplications.length === 0 ? (
        <p className="text-sm text-muted">No open applications.{closed}</p>
      ) : (
        <>
          <RowSheet className="@container">
            {openApplications.map(
              ({ _id, course, university, country, year, month, status, moves, openItems, toCheck }) => (
                <li key={_id} className="grid gap-x-6 gap-y-2 px-4 py-3 @2xl:grid-cols-[minmax(0,1fr)_15rem]">
                  <div className="min-w-0 text-sm">
                    <LinkFromHere
                      href={`/app/${area}/applications/${_id}`}
                      className="font-medium text-brand-ink wrap-anywhere underline-offset-2 hover:underline"
                    >
                      {course}
                    </LinkFromHere>
                    <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-muted">
                      <Flag country={country} className="w-4 shrink-0" labelled />
                      <span className="wrap-anywhere">{university}</span>
                      <span className="whitespace-nowrap">
                        {month} {year}
                      </span>
                    </p>
                    <p className="mt-1.5 flex flex-wrap gap-1.5">
                      <ApplicationStatusChip status={status} />
                      {toCheck && <StatusChip tone="attention">To check</StatusChip>}
                      {openItems > 0 && <StatusChip tone="neutral">{openItems} requested</StatusChip>}
                    </p>
                  </div>
                  <div className="@2xl:self-center">
                    <StageProgress status={status} moves={moves} />
                  </div>
                </li>
              ),
            )}
          </RowSheet>
          {closed && <p className="mt-2 text-fine text-muted">Plus{closed}</p>}
        </>
      )}
    </Section>
  );
}
