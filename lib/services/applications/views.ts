import { canReadNotes, movesOf } from '@/lib/access';
import type { ApplicationCard, ApplicationView } from '@/lib/contract/applications/applications';
import type { CourseCard } from '@/lib/contract/catalogue/courses';
import { creditOf } from '@/lib/domain/agency/credit';
import { missingConsentOf } from '@/lib/domain/applications/consent';
import { sentOf, wasSent } from '@/lib/domain/applications/sent';
import { BLANK_COURSE } from '@/lib/domain/course-fields';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { ApplicationRecord } from '@/models/application';
import type { CourseRecord } from '@/models/course';
import { courseCardOf } from '../catalogue/course-views';
import { courseCards } from '../catalogue/courses';
import { partsOf } from './part-views';

/** The fields that a card is made of, besides `history.status`: reading these alone, the database steps over the checklist. */
export const OF_CARDS = 'userId courseId country university course year month status createdOn agentId consent sent';

/** Applications as lists show them; a course that no longer exists is shown by what the application kept of it. */
export async function applicationCards(applications: readonly ApplicationRecord[]): Promise<ApplicationCard[]> {
  const courses = await courseCards(applications.map(({ courseId }) => String(courseId)));
  const byId = new Map(courses.map((course) => [course._id, course]));
  return applications.map((application) => cardOf(application, byId.get(String(application.courseId)) ?? null));
}

/** One application with its history, checklist and offer, and what the viewer may do with it. */
export function applicationViewOf(
  application: ApplicationRecord,
  course: CourseRecord | null,
  studentName: string,
  viewer: Viewer,
  { deadlines, counsellor, endsTooSoon }: Pick<ApplicationView, 'deadlines' | 'counsellor' | 'endsTooSoon'>,
): ApplicationView {
  return {
    ...cardOf(application, course ? courseCardOf(course) : null),
    studentName,
    hasAgent: application.agentId !== null,
    counsellor,
    history: application.history.map(({ status, byRole, byName, reason, at }) => ({
      status,
      byRole,
      byName,
      reason,
      at: at.toISOString(),
    })),
    moves: [...movesOf(viewer, application)],
    mayReopen: application.mayReopen ?? false,
    sent: sentViewOf(application),
    broughtBy: canReadNotes(viewer) ? broughtByOf(application) : null,
    ...partsOf(application, viewer),
    endsTooSoon,
    deadlines,
  };
}

function sentViewOf(application: ApplicationRecord): ApplicationView['sent'] {
  const sent = sentOf(application);
  return sent && { at: sent.at.toISOString(), byName: sent.byName, how: sent.how, reason: sent.reason };
}

function broughtByOf(application: ApplicationRecord): ApplicationView['broughtBy'] {
  const credit = creditOf(application);
  if (!credit) return null;
  const { agency, since } = credit;
  return { agency: agency || 'An agency', since: since?.toISOString() ?? null, settled: wasSent(application) };
}

function cardOf(application: ApplicationRecord, course: CourseCard | null): ApplicationCard {
  return {
    ...(course ?? rememberedCourse(application)),
    _id: String(application._id),
    courseId: String(application.courseId),
    userId: String(application.userId),
    applicationStatus: application.status,
    year: application.year,
    month: application.month,
    createdOn: application.createdOn.toISOString(),
    missingYes: missingConsentOf(application),
  };
}

function rememberedCourse({ courseId, course, university, country }: ApplicationRecord): CourseCard {
  return courseCardOf({ ...BLANK_COURSE, _id: courseId, course, university, country });
}
