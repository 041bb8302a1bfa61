import { UniversityLogo } from '@/components/course/university-logo';
import { AddressSearch } from '@/components/staff/address-search';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Flag } from '@/components/ui/layout/flag';
import { LinkTabs } from '@/components/ui/layout/link-tabs';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { type UniversityEntry, universityDirectory } from '@/lib/services/catalogue/university-directory';
import { pageCountOf } from '../../_parts/paging';

export const metadata = { title: 'Universities' };

const BASE = '/app/admin/universities';
const PER_PAGE = 24;

type Search = Record<'country' | 'q' | 'page', string | string[] | undefined>;

export default async function UniversitiesPage({ searchParams }: { searchParams: Promise<Search> }) {
  await requireViewer('admin');
  const search = await searchParams;
  const country = COUNTRIES.find((one) => one === search.country) ?? null;
  const q = typeof search.q === 'string' ? search.q.trim().slice(0, 100) : '';
  const page = typeof search.page === 'string' && /^[1-9]\d{0,4}$/.test(search.page) ? Number(search.page) : 1;
  const { universities, counts, total } = await universityDirectory({ q, country, page, limit: PER_PAGE });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const href = (to: Country | null) => `${BASE}${queryString({ country: to, q })}`;
  return (
    <>
      <PageHeader
        title="Universities"
        description={`${all.toLocaleString('en-GB')} ${q ? 'found' : 'in the catalogue'}`}
      />
      <div className="mb-5">
        <AddressSearch label="Search universities" />
      </div>
      <LinkTabs
        label="Country"
        className="mb-5"
        current={href(country)}
        tabs={[
          { href: href(null), label: 'All', count: all },
          ...COUNTRIES.map((one) => ({
            href: href(one),
            label: one,
            icon: <Flag country={one} />,
            count: counts[one],
          })),
        ]}
      />
      {universities.length > 0 ? (
        <ul className="sheet-grid sm:grid-cols-2 xl:grid-cols-3">
          {universities.map((university) => (
            <li key={university._id} className="flex *:flex-1">
              <UniversityCard university={university} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No universities found"
          text={
            q
              ? `No name contains '${q}'. Try fewer letters or another country.`
              : 'Universities appear here when their first course is added.'
          }
          illustration="search"
        />
      )}
      <div className="mt-6">
        <Pagination
          page={page}
          pageCount={pageCountOf(total, PER_PAGE)}
          href={(to) => `${BASE}${queryString({ country, q, page: to === 1 ? undefined : to })}`}
          label="Pages of universities"
        />
      </div>
    </>
  );
}

/** A university with its logo and country; the whole card leads to its page by the heading's link, which covers it. */
function UniversityCard({ university: { university, country, logo } }: { university: UniversityEntry }) {
  const href = `/app/admin/view-university/${encodeURIComponent(country)}/${encodeURIComponent(university)}`;
  return (
    <article className="relative flex h-full min-w-0 items-center gap-4 p-4 transition-colors duration-150 focus-within:bg-sunken hover:bg-sunken">
      <UniversityLogo university={university} country={country} src={logo} />
      <div className="min-w-0">
        <h2 className="font-sans text-md font-medium tracking-normal wrap-anywhere">
          <Link href={href} className="after:absolute after:inset-0">
            {university}
          </Link>
        </h2>
        <p className="mt-0.5 flex items-center gap-2 text-sm text-muted">
          <Flag country={country} />
          {country}
        </p>
      </div>
    </article>
  );
}
