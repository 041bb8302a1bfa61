import type { Metadata } from 'next';
import { cache } from 'react';
import { CountedFacts, countedSentence } from '@/components/course/counted-facts';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import { countryInSentence } from '@/lib/domain/countries';
import { countedCourses } from '@/lib/domain/courses/counted-courses';
import { connectDatabase } from '@/lib/platform/db';
import { fieldPage } from '@/lib/services/catalogue/field-pages';
import { orNotFound } from '../../../app/_parts/or-not-found';
import { Breadcrumbs } from '../../_parts/breadcrumbs';
import { CourseLinks } from '../../_parts/course-links';
import { publicMetadata } from '../../_parts/public-metadata';

/** Courses that the page lists; the search has them all. */
const LISTED = 50;

type StudyPageProps = { params: Promise<{ place: string }> };

export async function generateMetadata({ params }: StudyPageProps): Promise<Metadata> {
  const { title, facts, page } = await pageAt((await params).place);
  return publicMetadata({ title, description: countedSentence(facts), path: page.path, ofCatalogue: true });
}

/** A field of study in one country: what is counted of its courses, and the courses. */
export default async function StudyPage({ params }: StudyPageProps) {
  const { title, facts, page, courses } = await pageAt((await params).place);
  const { country, category, subcategory } = page;
  const search = `/courses?${new URLSearchParams({ country, category, ...(subcategory && { subcategory }) })}`;
  return (
    <>
      <Breadcrumbs
        places={[
          { path: `/universities?${new URLSearchParams({ country })}`, label: country },
          { path: page.path, label: title },
        ]}
      />
      <PageHeader title={title} description={countedSentence(facts)} />
      <Section title="At a glance">
        <CountedFacts of={{ ...facts, fields: [], fees: null, ielts: null }} />
      </Section>
      <Section
        title="Courses"
        description={courses.length > LISTED ? `The first ${LISTED} in alphabetical order.` : undefined}
        actions={
          <ButtonLink href={search} rel="nofollow" variant="secondary">
            Search these courses
          </ButtonLink>
        }
      >
        <CourseLinks courses={courses.slice(0, LISTED)} withUniversity />
      </Section>
    </>
  );
}

/** The page at an address, once per request. */
const pageAt = cache(async (place: string) => {
  await connectDatabase();
  const { page, courses } = await orNotFound(fieldPage(place));
  return {
    ...{ page, courses, facts: countedCourses(courses) },
    title: `${page.field} in ${countryInSentence(page.country)}`,
  };
});
