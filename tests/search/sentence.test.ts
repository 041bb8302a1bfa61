import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '@/app/(landing)/_parts/examples';
import { UniversitiesByCall } from '@/lib/domain/universities/called';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import type { Known, SentenceFilters } from '@/lib/engines/meaning/reading/reader';
import { readSentence } from '@/lib/engines/meaning/reading/sentence';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import { hasWords } from '@/lib/engines/search/types/whole-words';

const UNIVERSITIES = [
  'University of Toronto',
  'Humber College',
  'University of New Zealand',
  'University of Toronto Scarborough',
];
const COURSES = [
  'winter sports management',
  'march of history',
  'low carbon engineering',
  'short story writing',
  'foundation of law',
  'american literature',
  'information technology',
  'canadian studies',
  'data science',
  'nursing',
  'business',
  'design',
  'accounting',
];
const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
const called = UniversitiesByCall.of(UNIVERSITIES);
const KNOWN: Known = {
  universities(words, from) {
    const found = called.at(words, from);
    return found ? { length: found.length, names: found.universities.map(({ name }) => name), how: 'whole' } : null;
  },
  isPlace: () => false,
  isWord: (word) => COURSES.some((name) => name.split(' ').includes(word)),
  isElsewhere: () => false,
  hasWords: (text) => COURSES.some((name) => hasWords(name, text)),
  entryLength: (words, from) => dictionary.at(words, from)?.length ?? 0,
  spellings: () => [],
  slips: () => [],
  meanings: () => [],
  onlyCurrency: undefined,
  rupee: 'INR',
};

/** What is typed, the words that must be left, and the filters that a careful reader would set. */
const SENTENCES: [string, string, SentenceFilters | null][] = [
  [
    'cheap masters in data science canada no ielts january',
    'data science',
    { level: ['Post Graduate'], country: 'Canada', intake: ['Jan'], sort: 'fee', without: ['ielts'] },
  ],
  ['nursing in australia', 'nursing', { country: 'Australia' }],
  ['Masters in Computer Science in USA', 'computer science', { level: ['Post Graduate'], country: 'USA' }],
  ['bachelors business uk september', 'business', { level: ['Under Graduate'], country: 'UK', intake: ['Sep'] }],
  ['mba canada under 30000', 'mba', { country: 'Canada', maxFee: 30_000, currency: 'CAD' }],
  ['mba under 30k cad', 'mba', { maxFee: 30_000, currency: 'CAD' }],
  ['mba under 30000', 'mba', null],
  ['mba under CA$30,000', 'mba', { maxFee: 30_000, currency: 'CAD' }],
  ['nursing under A$35k a year', 'nursing', { maxFee: 35_000, currency: 'AUD' }],
  ['business below us$ 20,000', 'business', { maxFee: 20_000, currency: 'USD' }],
  ['law uk under €18,000', 'law', { country: 'UK', maxFee: 18_000, currency: 'EUR' }],
  ['data science under ₹20 lakh', 'data science', { maxFee: 2_000_000, currency: 'INR' }],
  ['data science under 12.5 lakhs rupees', 'data science', { maxFee: 1_250_000, currency: 'INR' }],
  ['mba canada within Rs. 9,12,000', 'mba', { country: 'Canada', maxFee: 912_000, currency: 'INR' }],
  ['law uk under $20,000', 'law', { country: 'UK', maxFee: 20_000, currency: 'USD' }],
  ['data science under 20 lakh', 'data science', { maxFee: 2_000_000, currency: 'INR' }],
  ['data science under ₹150 lakh', 'data science', null],
  ['engineering ielts 6.5', 'engineering', { test: 'ielts', score: 6.5 }],
  ['engineering 6 ielts singapore', 'engineering', { test: 'ielts', score: 6, country: 'Singapore' }],
  ['law with ielts score of 7', 'law', { test: 'ielts', score: 7 }],
  ['pte 58 accounting', 'accounting', { test: 'pte', score: 58 }],
  ['ielts preparation', 'ielts preparation', null],
  ['1 year masters uk', '', { maxMonths: 12, level: ['Post Graduate'], country: 'UK' }],
  [
    'two year diploma in cookery',
    'cookery',
    { maxMonths: 24, level: ['Under Graduate Diploma', 'Post Graduate Diploma'] },
  ],
  ['18 months data analytics', 'data analytics', { maxMonths: 18 }],
  ['pg diploma in human resources canada', 'human resources', { level: ['Post Graduate Diploma'], country: 'Canada' }],
  ['postgraduate certificate project management', 'project management', { level: ['Post Graduate Certificate'] }],
  ['foundation programme in new zealand', '', { level: ['Foundation'], country: 'New Zealand' }],
  ['foundation of law', 'foundation of law', null],
  ['associate degree in usa', '', { level: ['Associate'], country: 'USA' }],
  ['master of data science', 'data science', { level: ['Post Graduate'] }],
  ['bachelor of nursing', 'nursing', { level: ['Under Graduate'] }],
  ['fall intake computer science usa', 'computer science', { intake: ['Aug', 'Sep'], country: 'USA' }],
  ['courses in winter canada', '', { intake: ['Jan', 'Feb'], country: 'Canada' }],
  ['winter sports management', 'winter sports management', null],
  ['march of history', 'march of history', null],
  ['nursing march intake', 'nursing', { intake: ['Mar'] }],
  ['may 2027 intake nursing', 'nursing', { intake: ['May'] }],
  ['nursing in may', 'nursing', { intake: ['May'] }],
  ['january 2027 intake accounting', 'accounting', { intake: ['Jan'] }],
  ['jan feb intake mba', 'mba', { intake: ['Jan', 'Feb'] }],
  ['autumn intake in australia nursing', 'nursing', { country: 'Australia', intake: ['Feb', 'Mar', 'Apr'] }],
  ['university of toronto computer science', 'computer science', { university: ['University of Toronto'] }],
  [
    'data science at university of toronto scarborough',
    'data science',
    { university: ['University of Toronto Scarborough'] },
  ],
  ['humber college culinary', 'culinary', { university: ['Humber College'] }],
  ['university of new zealand law', 'law', { university: ['University of New Zealand'] }],
  ['cheapest nursing courses in canada', 'nursing', { sort: 'fee', country: 'Canada' }],
  ['affordable mba', 'mba', { sort: 'fee' }],
  ['low fees engineering new zealand', 'engineering', { sort: 'fee', country: 'New Zealand' }],
  ['low carbon engineering', 'low carbon engineering', null],
  ['shortest course in cookery', 'cookery', { sort: 'duration' }],
  ['short story writing', 'short story writing', null],
  ['tuition under £15,000 law uk', 'law', { maxFee: 15_000, currency: 'GBP', country: 'UK' }],
  ['nursing max fee 25000 aud', 'nursing', { maxFee: 25_000, currency: 'AUD' }],
  [
    'under graduate courses under 20000 in canada',
    '',
    { level: ['Under Graduate'], maxFee: 20_000, currency: 'CAD', country: 'Canada' },
  ],
  ['without ielts singapore business', 'business', { without: ['ielts'], country: 'Singapore' }],
  ['can i change from accounting to data science', 'data science', null],
  [
    'hnd upper credit to masters in data science canada',
    'data science',
    { level: ['Post Graduate'], country: 'Canada' },
  ],
  ['second class lower masters uk business', 'business', { level: ['Post Graduate'], country: 'UK' }],
  ['7 saal ka gap uk business', 'business', { country: 'UK' }],
  ['mastres in nursing', 'nursing', { level: ['Post Graduate'] }],
  ['ielts not required nursing', 'nursing', { without: ['ielts'] }],
  ['I want to study psychology in the UK', 'psychology', { country: 'UK' }],
  ["bachelor's in economics usa", 'economics', { level: ['Under Graduate'], country: 'USA' }],
  ["master's degree in education nz", 'education', { level: ['Post Graduate'], country: 'New Zealand' }],
  ['ug aviation australia', 'aviation', { level: ['Under Graduate'], country: 'Australia' }],
  ['american literature', 'american literature', null],
  ['canadian studies', 'canadian studies', null],
  ['health@douglas canada', 'health@douglas canada', null],
  ['data science', 'data science', null],
  ['us', '', { country: 'USA' }],
  ['information technology sydney', 'information technology', { city: 'sydney' }],
  ['phd physics england october', 'physics phd', { country: 'UK', intake: ['Oct'] }],
  ['best universities in usa for mechanical engineering', 'mechanical engineering', { country: 'USA' }],
  ['12 month mba in singapore', 'mba', { maxMonths: 12, country: 'Singapore' }],
  [
    'undergraduate diploma it canada may intake',
    'it',
    { level: ['Under Graduate Diploma'], country: 'Canada', intake: ['May'] },
  ],
  ['three year bachelors in design', 'design', { maxMonths: 36, level: ['Under Graduate'] }],
];

describe('a keyword read as a sentence', () => {
  it.each(SENTENCES)('%s', (typed, q, filters) => {
    const read = readSentence(typed, KNOWN);
    expect(read?.filters ?? {}).toEqual(filters ?? {});
    const sorted = (text: string) => text.split(' ').sort().join(' ');
    if (read) expect(sorted(read.q)).toBe(sorted(q));
  });

  it.each(EXAMPLES)('$words, as the landing page links it', ({ words, search }) => {
    const read = readSentence(words, KNOWN);
    const { q, ...filters } = Object.fromEntries(new URLSearchParams(search));
    expect(read?.q).toBe(q);
    expect(
      Object.fromEntries(Object.entries(read?.filters ?? {}).map(([name, value]) => [name, String(value)])),
    ).toEqual(filters);
  });
});
