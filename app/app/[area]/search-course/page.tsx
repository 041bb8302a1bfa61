import { type Asked, firstAnswer } from '@/app/(public)/courses/_parts/first-answer';
import { CourseSearch } from '@/components/course-search/course-search';
import { areaLinks } from '@/components/course-search/search-links';
import { NoScores } from '@/components/fit/no-scores';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { OwnWhatIf } from '../../_parts/own-what-if';

export const metadata = { title: 'Search course' };

type Address = { params: Promise<{ area: string }>; searchParams: Promise<Asked> };

export default async function SearchCoursePage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'search-course');
  const asked = await searchParams;
  const links = areaLinks(viewer.role);
  const first = await firstAnswer(asked);
  return (
    <>
      <PageHeader title="Search course" />
      {first.asks === 'profile' && <NoScores />}
      {viewer.role === 'student' && <OwnWhatIf viewer={viewer} search={asked} />}
      <CourseSearch first={first} links={links} />
    </>
  );
}
