import { z } from 'zod';
import { FEE_KINDS, RECEIPT_KIND_NAMES, WAY_NAMES } from '@/lib/domain/agency/fees';
import { id, keyword, paging } from '../fields';
import { calls } from '../operation';

/** Numbered receipts of what students paid. */

const { forAgents, forApplicants } = calls('Agency fees');

const row = z.object({
  _id: id,
  label: z.string(),
  kind: z.enum(RECEIPT_KIND_NAMES),
  studentName: z.string(),
  what: z.string(),
  minor: z
    .number()
    .meta({ description: 'In the smallest unit of `currency`, such as cents; negative for refunds and cancellations' }),
  currency: z.string(),
  paidOn: z.string(),
  byName: z.string(),
  /** The label of the counter-receipt that takes it back; '' for none. */
  cancelledBy: z.string(),
});
/** A receipt in the list. */
export type ReceiptRow = z.infer<typeof row>;

const receipt = row
  .extend({
    feeKind: z.enum(FEE_KINDS),
    university: z.string(),
    way: z.enum(WAY_NAMES),
    reference: z.string(),
    day: z.string(),
    reason: z.string(),
    /** The label of the receipt that a counter-receipt takes back; '' else. */
    of: z.string(),
    agency: z.string(),
    branch: z.string(),
    address: z.string(),
    legalName: z.string(),
    taxLines: z.array(z.object({ label: z.string(), value: z.string() })),
    /** The agency's logo as it is now; null without one. */
    logo: z.string().nullable(),
    warning: z.string(),
  })
  .meta({ id: 'Receipt' });
/** A receipt as it is printed. */
export type ReceiptView = z.infer<typeof receipt>;

export const listReceipts = forAgents('GET /agency/receipts', {
  summary: 'Receipts of the caller’s agency, newest first. `q` searches numbers and student names',
  query: z.object({ ...paging, q: keyword }),
  result: z.object({ receipts: z.array(row), total: z.number() }),
});

export const viewReceipt = forApplicants('GET /receipts/{id}', {
  summary: 'One receipt as it was issued. For its student, and for agency staff who may see it',
  params: z.object({ id }),
  result: receipt,
  errors: ['not_found'],
});
