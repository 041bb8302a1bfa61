import { COURSE_PAGE, SAVED_COURSES } from '@/lib/domain/areas';
import { coursePath } from '@/lib/domain/public-addresses';
import type { Role } from '@/lib/domain/roles';

/** Where a search page's links lead; ids are appended. */
export interface SearchLinks {
  /** The page itself. */
  search: string;
  /** null: the courses' public pages. */
  view: string | null;
  /** Stands behind the id in those links: '?for=…'. */
  viewQuery?: string;
  /** null: the viewer can't apply from here. */
  apply: string | null;
  /** The page of saved searches; null: the viewer has none. */
  save: string | null;
}

/** The links of a signed-in area: only students apply from a list. */
export function areaLinks(area: Role): SearchLinks {
  return {
    search: `/app/${area}/search-course`,
    view: `/app/${area}/${COURSE_PAGE}/`,
    apply: area === 'student' ? '/app/student/apply-course/' : null,
    save: area === 'student' || area === 'agent' ? `/app/${area}/${SAVED_COURSES}` : null,
  };
}

/** The links of the public page: visitors sign in first and come back to apply; other roles don't apply at all. */
export function publicLinks(role: 'visitor' | 'student' | 'other'): SearchLinks {
  const apply = {
    visitor: '/login?next=/app/student/apply-course/',
    student: '/app/student/apply-course/',
    other: null,
  };
  return {
    search: '/courses',
    view: null,
    apply: apply[role],
    save: role === 'student' ? `/app/student/${SAVED_COURSES}` : null,
  };
}

/** Where 'View more' leads. */
export function viewHref(
  { view, viewQuery = '' }: SearchLinks,
  course: { _id: string; course: string; university: string },
): string {
  return view === null ? coursePath(course) : view + course._id + viewQuery;
}
