import { z } from 'zod';
import { DIFFERENCE_KINDS } from '@/lib/domain/commission/statement';
import { ENTRY_STATE_NAMES } from '@/lib/domain/commission/states';
import { day, id, line, optionalLine } from '../fields';
import { minor } from '../money';
import { calls } from '../operation';
import { exportFormat } from '../table-export';

/** Claims to institutions, and what those answer. */

const { forAgents } = calls('Commission');
const MB = 1024 * 1024;

const head = z.object({
  _id: id,
  number: z.string(),
  university: z.string(),
  currency: z.string(),
  madeOn: z.string(),
  madeBy: z.string(),
  students: z.number(),
  claimed: z.number(),
  agreed: z.number(),
  settled: z.number(),
});
/** A claim in the list, with what it comes to. */
export type ClaimSheetRow = z.infer<typeof head>;

const sheetLine = z.object({
  entryId: id,
  number: z.string(),
  /** The university's own; '' while it isn't known. */
  studentNumber: z.string(),
  name: z.string(),
  course: z.string(),
  intake: z.string(),
  term: z.number(),
  state: z.enum(ENTRY_STATE_NAMES),
  fee: z.number().nullable(),
  rate: z.number().nullable(),
  isPercent: z.boolean(),
  amount: z.number(),
  settled: z.number(),
  /** The sub-agent through whom the student came: the institution is shown them; '' for none. */
  subAgent: z.string(),
  /** What the institution's list says of this student; null where it doesn't name them, or no list was read. */
  listed: z.object({ row: z.number(), minor: z.number().nullable(), words: z.string() }).nullable(),
});
const sheet = head
  .extend({
    lines: z.array(sheetLine),
    list: z
      .object({
        fileName: z.string(),
        on: z.string(),
        /** When it was read: rows are of this reading. */
        readAt: z.string(),
        /** Lines that differ from what was claimed, as the list has them, and how a person settled each; null while it is open. */
        differences: z.array(
          z.object({
            row: z.number(),
            kind: z.enum(DIFFERENCE_KINDS),
            number: z.string(),
            name: z.string(),
            minor: z.number().nullable(),
            /** What was left to pay; null of a student who isn't known. */
            due: z.number().nullable(),
            entryId: id.nullable(),
            settled: z.object({ note: z.string(), byName: z.string(), at: z.string() }).nullable(),
          }),
        ),
        /** How many lines agree with other claims. */
        elsewhere: z.number(),
      })
      .nullable(),
    keeps: z.boolean(),
  })
  .meta({ id: 'ClaimSheet' });
/** A claim with its entries, as it goes to the institution. */
export type ClaimSheetView = z.infer<typeof sheet>;
const saved = z.object({ success: z.boolean(), message: z.string(), sheet });

export const listClaimSheets = forAgents('GET /agency/commission/claim-sheets', {
  summary: 'The claims of the caller’s agency, newest first',
  result: z.object({ sheets: z.array(head) }),
  errors: ['forbidden'],
});

export const makeClaimSheets = forAgents('POST /agency/commission/claim-sheets', {
  summary: 'Claim commission entries under one agreement, in one sheet or one for each student, as agreed',
  body: z.object({ entryIds: z.array(id).min(1, 'Please choose at least one student.').max(500), on: day }),
  result: z.object({ success: z.boolean(), message: z.string(), sheets: z.array(head) }),
  status: 201,
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const viewClaimSheet = forAgents('GET /agency/commission/claim-sheets/{id}', {
  summary: 'A claim with its students, and what the university’s list says about each',
  params: z.object({ id }),
  result: z.object({ sheet }),
  errors: ['forbidden', 'not_found'],
});

export const exportClaimSheet = forAgents('GET /agency/commission/claim-sheets/{id}/export', {
  summary: 'The claim as a file to send to the university',
  limit: 'whole-list',
  params: z.object({ id }),
  query: z.object({ format: exportFormat }),
  result: 'stream',
  errors: ['forbidden', 'not_found'],
});

export const readClaimList = forAgents('POST /agency/commission/claim-sheets/{id}/list', {
  summary:
    'Read the university’s own list or payment statement and match it row by row. Rows that are the same as before stay settled',
  limit: 'upload',
  params: z.object({ id }),
  body: z.object({ on: day }),
  files: { list_file: { maxBytes: 5 * MB, accepts: 'XLSX, XLS or CSV, up to 5 MB' } },
  result: saved,
  errors: ['forbidden', 'not_found', 'too_large', 'unsupported_type'],
});

export const settleClaimLine = forAgents('PUT /agency/commission/claim-sheets/{id}/list/{row}', {
  summary:
    'Record how a difference between the university’s list and the claim was settled. Without a note, the row is reopened',
  params: z.object({ id, row: z.coerce.number().int().min(1) }),
  /** With `readAt` as the list says it, a row of a list that was read again since is refused. */
  body: z.object({ note: optionalLine(500), readAt: optionalLine(40) }),
  result: saved,
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const answerClaimSheet = forAgents('POST /agency/commission/claim-sheets/{id}/answers', {
  summary:
    'Record the university’s answer for each student: an agreed amount (with a reason if it differs) or a refusal',
  params: z.object({ id }),
  body: z.object({
    on: day,
    lines: z
      .array(
        z.object({
          entryId: id,
          minor: minor(null).nullable(),
          note: line(500, 'Please enter the evidence, such as a letter or an email.'),
        }),
      )
      .min(1, 'Please choose an answer.')
      .max(500),
  }),
  result: saved,
  errors: ['forbidden', 'not_found', 'conflict'],
});
