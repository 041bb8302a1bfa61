import { unknownFields } from '../desk/reply-templates';

/** One text that goes to many leads or students of an agency, each with their own name and course. */

export const MESSAGE_CHANNELS = { email: 'Email', whatsapp: 'WhatsApp, one by one' } as const;
export type MessageChannel = keyof typeof MESSAGE_CHANNELS;
export const MESSAGE_CHANNEL_NAMES = Object.keys(MESSAGE_CHANNELS) as [MessageChannel, ...MessageChannel[]];

/** Emails of one agency in 24 hours. More is for when the site's mail server is known to bear it. */
export const GROUP_MAILS_A_DAY = 200;
export const LONGEST_GROUP_TEXT = 3_000;
export const LONGEST_GROUP_SUBJECT = 120;
/** So many are shown before it is sent. */
export const PREVIEWED = 3;
/** So many WhatsApp links stand on a page. */
export const LINKS_AT_ONCE = 20;

/** 'sending' goes on by itself, and the next day where there are more than fit; 'stopped' by hand. */
export type GroupMessageState = 'sending' | 'sent' | 'stopped';

/** Why one of those who were chosen gets none. */
export const LEFT_OUT = {
  away: 'no longer in your list',
  unknown: 'we don’t know if they may be messaged',
  no: 'don’t want messages',
  noAddress: 'no email address',
  noNumber: 'no confirmed phone number',
  bounced: 'emails to this address can’t be delivered',
  refused: 'the mail server refused the message',
  twice: 'same address as another person in the list',
} as const;
export type LeftOut = keyof typeof LEFT_OUT;

/** Who would get a message by one channel, before it is written. */
export interface GroupReaders {
  count: number;
  leftOut: { why: LeftOut; count: number }[];
  /** How many have no course to fill in. */
  withoutCourse: number;
  /** The message, where it was sent. */
  sentId: string | null;
  /** The first of them, to preview it. */
  first: { name: string; course: string; to: string }[];
}

/** '120 of 161 emailed' */
export const progressWords = ({
  channel,
  done,
  total,
}: {
  channel: MessageChannel;
  done: number;
  total: number;
}): string =>
  `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} ${channel === 'email' ? 'emailed' : 'WhatsApp links opened'}`;

/** The key of the entry on a timeline that a message's link was opened. */
export const groupKey = (messageId: string): string => `group-${messageId}`;

/** What is filled in for each reader. */
export const GROUP_FIELDS = ['name', 'course'] as const;
/** In the place of a course that nobody knows. */
const NO_COURSE = 'your course';

/** Why a text can't be sent to many; '' where it can. */
export function groupTextProblem(text: string): string {
  const [unknown] = unknownFields(text, GROUP_FIELDS);
  return unknown === undefined ? '' : `{${unknown}} can’t be filled in. Use {name} or {course}.`;
}

/** The text as one reader gets it. */
export const filledFor = (text: string, { name, course }: { name: string; course: string }): string =>
  text.replace(/\{(name|course)\}/g, (_field, which) => (which === 'name' ? name : course || NO_COURSE));
