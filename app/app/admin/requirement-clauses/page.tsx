import { AddressSearch } from '@/components/staff/address-search';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import { CLAUSE_GROUP_NAMES, CLAUSE_GROUPS, type ClauseGroup } from '@/lib/domain/requirements/clause-groups';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listClauses } from '@/lib/services/catalogue/clauses/clauses';
import { pageCountOf } from '../../_parts/paging';
import { ClauseList } from './_parts/clause-list';

export const metadata = { title: 'Requirements' };

const BASE = '/app/admin/requirement-clauses';
const PER_PAGE = 25;

type Search = Record<'group' | 'q' | 'page', string | string[] | undefined>;

/** What the courses' texts ask, said once by an admin for all courses that say it alike. */
export default async function RequirementClausesPage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireViewer('admin');
  const search = await searchParams;
  const group = CLAUSE_GROUPS.find((one) => one === search.group);
  const q = typeof search.q === 'string' ? search.q.trim().slice(0, 100) : '';
  const page = typeof search.page === 'string' && /^[1-9]\d{0,4}$/.test(search.page) ? Number(search.page) : 1;
  const { clauses, total, counts, isWorking } = await listClauses({ q, group, page, limit: PER_PAGE });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const href = (to?: ClauseGroup) => `${BASE}${queryString({ group: to, q })}`;
  return (
    <>
      <PageHeader
        title="Requirements"
        description="What courses require, clause by clause. Until someone confirms how we read a clause, our result for students is at best ‘likely’. A confirmation applies to all courses with the same clause."
      />
      <div className="mb-5">
        <AddressSearch label="Search clauses" />
      </div>
      <LinkTabs
        label="Type"
        className="mb-5"
        current={href(group)}
        tabs={[
          { href: href(), label: 'All', count: all },
          ...CLAUSE_GROUPS.map((one) => ({ href: href(one), label: CLAUSE_GROUP_NAMES[one], count: counts[one] })),
        ]}
      />
      {isWorking && (
        <p role="status" className="mb-4 text-sm text-muted">
          Updating courses. This takes about a minute for 20,000 courses.
        </p>
      )}
      {clauses.length > 0 ? (
        <ClauseList clauses={clauses} />
      ) : (
        <EmptyState
          title="No clauses"
          text={
            q || group
              ? 'No clauses match your search. Try fewer words or another type.'
              : 'Clauses appear here a few minutes after the first courses with requirements are added.'
          }
          illustration="search"
        />
      )}
      <div className="mt-6">
        <Pagination
          page={page}
          pageCount={pageCountOf(total, PER_PAGE)}
          href={(to) => `${BASE}${queryString({ group, q, page: to === 1 ? '' : to })}`}
        />
      </div>
    </>
  );
}
