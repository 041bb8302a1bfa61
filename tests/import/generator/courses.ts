import type { Country } from '@/lib/domain/countries';
import type { CourseLevel, Month } from '@/lib/domain/courses/course';
import type { Dice } from './dice';

/** A course as it is in truth, before a sheet says some of it in some way. */
export interface TrueCourse {
  name: string;
  university: string;
  country: Country;
  campus: string;
  level: CourseLevel;
  months: number;
  intakes: Month[];
  fee: number;
  ielts: number;
  ieltsLow: number;
  pte: number;
  pteLow: number;
  toefl: number;
  toeflLow: number;
  det: number;
  link: string;
  code: string;
  category: string;
  entry: string;
  remarks: string;
}

/** Each land with its money, a sign that is no other's in its sheets, towns, and universities that nobody knows. */
export const LANDS: Record<Country, { currency: string; sign: string; towns: string[]; universities: string[] }> = {
  UK: {
    currency: 'GBP',
    sign: '£',
    towns: ['Leeds', 'Hull', 'Bath'],
    universities: [
      'Quillbury University',
      'Thornmoor University',
      'University of Eskmere',
      'Halden Metropolitan University',
    ],
  },
  USA: {
    currency: 'USD',
    sign: 'US$',
    towns: ['Boston', 'Tulsa', 'Reno'],
    universities: [
      'Lake Harbor University',
      'Pinefall State University',
      'University of West Tamar',
      'Cedar Mesa College',
    ],
  },
  Canada: {
    currency: 'CAD',
    sign: 'CA$',
    towns: ['Toronto', 'Regina', 'Moncton'],
    universities: ['Maple Bay University', 'Northreach College', 'University of Port Alder', 'Rideau Polytechnic'],
  },
  Australia: {
    currency: 'AUD',
    sign: 'A$',
    towns: ['Perth', 'Cairns', 'Hobart'],
    universities: ['Wattle Creek University', 'Southern Reef University', 'Coolabah Institute of Technology'],
  },
  'New Zealand': {
    currency: 'NZD',
    sign: 'NZ$',
    towns: ['Napier', 'Nelson'],
    universities: ['Fernhill University', 'Tasman Bay Polytechnic'],
  },
  Singapore: {
    currency: 'SGD',
    sign: 'S$',
    towns: ['Singapore'],
    universities: ['Straits Gate University', 'Orchid Institute of Management'],
  },
};

const SUBJECTS = [
  ['Nursing', 'Health'],
  ['Civil Engineering', 'Engineering'],
  ['Data Analytics', 'Computing'],
  ['Fashion Design', 'Art and Design'],
  ['Marine Biology', 'Science'],
  ['Accounting and Finance', 'Business'],
  ['Hospitality Management', 'Tourism'],
  ['Cyber Security', 'Computing'],
  ['Early Childhood Studies', 'Education'],
  ['Public Health', 'Health'],
  ['International Relations', 'Social Sciences'],
  ['Architecture', 'Built Environment'],
  ['Supply Chain Management', 'Business'],
  ['Food Technology', 'Science'],
  ['Film Production', 'Media'],
  ['Psychology', 'Social Sciences'],
  ['Renewable Energy', 'Engineering'],
  ['Human Resource Management', 'Business'],
  ['Sports Coaching', 'Health'],
  ['Applied Linguistics', 'Languages'],
] as const;

/** The awards that begin a name, and how long such a course may take. */
const LEVELS: readonly (readonly [CourseLevel, string[], number[]])[] = [
  ['Under Graduate', ['BSc (Hons)', 'BA (Hons)', 'Bachelor of Science in', 'BSc'], [36, 48]],
  ['Post Graduate', ['MSc', 'MA', 'Master of Science in', 'MBA'], [12, 24]],
  ['Post Graduate Diploma', ['Postgraduate Diploma in', 'PG Diploma in'], [12]],
  ['Post Graduate Certificate', ['Graduate Certificate in', 'Postgraduate Certificate in'], [6, 12]],
  ['Under Graduate Diploma', ['Diploma in', 'Advanced Diploma in'], [12, 24]],
  ['Foundation', ['Foundation in'], [12]],
];

const INTAKES: Month[][] = [
  ['Sep'],
  ['Jan', 'Sep'],
  ['Jan', 'May', 'Sep'],
  ['Feb', 'Jul'],
  ['Feb'],
  ['Mar', 'Oct'],
  ['Apr', 'Aug', 'Nov'],
  ['May', 'Sep'],
  ['Jun', 'Dec'],
];
const ENTRY = [
  '60% in Class 12',
  'Bachelor degree with 55%',
  '4-year degree in a related field',
  'Any degree and a portfolio',
  'High school with mathematics',
];
const REMARKS = [
  'Popular with our students',
  'CAS takes two weeks',
  'Includes a placement year',
  'Interview by video',
  'Limited seats',
];

/** Courses of one sheet; no two of a university have the same name. */
export function coursesOf(dice: Dice, count: number, countries: readonly Country[]): TrueCourse[] {
  const subjects = dice.shuffled(SUBJECTS);
  return Array.from({ length: count }, (_, index) => {
    const country = dice.one(countries);
    const [subject, category] = subjects[index % subjects.length] as (typeof SUBJECTS)[number];
    const [level, awards, lengths] = dice.one(LEVELS);
    const land = LANDS[country];
    const ielts = dice.one([5.5, 6, 6.5, 7]);
    const pte = dice.one([50, 58, 65]);
    const toefl = dice.one([72, 80, 88, 94]);
    return {
      name: `${dice.one(awards)} ${subject}`,
      university: dice.one(land.universities),
      country,
      campus: dice.one(land.towns),
      level,
      months: dice.one(lengths),
      intakes: dice.one(INTAKES),
      fee: 9_000 + dice.below(60) * 450,
      ielts,
      ieltsLow: ielts - dice.one([0.5, 0.5, 1]),
      pte,
      pteLow: pte - dice.one([8, 4, 7]),
      toefl,
      toeflLow: dice.one([17, 18, 20]),
      det: dice.one([95, 105, 110, 120]),
      link: `https://courses.example/${subject.toLowerCase().replaceAll(' ', '-')}-${index}`,
      code: `${dice.one(['N', 'K', 'W'])}${100 + index * 7}${dice.one(['A', 'X', 'Q'])}`,
      category,
      entry: dice.one(ENTRY),
      remarks: dice.one(REMARKS),
    };
  });
}
