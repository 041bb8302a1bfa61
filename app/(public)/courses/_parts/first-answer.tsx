import { CompareTicked } from '@/components/compare/compare-ticked';
import type { SearchAnswer, Summary } from '@/components/course-search/answers';
import { FoundCourses } from '@/components/course-search/found-courses';
import { mostHelpfulDrop } from '@/components/course-search/helpful-drop';
import { NothingFound } from '@/components/course-search/nothing-found';
import { OrderInWords } from '@/components/course-search/order-in-words';
import { type CourseQuery, parametersOf, readQuery } from '@/components/course-search/search-address';
import type { SearchLinks } from '@/components/course-search/search-links';
import type { FirstAnswer } from '@/components/course-search/use-course-search';
import { EligibilityChip } from '@/components/eligibility/eligibility-chip';
import { pageViewer } from '@/lib/auth/page-viewer';
import type { Viewer } from '@/lib/auth/viewer';
import { ownStanding } from '@/lib/services/applications/eligibility';
import { savedIds } from '@/lib/services/catalogue/saved-courses';
import { searchCatalogue } from '@/lib/services/search/course-search';
import { saveCourseWithoutScript } from './save-without-script';

/** Next's `searchParams` of a page. */
export type Asked = Record<string, string | string[] | undefined>;

/** What a search page is first rendered with: the answer to its address. Shared by every area's page. */
export async function firstAnswer(asked: Asked, links: SearchLinks): Promise<FirstAnswer> {
  const query = readQuery(parametersOf(asked));
  const viewer = await pageViewer();
  const [answer, own, ids] = await Promise.all([
    searchCatalogue({ ...query, limit: 10 }, viewer),
    ownStanding(viewer),
    viewer && savedIds(viewer),
  ]);
  const standing = own?.standing ?? null;
  const courses = (
    <>
      <FoundCourses
        query={query}
        answer={answer}
        links={links}
        saved={ids && { ids, saveWithoutScript: saveCourseWithoutScript }}
        verdict={standing && ((course) => <EligibilityChip course={course} standing={standing} />)}
        nothing={answer.courses.length === 0 && (await nothingFound(query, answer, viewer, links.search))}
      />
      <CompareTicked />
    </>
  );
  const drawn = { order: <OrderInWords query={query} own={answer.own} />, courses };
  return { query, answer: summaryOf(answer), drawn, standing, saved: ids && { ids } };
}

/** Without the courses, which are drawn already. */
function summaryOf({ total, facets, read, own, unknownRules, also, close }: SearchAnswer): Summary {
  return {
    total,
    facets,
    read,
    own,
    unknownRules,
    also: { total: also.total, facets: also.facets },
    close: { total: close.total },
  };
}

async function nothingFound(query: CourseQuery, answer: SearchAnswer, viewer: Viewer | null, page: string) {
  const isNothing = answer.total + answer.also.total + answer.close.total === 0;
  const drop = isNothing ? await mostHelpfulDrop(query, (other) => totalOf(other, viewer)) : null;
  return <NothingFound query={query} answer={answer} drop={drop} page={page} />;
}

async function totalOf(query: CourseQuery, viewer: Viewer | null): Promise<number> {
  return (await searchCatalogue({ ...query, limit: 1 }, viewer)).total;
}
