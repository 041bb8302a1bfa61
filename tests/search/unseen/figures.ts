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
  // A range: its upper end is what a year may cost.
  const least = Math.floor((limit * 0.6) / 1000) * 1000;
  if (random() < 0.2)
    return {
      typed: pick(random, [
        `between ${least} and ${limit} ${currency}`,
        `${least / 1000}k to ${limit / 1000}k ${currency}`,
      ]),
      asks: { fee: [limit, currency] },
    };
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

/** The student's own score, of a test that the course publishes. */
export const test: Maker = (random, { ieltsOverall, pteOverall, det, toefl, toeflScale }) => {
  const tests = [
    ...(ieltsOverall === null ? [] : Array(4).fill(['ielts', ieltsOverall, 0.5, 9] as const)),
    ...(pteOverall === null ? [] : Array(2).fill(['pte', pteOverall, 2, 90] as const)),
    ...(det === null ? [] : [['duolingo', det, 5, 160] as const]),
    ...(toefl === null || toeflScale !== '0-120' ? [] : [['toefl', toefl, 3, 120] as const]),
  ];
  if (tests.length === 0) return null;
  const [name, needed, step, highest] = pick(random, tests);
  const own = Math.min(highest, needed + step * pick(random, [0, 0, 1, 2]));
  const said = name === 'ielts' && Number.isInteger(own) && random() < 0.5 ? own.toFixed(1) : String(own);
  const called = random() < 0.3 ? name.toUpperCase() : name;
  const typed = pick(random, [
    `${called} ${said}`,
    `with ${said} ${called}`,
    `${called} score ${said}`,
    `my ${called} is ${said}`,
  ]);
  return { typed, asks: { [name]: own } };
};
