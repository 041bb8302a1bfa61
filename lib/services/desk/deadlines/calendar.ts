import { canReadNotes } from '@/lib/access';
import { universityWords } from '@/lib/domain/applications/course-words';
import { COURSE_PAGE } from '@/lib/domain/areas';
import { type Day, dayOf } from '@/lib/domain/days/day';
import { type CalendarDay, calendarText } from '@/lib/domain/deadlines/icalendar';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { siteUrl } from '@/lib/platform/env';
import { siteName } from '@/lib/platform/site-facts';
import { waitingForYes } from '@/lib/services/applications/consent/waiting-yes';
import { ownerOfCalendar } from '@/lib/services/applications/deadlines/calendar-address';
import { type DueDay, nextDueDays } from '@/lib/services/applications/deadlines/next';
import type { ApplicationRecord } from '@/models/application';
import type { TaskRecord } from '@/models/task';
import { ownTasks } from '../tasks/due';
import { taskHref } from '../tasks/views';

/** The most days in one calendar: an owner with more has those due first. */
const MOST_DAYS = 1_000;

/** The calendar of a private address, as iCalendar. 404 for an address that isn't one any more. */
export async function calendarOf(file: string, now: Date): Promise<string> {
  const { viewer, timeZone } = await ownerOfCalendar(file);
  const today = dayOf(now, timeZone);
  const [name, days, tasks, unconfirmed] = await Promise.all([
    siteName(),
    nextDueDays(viewer, MOST_DAYS, today),
    canReadNotes(viewer) ? ownTasks(viewer, today, MOST_DAYS) : [],
    viewer.role === 'student' ? waitingForYes(viewer, viewer.userId, 'student') : [],
  ]);
  return calendarText({
    name: `${name}: deadlines`,
    timeZone,
    product: name,
    events: [
      ...unconfirmed.map((application) => eventOfMissingYes(application, today)),
      ...days.map((day) => eventOf(viewer, day, now)),
      ...tasks.map((task) => eventOfTask(viewer, task)),
    ],
  });
}

function eventOf(
  viewer: Viewer,
  { key, on, at, what, application, course, studentId, studentName }: DueDay,
  now: Date,
): CalendarDay {
  const isOwn = viewer.userId === studentId;
  const page = application
    ? `${isOwn ? 'my-applications' : 'applications'}/${application.id}`
    : course
      ? `${COURSE_PAGE}/${course.id}`
      : 'profile';
  const href = siteUrl(`/app/${viewer.role}/${page}`);
  const of = application ?? course;
  const which = of ? `${of.course}, ${of.university}` : '';
  return {
    uid: `${key.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${of?.id ?? studentId}@${new URL(siteUrl()).hostname}`,
    on,
    ...(at ? { at } : {}),
    summary: [isOwn ? '' : `${studentName}: `, what, which && ` (${which})`].join(''),
    description: [what, which, isOwn ? '' : studentName, href].filter(Boolean).join('\n'),
    url: href,
    category: 'Deadline',
    changedOn: application?.updatedOn ?? now,
  };
}

/** A yes that is missing has no last day: nothing moves before it. It stands on today, and goes along until it is given. */
function eventOfMissingYes(application: ApplicationRecord, today: Day): CalendarDay {
  const { _id, course } = application;
  const university = universityWords(application);
  const what = 'Confirm what is sent to the university';
  const page = siteUrl(`/app/student/my-applications/${_id}`);
  return {
    uid: `yes-${_id}@${new URL(siteUrl()).hostname}`,
    on: today,
    summary: `${what} (${course}, ${university})`,
    description: [what, `${course}, ${university}`, page].join('\n'),
    url: page,
    category: 'Deadline',
    changedOn: new Date(today),
  };
}

function eventOfTask({ role }: Viewer, task: TaskRecord): CalendarDay {
  const { _id, title, studentName, university, dueOn, updatedOn } = task;
  const page = siteUrl(`/app/${role}${task.studentId ? taskHref(task) : ''}`);
  return {
    uid: `task-${_id}@${new URL(siteUrl()).hostname}`,
    on: dueOn,
    summary: [studentName && `${studentName}: `, title, university && ` (${university})`].join(''),
    description: [title, university, studentName, page].filter(Boolean).join('\n'),
    url: page,
    category: 'Task',
    changedOn: updatedOn,
  };
}
