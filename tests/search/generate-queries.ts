import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS, MONTHS } from '@/lib/domain/courses/course';
import { keywordQuery } from '@/lib/engines/search/types/keyword-query';
import { type SearchCourse, type SearchQuery, SORTS } from '@/lib/engines/search/types/query';
import { pick, type Random } from './generate';

/** A query that filters nothing. */
export const EVERYTHING: SearchQuery = { ...keywordQuery(''), on: '2027-03-01', limit: 10 };

/** A query as a visitor of this catalogue may put it: any mix of keyword, filters, sort and page. */
export function generateQuery(random: Random, courses: SearchCourse[]): SearchQuery {
  const course = pick(random, courses);
  const some = (share: number) => random() < share;
  const test = some(0.25) ? pick(random, ['ielts', 'pte'] as const) : null;
  return {
    q: some(0.7) ? generateKeyword(random, courses) : '',
    country: some(0.45) ? (some(0.9) ? course.country : pick(random, COUNTRIES)) : null,
    university: some(0.15) ? [course.university, pick(random, courses).university] : [],
    intake: some(0.25) ? [pick(random, MONTHS), pick(random, MONTHS)].slice(0, 1 + Number(some(0.5))) : [],
    level: some(0.25) ? [pick(random, COURSE_LEVELS), pick(random, COURSE_LEVELS).toUpperCase()] : [],
    test,
    score: test === null || some(0.1) ? null : test === 'ielts' ? 5 + Math.floor(random() * 9) / 2 : 40 + random() * 40,
    category: some(0.2) ? course.category || null : null,
    subcategory: some(0.12) ? course.subcategory || null : null,
    currency: some(0.9) ? course.currency : null,
    minFee: some(0.1) ? Math.floor(random() * 3_000_000) : null,
    maxFee: some(0.15) ? Math.floor(random() * 6_000_000) : null,
    maxMonths: some(0.1) ? Math.floor(random() * 60) : null,
    noEnglishScore: some(0.05),
    openOnly: some(0.08),
    on: EVERYTHING.on,
    sort: some(0.5) ? 'relevance' : pick(random, SORTS),
    page: some(0.6)
      ? 1
      : some(0.7)
        ? 1 + Math.floor(random() * 8)
        : 1 + Math.floor(random() ** 2 * (courses.length / 10)),
    limit: some(0.8) ? 10 : 1 + Math.floor(random() * 50),
    ...(some(0.1) ? { eligible: generateScores(random) } : {}),
    ...(some(0.4) ? { levelsMet: COURSE_LEVELS.filter(() => some(0.6)) } : {}),
    ...(some(0.4) ? { marksMet: marksMet(40 + Math.floor(random() * 50)) } : {}),
  };
}

/** Some of the filters that only sentences set, as a course might have them. */
export function generateFurther(random: Random, courses: SearchCourse[]): Partial<SearchQuery> {
  const course = pick(random, courses);
  const some = (share: number) => random() < share;
  return {
    ...(some(0.3) ? { city: course.campus.split(/[ ,]/)[0] ?? '' } : {}),
    ...(some(0.1)
      ? { city: pick(random, ['queensland', 'ontario', 'gold coast', 'toronto', 'scotland or ontario']) }
      : {}),
    ...(some(0.2) ? { scores: { toefl: some(0.3) ? 4.5 : 90, ...(some(0.3) ? { gre: 310 } : {}) } } : {}),
    ...(some(0.2) ? { scores: { det: 115, ...(some(0.3) ? { gmat: some(0.5) ? 605 : 620 } : {}) } } : {}),
    ...(some(0.2) ? { without: [pick(random, ['ielts', 'pte', 'toefl', 'det', 'gre', 'gmat'] as const)] } : {}),
    ...(some(0.3) ? { notCountry: [course.country, 'USA'] } : {}),
    ...(some(0.2) ? { notUniversity: [course.university] } : {}),
    ...(some(0.2) ? { notLevel: [course.level] } : {}),
    ...(some(0.3) ? { notWords: [pick(random, course.course.split(' ')), 'ai'] } : {}),
  };
}

/** A student of whom the percentage is known, and neither an average nor backlogs. */
const marksMet =
  (own: number): NonNullable<SearchQuery['marksMet']> =>
  ({ minPercentage, minCgpa, minClass, maxBacklogs, marksFrom, level }) => {
    const asksMarks = minPercentage !== null || minCgpa !== null || minClass !== '';
    const hasMarks = !asksMarks || (minPercentage !== null && minPercentage <= own);
    return level !== '' && marksFrom === 'stated' && maxBacklogs === null && hasMarks;
  };

function generateScores(random: Random): SearchQuery['eligible'] {
  const some = (share: number) => random() < share;
  const ielts = 5 + Math.floor(random() * 8) / 2;
  return {
    ...(some(0.7) ? { ielts: { overall: ielts, lowest: some(0.8) ? ielts - 0.5 : null } } : {}),
    ...(some(0.4) ? { pte: { overall: 40 + Math.floor(random() * 40), lowest: some(0.7) ? 45 : null } } : {}),
    ...(some(0.4) ? { toefl: 60 + Math.floor(random() * 50) } : {}),
    ...(some(0.3) ? { newToefl: 3 + Math.floor(random() * 7) / 2 } : {}),
    ...(some(0.3) ? { det: 90 + Math.floor(random() * 50) } : {}),
    ...(some(0.3) ? { gre: 300 + Math.floor(random() * 30) } : {}),
    ...(some(0.3) ? { gmat: 550 + Math.floor(random() * 150) } : {}),
  };
}

/** Pieces of real names: letters, words, phrases cut anywhere, with or without case and accents, some with '@'. */
function generateKeyword(random: Random, courses: SearchCourse[]): string {
  const kind = random();
  const course = piece(random, pick(random, courses).course);
  const university = piece(random, pick(random, courses).university);
  if (kind < 0.68) return disguise(random, course);
  if (kind < 0.8) return disguise(random, university);
  if (kind < 0.93) return `${disguise(random, course)}@${disguise(random, university)}`;
  return pick(random, ['@', ' @ ', `${course}@`, `@${university}`, `${course}x`, 'a@b@c', '  ', '.', `${course} zzz`]);
}

function piece(random: Random, name: string): string {
  const words = name.split(' ');
  const first = Math.floor(random() * words.length);
  const kind = random();
  if (kind < 0.1) return pick(random, [...name.replaceAll(' ', '')]);
  if (kind < 0.4) return words[first] ?? name;
  if (kind < 0.55) return (words[first] ?? name).slice(0, 2 + Math.floor(random() * 4));
  if (kind < 0.7) return words.slice(first, first + 2).join(' ');
  if (kind < 0.85) return words.slice(first, first + 3 + Math.floor(random() * 2)).join(' ');
  const from = Math.floor(random() * name.length);
  return name.slice(from, from + 1 + Math.floor(random() * 14)).trim();
}

function disguise(random: Random, text: string): string {
  const kind = random();
  if (kind < 0.4) return text;
  if (kind < 0.6) return text.toLowerCase();
  if (kind < 0.75) return text.toUpperCase();
  if (kind < 0.9) return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return `  ${text.normalize('NFD')} `;
}
