import { z } from 'zod';
import { LONGEST_REPLY, REPLY_FIELD_NAMES, unknownFields } from '@/lib/domain/desk/reply-templates';
import { done, id, line, lines, seen } from '../fields';
import { calls } from '../operation';

const { forStaff } = calls('Messages');
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
/** A text with fields, as staff choose it in the chat. */
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

export const replyTemplates = forStaff('GET /staff/reply-templates', {
  summary: 'Reply templates: the shared ones, then the caller’s own, by name',
  result: z.object({ templates: z.array(replyTemplate) }),
});

export const addReplyTemplate = forStaff('POST /staff/reply-templates', {
  summary: `Add a reply template, shared or personal. Its fields are ${known}`,
  body,
  result: saved,
  status: 201,
  errors: ['conflict'],
});

export const changeReplyTemplate = forStaff('PUT /staff/reply-templates/{id}', {
  summary: 'Change a reply template that is shared or the caller’s own',
  params,
  body: body.extend({ seen }),
  result: saved,
  errors: ['not_found', 'conflict'],
});

export const removeReplyTemplate = forStaff('DELETE /staff/reply-templates/{id}', {
  summary: 'Delete a reply template that is shared or the caller’s own',
  params,
  result: done,
  errors: ['not_found'],
});

export const fillReplyTemplate = forStaff('GET /staff/reply-templates/{id}/filled', {
  summary: 'A template’s text with its fields filled in for a student or an application',
  params,
  query: z.object({ studentId: id.optional(), applicationId: id.optional() }),
  result: z.object({
    text: z.string(),
    /** Fields without a value: they stay in the text as they are. */
    missing: z.array(z.enum(REPLY_FIELD_NAMES as [string, ...string[]])),
  }),
  errors: ['not_found'],
});
