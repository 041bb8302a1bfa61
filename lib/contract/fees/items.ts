import { z } from 'zod';
import { FEE_KINDS, isVagueName } from '@/lib/domain/agency/fees';
import { day, done, id, line, lines, optionalLine, seen } from '../fields';
import { major } from '../money';
import { calls } from '../operation';
import { currency, dayCount } from './fields';

/** What an agency asks students money for. */

const { forAgents } = calls('Agency fees');

const refundRule = z
  .object({
    isRefundable: z.boolean(),
    askWithin: z
      .number()
      .nullable()
      .meta({ description: 'Days after payment within which a refund can be requested; null: no limit' }),
    when: z.string().meta({ description: 'Refund conditions in words; empty: none' }),
    payWithin: z.number().meta({ description: 'Days from the request until the refund is due' }),
  })
  .meta({ id: 'RefundRule' });

/** The terms that a student sees before they agree. */
export const terms = {
  kind: z.enum(FEE_KINDS, 'Please choose a type.'),
  name: z.string(),
  covers: z.string(),
  minor: z.number().meta({ description: 'In the smallest unit of `currency`, such as cents' }),
  currency: z.string(),
  refund: refundRule,
};

const feeItem = z
  .object({ _id: id, ...terms, from: z.string(), isEnded: z.boolean(), byName: z.string() })
  .meta({ id: 'FeeItem' });
/** Something that an agency charges for, on its terms. */
export type FeeItemView = z.infer<typeof feeItem>;

const settings = z
  .object({
    /** The most a manager pays back of one charge in a day; null: managers pay nothing back. */
    refundLimit: z.object({ minor: z.number(), currency: z.string() }).nullable(),
  })
  .meta({ id: 'FeeSettings' });
/** How an agency takes money. */
export type FeeSettings = z.infer<typeof settings>;

export const listFeeItems = forAgents('GET /agency/fee-items', {
  summary: 'The price list of the caller’s agency, and the refund limit of its managers',
  result: z.object({ items: z.array(feeItem), settings, maySet: z.boolean() }),
});

const given = z.object({
  kind: terms.kind,
  name: line(120).refine((name) => !isVagueName(name), 'Please enter what it is for. “Other” isn’t enough.'),
  covers: lines(600, 'Please enter what the student gets.'),
  amount: major(null),
  currency,
  isRefundable: z.boolean('Please choose whether it is refundable.'),
  askWithin: dayCount.default(null),
  when: optionalLine(200),
  payWithin: dayCount.default(null),
  from: day.optional(),
});
/** An item as owners send it, checked. */
export type FeeItemInput = z.output<typeof given>;

export const addFeeItem = forAgents('POST /agency/fee-items', {
  summary: 'Add an item to the price list. Owners and accountants only',
  body: given,
  result: done.extend({ item: feeItem }),
  status: 201,
  errors: ['forbidden', 'conflict'],
});

export const followFeeItem = forAgents('PUT /agency/fee-items/{id}', {
  summary: 'Replace an item with one that has new terms. Students who already agreed keep the old terms',
  params: z.object({ id }),
  body: given,
  result: done.extend({ item: feeItem }),
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const endFeeItem = forAgents('DELETE /agency/fee-items/{id}', {
  summary: 'Stop offering an item; repeating it has no effect',
  params: z.object({ id }),
  result: done,
  errors: ['forbidden', 'not_found'],
});

export const setFeeSettings = forAgents('PUT /agency/fee-settings', {
  summary: 'Set the most a manager may refund per charge and day. Owners only',
  body: z.object({
    refundLimit: z
      .object({ amount: major(null), currency })
      .nullable()
      .default(null),
    seen,
  }),
  result: done.extend({ settings }),
  errors: ['forbidden', 'conflict'],
});
