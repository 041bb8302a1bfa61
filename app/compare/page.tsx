import { redirect } from 'next/navigation';
import { comparisonRows } from '@/components/compare/comparison-rows';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { VisitorComparison } from '@/components/compare/visitor-comparison';
import { NoScores } from '@/components/fit/no-scores';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Card } from '@/components/ui/layout/card';
import { PageHeader } from '@/components/ui/layout/page-header';
import { areaOf, COURSE_PAGE } from '@/lib/domain/areas';
import { COMPARED_PARAMETER, comparedIds, comparePath, MOST_COMPARED } from '@/lib/domain/courses/compare';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { connectDatabase } from '@/lib/platform/db';
import { comparedCourses } from '@/lib/services/catalogue/facts/comparison';
import { ownApplicant } from '@/lib/services/catalogue/search/eligibility';
import { notJudgedOf } from '@/lib/services/catalogue/search/not-judged';
import { viewerOrVisitor } from '../(public)/_parts/public-page';

export const metadata = { title: 'Compare courses', robots: { index: false } };

type ComparePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Up to four courses side by side, by their ids in the address, so that it can be shared and printed. */
export default async function ComparePage({ searchParams }: ComparePageProps) {
  const asked = await searchParams;
  const ids = comparedIds([asked[COMPARED_PARAMETER] ?? []].flat());
  // The search's form brings its other fields: what is shared names the courses alone.
  if (Object.keys(asked).some((name) => name !== COMPARED_PARAMETER)) redirect(comparePath(ids));
  await connectDatabase();
  const viewer = await viewerOrVisitor();
  const courses = await comparedCourses(ids);
  const own = await ownApplicant(viewer);
  const fits =
    own &&
    new Map(
      courses.map(({ course }) => [course._id, { ...fitOf(course, own.applicant), notJudged: notJudgedOf(course) }]),
    );
  const search = viewer ? `${areaOf(viewer.role)}/search-course` : '/courses';
  const courseHref = viewer ? ({ _id }: { _id: string }) => `${areaOf(viewer.role)}/${COURSE_PAGE}/${_id}` : undefined;
  return (
    <>
      <PageHeader
        title="Compare courses"
        description={`Compare up to ${MOST_COMPARED} courses. Fees for a whole course are divided by the number of years. Total costs are for one person. The page of each course shows the sources of its figures.`}
        actions={
          courses.length > 0 && courses.length < MOST_COMPARED ? (
            <ButtonLink href={search} variant="secondary" className="print:hidden">
              Add a course
            </ButtonLink>
          ) : undefined
        }
      />
      {viewer?.role === 'student' && !own && <NoScores />}
      {courses.length > 0 && viewer === null ? (
        <VisitorComparison courses={courses} />
      ) : courses.length > 0 ? (
        <Card padding="none" className="overflow-clip">
          <ComparisonTable courses={courses} rows={comparisonRows(courses, fits, courseHref)} courseHref={courseHref} />
        </Card>
      ) : (
        <EmptyState
          title="No course to compare"
          text="Press Compare on a course to add it here."
          action={<ButtonLink href={search}>Search courses</ButtonLink>}
        />
      )}
    </>
  );
}
