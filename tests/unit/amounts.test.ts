import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { typedMinor } from '@/components/agency/commission/typed-minor';
import { major } from '@/lib/contract/money';
import { AppError } from '@/lib/domain/errors';
import { type GivenAmount, readMinor } from '@/lib/domain/money/minor';
import { decimalsOf, majorUnits } from '@/lib/domain/money/money';
import { minorMoney } from '@/lib/domain/money/money-words';
import { parseFee } from '@/lib/engines/import/values/money';
import { minorOf } from '@/lib/services/records/minor-of';
import { fieldsOf, takenFields } from '../support/contract-fields';

/** The sheet of amounts, written by hand: what each call takes, and whether 0 is an amount there. None is ever below 0. */
const SHEET: Record<string, 'at least one unit' | 'may be 0'> = {
  'PUT /applications/{id}/offer body.deposit': 'may be 0',
  'PUT /courses/{id} body.tuitionFee': 'may be 0',
  'POST /agency/fee-items body.amount': 'at least one unit',
  'POST /agency/students/{id}/applications body.tuitionFee': 'at least one unit',
  'PUT /agency/fee-items/{id} body.amount': 'at least one unit',
  'PUT /agency/fee-settings body.refundLimit.amount': 'at least one unit',
  'POST /agency/charges/{id}/payments body.amount': 'at least one unit',
  'POST /charges/{id}/refunds body.amount': 'at least one unit',
  'POST /agency/declared body.amount': 'at least one unit',
  'POST /commission/agreements body.rules[].tiers[].rate': 'may be 0',
  'POST /commission/agreements body.rules[].cap.minor': 'may be 0',
  'POST /commission/agreements body.rules[].main': 'may be 0',
  'POST /commission/agreements body.rules[].mainCap.minor': 'may be 0',
  'POST /agency/commission/partners body.flat.minor': 'at least one unit',
  'POST /commission/agreements body.rules[].bonus.minor': 'at least one unit',
  'POST /commission/agreements/{id}/versions body.rules[].bonus.minor': 'at least one unit',
  'POST /commission/agreements/{id}/versions body.rules[].tiers[].rate': 'may be 0',
  'POST /commission/agreements/{id}/versions body.rules[].cap.minor': 'may be 0',
  'POST /commission/agreements/{id}/versions body.rules[].main': 'may be 0',
  'POST /commission/agreements/{id}/versions body.rules[].mainCap.minor': 'may be 0',
  'POST /agency/commission/entries/{id}/changes body.change.fee': 'may be 0',
  'POST /agency/commission/entries/{id}/changes body.change.scholarship': 'may be 0',
  'POST /agency/commission/entries/{id}/changes body.change.deposit': 'at least one unit',
  'POST /agency/commission/entries/{id}/changes body.change.paid': 'may be 0',
  'POST /agency/commission/entries/{id}/changes body.change.minor': 'at least one unit',
  'POST /agency/commission/entries/{id}/changes body.change.withheld': 'may be 0',
  'POST /agency/commission/entries/{id}/changes body.change.slip.minor': 'may be 0',
  'POST /agency/commission/entries/{id}/changes body.change.slip.charges': 'may be 0',
  'POST /agency/commission/payments body.lines[].minor': 'at least one unit',
  'POST /agency/commission/payments body.lines[].withheld': 'may be 0',
  'POST /agency/commission/payments body.lines[].net': 'may be 0',
  'POST /agency/commission/payments body.lines[].shareWithheld': 'may be 0',
  'POST /agency/commission/payments body.slip.minor': 'may be 0',
  'POST /agency/commission/payments body.slip.charges': 'may be 0',
  'POST /agency/commission/claim-sheets/{id}/answers body.lines[].minor': 'at least one unit',
  'POST /agency/commission/claim-sheets/{id}/invoices body.total': 'at least one unit',
  'POST /agency/commission/invoices/{id}/credit-notes body.lines[].minor': 'at least one unit',
};

/** Numbers that calls take and that are no money, by their names: counts, places, scores, days, shares. */
const NO_MONEY = new Set(
  (
    'page limit port kept seen workYears row sheet headerRow column n part from to second unsure flagged heard revision version after agreed ' +
    'year intake stalled days hours times ceiling family weight parts percent percentage minPaid terms clawbackDays ' +
    'claimDays askWithin payWithin durationInMonths maxMonths maxBacklogs maxGapYears backlogs cgpa minCgpa minPercentage ' +
    'score overall lowest reading writing speaking listening toefl det gre gmat ielts pte school degree ' +
    // Revisions of a practice attempt's entries.
    'answers notes highlights ' +
    // Seconds of a practice test, and bands of its writing.
    'spent left bands'
  ).split(' '),
);
const SCORE = /^(ielts|pte|toefl|det|gre|gmat)_|^(ielts|pte|toefl|det)(Overall|LessThan)$/;
/** Of a search, where nothing is stored; and an office's figure of a rule, in its own unit. */
const KEPT_AS_TYPED = ['minFee', 'maxFee', 'value'];
const SOUNDS_LIKE_MONEY = /amount|minor|price|cost(?!s)|deposit$|tuition|salary$|(^|[a-z])fee$/i;

const fields = takenFields();

describe('the amounts that calls take', () => {
  it('are those of the sheet, each of the shared helper, and say whether they may be 0', () => {
    const amounts = fields.flatMap(({ at, amount }) =>
      amount ? [[at, amount.zero ? 'may be 0' : 'at least one unit']] : [],
    );
    expect(Object.fromEntries(amounts)).toEqual(SHEET);
  });

  it('are all there are: every other number is one that the table names, and nothing else sounds like money', () => {
    const unknown = fields.filter(({ name, type, amount }) => {
      if (amount || [...NO_MONEY, ...KEPT_AS_TYPED].includes(name) || SCORE.test(name)) return false;
      return type === 'number' || (type !== 'literal' && SOUNDS_LIKE_MONEY.test(name));
    });
    expect(unknown.map(({ at }) => at)).toEqual([]);
  });

  it('would be missed if one were made by hand', () => {
    const [byHand, shared] = fieldsOf(z.object({ price: z.number().min(0), amount: major(null) }), 'POST /x body');
    expect([byHand?.at, byHand?.type, byHand?.amount]).toEqual(['POST /x body.price', 'number', undefined]);
    expect(shared?.amount).toEqual({ units: 'major', zero: null });
  });

  it.each(fields.filter(({ amount }) => amount).map((one) => [one.at, one] as const))(
    '%s refuses what is below zero, and 0 but where the sheet says so',
    (at, { schema, amount }) => {
      const takes = (given: GivenAmount) => schema.safeParse(given).success;
      expect([takes(-1), takes(Number.NaN), takes(Number.POSITIVE_INFINITY), takes('x')]).toEqual([
        false,
        false,
        false,
        false,
      ]);
      expect([takes(0), takes(1)]).toEqual([SHEET[at] === 'may be 0', true]);
      if (amount?.units === 'minor') expect([takes(0.4), takes(1e-9), takes(1.5)]).toEqual([false, false, false]);
    },
  );
});

/** Currencies without decimals, with two and with three; what they have is of the list of ISO 4217. */
const DECIMALS = { JPY: 0, KRW: 0, VND: 0, INR: 2, GBP: 2, AED: 2, IDR: 2, KWD: 3, BHD: 3, OMR: 3, JOD: 3, TND: 3 };
const currency = fc.constantFrom(...(Object.keys(DECIMALS) as (keyof typeof DECIMALS)[]));
/** An amount by its digits: so many of a ten-thousandth part at the smallest. */
const digits = fc.record({
  whole: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 99_999_999 })),
  places: fc.integer({ min: 0, max: 4 }),
});

/** The minor units by whole-number arithmetic; null where the amount isn't a whole number of them, or is nothing. */
function unitsOf({ whole, places }: { whole: number; places: number }, decimals: number): number | null {
  const tenThousandths = BigInt(whole) * 10n ** BigInt(4 - places);
  const unit = 10n ** BigInt(4 - decimals);
  return tenThousandths > 0n && tenThousandths % unit === 0n ? Number(tenThousandths / unit) : null;
}

const refusedOr = (read: () => number): number | null => {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid' && error.fields?.amount) return null;
    throw error;
  }
};
const taken = (given: GivenAmount, code: string): number | null => {
  const parsed = major(null).safeParse(given);
  return parsed.success ? refusedOr(() => minorOf(parsed.data, code)) : null;
};

describe('an amount in a currency without decimals, with two or with three', () => {
  it('has the decimals of its currency', () => {
    for (const [code, count] of Object.entries(DECIMALS)) expect([code, decimalsOf(code)]).toEqual([code, count]);
  });

  it('that is a number becomes exactly its minor units, or is refused: nothing is rounded', () => {
    fc.assert(
      fc.property(digits, currency, (given, code) => {
        const amount = Number(`${given.whole}e-${given.places}`);
        fc.pre(amount <= 10_000_000);
        expect(taken(amount, code)).toBe(unitsOf(given, DECIMALS[code]));
      }),
    );
    for (const nothing of [1e-9, 1e-300, 0.4, -0, Number.MIN_VALUE]) expect(taken(nothing, 'JPY')).toBeNull();
    expect([taken(1e-9, 'INR'), taken(0.004, 'INR'), taken(0.0004, 'KWD')]).toEqual([null, null, null]);
  });

  it('that is typed becomes the same; three decimals are read where the currency has them, and could be a thousand elsewhere', () => {
    fc.assert(
      fc.property(digits, currency, (given, code) => {
        const text = String(given.whole).padStart(given.places + 1, '0');
        const typed = given.places ? `${text.slice(0, -given.places)}.${text.slice(-given.places)}` : text;
        fc.pre(Number(typed) <= 10_000_000);
        const isRead = given.places < 3 || (given.places === 3 && DECIMALS[code] === 3);
        const expected = isRead ? unitsOf(given, DECIMALS[code]) : null;
        expect(taken(typed, code)).toBe(expected);
        const minor = typedMinor(typed, code);
        expect(minor).toBe(expected ?? (isRead && Number(typed) === 0 ? 0 : '?'));
      }),
    );
  });

  it('that is stored stands in a form as it is read again, and is shown with all its decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), currency, (minor, code) => {
        expect(readMinor(String(majorUnits(minor, code)), code)).toEqual({ minor });
        const shown = minorMoney(minor, code).replace(/[^\d.]/g, '');
        expect(Math.round(Number(shown) * 10 ** DECIMALS[code])).toBe(minor);
      }),
    );
  });

  it('of a spreadsheet never becomes nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 3, noNaN: true }), currency, (amount, code) => {
        const { value } = parseFee(amount, { countryCurrency: code });
        expect(value === null || value.minor >= 1).toBe(true);
      }),
    );
    expect(parseFee(0.4, { countryCurrency: 'JPY' }).problem).toMatch('smallest unit');
  });
});
