import type { Metadata } from 'next';
import { ScholarshipList } from '@/components/course/scholarship-list';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { SearchInput } from '@/components/ui/controls/search-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Pagination } from '@/components/ui/table/pagination';
import { counted } from '@/lib/domain/texts/counted';
import { connectDatabase } from '@/lib/platform/db';
import { offeredCountries } from '@/lib/platform/site-facts';
import { searchScholarships } from '@/lib/services/catalogue/facts/scholarships';
import { pageNumber } from '../_parts/page-number';
import { publicMetadata } from '../_parts/public-metadata';

const PER_PAGE = 30;

type Asked = Partial<Record<'q' | 'country' | 'full' | 'page', string | string[]>>;

export async function generateMetadata(): Promise<Metadata> {
  return publicMetadata({
    title: 'Scholarships',
    description: 'Scholarships for international students: what they pay, who can get them, deadlines and sources.',
    path: '/scholarships',
  });
}

/** Scholarships, searched by words, country and whether they pay the whole tuition. Works without JavaScript. */
export default async function ScholarshipsPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const asked = await searchParams;
  const q = typeof asked.q === 'string' ? asked.q.slice(0, 100) : '';
  const country = offeredCountries().find((one) => one === asked.country);
  const full = asked.full === 'yes' ? ('yes' as const) : undefined;
  const page = pageNumber(asked.page);
  await connectDatabase();
  const { scholarships, total } = await searchScholarships({ q, country, full, page, limit: PER_PAGE });
  const pathOf = (to: number) =>
    `/scholarships?${new URLSearchParams({ ...(q && { q }), ...(country && { country }), ...(full && { full }), page: String(to) })}`;
  return (
    <>
      <PageHeader
        title="Scholarships"
        description="What each scholarship pays, who can get it, when to apply, and its source. The university decides who gets one."
      />
      <search className="mb-6 block">
        <form action="/scholarships" className="flex max-w-3xl flex-wrap items-center gap-3">
          <SearchInput
            key={q}
            name="q"
            defaultValue={q}
            maxLength={100}
            aria-label="Search scholarships"
            placeholder="University, course or name"
            className="grow basis-64"
          />
          <SelectField
            key={country}
            name="country"
            defaultValue={country ?? ''}
            aria-label="Country"
            placeholder="Every country"
            options={offeredCountries()}
            className="basis-44"
          />
          <Checkbox key={full} name="full" value="yes" defaultChecked={full === 'yes'} label="Full tuition" />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </form>
      </search>
      <p className="mb-3 text-sm text-muted">{counted(total, 'scholarship')}</p>
      {scholarships.length ? (
        <ScholarshipList scholarships={scholarships} withUniversity />
      ) : (
        <EmptyState
          title="No scholarships found"
          text="Try fewer words, or every country. Universities often publish more on their own sites."
        />
      )}
      <Pagination page={page} pageCount={Math.ceil(total / PER_PAGE)} href={pathOf} label="Pages of scholarships" />
    </>
  );
}
