import { z } from 'zod';
import { ITEM_KINDS, ITEM_STATES, MOST_ITEMS_AT_ONCE, REVIEW_DECISIONS } from '@/lib/domain/applications/checklist';
import { PAYEE_NAMES } from '@/lib/domain/applications/payees';
import { day, done, id, line, optionalName, SUPPORTED_TEXT, seen } from '../fields';
import { calls } from '../operation';
import { documentRule } from '../profile/documents';
import { itemView } from './application-parts';

const { forAgentsAndStaff, forApplicants } = calls('Checklists');
const MOST_WORDS = 4_000;

const words = (max: number, message: string) =>
  z
    .string(message)
    .trim()
    .max(max, `At most ${max.toLocaleString('en')} characters.`)
    .refine(...SUPPORTED_TEXT);

/** A day, or nothing; a form's empty text is nothing too. */
export const optionalDay = z
  .union([z.literal('').transform(() => null), z.null(), day], 'Please enter a date, for example 2026-11-27.')
  .default(null);

/** Something to ask for. */
export const itemDraft = z.strictObject({
  kind: z.enum(ITEM_KINDS, 'Please choose the type of item.'),
  label: line(120, 'Please enter a name for the item.'),
  note: words(1000, 'Please enter some text.').default(''),
  dueOn: optionalDay,
  /** Asks for a new document even where the profile has one of the kind. */
  fresh: z.boolean().default(false),
});
/** An item as staff send it, checked. */
export type ItemDraft = z.output<typeof itemDraft>;

/** Several at once, as calls take them. */
export const itemDrafts = z
  .array(itemDraft, 'Please choose what to request.')
  .min(1, 'Please choose what to request.')
  .max(MOST_ITEMS_AT_ONCE, `At most ${MOST_ITEMS_AT_ONCE} items at a time.`);

const oneItem = z.object({ id, itemId: id });
const changed = done.extend({ item: itemView });

export const addItems = forAgentsAndStaff('POST /applications/{id}/items', {
  scope: 'applications:write',
  summary:
    'Request items on an application. Only for the person handling it. Documents already in the profile are linked and only need checking',
  params: z.object({ id }),
  body: z.object({ items: itemDrafts }),
  result: done.extend({ items: z.array(itemView) }),
  status: 201,
  errors: ['not_found', 'conflict'],
});

export const changeItem = forAgentsAndStaff('PATCH /applications/{id}/items/{itemId}', {
  scope: 'applications:write',
  summary: 'Change the label, note or due date of an item; missing fields stay unchanged',
  params: oneItem,
  body: z.object({
    label: line(120, 'Please enter a name for the item.').optional(),
    note: words(1000, 'Please enter some text.').optional(),
    dueOn: z.union([z.literal('').transform(() => null), z.null(), day]).optional(),
    seen,
  }),
  result: changed,
  errors: ['not_found', 'conflict'],
});

export const uploadItemFile = forApplicants('POST /applications/{id}/items/{itemId}/files', {
  forHelpers: true,
  summary: 'Answer an item with a file, saved at once; `replaces` removes an earlier file',
  limit: 'upload',
  params: oneItem,
  body: z.object({ replaces: id.optional() }),
  files: { file: documentRule },
  result: changed,
  status: 201,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
  invalidMessage: 'Error uploading documents.',
});

export const removeItemFile = forApplicants('DELETE /applications/{id}/items/{itemId}/files/{fileId}', {
  forHelpers: true,
  summary: 'Remove a file from an item that is not accepted yet',
  params: oneItem.extend({ fileId: id }),
  result: changed,
  errors: ['not_found', 'conflict'],
});

export const answerItem = forApplicants('POST /applications/{id}/items/{itemId}/answer', {
  forHelpers: true,
  summary: 'Give a written answer to a checklist item. Also works for conditions and payments',
  params: oneItem,
  body: z.object({ text: words(MOST_WORDS, 'Please write an answer.').min(1, 'Please write an answer.'), seen }),
  result: changed,
  errors: ['not_found', 'conflict'],
});

export const sayPaidTo = forApplicants('PUT /applications/{id}/items/{itemId}/paid-to', {
  summary: 'Record who received a payment. A payment that did not go to the university is flagged to the student',
  params: oneItem,
  body: z
    .object({ to: z.enum(PAYEE_NAMES, 'Please choose who received the money.'), name: optionalName(120), seen })
    .refine(({ to, name }) => to !== 'other' || name !== '', {
      path: ['name'],
      message: 'Please enter who received it.',
    }),
  result: changed,
  errors: ['not_found', 'conflict'],
});

export const reviewItem = forAgentsAndStaff('POST /applications/{id}/items/{itemId}/review', {
  summary: 'Accept, return or mark an item as not needed. With `seen`, only if it has not changed since then',
  params: oneItem,
  body: z.object({
    /** The item's state and the newest time of `asked`, `answered` and `reviewed`, as the caller saw them. */
    seen: z
      .object({
        state: z.enum(ITEM_STATES),
        at: z.iso.datetime('Please enter a time, for example 2026-11-27T09:30:00Z.'),
      })
      .optional(),
    decision: z.enum(REVIEW_DECISIONS, "Please choose 'accept', 'redo' or 'waive'."),
    reason: words(1000, 'Please enter a reason.').default(''),
  }),
  result: changed,
  errors: ['not_found', 'conflict'],
});
