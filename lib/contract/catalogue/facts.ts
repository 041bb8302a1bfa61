import { z } from 'zod';
import { COUNTRIES } from '@/lib/domain/countries';
import { FACT_SHAPES, SOURCE_KINDS } from '@/lib/engines/facts/fact';
import { FACT_IDS } from '@/lib/engines/facts/fact-ids';
import { factPeriod, factValue } from '@/lib/engines/facts/schema';
import { verdict } from '../applications/eligibility';
import { day, done, paged, seen } from '../fields';
import { calls } from '../operation';

const { forAdmins, forAnyone, forStaff } = calls('Facts');
const factId = z.enum(FACT_IDS, 'Fact not found.').meta({ id: 'FactId' });

/** What a fact is, whatever its value is. */
const subject = z.object({
  id: z.string(),
  label: z.string(),
  unit: z.string(),
  appliesTo: z.object({
    country: z.enum(COUNTRIES).nullable(),
    /** Which date decides on the period: of the visa application, of the test, or the day of reading. */
    by: z.enum(['application', 'day', 'test']),
    note: z.string(),
  }),
});

/** As it is stored: what was entered under earlier rules is shown too. */
const source = z.object({ title: z.string(), address: z.string(), kind: z.enum(SOURCE_KINDS) });

const fact = subject
  .extend({
    value: factValue,
    validFrom: z.string(),
    /** The last day; null while none is known. */
    validTo: z.string().nullable(),
    source,
    readOn: z.string(),
    reviewBy: z.string(),
    /** The newest look after the review day, and what it found. */
    looked: z.object({ on: z.string(), found: z.string() }).optional(),
    /** Its review day has passed: it may be out of date, and no sum or verdict rests on it. */
    overdue: z.boolean(),
  })
  .meta({ id: 'Fact' });

export const facts = forAnyone('GET /facts', {
  scope: 'catalogue:read',
  summary: 'Facts valid on a date (default: today), each with its source, and facts with no known value',
  query: z.object({ on: day.optional() }),
  result: z.object({ on: z.string(), facts: z.array(fact), notKnown: z.array(subject) }),
});

const period = z.object(factPeriod.shape).extend({ value: factValue, source });

/** A fact with all its periods, as admins see it. */
const wholeFact = subject
  .extend({
    shape: z.enum(FACT_SHAPES),
    periods: z.array(period),
    /** ISO 8601, and who; null for what comes with the product. */
    changed: z.object({ at: z.string(), by: z.string() }).nullable(),
    /** What stood before, the newest first. */
    history: z.array(z.object({ at: z.string(), by: z.string(), periods: z.array(period) })),
  })
  .meta({ id: 'FactWithHistory' });
/** A dated figure with its periods and its history, on the admins' page. */
export type WholeFact = z.infer<typeof wholeFact>;

export const factOf = forStaff('GET /facts/{id}', {
  summary: 'One fact with all its periods and earlier values',
  params: z.object({ id: factId }),
  result: z.object({ fact: wholeFact }),
});

export const putFact = forAdmins('PUT /facts/{id}', {
  summary: 'Set the periods of a fact. They replace the built-in ones',
  params: z.object({ id: factId }),
  body: z.object({
    periods: z.array(factPeriod, 'Please send the periods.').max(12, 'At most 12 periods.'),
    seen,
  }),
  result: done.extend({ fact: wholeFact }),
  errors: ['conflict'],
});

export const resetFact = forAdmins('DELETE /facts/{id}', {
  summary: 'Reset a fact to the built-in periods',
  params: z.object({ id: factId }),
  result: done.extend({ fact: wholeFact }),
  errors: ['conflict'],
});

export const factStudents = forAdmins('GET /facts/{id}/students', {
  summary:
    'The students whose verdicts changed when a fact changed, for saved courses and open applications. Each was notified once',
  params: z.object({ id: factId }),
  query: z.object(paged(20)),
  result: z.object({
    students: z.array(
      z.object({
        _id: z.string(),
        userId: z.string(),
        name: z.string(),
        email: z.string(),
        /** When the fact was changed, ISO 8601. */
        at: z.string(),
        verdicts: z.array(
          z.object({
            courseId: z.string(),
            course: z.string(),
            university: z.string(),
            /** Null for a saved course. */
            applicationId: z.string().nullable(),
            of: z.enum(['admission', 'visa']),
            from: verdict,
            to: verdict,
          }),
        ),
      }),
    ),
    total: z.number(),
    /** A change is still being compared: more may come. */
    pending: z.boolean(),
  }),
});
