import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CountryTabs, countryOf } from '@/components/course/country-tabs';
import { UniversityLogo } from '@/components/course/university-logo';
import { LinkPills } from '@/components/shell/link-pills';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { SearchInput } from '@/components/ui/controls/search-input';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { Pagination } from '@/components/ui/table/pagination';
import { countryInSentence } from '@/lib/domain/countries';
import { universityPath } from '@/lib/domain/public-addresses';
import { counted } from '@/lib/domain/texts/counted';
import { connectDatabase } from '@/lib/platform/db';
import { offeredCountries } from '@/lib/platform/site-facts';
import { fieldPages } from '@/lib/services/catalogue/field-pages';
import { coursesPerUniversity } from '@/lib/services/catalogue/search/course-search';
import { universityDirectory } from '@/lib/services/catalogue/university-directory';
import { pageNumber } from '../_parts/page-number';
import { publicMetadata } from '../_parts/public-metadata';

const PER_PAGE = 60;

type Asked = Partial<Record<'country' | 'page' | 'q', string | string[]>>;
type UniversitiesPageProps = { searchParams: Promise<Asked> };

export async function generateMetadata({ searchParams }: UniversitiesPageProps): Promise<Metadata> {
  const { country, page, path } = placeOf({ ...(await searchParams), q: undefined });
  return publicMetadata({
    title: `Universities in ${country}${page > 1 ? `, page ${page}` : ''}`,
    description: `Universities and colleges in ${country} that accept international students, with their courses, fees and intakes.`,
    path: path(page),
    ofCatalogue: true,
  });
}

export default async function UniversitiesPage({ searchParams }: UniversitiesPageProps) {
  const { countries, q, country, page, path } = placeOf(await searchParams);
  await connectDatabase();
  const [{ universities, counts, total }, courses, fields] = await Promise.all([
    universityDirectory({ q, country, page, limit: PER_PAGE }),
    coursesPerUniversity(country),
    fieldPages(),
  ]);
  const studied = fields.filter((field) => field.country === country);
  if (universities.length === 0 && page > 1) notFound();
  return (
    <>
      <PageHeader
        title="Universities"
        description="Every university and college here accepts international students. Choose a country to see its courses."
      />
      <search className="mb-5 block">
        <form action="/universities" className="flex max-w-md gap-2">
          {country !== countries[0] && <input type="hidden" name="country" value={country} />}
          <SearchInput
            key={q}
            name="q"
            defaultValue={q}
            maxLength={100}
            aria-label="Search universities by name"
            className="grow"
          />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </form>
      </search>
      <CountryTabs base="/universities" countries={countries} current={country} counts={counts} keep={q ? { q } : {}} />
      {universities.length > 0 ? (
        <ul className="sheet-grid mt-6 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 sm:grid-cols-2 lg:grid-cols-3">
          {universities.map((one) => (
            <li key={one._id}>
              <Link
                href={universityPath(one)}
                className="flex h-full items-center gap-4 p-4 transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <UniversityLogo university={one.university} country={one.country} src={one.logo} />
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{one.university}</span>
                  <span className="block text-sm text-muted">{counted(courses[one.university] ?? 0, 'course')}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-6">
          {q ? (
            <EmptyState
              title={`No university in ${country} has “${q}” in its name`}
              text="Try a shorter name, or another country. The tabs show how many results each country has."
              illustration="search"
            />
          ) : (
            <EmptyState country={country} title={`No universities in ${country} yet`} text="Choose another country." />
          )}
        </div>
      )}
      <div className="mt-8">
        <Pagination page={page} pageCount={Math.ceil(total / PER_PAGE)} href={path} label="Pages of universities" />
      </div>
      {studied.length > 0 && page === 1 && (
        <Section title={`Fields of study in ${countryInSentence(country)}`} className="mt-8">
          <LinkPills label="Fields of study" links={studied.map(({ path: href, field: label }) => ({ href, label }))} />
        </Section>
      )}
    </>
  );
}

function placeOf(asked: Asked) {
  const countries = offeredCountries();
  const country = countryOf(asked.country, countries);
  const q = typeof asked.q === 'string' ? asked.q.trim().slice(0, 100) : '';
  const path = (page: number) => {
    const search = new URLSearchParams({
      ...(country !== countries[0] && { country }),
      ...(q && { q }),
      ...(page > 1 && { page: String(page) }),
    });
    return search.size ? `/universities?${search}` : '/universities';
  };
  return { countries, q, country, page: pageNumber(asked.page), path };
}
