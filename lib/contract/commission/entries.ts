import { z } from 'zod';
import { ONSHORE_ANSWERS } from '@/lib/domain/commission/blocks';
import { PAYEES, type PayeeKind } from '@/lib/domain/commission/shares';
import { CHANGES_BY_HAND, ENTRY_STATE_NAMES } from '@/lib/domain/commission/states';
import { day, done, id, line, optionalLine } from '../fields';
import { minor } from '../money';
import { calls } from '../operation';
import { exportFormat } from '../table-export';
import { currency } from './agreements';

/** What an agency earns for its applications, and what becomes of it. Amounts are whole minor units: 160000 is 1,600.00. */

const { forAgents } = calls('Commission');

const entry = z.object({
  _id: id,
  applicationId: id,
  number: z.string(),
  name: z.string(),
  university: z.string(),
  country: z.string(),
  course: z.string(),
  /** YYYY-MM */
  intake: z.string(),
  term: z.number(),
  part: z.enum(['all', 'deposit', 'rest']),
  currency: z.string(),
  state: z.enum(ENTRY_STATE_NAMES),
  /** Why it is blocked; '' else. */
  reason: z.string(),
  /** What it would earn while it isn't claimable, null where that isn't known; else what is posted. */
  amount: z.number().nullable(),
  settled: z.number(),
  clawed: z.number(),
  claimBy: z.string().nullable(),
  /** The student is enrolled, or not: what the application says today. */
  application: z.string(),
});
/** One earning in the list, with the status that its events come to. */
export type EntryRow = z.infer<typeof entry>;

const story = z.object({
  version: z.number(),
  /** What happened, in words with amounts. */
  what: z.string(),
  on: z.string(),
  note: z.string(),
  by: z.string(),
  at: z.string(),
  counts: z.boolean(),
});

const detail = entry
  .extend({
    agreementId: id,
    /** The rule it follows, in words, its version and where it is written. */
    rule: z.object({ words: z.string(), version: z.number(), source: z.string() }),
    fee: z.number().nullable(),
    scholarship: z.number().nullable(),
    deposit: z.number().nullable(),
    silent: z.enum(['before', 'after']).nullable(),
    /** The agreement says nothing about scholarships: what both readings earn. */
    asks: z.object({ before: z.number(), after: z.number() }).nullable(),
    onshore: z.enum(Object.keys(ONSHORE_ANSWERS) as [keyof typeof ONSHORE_ANSWERS]).nullable(),
    asksOnshore: z.boolean(),
    canLift: z.boolean(),
    /** By name, and what was agreed with it in words. */
    partner: z.object({ name: z.string(), agreed: z.string() }).nullable(),
    branches: z.array(z.object({ name: z.string(), weight: z.number(), isFirm: z.boolean() })),
    /**
     * Of the sub-agent, and of branches that are firms of their own, by currency: their part of what came, and what of
     * it was paid or withheld as tax.
     */
    shares: z.array(
      z.object({
        kind: z.enum(Object.keys(PAYEES) as [PayeeKind, ...PayeeKind[]]),
        /** Null of the sub-agent. */
        branchId: id.nullable(),
        name: z.string(),
        currency: z.string(),
        due: z.number(),
        paid: z.number(),
      }),
    ),
    /** The newest first. */
    story: z.array(story),
    /** The entries that took its place, where its deposit is claimed apart. */
    parts: z.array(z.object({ _id: id, part: z.enum(['deposit', 'rest']) })),
    /** What can be written down next. */
    next: z.array(z.enum(CHANGES_BY_HAND)),
    /** The newest change can be taken back by the caller. */
    canTakeBack: z.boolean(),
    keeps: z.boolean(),
  })
  .meta({ id: 'CommissionEntry' });
/** One earning with its events and postings. */
export type EntryView = z.infer<typeof detail>;

const listed = z.enum(['open', 'due', ...ENTRY_STATE_NAMES]).optional();
const whose = z.object({ state: listed, university: optionalLine(200) });

/** The entries of one state and currency. */
export const entrySum = z.object({
  state: z.enum(ENTRY_STATE_NAMES),
  currency: z.string(),
  entries: z.number(),
  /** How many of the entries have no known amount; they aren't in `minor`. */
  unknown: z.number(),
  minor: z.number(),
  /** What was received of them, before anything was taken back. */
  settled: z.number(),
});
/** What the entries of one currency come to. */
export type EntrySum = z.infer<typeof entrySum>;

export const listEntries = forAgents('GET /agency/commission/entries', {
  summary:
    'Commission of the caller’s agency: expected, claimable, claimed, agreed, received. For owners and accountants; managers who may see commission get those of their branches',
  query: whose,
  result: z.object({
    today: z.string(),
    entries: z.array(entry),
    /** Of all that the caller sees, by state and currency. */
    sums: z.array(entrySum),
    /** Accepted applications at universities that the agency has no agreement with. */
    without: z.array(z.object({ university: z.string(), country: z.string(), applications: z.number() })),
  }),
  errors: ['forbidden'],
});

export const exportEntries = forAgents('GET /agency/commission/entries/export', {
  summary: 'The list of commission entries as a file, for people who may export',
  limit: 'whole-list',
  query: whose.extend({ format: exportFormat }),
  result: 'stream',
  errors: ['forbidden'],
});

export const viewEntry = forAgents('GET /agency/commission/entries/{id}', {
  summary: 'One commission entry with its rule, source and history',
  params: z.object({ id }),
  result: z.object({ entry: detail }),
  errors: ['forbidden', 'not_found'],
});

const why = line(500, 'Please enter the evidence, such as a letter or an email.');
/** Both amounts as on the bank slip. */
const slip = z.object({
  currency,
  minor: minor('Nothing was received by bank. The whole amount is tax or offsets.'),
  charges: minor('No bank charges.').default(0),
});
const dated = { on: day, note: why };
const key = z.string().regex(/^[\w-]{8,64}$/, 'Please send a `key` that is different for each new request.');

const entryChange = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('fees'),
      fee: minor('There is no fee.').nullable(),
      scholarship: minor('No scholarship was given.').nullable(),
      silent: z.enum(['before', 'after']).nullable().default(null),
      ...dated,
    }),
    z.object({
      kind: z.literal('onshore'),
      answer: z.enum(Object.keys(ONSHORE_ANSWERS) as [keyof typeof ONSHORE_ANSWERS]),
      ...dated,
    }),
    z.object({ kind: z.literal('lifted'), ...dated }),
    z.object({ kind: z.literal('split'), deposit: minor(null), ...dated }),
    z.object({ kind: z.literal('claimable'), paid: minor('Nothing was paid.').nullable().default(null), ...dated }),
    z.object({ kind: z.literal('agreed'), minor: minor(null), ...dated }),
    z.object({ kind: z.enum(['refused', 'lapsed', 'deferred', 'dropped', 'taken back']), ...dated }),
    z.object({ kind: z.literal('clawed back'), minor: minor(null), ...dated }),
    z.object({ kind: z.literal('repaid'), minor: minor(null), slip, ...dated }),
    /** To this branch, a firm of its own; null: to the sub-agent. The same key is entered once. */
    z.object({
      kind: z.literal('share paid'),
      branchId: id.nullable().default(null),
      currency,
      /** With the tax that was withheld of it. */
      minor: minor(null),
      withheld: minor('No tax was withheld.').default(0),
      key,
      ...dated,
    }),
  ],
  'Please choose an event.',
);
/** An event that somebody records: claimed, paid, written off and so on. */
export type EntryChangeAsked = z.output<typeof entryChange>;

export const changeEntry = forAgents('POST /agency/commission/entries/{id}/changes', {
  summary: 'Record an event for a commission entry, with date and evidence. Never edited; an owner can undo it',
  params: z.object({ id }),
  body: z.object({ change: entryChange }),
  result: z.object({ success: z.boolean(), message: z.string(), entry: detail }),
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const receivePayment = forAgents('POST /agency/commission/payments', {
  summary:
    'Record a remittance: the entries it pays and the amount for each, tax withheld and offsets in their currency, and both bank amounts. Repeating the same key has no further effect',
  body: z.object({
    key,
    lines: z
      .array(
        z.object({
          entryId: id,
          minor: minor(null),
          withheld: minor('No tax was withheld.').default(0),
          net: minor('Nothing was offset.').default(0),
          shareWithheld: minor('No tax was withheld from the share.').default(0),
        }),
      )
      .min(1, 'Please choose what was paid.')
      .max(500),
    slip,
    ...dated,
  }),
  result: done,
  errors: ['forbidden', 'not_found', 'conflict'],
});
