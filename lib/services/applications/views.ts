import { canReadNotes, handles, handsOverTo, mayDo, movesOf } from '@/lib/access';
import type { ApplicationCard, ApplicationView } from '@/lib/contract/applications/applications';
import { creditOf } from '@/lib/domain/agency/credit';
import { isEnd } from '@/lib/domain/applications/application-status';
import { missingConsentOf } from '@/lib/domain/applications/consent';
import { handlingAgency } from '@/lib/domain/applications/handler';
import { sentOf, wasSent } from '@/lib/domain/applications/sent';
import { isStartKnown, mayAskStart } from '@/lib/domain/applications/starts';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { ApplicationRecord } from '@/models/application';
import type { StartRecord } from '@/models/application-parts';
import type { CourseRecord } from '@/models/course';
import { coursesOf } from '../catalogue/agency-courses';
import { courseCardOf } from '../catalogue/course-views';

import { partsOf } from './part-views';

/** The fields that a card is made of, besides `history.status`: reading these alone, the database steps over the checklist. */
export const OF_CARDS =
  'userId courseId courseFrom country university course year month intakeOn status createdOn agentId consent sent';

/** Applications as lists show them; a course that no longer exists is shown by what the application kept of it. */
export async function applicationCards(applications: readonly ApplicationRecord[]): Promise<ApplicationCard[]> {
  const courses = await coursesOf(applications);
  return applications.map((application) => cardOf(application, courses.get(String(application.courseId)) ?? null));
}

/** One application with its history, checklist and offer, and what the viewer may do with it. */
export function applicationViewOf(
  application: ApplicationRecord,
  course: CourseRecord | null,
  studentName: string,
  viewer: Viewer,
  { deadlines, ...parts }: Pick<ApplicationView, 'deadlines' | 'counsellor' | 'endsTooSoon' | 'typedCourse'>,
): ApplicationView {
  return {
    ...cardOf(application, course),
    ...parts,
    studentName,
    hasAgent: application.agentId !== null,
    handler: handlerViewOf(application),
    handles: handles(viewer, application),
    handsOverTo: handsOverTo(viewer, application),
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
    ...startPartsOf(application, viewer),
    deadlines,
  };
}

function startPartsOf(application: ApplicationRecord, viewer: Viewer) {
  const { status, startRequest } = application;
  const may = mayDo(viewer, 'move', application) && !isEnd(status);
  return {
    starts: startsOf(application).map(({ year, month, since, by, askedBy, why, evidence }) => ({
      ...{ year, month, since: since.toISOString(), byName: by?.byName ?? '', askedBy, why, evidence },
    })),
    startRequest: startRequest
      ? {
          ...{ year: startRequest.year, month: startRequest.month, reason: startRequest.reason },
          ...{ byName: startRequest.byName, at: startRequest.at.toISOString() },
        }
      : null,
    canAskStart: viewer.role === 'student' && mayAskStart(status) && !startRequest,
    canChangeStart: may,
  };
}

/** Every start of an application, the valid one last: the one applied for alone where nothing else was recorded. */
export function startsOf({ starts, year, month, createdOn }: ApplicationRecord): StartRecord[] {
  if (starts?.length) return starts;
  return [{ year, month, since: createdOn, by: null, askedBy: null, why: '', evidence: '' }];
}

function sentViewOf(application: ApplicationRecord): ApplicationView['sent'] {
  const sent = sentOf(application);
  return sent && { at: sent.at.toISOString(), byName: sent.byName, how: sent.how, reason: sent.reason };
}

function handlerViewOf(application: ApplicationRecord): ApplicationView['handler'] {
  const agency = handlingAgency(application);
  const { since, byName = '', reason = '' } = application.handler ?? {};
  return {
    ...{ kind: agency ? 'agency' : 'staff', agency: agency?.name ?? '' },
    ...{ since: since?.toISOString() ?? null, byName, reason },
  };
}

function broughtByOf(application: ApplicationRecord): ApplicationView['broughtBy'] {
  const credit = creditOf(application);
  if (!credit) return null;
  const { agency, since } = credit;
  return { agency: agency || 'An agency', since: since?.toISOString() ?? null, settled: wasSent(application) };
}

function cardOf(application: ApplicationRecord, course: CourseRecord | null): ApplicationCard {
  return {
    ...courseCardOf(course ?? rememberedCourse(application)),
    _id: String(application._id),
    courseId: String(application.courseId),
    courseFrom: application.courseFrom ?? 'catalogue',
    userId: String(application.userId),
    applicationStatus: application.status,
    year: application.year,
    month: application.month,
    startIsKnown: isStartKnown(application),
    createdOn: application.createdOn.toISOString(),
    missingYes: missingConsentOf(application),
  };
}

function rememberedCourse({ courseId, course, university, country }: ApplicationRecord) {
  return { ...BLANK_COURSE, _id: courseId, course, university, country };
}
