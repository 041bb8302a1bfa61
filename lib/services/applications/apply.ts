import { Types } from 'mongoose';
import type { TypedCourse } from '@/lib/contract/applications/agency-courses';
import type { ApplicationCard, ApplicationView } from '@/lib/contract/applications/applications';
import { agentReader } from '@/lib/domain/agency/care';
import { creditNow } from '@/lib/domain/agency/credit';
import { courseWords } from '@/lib/domain/applications/course-words';
import { handlingAgency } from '@/lib/domain/applications/handler';
import { startsText } from '@/lib/domain/applications/starts';
import { NEW_WORK_NOTICES } from '@/lib/domain/applications/work';
import type { Country } from '@/lib/domain/countries';
import type { Month } from '@/lib/domain/courses/course';
import { storedClosingDays, storedIntakes } from '@/lib/domain/courses/intakes';
import { conflict, type FieldErrors, invalid, isDuplicateKey } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { isOffered, retiredSince } from '@/lib/platform/site-facts';
import { agencyView } from '@/lib/services/people/agency/names';
import { handlerOfNew } from '@/lib/services/people/handling';
import { renewStudentName } from '@/lib/services/people/names';
import { careCopies, renewAgent } from '@/lib/services/people/scope';
import { assigneeOfNew } from '@/lib/services/people/staff/choose';
import { counsellorOf } from '@/lib/services/people/staff/counsellors';
import { visibleApplication } from '@/lib/services/people/visible';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { pageOf } from '@/lib/services/records/lists/lists';
import { changeOfApplication } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsOnCreate } from '@/lib/services/records/notices/outbox';
import { Application, type ApplicationRecord } from '@/models/application';
import { User, type UserRecord } from '@/models/user';
import { type ApplicationCourse, courseOf, typedCourse } from '../catalogue/agency-courses';
import { courseRecord } from '../catalogue/courses';
import { idActedFor, studentActedFor, visibleStudentId } from '../people/students';
import { yesIsMissing } from './consent/yes-notice';
import { deadlinesFor } from './deadlines/next';
import { intakeProblem } from './intakes';
import { mailOfMove } from './mails';
import { moveBy, tasksOfMoves } from './moves/change';
import { itemsThatEnd } from './papers-in-time';
import { applicationCards, applicationViewOf, OF_CARDS } from './views';

/** How many applications an unpaged list gives. */
const WHOLE_LIST = 500;

/**
 * Applies to a course for a student: oneself, or one the agent added. 404 for an unknown course or another's student,
 * 422 for a year or month not offered, 409 when there is one already for that course, year and month.
 */
export async function applyToCourse(
  viewer: Viewer,
  input: { courseId: string; userId?: string; year: number; month: Month },
): Promise<ApplicationView> {
  const student = await studentActedFor(viewer, input.userId ?? viewer.userId);
  const course = await courseRecord(input.courseId, 'Course not found.');
  if (retiredSince(course)) throw conflict('This course is no longer offered.');
  refuseIntake(intakeProblem(storedIntakes(course), input, new Date(), storedClosingDays(course)));
  return stored(viewer, student, { ...course, typed: null }, input);
}

/**
 * Applies for one of the agency's students to a course that it types, for the catalogue lacks it. 404 for a student the viewer doesn't
 * act for, 409 for what the catalogue has and for a second application with this start, 422 for a start that is past and a
 * country that isn't offered.
 */
export async function applyToTypedCourse(viewer: Viewer, userId: string, given: TypedCourse): Promise<ApplicationView> {
  const student = await studentActedFor(viewer, userId);
  if (!isOffered(given.country)) throw invalid({ country: 'This site offers no courses there.' });
  refuseIntake(intakeProblem([], given, new Date()));
  return stored(viewer, student, await typedCourse(viewer, given), given);
}

function refuseIntake(problem: FieldErrors | null): void {
  if (problem) throw invalid(problem, 'Failed to apply for the course.');
}

/** Stores the application with its effects. */
async function stored(
  viewer: Viewer,
  student: UserRecord,
  course: ApplicationCourse,
  { year, month }: { year: number; month: Month },
): Promise<ApplicationView> {
  const _id = new Types.ObjectId();
  const { country, university } = course;
  const courseFrom = course.typed ? 'agency' : undefined;
  const handler = await handlerOfNew(viewer, student, course);
  const isAgencys = handler.kind === 'agency';
  const counsellorId = isAgencys ? null : await assigneeOfNew(student, { country, level: course.level });
  const moves = [moveBy(viewer, 'Pending', '')];
  const application = await createApplication({
    _id,
    userId: student._id,
    studentName: student.name,
    mobile: student.mobile,
    agency: student.company_name,
    ...careCopies(student),
    courseId: course._id,
    ...(courseFrom ? { courseFrom } : {}),
    country,
    university,
    course: course.course,
    level: course.level,
    year,
    month,
    status: 'Pending',
    history: moves,
    credit: creditNow(student, new Date()),
    handler,
    waitsSince: new Date(),
    counsellorId,
    ...effectsOnCreate([
      { kind: 'changed', ...changeOfApplication({ _id, userId: student._id, agentId: student.addedBy }) },
      ...effectsOf(
        viewer,
        { _id, counsellorId, isAgencys },
        student,
        `${courseWords({ course: course.course, university, courseFrom })} (${month} ${year})`,
      ),
      ...tasksOfMoves(_id, moves),
    ]),
  });
  // Both may have changed since they were read.
  await renewStudentName(String(student._id), student);
  await renewAgent(String(student._id));
  await deliverEffects(Application, application);
  return viewOf(application, viewer);
}

/** Whether the student has any application for the course. 404 for a student the viewer doesn't act for. */
export async function hasApplied(viewer: Viewer, courseId: string, userId: string): Promise<boolean> {
  const student = await idActedFor(viewer, userId);
  return (await Application.exists({ userId: student, courseId })) !== null;
}

/** A student's applications in one country, newest first. 404 for a student the viewer may not read. */
export async function applicationsOf(
  viewer: Viewer,
  query: { country: Country; userId?: string; page?: number; limit?: number },
): Promise<ApplicationCard[]> {
  const student = await visibleStudentId(viewer, query.userId ?? viewer.userId);
  const applications = await Application.find({ userId: student, country: query.country }, `${OF_CARDS} history.status`)
    .sort({ _id: -1 })
    .setOptions(pageOf(query, WHOLE_LIST))
    .lean();
  return applicationCards(applications);
}

/** The viewer's own applications to a course of the catalogue, the newest first: where each leads, and its intake in words. */
export async function ownApplicationsTo(
  { userId }: Viewer,
  courseId: string,
): Promise<{ _id: string; intake: string }[]> {
  const found = await Application.find({ userId, courseId }, 'year month intakeOn').sort({ _id: -1 }).lean();
  return found.map(({ _id, ...start }) => ({ _id: String(_id), intake: startsText(start) }));
}

/** How many applications a student has, for each country with any. */
export async function applicationCounts(viewer: Viewer, userId: string): Promise<Record<string, number>> {
  const student = await visibleStudentId(viewer, userId);
  const applications = await Application.find({ userId: student }, 'country').lean();
  const counts: Record<string, number> = {};
  for (const { country } of applications) counts[country] = (counts[country] ?? 0) + 1;
  return counts;
}

/** One application with its history, noted as read. 404 outside the viewer's scope. */
export async function viewApplication(viewer: Viewer, id: string): Promise<ApplicationView> {
  const application = await visibleApplication(viewer, id);
  return viewOf(application, viewer);
}

/** The course and the student of an application, for the title of a page: no reading. 404 outside the viewer's scope. */
export async function applicationTitle(viewer: Viewer, id: string) {
  const { course, studentName } = await visibleApplication(viewer, id);
  return { course, studentName };
}

/** Who is in charge: the assignee of staff, or where the agency handles it its member, else the owner; null for no one. */
async function inCharge(application: ApplicationRecord): Promise<ApplicationView['counsellor']> {
  const agency = handlingAgency(application);
  if (!agency) return counsellorOf(application.counsellorId);
  const person = await User.findById(agentReader(application), 'name').lean();
  return person && { _id: String(person._id), name: person.name, jobTitle: agency.name, replyMinutes: null };
}

/** A stored application as the viewer sees it, noted as read. */
export async function viewOf(application: ApplicationRecord, viewer: Viewer): Promise<ApplicationView> {
  noteAccess(viewer, application.userId, 'application', { id: application._id, name: courseWords(application) });
  const loading = courseOf(application);
  const [course, typedCourse, student, deadlines, counsellor, endsTooSoon] = await Promise.all([
    loading,
    loading.then(typedView),
    User.findById(application.userId, 'name').lean(),
    loading.then((of) => deadlinesFor(application, of)),
    inCharge(application),
    loading.then((of) => itemsThatEnd(application, of)),
  ]);
  const parts = { deadlines, counsellor, endsTooSoon, typedCourse };
  return applicationViewOf(application, course, student?.name ?? '', viewer, parts);
}

async function typedView(course: ApplicationCourse | null): Promise<ApplicationView['typedCourse']> {
  if (!course?.typed) return null;
  const { agencyId, createdOn } = course.typed;
  return { agency: (await agencyView(String(agencyId))).name, on: createdOn.toISOString() };
}

/**
 * The effects of a new application: an activity of the user who applied, a notice to the other of student and agent, and
 * one to the assignee, else the team, which is one for all that are new until it is read; none to staff where the agency handles it.
 */
function effectsOf(
  viewer: Viewer,
  { _id, counsellorId, isAgencys }: Pick<ApplicationRecord, '_id' | 'counsellorId'> & { isAgencys: boolean },
  student: UserRecord,
  what: string,
): Effect[] {
  const applicationId = String(_id);
  const isAgent = viewer.role !== 'student';
  const who = viewer.role === 'agent' ? 'Your agency' : viewer.name;
  const activity = isAgent ? `You applied to ${what} for ${student.name}.` : `You applied to ${what}.`;
  const studentId = String(student._id);
  const member = agentReader({ agentId: student.addedBy, memberId: student.memberId });
  const [reader, notice] = isAgent
    ? [
        studentId,
        {
          notification: `${who} applied to ${what} for you. Please confirm what is sent. Nothing is sent until you confirm.`,
          href: `/my-applications/${applicationId}`,
        },
      ]
    : [
        member && String(member),
        {
          notification: `${student.name} applied to ${what}.`,
          href: `/view-profile/${studentId}`,
          whileAgentOf: studentId,
        },
      ];
  const newWork: Effect = {
    kind: 'staff-notice',
    staff: counsellorId ? [String(counsellorId)] : [],
    notice: {
      group: NEW_WORK_NOTICES.applications,
      one: `${student.name} applied to ${what}.`,
      many: `{n} new applications, the latest by ${student.name}.`,
      href: `/applications/${applicationId}`,
      hrefOfMany: '/applications/list',
    },
  };
  return [
    { kind: 'activity', userId: viewer.userId, activity },
    // The confirmation to a student who applied themself.
    ...(isAgent ? [] : [mailOfMove(applicationId, 0, studentId), yesIsMissing(studentId, applicationId, what)]),
    ...(reader ? [{ kind: 'notice', userId: reader, ...notice } as const, mailOfMove(applicationId, 0, reader)] : []),
    {
      ...{ kind: 'helpers', studentId, by: viewer.userId, mail: mailOfMove(applicationId, 0, studentId) },
      notice: {
        notification: `${isAgent ? `${who} applied to ${what} for ${student.name}` : `${student.name} applied to ${what}`}.`,
        href: `/applications/${applicationId}`,
      },
    } as const,
    ...(isAgencys ? [] : [newWork]),
  ];
}

async function createApplication(
  application: Omit<ApplicationRecord, 'createdOn' | 'updatedOn' | 'movedOn' | 'intakeOn' | 'workOrder' | 'ref'>,
) {
  try {
    return (await Application.create(application)).toObject<ApplicationRecord>();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const { userId, courseId, year, month } = application;
    const earlier = await Application.findOne({ userId, courseId, year, month }).lean();
    // The first try may have ended right after it was stored.
    if (earlier) await deliverEffects(Application, earlier);
    throw conflict('You have already applied for this course.');
  }
}
