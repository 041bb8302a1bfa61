import { z } from 'zod';
import { id } from '../fields';
import { calls } from '../operation';
import { message } from './messages';

const { forSignedIn } = calls('Live');

/** The kinds of records whose changes open pages follow. */
const LIVE_RECORDS = ['application', 'student', 'agent', 'enquiry', 'activity', 'visit'] as const;
/** A kind of record whose changes open pages follow. */
export type LiveRecord = (typeof LIVE_RECORDS)[number];

/** The events that open pages receive, by kind: the `event` of a frame, and its `data`. All others stay inside the server. */
export const LIVE_EVENTS = {
  /** Someone wrote; all who may read it receive it. */
  message,
  /**
   * `by` read what `of` had written, up to the message of the moment `upTo`; both receive it. About an application `of` is
   * null, and the reader alone receives it.
   */
  'messages-read': z.object({
    by: id,
    of: id.nullable(),
    application: id.nullable(),
    upTo: z.string(),
    readOn: z.string(),
  }),
  notification: z.object({
    notification: z.string(),
    /** Inside the reader's own area; '' leads nowhere. */
    href: z.string(),
    at: z.string().meta({ description: 'When it was sent' }),
  }),
  /** Some or all notifications were read, on this page or another. */
  'notifications-read': z.object({}),
  /** A record that the reader may see was made or changed: a page that shows it reads it again. */
  changed: z.object({
    record: z.enum(LIVE_RECORDS),
    id,
    /** The student whom an application or a visit belongs to; the owner of an activity log. */
    userId: id.optional(),
  }),
} as const;

/** The name of an event in a page's stream. */
export type LiveKind = keyof typeof LIVE_EVENTS;
/** An event as the browser gets it, by its kind. */
export type LiveEvent = {
  [K in LiveKind]: { id: string; kind: K; payload: z.infer<(typeof LIVE_EVENTS)[K]> };
}[LiveKind];

/** The first frame of every stream. */
const ready = z.object({
  userId: id,
  /** Whether the stream goes on after `Last-Event-ID`. If not, read again what is shown: something may be missing. */
  resumed: z.boolean(),
});
/** The first frame of a stream: from here on nothing is missed. */
export type Ready = z.infer<typeof ready>;

/** Why the server ended a stream. After 'signed-out' there is nothing to come back for; else reconnect and resume. */
const end = z.object({ reason: z.enum(['signed-out', 'restart']) });
/** The last frame: why the server ended the stream. */
export type End = z.infer<typeof end>;

export const liveEvents = forSignedIn('GET /events', {
  summary: 'Live updates for the caller as server-sent events, resumed with `Last-Event-ID`',
  limit: 'stream',
  unattended: true,
  headers: z.object({
    'Last-Event-ID': id.optional().meta({
      description:
        'The id of the last frame received. Later frames are sent first, with a few seconds of overlap: ignore ids already seen. With ids older than a day, the stream starts fresh.',
    }),
  }),
  result: 'stream',
  streamed: {
    type: 'text/event-stream',
    description:
      'Server-sent events with `id`, `event` and `data` (JSON). The schema lists the `data` of each `event` by its name. A comment every 20 seconds keeps the connection open.',
    schema: z.object({ ready, end, ...LIVE_EVENTS }).partial(),
  },
  errors: ['too_many_requests', 'unavailable'],
});
