import type { SearchCourse } from '@/lib/engines/search/types/query';
import { pick, type Random } from '../generate';

/** A sentence as a student of one of eight countries may write it; `asks` what it says of a fee. */
export interface CardQuery {
  q: string;
  asks: { maxFee?: number; currency?: string };
}

const SUBJECTS = [
  ...[
    'nursing',
    'computer science',
    'mba',
    'it',
    'accounting',
    'hospitality management',
    'civil engineering',
    'data science',
  ],
  ...[
    'public health',
    'cookery',
    'early childhood education',
    'llb',
    'psychology',
    'film production',
    'supply chain',
    'ai',
  ],
  ...[
    'mechanical engineering',
    'biomedical science',
    'architecture',
    'cyber security',
    'social work',
    'hr',
    'fashion design',
  ],
  ...[
    'aged care',
    'pharmacy',
    'project management',
    'marine biology',
    'beauty therapy',
    'quantity surveying',
    'finance',
  ],
];
const LEVELS = [
  'masters',
  'bachelor',
  'diploma',
  'pg diploma',
  'certificate',
  'msc',
  'foundation',
  'top up',
  'phd',
  'ug',
  '',
];
const PLACES = [
  ...[
    'in canada',
    'uk',
    'australia',
    'in new zealand',
    'usa',
    'singapore',
    'south australia',
    'western australia',
    'ontario',
  ],
  ...[
    'in melbourne',
    'sydney',
    'london',
    'toronto',
    'in gold coast',
    'scotland',
    'queensland',
    'auckland',
    'texas',
    '',
  ],
];
const ENGLISH = [
  ...[
    'ielts 6',
    'ielts 6.5',
    'with 5.5 ielts',
    'without ielts',
    'pte 50',
    'duolingo 105',
    'toefl 80',
    'toefl 4.5',
    'no gre',
  ],
  ...['without gmat', 'gre 300', 'no english score', 'ielts 7.5 overall', '', '', '', ''],
];
const WHEN = ['feb intake', 'september', 'in january', 'july 2027', 'may intake', 'fall', 'trimester 2', '', '', ''];
const LENGTHS = ['1 year', '2 years', '18 months', 'one year', '', '', '', ''];
/** How fees are said in eight countries: the words, the amounts, the currency. */
const FEES: readonly (readonly [words: string, times: number, currency: string, amounts: readonly number[]])[] = [
  ['under # lakh', 100_000, 'INR', [8, 15, 20, 30]],
  ['budget # lakhs inr', 100_000, 'INR', [10, 25]],
  ['below npr # lakh', 100_000, 'NPR', [15, 40]],
  ['under # million naira', 1_000_000, 'NGN', [5, 9]],
  ['less than ksh #', 1, 'KES', [900_000, 2_000_000]],
  ['under ghs #', 1, 'GHS', [90_000, 200_000]],
  ['max php #', 1, 'PHP', [400_000, 900_000]],
  ['within # lakh taka', 100_000, 'BDT', [12, 30]],
  ['under lkr #', 1, 'LKR', [3_000_000, 6_000_000]],
  ['under # pkr', 1, 'PKR', [2_000_000, 5_000_000]],
  ['under £#', 1, 'GBP', [12_000, 16_000]],
  ['below # aud', 1, 'AUD', [20_000, 30_000]],
  ['max # cad', 1, 'CAD', [15_000, 22_000]],
];
const FRAMES = [
  ...[
    '#',
    '#',
    'i want to study #',
    '# for nepali students',
    'mujhe # karna hai',
    'hnd holder from nigeria, #',
    'pls suggest #',
  ],
  ...[
    'from ghana, want #',
    '# from kenya',
    'gusto ko mag aral ng #',
    'after hsc bangladesh #',
    'sri lanka a level done, #',
    'du hoc #',
  ],
  ...['pakistan bcom graduate want #', 'i have diploma and 3 years gap, looking for #'],
];

/** A query of any mix of subject, level, place, start, fee, English and length. */
export function makeCardQuery(random: Random, courses: readonly SearchCourse[]): CardQuery {
  const some = (share: number, make: () => string) => (random() < share ? make() : '');
  const [words, times, currency, amounts] = pick(random, FEES);
  const amount = pick(random, amounts);
  const fee = random() < 0.4 ? words.replace('#', String(amount)) : '';
  const course = pick(random, courses);
  const parts = [
    pick(random, LEVELS),
    random() < 0.85 ? pick(random, SUBJECTS) : course.subcategory,
    some(0.75, () => (random() < 0.75 ? pick(random, PLACES) : `in ${course.campus || course.country}`)),
    some(0.1, () => `at ${course.university}`),
    some(0.5, () => pick(random, WHEN)),
    fee,
    some(0.5, () => pick(random, ENGLISH)),
    some(0.35, () => pick(random, LENGTHS)),
  ];
  const text = parts.filter((part) => part !== '').join(random() < 0.2 ? ', ' : ' ');
  return {
    q: pick(random, FRAMES).replace('#', () => text),
    asks: fee ? { maxFee: amount * times, currency } : {},
  };
}
