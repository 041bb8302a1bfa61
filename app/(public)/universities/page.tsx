import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { CountryTabs, countryOf } from '@/components/course/country-tabs';
import { UniversityLogo } from '@/components/course/university-logo';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Pagination } from '@/components/ui/table/pagination';
import { connectDatabase } from '@/lib/db';
import { universityPath } from '@/lib/domain/public-addresses';
import { universityDirectory } from '@/lib/services/catalogue/university-directory';
import { pageNumber } from '../_parts/page-number';
import { publicMetadata } from '../_parts/public-metadata';

const PER_PAGE = 60;

type UniversitiesPageProps = { searchParams: Promise<{ country?: string | string[]; page?: string | string[] }> };

export async function generateMetadata({ searchParams }: UniversitiesPageProps): Promise<Metadata> {
  const asked = await searchParams;
  const { country, page, path } = placeOf(asked);
  return publicMetadata({
    title: `Universities in ${country}${page > 1 ? `, page ${page}` : ''}`,
    description: `Universities and colleges in ${country} that take international students, each with its courses, fees and intakes.`,
    path: path(page),
  });
}

export default async function UniversitiesPage({ searchParams }: UniversitiesPageProps) {
  const { country, page, path } = placeOf(await searchParams);
  await connectDatabase();
  const { universities, counts, total } = await universityDirectory({ q: '', country, page, limit: PER_PAGE });
  if (universities.length === 0 && page > 1) notFound();
  return (
    <>
      <PageHeader
        title="Universities"
        description="Every university and college here takes international students. Choose a country, then look at its courses."
      />
      <CountryTabs base="/universities" current={country} counts={counts} />
      {universities.length > 0 ? (
        <ul className="sheet-grid mt-6 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 sm:grid-cols-2 lg:grid-cols-3">
          {universities.map((one) => (
            <li key={one._id}>
              <Link
                href={universityPath(one)}
                prefetch={false}
                className="flex h-full items-center gap-4 p-4 transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <UniversityLogo university={one.university} country={one.country} src={one.logo} />
                <span className="min-w-0 font-medium wrap-anywhere">{one.university}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-6">
          <EmptyState country={country} title={`No universities in ${country} yet`} text="Look at another country." />
        </div>
      )}
      <div className="mt-8">
        <Pagination page={page} pageCount={Math.ceil(total / PER_PAGE)} href={path} label="Pages of universities" />
      </div>
    </>
  );
}

function placeOf(asked: { country?: string | string[]; page?: string | string[] }) {
  const country = countryOf(asked.country);
  const path = (page: number) => {
    const search = new URLSearchParams({
      ...(country !== 'Canada' && { country }),
      ...(page > 1 && { page: String(page) }),
    });
    return search.size ? `/universities?${search}` : '/universities';
  };
  return { country, page: pageNumber(asked.page), path };
}
