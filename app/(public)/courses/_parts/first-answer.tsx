import type { SearchAnswer } from '@/components/course-search/answers';
import { mostHelpfulDrop } from '@/components/course-search/helpful-drop';
import { NothingFound } from '@/components/course-search/nothing-found';
import { type CourseQuery, parametersOf, readQuery } from '@/components/course-search/search-address';
import type { FirstAnswer } from '@/components/course-search/use-course-search';
import { pageViewer } from '@/lib/auth/page-viewer';
import type { Viewer } from '@/lib/auth/viewer';
import { ownStanding } from '@/lib/services/applications/eligibility';
import { savedIds } from '@/lib/services/catalogue/saved-courses';
import { searchCatalogue } from '@/lib/services/search/course-search';
import { saveCourseWithoutScript } from './save-without-script';

/** Next's `searchParams` of a page. */
export type Asked = Record<string, string | string[] | undefined>;

/**
 * What a search page is first rendered with: the answer to its address. Shared by every area's page.
 * @param page the search page's path.
 */
export async function firstAnswer(asked: Asked, page: string): Promise<FirstAnswer> {
  const query = readQuery(parametersOf(asked));
  const viewer = await pageViewer();
  const [answer, own, ids] = await Promise.all([
    searchCatalogue({ ...query, limit: 10 }, viewer),
    ownStanding(viewer),
    viewer && savedIds(viewer),
  ]);
  const nothing = answer.courses.length === 0 ? await nothingFound(query, answer, viewer, page) : null;
  const saved = ids && { ids, saveWithoutScript: saveCourseWithoutScript };
  return { query, answer, nothing, standing: own?.standing ?? null, saved };
}

async function nothingFound(query: CourseQuery, answer: SearchAnswer, viewer: Viewer | null, page: string) {
  const isNothing = answer.total + answer.also.total + answer.close.total === 0;
  const drop = isNothing ? await mostHelpfulDrop(query, (other) => totalOf(other, viewer)) : null;
  return <NothingFound query={query} answer={answer} drop={drop} page={page} />;
}

async function totalOf(query: CourseQuery, viewer: Viewer | null): Promise<number> {
  return (await searchCatalogue({ ...query, limit: 1 }, viewer)).total;
}
