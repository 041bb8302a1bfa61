import { notFound } from 'next/navigation';
import { cache } from 'react';
import { levelText } from '@/components/course/format';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { Card } from '@/components/ui/layout/card';
import { Flag } from '@/components/ui/layout/flag';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import { COUNTRIES } from '@/lib/domain/countries';
import { universityPath } from '@/lib/domain/public-addresses';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { coursesOfUniversity } from '@/lib/services/catalogue/courses';
import { countryUniversities, knownUniversity } from '@/lib/services/catalogue/university-directory';
import { loadRows } from '../../../../_parts/load/load-table';
import { orNotFound } from '../../../../_parts/or-not-found';
import { pageCountOf } from '../../../../_parts/paging';
import { LogoForm } from './_parts/logo-form';
import { MergeUniversity } from './_parts/merge-university';
import { OwnText } from './_parts/own-text';
import { RemoveUniversity } from './_parts/remove-university';

const PER_PAGE = 50;

type Segments = { country: string; university: string };
type Address = { params: Promise<Segments>; searchParams: Promise<{ page?: string | string[] }> };

export async function generateMetadata({ params }: Pick<Address, 'params'>) {
  const { university } = await params;
  return { title: decoded(university) };
}

export default async function ViewUniversityPage({ params, searchParams }: Address) {
  await requireViewer('admin');
  const segments = await params;
  const { _id, university, country, logo, about } = await loadUniversity(segments.country, segments.university);
  const asked = (await searchParams).page;
  const page = typeof asked === 'string' && /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  const { rows, total, error } = await loadRows(
    (reason) => `Failed to fetch courses: ${reason}`,
    coursesOfUniversity({ university, country, page, limit: PER_PAGE, hidden: true }),
    'courses',
  );
  const others = (await countryUniversities(country)).filter((name) => name !== university);
  const base = `/app/admin/view-university/${encodeURIComponent(country)}/${encodeURIComponent(university)}`;
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{university}</span>}
        description={
          <span className="flex items-center gap-2">
            <Flag country={country} />
            {country}
          </span>
        }
        back={{ href: `/app/admin/universities${queryString({ country })}`, label: 'Universities' }}
        actions={!error && total === 0 && <RemoveUniversity university={university} country={country} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          <OwnText university={university} country={country} about={about} page={universityPath({ _id, university })} />
          <Section title="Courses" description={error ? undefined : `Total courses: ${total.toLocaleString('en-GB')}`}>
            {error ? (
              <ErrorBox message={error} hint="Please try again in a moment." />
            ) : rows.length > 0 ? (
              <Card as="section" padding="none" aria-label="Courses at this university">
                <ul className="divide-y divide-line text-sm">
                  {rows.map(({ _id, course, level, award, campus }) => (
                    <li key={_id} className="px-4 py-3 sm:px-5">
                      <Link
                        href={`/courses/${_id}`}
                        className="font-medium wrap-anywhere hover:text-brand-ink hover:underline"
                      >
                        {course}
                      </Link>
                      <p className="mt-0.5 text-muted wrap-anywhere">
                        {[levelText({ course, level, award }), campus].filter(Boolean).join(' · ')}
                      </p>
                    </li>
                  ))}
                </ul>
              </Card>
            ) : (
              <EmptyState title="No courses found" text="Upload a spreadsheet to add courses for this university." />
            )}
            <div className="mt-6">
              <Pagination
                page={page}
                pageCount={pageCountOf(total, PER_PAGE)}
                href={(to) => `${base}${queryString({ page: to === 1 ? undefined : to })}`}
                label="Pages of courses"
              />
            </div>
          </Section>
        </div>
        <div className="max-lg:order-first">
          <LogoForm university={university} country={country} logo={logo} />
          <MergeUniversity university={university} country={country} others={others} />
        </div>
      </div>
    </>
  );
}

/** The university an address names, once per request; the not-found page for any other. */
const loadUniversity = cache(async (countrySegment: string, universitySegment: string) => {
  const country = COUNTRIES.find((one) => one === decoded(countrySegment));
  const university = decoded(universitySegment);
  if (!country) notFound();
  return { university, country, ...(await orNotFound(knownUniversity({ university, country }))) };
});

/** The router hands over a segment as the address spells it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
