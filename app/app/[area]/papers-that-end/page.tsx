import { LiveRefresh } from '@/components/live/live-refresh';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import { areaOf } from '@/lib/domain/areas';
import { dateText, dueWords } from '@/lib/domain/days/day-words';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { listPapersThatEnd, PAPERS_ON_A_PAGE } from '@/lib/services/people/papers-that-end';
import { needsRule, reaches } from '../../_parts/agency/needs-rule';
import { pageCountOf } from '../../_parts/paging';

export const metadata = { title: 'Expiring documents' };

interface Address {
  params: Promise<{ area: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Passports and English reports that end soon or have ended: of an agent's own students, of all for staff. */
export default async function PapersThatEndPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'papers-that-end');
  needsRule(viewer, reaches);
  const search = await searchParams;
  const state = search.state === 'expired' ? ('expired' as const) : ('soon' as const);
  const asked = Number(search.page);
  const page = Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1;
  const { papers, total, today } = await listPapersThatEnd(viewer, { state, page }, new Date());
  const here = `${areaOf(viewer.role)}/papers-that-end`;
  return (
    <>
      <LiveRefresh records={['student']} />
      <PageHeader
        title="Expiring documents"
        description="Passports and English test reports. If a student has several test reports, we list the one that expires last."
      />
      <LinkTabs
        label="Documents"
        className="mb-5"
        current={state === 'soon' ? here : `${here}?state=expired`}
        tabs={[
          { href: here, label: 'Expiring within 6 months' },
          { href: `${here}?state=expired`, label: 'Expired' },
        ]}
      />
      {papers.length === 0 ? (
        <EmptyState
          title={state === 'soon' ? 'No documents expire in the next 6 months.' : 'No documents have expired.'}
          text="Expiry dates come from the passports and test dates in the students’ profiles."
        />
      ) : (
        <RowSheet className="mb-6">
          {papers.map(({ studentId, studentName, paper, on }) => (
            <SheetRow
              key={`${studentId} ${paper}`}
              end={
                <span className="text-end text-sm tabular-nums">
                  {dateText(on)}
                  {state === 'soon' && <span className="block text-muted">{dueWords(on, today)}</span>}
                </span>
              }
            >
              <div className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
                <Link
                  href={`${areaOf(viewer.role)}/view-profile/${studentId}`}
                  className="min-w-44 flex-1 font-medium wrap-anywhere underline-offset-2 hover:underline"
                >
                  {studentName}
                </Link>
                <span className="w-32 text-muted">{paper}</span>
              </div>
            </SheetRow>
          ))}
        </RowSheet>
      )}
      <Pagination
        page={page}
        pageCount={pageCountOf(total, PAPERS_ON_A_PAGE)}
        href={(to) => `${here}${queryString({ state: state === 'expired' ? state : undefined, page: to })}`}
      />
    </>
  );
}
