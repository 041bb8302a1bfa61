import type { Viewer } from '@/lib/auth/viewer';
import { type CalendarDay, calendarText } from '@/lib/deadlines/icalendar';
import { dayIn } from '@/lib/deadlines/words';
import { PRODUCT_NAME } from '@/lib/domain/product-name';
import { siteUrl } from '@/lib/env';
import { ownerOfCalendar } from './calendar-address';
import { type DueDay, nextDueDays } from './next';

/** The most days in one calendar: an owner with more has those due first. */
const MOST_DAYS = 1_000;

/** The calendar of a private address, as iCalendar. 404 for an address that isn't one any more. */
export async function calendarOf(file: string, now: Date): Promise<string> {
  const { viewer, timeZone } = await ownerOfCalendar(file);
  const days = await nextDueDays(viewer, MOST_DAYS, dayIn(timeZone, now));
  return calendarText({
    name: `${PRODUCT_NAME}: deadlines`,
    timeZone,
    product: PRODUCT_NAME,
    events: days.map((day) => eventOf(viewer, day, now)),
  });
}

function eventOf(
  viewer: Viewer,
  { key, on, what, application, studentId, studentName }: DueDay,
  now: Date,
): CalendarDay {
  const isOwn = viewer.userId === studentId;
  const page = application
    ? `/app/${viewer.role}/${isOwn ? 'my-applications' : 'applications'}/${application.id}`
    : `/app/${viewer.role}/profile`;
  const which = application ? `${application.course}, ${application.university}` : '';
  return {
    uid: `${key.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${application?.id ?? studentId}@${new URL(siteUrl()).hostname}`,
    on,
    summary: [isOwn ? '' : `${studentName}: `, what, which && ` (${which})`].join(''),
    description: [what, which, isOwn ? '' : studentName, siteUrl(page)].filter(Boolean).join('\n'),
    url: siteUrl(page),
    category: 'Deadline',
    changedOn: application?.updatedOn ?? now,
  };
}
