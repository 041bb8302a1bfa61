import { z } from 'zod';
import { COST_PARTS, type Cost } from '@/lib/engines/cost/types';
import { day, id, month } from '../fields';
import { calls } from '../operation';

const { forAnyone } = calls('Facts');

/** As many people as the official tables have rows, and one more. */
export const MOST_FAMILY = 8;

const source = z
  .object({
    title: z.string(),
    address: z.string(),
    kind: z.enum(['official', 'secondary', 'university', 'rates']),
    /** The day it was read or stated. */
    day: z.string(),
  })
  .meta({ id: 'FigureSource' });
const figure = z
  .object({
    key: z.string(),
    label: z.string(),
    certainty: z.enum(['known', 'likely', 'last known', 'not known']),
    text: z.string(),
    source: source.nullable(),
    /** Where to look for what is not known. */
    look: z.object({ title: z.string(), address: z.string() }).optional(),
  })
  .meta({ id: 'Figure' });
/** Major units of `currency`; null when it can't be worked out. `most`: the larger of two, when which is due isn't clear. */
const line = figure
  .extend({
    part: z.enum(COST_PARTS),
    amount: z.number().nullable(),
    most: z.number().nullable(),
    currency: z.string(),
  })
  .meta({ id: 'CostLine' });
const sum = z
  .object({
    amounts: z.array(z.object({ currency: z.string(), amount: z.number(), most: z.number().nullable() })),
    /** A line in it is the last known one: the sum is 'About …'. */
    about: z.boolean(),
    /** A line in it rests on a secondary source, or on what is usual. */
    likely: z.boolean(),
    parts: z.array(z.enum(COST_PARTS)),
    /** What isn't in it because it is not known. */
    missing: z.array(z.enum(COST_PARTS)),
  })
  .meta({ id: 'CostSum' });

/** Days are null where no source gives a time. */
const visaPlan = z
  .object({
    starts: z.string(),
    opens: z.string().nullable(),
    startBy: z.string().nullable(),
    applyBy: z.string().nullable(),
    /** After this day the published times no longer reach the start. */
    latest: z.string().nullable(),
    times: z.array(figure),
    steps: z.array(z.object({ name: z.string(), text: z.string() })),
    stepsSource: source.nullable(),
  })
  .meta({ id: 'VisaPlan' });

const courseCostResult = z
  .object({
    on: z.string(),
    family: z.number(),
    intake: z.object({ year: z.number(), month: z.string() }).nullable(),
    lines: z.array(line),
    sum,
    /** What the sum could come to with the scholarship that gives most, if one gets it; null where none can be counted. */
    couldBe: z.object({ name: z.string(), amount: z.number(), currency: z.string() }).nullable(),
    notIncluded: z.array(z.string()),
    bank: z.object({
      lines: z.array(line),
      sum,
      held: figure,
      holder: figure,
      rules: z.array(figure),
      /** The plan's day, or today where that is past; null where no time is published. Without an intake `on`. */
      applyBy: z.string().nullable(),
      plan: visaPlan.nullable(),
      /** Since when the money must be held, and from when on the period may end. */
      window: z.object({ from: z.string(), endsFrom: z.string().nullable() }).nullable(),
    }),
    work: z.object({
      /** The day whose rule is given: after the course of the intake; without an intake `on`. */
      applyOn: z.string(),
      rows: z.array(figure.extend({ months: z.number().nullable() })),
    }),
    /** The currency asked for: what one unit of each currency of the lines is in it. */
    own: z
      .object({ currency: z.string(), rates: z.record(z.string(), z.number()), source, example: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'CourseCost' }) satisfies z.ZodType<Cost>;
/** A visa plan as calls answer it: its days, steps and sources. */
export type VisaPlanView = z.infer<typeof visaPlan>;
/** What a course costs in all, part by part, each with its source. */
export type CourseCost = z.infer<typeof courseCostResult>;

export const courseCost = forAnyone('GET /courses/{id}/cost', {
  scope: 'catalogue:read',
  summary: 'Total cost of a course, money required in the bank, and how long graduates may work',
  params: z.object({ id }),
  query: z
    .object({
      /** The day of the visa application; today unless given. */
      on: day.optional(),
      year: z.coerce.number().int().min(2000).max(2100).optional(),
      month: month.optional(),
      /** The student and those who come along. */
      /** Whose amounts are wanted besides; rates: `GET /rates`. */
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'Please enter three letters, like INR.')
        .optional(),
      family: z.coerce.number().int().min(1).max(MOST_FAMILY, `At most ${MOST_FAMILY} people.`).default(1),
    })
    .refine(({ year, month: chosen }) => (year === undefined) === (chosen === undefined), {
      path: ['month'],
      message: 'Please enter both the year and the month of the intake, or neither.',
    }),
  result: courseCostResult,
  errors: ['not_found'],
});
