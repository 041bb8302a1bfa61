import type { Metadata } from 'next';
import { CourseSearch } from '@/components/course-search/course-search';
import { publicLinks } from '@/components/course-search/search-links';
import { FitPanel } from '@/components/fit/fit-panel';
import { NoScores } from '@/components/fit/no-scores';
import { PageHeader } from '@/components/ui/layout/page-header';
import { countryCount, countryList } from '@/lib/domain/countries';
import { pageViewer } from '@/lib/platform/auth/page-viewer';
import { offeredCountries } from '@/lib/platform/site-facts';
import { type Asked, firstAnswer } from './_parts/first-answer';

export const generateMetadata = (): Metadata => ({
  title: 'Search course',
  description: `University courses in ${countryList(offeredCountries())}, with fees and intakes.`,
});

export default async function CoursesPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const viewer = await pageViewer();
  const role = viewer === null ? 'visitor' : viewer.role === 'student' ? 'student' : 'other';
  const links = publicLinks(role);
  const first = await firstAnswer(await searchParams);
  return (
    <>
      <PageHeader
        title="Search course"
        description={
          <span className="max-sm:hidden">
            Courses at universities and colleges in {countryCount(offeredCountries())}. Sign in to save a course or to
            apply.
          </span>
        }
      />
      {first.asks === 'visitor' && <FitPanel />}
      {first.asks === 'profile' && <NoScores />}
      <CourseSearch first={first} links={links} />
    </>
  );
}
