import { z } from 'zod';
import { INVOICE_KIND_NAMES } from '@/lib/domain/commission/invoices';
import { day, done, id, line } from '../fields';
import { minor } from '../money';
import { calls } from '../operation';
import { taxLine } from './billing';

/** Invoices of claims, and the credit notes that follow them. Amounts are in minor units of the document's currency. */

const { forAgents } = calls('Commission');

const text = z.string();
const labelled = z.object({ label: text, value: text });
const invoiceLine = z.object({
  entryId: id,
  /** The university's own number for the student; '' while it isn't known. */
  studentNumber: text,
  name: text,
  course: text,
  intake: text,
  term: z.number(),
  fee: z.number().nullable(),
  rate: z.number().nullable(),
  isPercent: z.boolean(),
  minor: z.number(),
});
const ownCurrency = z.object({ currency: text, rate: text, minor: z.number(), day: text, source: text });
const parties = {
  agency: z.object({
    name: text,
    legalName: text,
    branch: text,
    address: text,
    taxLines: z.array(labelled),
    bank: text,
  }),
  billed: z.object({ name: text, address: text, contact: text, terms: text }),
  claim: text,
  currency: text,
};

const invoice = z
  .object({
    ...parties,
    _id: id,
    kind: z.enum(INVOICE_KIND_NAMES),
    label: text,
    day: text,
    lines: z.array(invoiceLine),
    taxes: z.array(z.object({ label: text, parts: z.number(), minor: z.number() })),
    net: z.number(),
    total: z.number(),
    own: ownCurrency.nullable(),
    credits: z.object({ label: text, day: text, reason: text }).nullable(),
    byName: text,
    /** Of an invoice: what of each student can still be credited. */
    left: z.array(z.object({ entryId: id, minor: z.number() })),
  })
  .meta({ id: 'Invoice' });
/** An invoice or credit note, as it was issued. */
export type InvoiceView = z.infer<typeof invoice>;

const draft = z
  .object({
    ...parties,
    /** The number it would get today. */
    label: text,
    today: text,
    lines: z.array(invoiceLine),
    /** What can be added; none is unless it is chosen. */
    taxes: z.array(taxLine),
    ownCurrency: text,
    /** One unit of the claim's currency in it by the newest list; null without one. */
    listed: z.object({ rate: text, day: text, source: text }).nullable(),
    /** What is still to be entered or can't be printed, in sentences. */
    gaps: z.array(text),
  })
  .meta({ id: 'InvoiceDraft' });
/** What an invoice of a claim would say now. */
export type InvoiceDraft = z.infer<typeof draft>;

export const viewClaimInvoices = forAgents('GET /agency/commission/claim-sheets/{id}/invoices', {
  summary: 'The invoices and credit notes of a claim, oldest first, and a draft of its next invoice',
  params: z.object({ id }),
  result: z.object({ invoices: z.array(invoice), draft: draft.nullable() }),
  errors: ['forbidden', 'not_found'],
});

const RATE_WANTED = 'Please enter a rate such as 105.25.';

export const issueInvoice = forAgents('POST /agency/commission/claim-sheets/{id}/invoices', {
  summary: 'Issue an invoice for students on a claim, with the next number. It can’t be changed afterwards',
  params: z.object({ id }),
  body: z.object({
    day,
    entryIds: z.array(id).min(1, 'Please choose at least one student.').max(500),
    taxes: z.array(taxLine).max(5, 'At most 5 lines.').default([]),
    /** The total in the agency's own currency: by the newest rates, by a rate that is typed, or not at all. */
    own: z
      .discriminatedUnion(
        'by',
        [
          z.object({ by: z.literal('list') }),
          z.object({
            by: z.literal('typed'),
            rate: z
              .string(RATE_WANTED)
              .trim()
              .regex(/^\d{1,7}(\.\d{1,8})?$/, RATE_WANTED)
              .refine((rate) => Number(rate) > 0, RATE_WANTED),
            source: line(120, 'Please enter the source of the rate.'),
          }),
        ],
        'Please choose the source of the rate.',
      )
      .nullable()
      .default(null),
    /** What it comes to, as the caller was shown it. */
    total: minor(null),
  }),
  result: done.extend({ invoice }),
  status: 201,
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const issueCreditNote = forAgents('POST /agency/commission/invoices/{id}/credit-notes', {
  summary: 'Issue a credit note that cancels all or part of an invoice. Its tax lines follow those of the invoice',
  params: z.object({ id }),
  body: z.object({
    day,
    reason: line(300, 'Please enter the reason.'),
    lines: z
      .array(z.object({ entryId: id, minor: minor(null) }))
      .min(1, 'Please choose at least one student.')
      .max(500),
  }),
  result: done.extend({ invoice }),
  status: 201,
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const printInvoice = forAgents('GET /agency/commission/invoices/{id}/pdf', {
  summary: 'An invoice or credit note as PDF',
  limit: 'whole-list',
  params: z.object({ id }),
  result: 'stream',
  errors: ['forbidden', 'not_found'],
});
