import { type Asked, firstAnswer } from '@/app/(public)/courses/_parts/first-answer';
import { CourseSearch } from '@/components/course-search/course-search';
import { areaLinks } from '@/components/course-search/search-links';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/auth/page-viewer';

export const metadata = { title: 'Search course' };

export default async function SearchCoursePage({ searchParams }: { searchParams: Promise<Asked> }) {
  await requireViewer('team');
  return (
    <>
      <PageHeader title="Search course" />
      <CourseSearch first={await firstAnswer(await searchParams)} links={areaLinks('team')} />
    </>
  );
}
