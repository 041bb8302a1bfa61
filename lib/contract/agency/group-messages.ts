import { z } from 'zod';
import {
  groupTextProblem,
  LEFT_OUT,
  type LeftOut,
  LINKS_AT_ONCE,
  LONGEST_GROUP_SUBJECT,
  LONGEST_GROUP_TEXT,
  MESSAGE_CHANNEL_NAMES,
} from '@/lib/domain/agency/group-messages';
import { done, id, lines, optionalLine } from '../fields';
import { calls } from '../operation';

/** One text to many leads or students of an agency, of those who may be messaged. */
const { forAgents } = calls('Agencies');
const params = z.object({ id });
const why = z.enum(Object.keys(LEFT_OUT) as [LeftOut, ...LeftOut[]]);
const channel = z.enum(MESSAGE_CHANNEL_NAMES, 'Please choose how to send it.');

/** Refuses what can't be filled in. */
const fillable = (text: string, ctx: z.RefinementCtx) => {
  const problem = groupTextProblem(text);
  if (problem) ctx.addIssue({ code: 'custom', message: problem });
};

const body = z
  .object({
    /** The act on many with which the people were chosen. */
    bulkId: id,
    channel,
    /** Of an email. */
    subject: optionalLine(LONGEST_GROUP_SUBJECT).superRefine(fillable),
    text: lines(LONGEST_GROUP_TEXT, 'Please write a message.').superRefine(fillable),
  })
  .refine((input) => input.channel !== 'email' || input.subject, {
    message: 'Please enter a subject.',
    path: ['subject'],
  });
/** A message to many, checked. */
export type GroupMessageInput = z.output<typeof body>;

const head = z.object({
  _id: id,
  /** The subject, or on WhatsApp its first line. */
  title: z.string(),
  channel,
  state: z.enum(['sending', 'sent', 'stopped']),
  byName: z.string(),
  total: z.number(),
  /** How many emails were sent, or links opened. */
  done: z.number(),
  failedTotal: z.number(),
  createdOn: z.string(),
});
/** A message to many in the list of all. */
export type GroupMessageHead = z.infer<typeof head>;

const view = head
  .extend({
    text: z.string(),
    /** ISO 8601: when more go; null where nothing waits for a day. */
    nextOn: z.string().nullable(),
    /** The first who didn't get it: '' for who isn't within the caller's reach. */
    failed: z.array(z.object({ _id: id, name: z.string(), why })),
    /** On WhatsApp the next that weren't opened. */
    links: z
      .array(
        z.object({
          whom: z.object({ kind: z.enum(['lead', 'student']), id }),
          name: z.string(),
          mobileE164: z.string(),
          mobileShown: z.string(),
          text: z.string(),
        }),
      )
      .max(LINKS_AT_ONCE),
  })
  .meta({ id: 'GroupMessage' });
/** One message to many. */
export type GroupMessageView = z.infer<typeof view>;

export const sendGroupMessage = forAgents('POST /agency/group-messages', {
  summary:
    'Send a message to the chosen leads or students who may be messaged: by email, at most 200 a day for each agency, or as WhatsApp links to open one by one',
  body,
  result: done.extend({ _id: id }),
  status: 201,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const listGroupMessages = forAgents('GET /agency/group-messages', {
  summary: 'The newest group messages: the caller’s own, or for an owner the whole agency’s',
  result: z.object({ messages: z.array(head) }),
});

export const viewGroupMessage = forAgents('GET /agency/group-messages/{id}', {
  summary: 'A group message: how many emails were sent or links opened, who didn’t get it, and the next WhatsApp links',
  params,
  result: view,
  errors: ['not_found'],
});

export const endGroupMessage = forAgents('POST /agency/group-messages/{id}/stop', {
  summary: 'Stop sending a group message; emails that were already sent can’t be recalled',
  params,
  result: done,
  errors: ['not_found'],
});
