import { z } from 'zod';
import { PREFIX } from '@/lib/domain/agency/billing';
import { currency } from '../fees/fields';
import { done, id, line, lines, optionalLine, SUPPORTED_TEXT, seen } from '../fields';
import { calls } from '../operation';

/** Who stands on receipts and invoices: the agency, and whom it bills. */

const { forAgents } = calls('Commission');

const optionalLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine(...SUPPORTED_TEXT)
    .default('');

const labelledLine = z
  .object({
    label: line(40, 'Please enter a label, for example GSTIN.'),
    value: line(60, 'Please enter the number.'),
  })
  .meta({ id: 'LabelledLine' });

/** A tax by its name and rate, as a person enters it. */
export const taxLine = z
  .object({
    label: line(60, 'Please enter a label, for example IGST.'),
    parts: z.coerce
      .number('Please enter a percentage.')
      .int('Please enter a percentage.')
      .min(0, 'Please enter zero or more.')
      .max(1_000_000, 'At most 100%.')
      .meta({ description: 'Parts per million: 180000 is 18%' }),
  })
  .meta({ id: 'TaxLine' });

const own = {
  legalName: optionalLine(160),
  address: optionalLines(400),
  taxLines: z.array(labelledLine).max(8, 'At most 8 lines.').default([]),
  banks: z
    .array(z.object({ currency, details: lines(600, 'Please enter the account.') }))
    .max(12, 'At most 12 accounts.')
    .default([]),
  ownCurrency: z.union([z.literal(''), currency], 'Please enter a currency like INR or GBP.').default(''),
  yearStart: z
    .string()
    .regex(
      /^((0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/,
      'Please enter a month and day such as 04-01, or leave it empty.',
    )
    .default(''),
  series: z
    .array(
      z.object({
        branchId: id.nullable(),
        prefix: z.string().trim().toUpperCase().regex(PREFIX, 'Please enter up to three letters or digits.'),
      }),
    )
    .max(100)
    .default([]),
};
const agencyBilling = z
  .object({
    ...own,
    /** The trading name: receipts and invoices are headed by it. */
    name: z.string(),
    /** Each with when its financial year begins, 'MM-DD', as its country has it or the agency set it. */
    branches: z.array(z.object({ _id: id, name: z.string(), yearStart: z.string() })),
    /** The same of the agency itself. */
    ownYearStart: z.string(),
  })
  .meta({ id: 'AgencyBilling' });
/** What receipts and invoices say of the agency. */
export type AgencyBilling = z.infer<typeof agencyBilling>;

const billed = {
  name: optionalLine(160),
  address: optionalLines(400),
  contact: optionalLine(160),
  terms: optionalLine(200),
  taxes: z.array(taxLine).max(5, 'At most 5 lines.').default([]),
};
const billedParty = z
  .object({ ...billed, agreementId: id, university: z.string(), country: z.string() })
  .meta({ id: 'BilledParty' });
/** Whom invoices by an agreement go to. */
export type BilledPartyView = z.infer<typeof billedParty>;

export const viewBilling = forAgents('GET /agency/billing', {
  summary: 'The details of the caller’s agency on receipts and invoices, and who it bills under each agreement',
  result: z.object({
    agency: agencyBilling,
    parties: z.array(billedParty),
    maySetAgency: z.boolean(),
    keeps: z.boolean(),
  }),
  errors: ['forbidden'],
});

export const setBilling = forAgents('PUT /agency/billing', {
  summary:
    'Set the legal name, address, tax numbers, bank accounts and number series on the agency’s receipts and invoices. Owners only',
  body: z.object({ ...own, seen }),
  result: done.extend({ agency: agencyBilling }),
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const setBilledParty = forAgents('PUT /agency/commission/agreements/{id}/billing', {
  summary: 'Set who invoices under an agreement are addressed to, and which tax lines they may have',
  params: z.object({ id }),
  body: z.object({ ...billed, seen }),
  result: done.extend({ party: billedParty }),
  errors: ['forbidden', 'not_found', 'conflict'],
});
