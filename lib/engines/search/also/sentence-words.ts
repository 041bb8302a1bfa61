import type { Country } from '@/lib/domain/countries';
import type { CourseLevel, Month } from '@/lib/domain/course';
import type { EnglishTest } from '@/lib/domain/english-tests';

const words = (text: string) => new Set(text.split(' '));

export const COUNTRIES: readonly [string, Country][] = [
  ['united states of america', 'USA'],
  ['united states', 'USA'],
  ['united kingdom', 'UK'],
  ['great britain', 'UK'],
  ['new zealand', 'New Zealand'],
  ['australia', 'Australia'],
  ['singapore', 'Singapore'],
  ['canada', 'Canada'],
  ['england', 'UK'],
  ['britain', 'UK'],
  ['america', 'USA'],
  ['usa', 'USA'],
  ['us', 'USA'],
  ['uk', 'UK'],
  ['nz', 'New Zealand'],
  ['aus', 'Australia'],
];

export const LEVELS: readonly [string, CourseLevel][] = [
  ['postgraduate diploma', 'Post Graduate Diploma'],
  ['post graduate diploma', 'Post Graduate Diploma'],
  ['pg diploma', 'Post Graduate Diploma'],
  ['postgraduate certificate', 'Post Graduate Certificate'],
  ['post graduate certificate', 'Post Graduate Certificate'],
  ['pg certificate', 'Post Graduate Certificate'],
  ['undergraduate diploma', 'Under Graduate Diploma'],
  ['ug diploma', 'Under Graduate Diploma'],
  ['undergraduate certificate', 'Under Graduate Certificate'],
  ['ug certificate', 'Under Graduate Certificate'],
  ['associate degree', 'Associate'],
  ['associates degree', 'Associate'],
  ['foundation course', 'Foundation'],
  ['foundation programme', 'Foundation'],
  ['foundation program', 'Foundation'],
  ['foundation year', 'Foundation'],
  ['masters degree', 'Post Graduate'],
  ['masters', 'Post Graduate'],
  ['post graduate', 'Post Graduate'],
  ['post graduation', 'Post Graduate'],
  ['postgraduate', 'Post Graduate'],
  ['postgrad', 'Post Graduate'],
  ['pg', 'Post Graduate'],
  ['bachelors degree', 'Under Graduate'],
  ['bachelors', 'Under Graduate'],
  ['under graduate', 'Under Graduate'],
  ['undergraduate', 'Under Graduate'],
  ['undergrad', 'Under Graduate'],
  ['ug', 'Under Graduate'],
];

export const MONTHS: readonly [string, Month[]][] = [
  ['january', ['Jan']],
  ['february', ['Feb']],
  ['april', ['Apr']],
  ['june', ['Jun']],
  ['july', ['Jul']],
  ['august', ['Aug']],
  ['september', ['Sep']],
  ['october', ['Oct']],
  ['november', ['Nov']],
  ['december', ['Dec']],
  ['jan', ['Jan']],
  ['feb', ['Feb']],
  ['apr', ['Apr']],
  ['jun', ['Jun']],
  ['jul', ['Jul']],
  ['aug', ['Aug']],
  ['sept', ['Sep']],
  ['sep', ['Sep']],
  ['oct', ['Oct']],
  ['nov', ['Nov']],
  ['dec', ['Dec']],
];

/** Month names that are words of their own: read only beside 'intake' or after 'in', 'for', 'from'. */
export const DOUBTFUL_MONTHS: readonly [string, Month[]][] = [
  ['may', ['May']],
  ['march', ['Mar']],
  ['mar', ['Mar']],
  ['fall', ['Aug', 'Sep']],
  ['autumn', ['Aug', 'Sep']],
  ['winter', ['Jan', 'Feb']],
  ['spring', ['Mar', 'Apr', 'May']],
  ['summer', ['May', 'Jun', 'Jul']],
];
export const SEASONS = words('fall autumn winter spring summer');
/** Where the seasons are the other way round they stay words. */
export const SOUTHERN: readonly (Country | undefined)[] = ['Australia', 'New Zealand'];

export const NO_ENGLISH = [
  'without ielts',
  'no ielts',
  'ielts not required',
  'without english test',
  'no english test',
];
export const CHEAP = words('cheap cheapest affordable inexpensive');
export const LOW = words('low lowest lower');
export const SHORT = words('short shortest quickest fastest');
export const FEE = words('fee fees cost tuition budget');
export const AT_MOST = words('under below upto max maximum within');
export const NUMBERS = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
]);

/** Words without a meaning of their own once a filter was read. */
export const FILLERS = words(
  'a an and at best college colleges course courses degree degrees find for from good i in intake intakes is me my of on or program programme programmes programs school schools search show start starting starts study studying the to top universities university want with year',
);

/** English scores that exist. */
export const SCORES: Record<EnglishTest, readonly [number, number]> = { ielts: [4, 9], pte: [10, 90] };
