import { z } from 'zod';
import { LONGEST_REPLY, REPLY_FIELD_NAMES, unknownFields } from '@/lib/domain/desk/reply-templates';
import { done, id, line, lines, seen } from '../fields';
import { operation } from '../operation';

const tag = 'Messages';
const staff = ['team', 'admin'] as const;
const params = z.object({ id });

const replyTemplate = z
  .object({
    _id: id,
    name: z.string(),
    text: z.string(),
    /** Whether all staff have it; else it is the caller's own. */
    shared: z.boolean(),
  })
  .meta({ id: 'ReplyTemplate' });
export type ReplyTemplateView = z.infer<typeof replyTemplate>;

const known = REPLY_FIELD_NAMES.map((name) => `{${name}}`).join(', ');
const body = z.object({
  name: line(80),
  text: lines(LONGEST_REPLY).superRefine((text, context) => {
    for (const name of unknownFields(text)) {
      context.addIssue({ code: 'custom', message: `There is no field {${name}}. The fields are ${known}.` });
    }
  }),
  shared: z.boolean(),
});
const saved = done.extend({ template: replyTemplate });

export const replyTemplates = operation({
  method: 'GET',
  path: '/staff/reply-templates',
  tag,
  summary: 'What staff often answer: the templates that all share, then the caller’s own, by name',
  access: staff,
  result: z.object({ templates: z.array(replyTemplate) }),
});

export const addReplyTemplate = operation({
  method: 'POST',
  path: '/staff/reply-templates',
  tag,
  summary: `Add a reply template, shared or one’s own; its fields are ${known}`,
  access: staff,
  limit: 'write',
  body,
  result: saved,
  status: 201,
  errors: ['conflict'],
});

export const changeReplyTemplate = operation({
  method: 'PUT',
  path: '/staff/reply-templates/{id}',
  tag,
  summary: 'Change a reply template that is shared or the caller’s own',
  access: staff,
  limit: 'write',
  params,
  body: body.extend({ seen }),
  result: saved,
  errors: ['not_found', 'conflict'],
});

export const removeReplyTemplate = operation({
  method: 'DELETE',
  path: '/staff/reply-templates/{id}',
  tag,
  summary: 'Delete a reply template that is shared or the caller’s own',
  access: staff,
  limit: 'write',
  params,
  result: done,
  errors: ['not_found'],
});

export const fillReplyTemplate = operation({
  method: 'GET',
  path: '/staff/reply-templates/{id}/filled',
  tag,
  summary: 'A template’s text with its fields filled for a student, or for an application',
  access: staff,
  params,
  query: z.object({ studentId: id.optional(), applicationId: id.optional() }),
  result: z.object({
    text: z.string(),
    /** Fields without a value: they stay in the text as they are. */
    missing: z.array(z.enum(REPLY_FIELD_NAMES as [string, ...string[]])),
  }),
  errors: ['not_found'],
});
