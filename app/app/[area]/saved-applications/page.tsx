// The saved courses: their address is the specification's.

import { CompareButton } from '@/components/compare/compare-button';
import { CompareTray } from '@/components/compare/compare-tray';
import { CountryTabs, countryOf } from '@/components/course/country-tabs';
import { CourseCard } from '@/components/course/course-card';
import { EligibilityChip } from '@/components/eligibility/eligibility-chip';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Pagination } from '@/components/ui/table/pagination';
import { queryString } from '@/lib/api/client';
import { areaOf, COURSE_PAGE, SAVED_COURSES } from '@/lib/domain/areas';
import { countryInSentence } from '@/lib/domain/countries';
import { SAVED_SEARCHES } from '@/lib/domain/search/limits';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { offeredCountries } from '@/lib/platform/site-facts';
import { savedCounts, savedCourses } from '@/lib/services/catalogue/saved-courses';
import { ownApplicant } from '@/lib/services/catalogue/search/eligibility';
import { savedSearches } from '@/lib/services/catalogue/search/saved/searches';
import { logosFor } from '@/lib/services/catalogue/universities';
import { PAGE_SIZE, pageCountOf, pageOf } from '../../_parts/paging';
import { RemoveSavedButton } from './_parts/remove-saved-button';
import { SavedList } from './_parts/saved-list';
import { SavedSearches } from './_parts/saved-searches';

export const metadata = { title: 'Saved' };

interface Address {
  params: Promise<{ area: string }>;
  searchParams: Promise<{ country?: string | string[]; page?: string | string[]; save?: string | string[] }>;
}

/** The saved courses of every role: all may remove, only students apply from here. */
export default async function SavedPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'saved-applications');
  const search = await searchParams;
  const hasSearches = viewer.role === 'student' || viewer.role === 'agent';
  const [counts, own, searches] = await Promise.all([
    savedCounts(viewer),
    ownApplicant(viewer),
    hasSearches ? savedSearches(viewer) : [],
  ]);
  const countries = offeredCountries(counts);
  const country = countryOf(search.country, countries);
  const total = counts[country] ?? 0;
  const page = pageOf(search.page, total);
  const courses = await savedCourses(viewer, { country, page, limit: PAGE_SIZE });
  const logos = await logosFor(courses);
  const area = areaOf(viewer.role);
  const base = `${area}/${SAVED_COURSES}`;
  return (
    <>
      <SavedHeader searches={hasSearches} />
      <div className="mb-5">
        <CountryTabs base={base} countries={countries} current={country} counts={counts} />
      </div>
      <SavedList
        key={`${country} ${page}`}
        entries={courses.map((course) => ({
          id: course._id,
          name: course.course,
          card: (
            <CourseCard
              course={course}
              logo={logos[`${course.country}|${course.university}`]}
              viewHref={`${area}/${COURSE_PAGE}/${course._id}`}
              verdict={own && !course.forSample && <EligibilityChip course={course} applicant={own.applicant} />}
              keep={<CompareButton courseId={course._id} name={course.course} />}
              actions={<RemoveSavedButton />}
              applyHref={viewer.role === 'student' ? `${area}/apply-course/${course._id}` : undefined}
            />
          ),
        }))}
        empty={
          <EmptyState
            country={country}
            title="No Course Found"
            text={`You have no saved courses in ${countryInSentence(country)}. Press Save on a course to add it here.`}
            action={<ButtonLink href={`${area}/search-course${queryString({ country })}`}>Search courses</ButtonLink>}
          />
        }
      />
      <div className="mt-6">
        <Pagination
          page={page}
          pageCount={pageCountOf(total)}
          href={(to) => `${base}${queryString({ country, page: to })}`}
        />
      </div>
      {hasSearches && (
        <SavedSearches
          searches={searches}
          toSave={[search.save ?? []].flat()[0]?.slice(0, SAVED_SEARCHES.searchLength)}
          page={`${area}/search-course`}
        />
      )}
      <CompareTray />
    </>
  );
}

/** The head of the saved courses; `searches`: saved searches stand below. */
function SavedHeader({ searches }: { searches: boolean }) {
  return (
    <PageHeader
      title="Saved"
      description="Your saved courses, by country."
      actions={
        searches && (
          <ButtonLink href="#saved-searches" variant="secondary" size="sm">
            Saved searches
          </ButtonLink>
        )
      }
    />
  );
}
