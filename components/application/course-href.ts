import type { ApplicationCard } from '@/lib/contract/applications/applications';
import { COURSE_PAGE } from '@/lib/domain/areas';

/** The page of an application's course in the viewer's area; null where it isn't in the catalogue: it has none. */
export const courseHref = (area: string, { courseId, courseFrom }: Pick<ApplicationCard, 'courseId' | 'courseFrom'>) =>
  courseFrom === 'catalogue' ? `${area}/${COURSE_PAGE}/${courseId}` : null;
