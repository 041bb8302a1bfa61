import { z } from 'zod';
import { isSourceAddress, NO_SOURCE_ADDRESS } from '@/lib/domain/addresses/web-address';
import { money } from '@/lib/domain/money/money-words';
import type { FactPeriod } from './fact';
import { isOverdue } from './read';
import { factPeriod } from './schema';

/** What a scholarship gives: an amount, once or each year, or a share of the tuition in per cent. */
const SCHOLARSHIP_GIVES = ['once', 'a year', 'share'] as const;
export const SCHOLARSHIP_STATES = ['proposed', 'shown', 'declined'] as const;

/**
 * A scholarship of a university, or of one of its courses: a fact with a source and days like those of visas, of which a university may
 * have any number.
 */
export interface Scholarship extends Pick<FactPeriod, 'source' | 'readOn' | 'reviewBy'> {
  name: string;
  gives: (typeof SCHOLARSHIP_GIVES)[number];
  /** Major units of `currency`, or per cent. */
  value: number;
  /** '' for a share. */
  currency: string;
  /** Who can get it, in a sentence or two. */
  who: string;
  /** The last day to apply, 'YYYY-MM-DD'; null where none is stated. */
  by: string | null;
  /** Where to apply; ''. */
  link: string;
}

const line = (what: string) => z.string().trim().min(1, `Please enter ${what}.`);
const { source, readOn, reviewBy } = factPeriod.shape;

/** A scholarship as it is entered. */
export const scholarship = z
  .object({
    name: line('the name').max(160, 'This is too long.'),
    gives: z.enum(SCHOLARSHIP_GIVES, 'Please choose what it pays.'),
    value: z
      .number('Please enter a number.')
      .positive('Please enter more than 0.')
      .max(10_000_000, 'This is too large.'),
    currency: z.string().regex(/^([A-Z]{3})?$/, 'Please enter three letters such as GBP.'),
    who: line('who can get it').max(600, 'This is too long.'),
    by: readOn.nullable(),
    link: z
      .string()
      .trim()
      .max(1_000, 'This is too long.')
      .refine((text) => text === '' || isSourceAddress(text), NO_SOURCE_ADDRESS),
    ...{ source, readOn, reviewBy },
  })
  .refine(({ gives, currency }) => gives === 'share' || currency !== '', {
    path: ['currency'],
    message: 'Please enter the currency.',
  })
  .refine(({ gives, value }) => gives !== 'share' || value <= 100, {
    path: ['value'],
    message: 'A share is at most 100 %.',
  }) satisfies z.ZodType<Scholarship>;

/** 'CA$5,000 once', '£3,000 a year', '25% of the tuition', 'Full tuition'. */
export function givenWords({ gives, value, currency }: Pick<Scholarship, 'gives' | 'value' | 'currency'>): string {
  if (gives === 'share') return value === 100 ? 'Full tuition' : `${value}% of the tuition`;
  return `${money(value, currency)} ${gives}`;
}

/** Where a scholarship stands on a day: a past last day closes it, and past its review day it is the last known one. */
export function standingOf(one: Pick<Scholarship, 'by' | 'reviewBy'>, today: string): 'open' | 'closed' | 'last known' {
  if (one.by !== null && one.by < today) return 'closed';
  return isOverdue(one, today) ? 'last known' : 'open';
}

/** What a course could cost with one scholarship. */
export interface CouldBe {
  name: string;
  amount: number;
  currency: string;
}

/**
 * What a sum could come to with the scholarship that gives most. Never two together, and none that is closed or only last known: whether
 * anyone gets one is not known. Null where none can be counted.
 * @param tuition of the whole course; null where it isn't known
 * @param months the course's length; null where it isn't known
 */
export function couldBe(
  { amount, currency }: { amount: number; currency: string },
  { tuition, months }: { tuition: number | null; months: number | null },
  scholarships: readonly Scholarship[],
  today: string,
): CouldBe | null {
  const given = ({ gives, value, currency: of }: Scholarship): number | null => {
    if (gives === 'share') return tuition === null ? null : (tuition * value) / 100;
    if (of !== currency) return null;
    return gives === 'once' ? value : months === null ? null : value * Math.ceil(months / 12);
  };
  const counted = scholarships
    .filter((one) => standingOf(one, today) === 'open')
    .flatMap((one) => {
      const less = given(one);
      return less === null ? [] : [{ name: one.name, amount: Math.max(0, amount - less), currency }];
    });
  return counted.sort((one, other) => one.amount - other.amount)[0] ?? null;
}
