import { z } from 'zod';
import {
  BASES,
  BONUS_PER,
  CAPS,
  CLAWBACKS,
  COUNTED_BY,
  KEY_DATES,
  PAY_EVENTS,
  RATE_KINDS,
  SCHOLARSHIP,
  TIER_DROPS,
  TIER_MODES,
  TIERS_BY,
} from '@/lib/domain/commission/rules';
import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS, MONTHS } from '@/lib/domain/courses/course';
import { isCurrency } from '@/lib/domain/money/money';
import { day, id, line, optionalLine } from '../fields';
import { minor } from '../money';
import { calls } from '../operation';
import { worldCountry } from '../world-country';

/** What institutions pay an agency. Nothing is filled in by itself: what an agreement doesn't say is sent as null by who read it. */

const { forAgentsAndAdmins } = calls('Commission');
const CHOOSE = 'Please choose an option.';
const keyOf = <const T extends Readonly<Record<string, string>>>(of: T) =>
  z.enum(Object.keys(of) as [keyof T & string, ...(keyof T & string)[]], CHOOSE);

/** Parts per million: 108050 is 10.805 %. */
const parts = z.coerce.number('Please enter a percentage.').int().min(0).max(1_000_000);
/** One of the ISO codes we know, as agreements and entries take it. */
export const currency = z.string(CHOOSE).toUpperCase().refine(isCurrency, 'We don’t know this currency.');

/** Read back by the same schema, so one of 0 that is stored can be read. */
const cap = z.object({ minor: minor('A maximum of 0: no commission is paid.'), per: keyOf(CAPS) }).nullable();

const rule = z.object({
  levels: z.array(z.enum(COURSE_LEVELS)).max(20),
  course: optionalLine(200),
  intakes: z.array(z.enum(MONTHS)).max(12).default([]),
  campus: optionalLine(200),
  nationalities: z.array(worldCountry).max(60).default([]),
  kind: keyOf(RATE_KINDS),
  /** Parts per million, or minor units of a fixed sum, from this student, or these fees in minor units, on. */
  tiers: z
    .array(
      z.object({
        from: z.coerce.number().int().min(1).max(10_000_000_000),
        rate: minor('No commission for these students.'),
      }),
    )
    .min(1, 'Please enter a rate.')
    .max(20),
  tierMode: keyOf(TIER_MODES).nullable(),
  tierDrop: keyOf(TIER_DROPS).nullable(),
  countBy: keyOf(COUNTED_BY).nullable(),
  tiersBy: keyOf(TIERS_BY).default('students'),
  bonus: z
    .object({ from: z.coerce.number().int().min(1).max(100_000), minor: minor(null), per: keyOf(BONUS_PER) })
    .nullable()
    .default(null),
  base: keyOf(BASES).nullable(),
  scholarship: keyOf(SCHOLARSHIP).nullable(),
  terms: z.coerce.number(CHOOSE).int().min(1).max(12),
  payEvent: keyOf(PAY_EVENTS),
  minPaid: parts.nullable(),
  cap,
  clawback: keyOf(CLAWBACKS),
  clawbackDays: z.coerce.number().int().min(1).max(3_650).nullable(),
  claimDays: z.coerce.number().int().min(1).max(3_650).nullable(),
  keyDate: keyOf(KEY_DATES),
  source: line(300, 'Please enter the source document.'),
  /** What the university pays the platform at least, as rates are: of agreements that the platform holds, and read by its admins alone. */
  main: minor('No minimum payment.').optional(),
  /**
   * The most that the university pays the platform, null where it says none: as `main`. A share's most is for the same
   * and never above it.
   */
  mainCap: cap.optional(),
});

const terms = {
  currency,
  from: day,
  /** Null: the agreement names no end. */
  to: day.nullable(),
  mayNet: z.boolean(CHOOSE),
  claims: z.enum(['together', 'each'], CHOOSE),
  rules: z.array(rule).min(1, 'Please enter a rule.').max(30),
  source: line(300, 'Please enter which document this is from.'),
  note: optionalLine(500),
};

const version = z.object({
  ...terms,
  rules: z.array(rule.extend({ _id: id })),
  version: z.number(),
  madeBy: z.string(),
  madeOn: z.string(),
  approvedBy: z.string().nullable(),
  approvedOn: z.string().nullable(),
});

const agreement = z
  .object({
    _id: id,
    agency: z.string(),
    holder: z.enum(['agency', 'platform']),
    country: z.string(),
    university: z.string(),
    /** The newest first. */
    versions: z.array(version),
    canChange: z.boolean(),
    canApprove: z.boolean(),
  })
  .meta({ id: 'CommissionAgreement' });
/** One version of an agreement with its rates. */
export type AgreementView = z.infer<typeof agreement>;
/** A version as it is entered: never changed afterwards. */
export type NewAgreement = z.output<typeof newAgreement>;

const newAgreement = z.object({
  country: z.enum(COUNTRIES, CHOOSE),
  university: line(200, 'Please enter the university.'),
  ...terms,
});
const changed = z.object({ success: z.boolean(), message: z.string(), agreement });

export const listAgreements = forAgentsAndAdmins('GET /commission/agreements', {
  summary:
    'Agreements on what universities pay the caller’s agency, each with all its versions; for admins, the platform’s own agreements. For owners, accountants, and managers who may see commission',
  result: z.object({ agreements: z.array(agreement) }),
  errors: ['forbidden'],
});

export const addAgreement = forAgentsAndAdmins('POST /commission/agreements', {
  summary:
    'Add an agreement with its rules and their sources. If an accountant adds it, it stays a draft until an owner approves it. An admin names the agency that the platform pays',
  body: newAgreement.extend({ agencyId: id.optional() }),
  result: changed,
  status: 201,
  errors: ['forbidden', 'not_found'],
});

export const followAgreement = forAgentsAndAdmins('POST /commission/agreements/{id}/versions', {
  summary: 'Add a version of an agreement. Earlier versions still apply to their own dates',
  params: z.object({ id }),
  body: z.object({ ...terms, after: z.coerce.number().int().min(1) }),
  result: changed,
  status: 201,
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const approveAgreement = forAgentsAndAdmins('POST /commission/agreements/{id}/approval', {
  summary: 'Approve a version added by an accountant. Owners only; for the platform’s agreements, admins',
  params: z.object({ id }),
  body: z.object({ version: z.coerce.number().int().min(1) }),
  result: changed,
  errors: ['forbidden', 'not_found', 'conflict'],
});
