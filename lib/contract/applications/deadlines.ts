import { z } from 'zod';
import { DEADLINE_KINDS } from '@/lib/domain/applications/deadline-kinds';
import { day, done, id } from '../fields';
import { calls } from '../operation';

const { forAnyone, forSignedIn } = calls('Deadlines');

/** A due day. */
export const deadline = z
  .object({
    /** Its name within the application: the same as long as the thing exists. */
    key: z.string(),
    kind: z.enum(DEADLINE_KINDS),
    on: day,
    /** In words: 'Reply to the offer'. */
    what: z.string(),
  })
  .meta({ id: 'Deadline' });

export const deadlines = forSignedIn('GET /deadlines', {
  scope: 'applications:read',
  summary:
    'Upcoming deadlines of the records the caller may see and the courses they saved, earliest first, including recently missed ones',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
  result: z.object({
    /** Today, where the caller lives. */
    today: day,
    /** IANA name of the time zone that `today` is counted in: the caller's, else the site's. */
    timeZone: z.string(),
    deadlines: z.array(
      deadline.extend({
        /** Null for a paper of the student's own and for a saved course. */
        application: z.object({ _id: id, course: z.string(), university: z.string() }).nullable(),
        /** A course that the caller saved, whose intake closes; null for all else. */
        course: z.object({ _id: id, course: z.string(), university: z.string() }).nullable(),
        studentId: id,
        studentName: z.string(),
      }),
    ),
  }),
});

const address = z.object({
  /** Where calendar programs read it; null while there is none. */
  address: z.string().nullable(),
  /** IANA name; '' while none was chosen: the site's counts. */
  timeZone: z.string(),
});

export const calendarAddress = forSignedIn('GET /calendar-address', {
  summary: "The caller's private calendar address, and the time zone used for their dates",
  result: address,
});

export const newCalendarAddress = forSignedIn('POST /calendar-address', {
  summary: 'Create a new calendar address; the old one stops working',
  result: address,
  status: 201,
});

export const setTimeZone = forSignedIn('PUT /calendar-address', {
  summary: "Set the caller's time zone, used for reminders and for 'today'",
  body: z.object({
    timeZone: z.string().min(1, 'Please choose a time zone.').max(60, 'At most 60 characters.'),
    /** The browser's: it is kept only where the caller has none. */
    ifNone: z.boolean().optional(),
  }),
  result: address,
});

export const timeZones = forSignedIn('GET /time-zones', {
  summary: 'All time zones with their country and large towns, by country',
  result: z.object({ zones: z.array(z.object({ name: z.string(), place: z.string(), also: z.string() })) }),
});

export const revokeCalendarAddress = forSignedIn('DELETE /calendar-address', {
  summary: 'Stop the calendar address; repeating it has no effect',
  result: done,
});

export const calendarFile = forAnyone('GET /calendar/{file}', {
  summary: 'The deadlines of the owner of a calendar address, as iCalendar (RFC 5545)',
  limit: 'search',
  params: z.object({ file: z.string().max(100).meta({ description: 'The last part of the address: `<secret>.ics`' }) }),
  result: 'stream',
  streamed: {
    type: 'text/calendar',
    description: 'All-day events, and interviews with their time; one event each.',
    schema: z.string(),
  },
  errors: ['not_found'],
});
