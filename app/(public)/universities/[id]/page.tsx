import { ExternalLink } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { CountedFacts, countedSentence } from '@/components/course/counted-facts';
import { PlaceHead } from '@/components/course/place-head';
import { ScholarshipList } from '@/components/course/scholarship-list';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Flag } from '@/components/ui/layout/flag';
import { Prose } from '@/components/ui/layout/prose';
import { Section } from '@/components/ui/layout/section';
import { Pagination } from '@/components/ui/table/pagination';
import { countedCourses } from '@/lib/domain/courses/counted-courses';
import { idInAddress, universityPath } from '@/lib/domain/public-addresses';
import { counted } from '@/lib/domain/texts/counted';
import { connectDatabase } from '@/lib/platform/db';
import { siteUrl } from '@/lib/platform/env';
import { coursesOfUniversity } from '@/lib/services/catalogue/courses';
import { searchScholarships } from '@/lib/services/catalogue/facts/scholarships';
import { type PublicUniversity, publicUniversity } from '@/lib/services/catalogue/public-universities';
import { orNotFound } from '../../../app/_parts/or-not-found';
import { Breadcrumbs } from '../../_parts/breadcrumbs';
import { CourseLinks } from '../../_parts/course-links';
import { JsonLd } from '../../_parts/json-ld';
import { pageNumber } from '../../_parts/page-number';
import { publicMetadata } from '../../_parts/public-metadata';
import { COUNTRY_CODES } from '../../courses/[id]/_parts/course-json-ld';

const PER_PAGE = 50;

type UniversityPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ page?: string | string[] }>;
};

export async function generateMetadata({ params, searchParams }: UniversityPageProps): Promise<Metadata> {
  const university = await universityAt((await params).id);
  const page = pageNumber((await searchParams).page);
  return publicMetadata({
    title: `${university.university}, ${university.country}${page > 1 ? `, page ${page}` : ''}`,
    description: `${university.university}, ${university.country}: ${countedSentence(await factsOf(university))}`,
    path: pathOf(university, page),
    ofCatalogue: true,
  });
}

export default async function UniversityPage({ params, searchParams }: UniversityPageProps) {
  const university = await universityAt((await params).id);
  const { university: name, logo, website } = university;
  const country = university.country;
  const page = pageNumber((await searchParams).page);
  const [facts, { courses, total }, { scholarships }] = await Promise.all([
    factsOf(university),
    coursesOfUniversity({ university: name, country, page, limit: PER_PAGE }),
    searchScholarships({ universityId: university._id }),
  ]);
  if (courses.length === 0 && page > 1) notFound();
  return (
    <>
      <Breadcrumbs
        places={[
          { path: '/universities', label: 'Universities' },
          { path: universityPath(university), label: name },
        ]}
      />
      <JsonLd statement={statementOf(university)} />
      <PlaceHead university={name} country={country} logo={logo} title={name}>
        <span className="inline-flex items-center gap-1.5">
          <Flag country={country} />
          {country}
        </span>
        {/^https?:\/\//i.test(website) && (
          <a
            href={website}
            target="_blank"
            rel="noopener nofollow"
            className="inline-flex items-center gap-1.5 underline hover:text-ink"
          >
            University website
            <ExternalLink aria-hidden className="size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </PlaceHead>
      {total > 0 && (
        <Section title="At a glance">
          <CountedFacts of={facts} />
        </Section>
      )}
      {university.about && page === 1 && (
        <Section title="About this university">
          <Prose html={university.about} />
        </Section>
      )}
      {scholarships.length > 0 && (
        <Section title="Scholarships" description="The university decides who gets one.">
          <ScholarshipList scholarships={scholarships} />
        </Section>
      )}
      <Section
        title="Courses"
        description={`${counted(total, 'course')} for international students`}
        actions={
          <ButtonLink href={searchOf(university)} rel="nofollow" variant="secondary">
            Search these courses
          </ButtonLink>
        }
      >
        {courses.length > 0 ? (
          <CourseLinks courses={courses} />
        ) : (
          <EmptyState title="No courses found" text="We have no courses at this university at the moment." />
        )}
      </Section>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PER_PAGE)}
        href={(to) => pathOf(university, to)}
        label="Pages of courses"
      />
    </>
  );
}

/** The university an address names, once per request; another spelling than its own leads there. */
const universityAt = cache(async (segment: string): Promise<PublicUniversity> => {
  const id = idInAddress(segment);
  if (!id) notFound();
  await connectDatabase();
  const university = await orNotFound(publicUniversity(id));
  const path = universityPath(university);
  if (`/universities/${segment}` !== path) permanentRedirect(path);
  return university;
});

/** What is counted of its courses, once per request. */
const factsOf = cache(async ({ university, country }: PublicUniversity) =>
  countedCourses((await coursesOfUniversity({ university, country })).courses),
);

const pathOf = (university: PublicUniversity, page: number) =>
  `${universityPath(university)}${page > 1 ? `?page=${page}` : ''}`;

/** The search with this university chosen. */
const searchOf = ({ country, university }: PublicUniversity) =>
  `/courses?${new URLSearchParams({ country, university })}`;

function statementOf(university: PublicUniversity): Record<string, unknown> {
  const { university: name, country, logo, website } = university;
  return {
    '@type': 'CollegeOrUniversity',
    name,
    url: siteUrl(universityPath(university)),
    ...(logo && { logo: siteUrl(logo) }),
    ...(/^https?:\/\//i.test(website) && { sameAs: website }),
    address: { '@type': 'PostalAddress', addressCountry: COUNTRY_CODES[country] ?? country },
  };
}
