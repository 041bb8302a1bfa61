import { foundIn, leadOf } from '@/components/course-search/answers';
import { mostHelpfulDrop } from '@/components/course-search/helpful-drop';
import { type CourseQuery, parametersOf, readQuery } from '@/components/course-search/search-address';
import type { FirstAnswer } from '@/components/course-search/use-course-search';
import { pageViewer } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { savedIds } from '@/lib/services/catalogue/saved-courses';
import { searchCatalogue } from '@/lib/services/catalogue/search/course-search';
import { applicantOf, ownApplicant } from '@/lib/services/catalogue/search/eligibility';
import { saveCourseWithoutScript } from './save-without-script';

/** Next's `searchParams` of a page. */
export type Asked = Record<string, string | string[] | undefined>;

/**
 * What a search page is first rendered with: the answer to its address. Shared by every area's page.
 * @param student whom the search is for, one whom the viewer may read, where that is not the viewer
 */
export async function firstAnswer(asked: Asked, student?: string): Promise<FirstAnswer> {
  const query = readQuery(parametersOf(asked));
  const viewer = await pageViewer();
  const [answer, own, ids] = await Promise.all([
    searchCatalogue({ ...query, limit: 10, userId: student }, viewer),
    student ? applicantOf(viewer, student) : ownApplicant(viewer),
    viewer && savedIds(viewer),
  ]);
  const isNothing = leadOf(query, answer) === 'nothing';
  const drop = isNothing ? await mostHelpfulDrop(query, (other) => totalOf(other, viewer, student)) : null;
  const saved = ids && { ids, saveWithoutScript: saveCourseWithoutScript };
  const asks = viewer === null ? 'visitor' : viewer.role === 'student' && !own ? 'profile' : null;
  return { query, answer, drop, applicant: own?.applicant ?? null, asks, saved, ...(student ? { student } : {}) };
}

async function totalOf(query: CourseQuery, viewer: Viewer | null, userId: string | undefined): Promise<number> {
  return foundIn(await searchCatalogue({ ...query, limit: 1, userId }, viewer));
}
