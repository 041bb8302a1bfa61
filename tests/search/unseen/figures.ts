import { CURRENCY_OF } from '@/lib/domain/countries';
import { pick } from '../generate';
import type { Maker } from './conditions';
import { convert, inCurrency } from './rates';

const SIGN: Readonly<Record<string, string>> = { GBP: '£', USD: '$' };

/** What a year may cost: at least what it does. */
export const fee: Maker = (random, course) => {
  const own = inCurrency(course, CURRENCY_OF[course.country]);
  if (own === null || own < 3000) return null;
  const lead = pick(random, [
    'under',
    'below',
    'less than',
    'max',
    'upto',
    'budget',
    'within',
    'fees under',
    'fee less than',
  ]);
  if (random() < 0.35) {
    const lakh = Math.ceil(
      ((convert(own, CURRENCY_OF[course.country], 'INR') as number) * (1.03 + random() * 0.4)) / 100_000,
    );
    const typed = pick(random, [
      `${lakh} lakh`,
      `${lakh} lakhs`,
      `${lakh} lac`,
      `₹${lakh} lakh`,
      `${lakh},00,000 rupees`,
      `rs ${lakh} lakh`,
      `${lakh} lakh per year`,
    ]);
    return { typed: `${lead} ${typed}`, asks: { fee: [lakh * 100_000, 'INR'] } };
  }
  const currency = CURRENCY_OF[course.country];
  const limit = Math.ceil((own * (1.02 + random() * 0.4)) / 1000) * 1000;
  const sign = SIGN[currency];
  const forms = [
    `${limit} ${currency.toLowerCase()}`,
    `${limit / 1000}k ${currency.toLowerCase()}`,
    `${limit.toLocaleString('en')} ${currency}`,
  ];
  if (sign) forms.push(`${sign}${limit}`, `${sign}${limit / 1000}k`);
  return { typed: `${lead} ${pick(random, forms)}`, asks: { fee: [limit, currency] } };
};

const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four'];

export const length: Maker = (random, { durationInMonths: months }) => {
  if (months === null || months < 6 || months > 48 || !Number.isInteger(months)) return null;
  if (months % 12 !== 0)
    return months <= 20
      ? { typed: `${months} ${pick(random, ['months', 'month'])}`, asks: { mostMonths: months } }
      : null;
  const years = months / 12;
  const typed = pick(random, [
    `${years} year`,
    `${years} years`,
    `${NUMBER_WORDS[years]} year`,
    `${years} yr`,
    `${years}-year`,
    `${months} months`,
    `${years} year duration`,
  ]);
  return { typed, asks: { mostMonths: months } };
};

/** The student's own score. */
export const test: Maker = (random, { ieltsOverall, pteOverall }) => {
  if (ieltsOverall !== null && random() < 0.7) {
    const own = Math.min(9, ieltsOverall + pick(random, [0, 0, 0.5, 1]));
    const said = Number.isInteger(own) && random() < 0.5 ? own.toFixed(1) : String(own);
    return {
      typed: pick(random, [
        `ielts ${said}`,
        `IELTS ${said}`,
        `with ${said} ielts`,
        `ielts score ${said}`,
        `my ielts is ${said}`,
      ]),
      asks: { ielts: own },
    };
  }
  if (pteOverall === null) return null;
  const own = pteOverall + pick(random, [0, 0, 2, 5]);
  return {
    typed: pick(random, [`pte ${own}`, `PTE ${own}`, `pte score ${own}`, `with pte ${own}`]),
    asks: { pte: own },
  };
};
