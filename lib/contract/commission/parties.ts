import { z } from 'zod';
import { SHARE_BASES, type ShareBasis } from '@/lib/domain/commission/shares';
import { day, done, id, line, seen } from '../fields';
import { minor } from '../money';
import { calls } from '../operation';
import { currency } from './agreements';

/** Who else has a part of what an application earns: said before the application is sent, so that no one is hidden. */

const { forAgents } = calls('Commission');
const WHOLE = 'Please enter a whole number.';

const shareBasis = z.enum(Object.keys(SHARE_BASES) as [ShareBasis, ...ShareBasis[]], 'Please choose an option.');
/** For each student, in this currency. */
const flat = z.object({ currency, minor: minor(null) });

const partner = z
  .object({
    _id: id,
    name: z.string(),
    /** Parts per million of what `of` says; 0 of a fixed amount. */
    parts: z.number(),
    of: shareBasis,
    flat: flat.nullable(),
    from: z.string(),
    to: z.string().nullable(),
    source: z.string(),
  })
  .meta({ id: 'CommissionPartner' });
/** A sub-agent with its share. */
export type PartnerView = z.infer<typeof partner>;

export const listPartners = forAgents('GET /agency/commission/partners', {
  summary: 'The sub-agents of the caller’s agency, each with the agreed share',
  result: z.object({ partners: z.array(partner) }),
  errors: ['forbidden'],
});

export const addPartner = forAgents('POST /agency/commission/partners', {
  summary: 'Add a sub-agent with the agreed share. Shares are never edited; add a new record instead',
  body: z.object({
    name: line(120, 'Please enter the name.'),
    parts: z.coerce
      .number('Please enter a percentage.')
      .int('Please enter a percentage.')
      .max(1_000_000, 'A sub-agent’s share can’t be more than 100%.')
      .default(0),
    of: shareBasis.default('came'),
    /** Of a fixed amount; null else. */
    flat: flat.nullable().default(null),
    from: day,
    to: day.nullable(),
    source: line(300, 'Please enter the source document.'),
  }),
  result: z.object({ success: z.boolean(), message: z.string(), partner }),
  status: 201,
  errors: ['forbidden'],
});

export const setParties = forAgents('PUT /agency/commission/applications/{id}/parties', {
  summary: 'Set which branches and which sub-agent share the commission of an application, before it is sent',
  params: z.object({ id }),
  body: z.object({
    partnerId: id.nullable(),
    /** The branches that share in it, by weight; a firm of its own is owed its part. */
    shares: z
      .array(
        z.object({
          branchId: id,
          weight: z.coerce.number(WHOLE).int(WHOLE).min(1, WHOLE).max(1_000, 'At most 1000.'),
          isFirm: z.boolean(),
        }),
      )
      .max(10),
    seen,
  }),
  result: done,
  errors: ['forbidden', 'not_found', 'conflict'],
});
