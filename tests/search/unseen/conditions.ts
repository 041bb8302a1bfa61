import type { Country } from '@/lib/domain/countries';
import { COUNTRIES } from '@/lib/domain/countries';
import type { Month } from '@/lib/domain/courses/course';
import { fold } from '@/lib/engines/search/types/fold';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { pick, type Random } from '../generate';
import { fee, length, test } from './figures';
import { LEVEL_WORDS } from './level-words';
import { BACKGROUNDS, COUNTRY_WORDS, MONTH_WORDS, NICKNAMES } from './people-words';
import { AFTER_SCHOOL, ANY_PG, type Wanted } from './topic';

/** A part of a query: what is typed, what is true of a fit by it. null: nothing to say of this course. */
export interface Condition {
  typed: string;
  asks: Wanted;
  may?: readonly string[];
}

export type Maker = (random: Random, course: SearchCourse, about: Surroundings) => Condition | null;

/** What is known of the catalogue besides the course. */
export interface Surroundings {
  /** Countries that have a place of this folded name. */
  countriesOf: ReadonlyMap<string, ReadonlySet<string>>;
  places: readonly { city: string; country: Country }[];
  universities: readonly string[];
}

const level: Maker = (random, { level, course }) => {
  if (!level || /doctor|\/| - /i.test(course)) return null;
  const [typed, allowed] = pick(random, LEVEL_WORDS[level]);
  return { typed, asks: { level: allowed } };
};

const country: Maker = (random, { country }) => {
  const word = pick(random, COUNTRY_WORDS[country]);
  const lead = word.startsWith('the ')
    ? pick(random, ['in ', 'from '])
    : pick(random, ['in ', 'in ', '', '', '', 'from ']);
  return { typed: `${lead}${word}`, asks: { country: [country] } };
};

/** A place that lies in one country of the catalogue only: others are said with their country. */
const city: Maker = (random, { campus, country }, { countriesOf }) => {
  const name = fold(campus);
  if (name.length < 4 || name === 'king' || name === 'mission' || name === 'reading') return null;
  if (countriesOf.get(name)?.size !== 1) {
    return {
      typed: `in ${campus}, ${pick(random, COUNTRY_WORDS[country])}`,
      asks: { city: literal(name), country: [country] },
    };
  }
  return {
    typed: `${pick(random, ['in ', '', 'at '])}${random() < 0.5 ? name : campus}`,
    asks: { city: literal(name) },
    may: ['university'],
  };
};

const university: Maker = (random, { university }, { universities }) => {
  const name = fold(university).replace(/ \([a-z]+\)$|( pty\.?)? (ltd\.?|limited|incorporated)$/g, '');
  const nickname = NICKNAMES.find(([whole]) => whole.test(name));
  const isOne = universities.filter((other) => fold(other).includes(name)).length === 1;
  if (nickname && random() < 0.6) {
    const [whole, ...called] = nickname;
    if (universities.filter((other) => whole.test(fold(other))).length !== 1) return null;
    return {
      typed: `${pick(random, ['', 'at ', 'in ', 'from '])}${pick(random, called)}`,
      asks: { university: whole.source },
    };
  }
  if (!isOne || name.length < 8) return null;
  return { typed: `${pick(random, ['', 'at ', 'from '])}${name}`, asks: { university: literal(name) } };
};

const SEASONS: Partial<Record<Country, readonly (readonly [string, readonly Month[]])[]>> = {
  USA: [
    ['fall', ['Aug', 'Sep']],
    ['fall intake', ['Aug', 'Sep']],
    ['spring intake', ['Jan', 'Feb', 'Mar', 'Apr']],
    ['fall 2027', ['Aug', 'Sep']],
  ],
  Canada: [
    ['fall intake', ['Sep', 'Aug']],
    ['winter intake', ['Jan']],
    ['fall 2027', ['Sep', 'Aug']],
  ],
};

const intake: Maker = (random, { admissionIntake, country }) => {
  const months = admissionIntake.split(' ').filter(Boolean) as Month[];
  if (months.length === 0) return null;
  const season = (SEASONS[country] ?? []).filter(([, those]) => those.some((month) => months.includes(month)));
  if (season.length > 0 && random() < 0.3) {
    const [typed, those] = pick(random, season);
    return { typed: `${typed} ${pick(random, COUNTRY_WORDS[country])}`, asks: { intake: those, country: [country] } };
  }
  const month = pick(random, months);
  const word = pick(random, MONTH_WORDS[month] ?? [month]);
  const typed = /intake|2027/.test(word)
    ? word
    : pick(random, [`${word} intake`, word, `${word} 2027`, `intake ${word}`, `for ${word}`]);
  return { typed, asks: { intake: [month] } };
};

/** What the course isn't: another country, another place, a test that it doesn't ask. */
const negation: Maker = (random, course, { places }) => {
  const lead = pick(random, ['not in', 'except', 'but not', 'other than', 'not']);
  const kind = random();
  if (kind < 0.45) {
    const other = pick(
      random,
      COUNTRIES.filter((one) => one !== course.country),
    );
    return { typed: `${lead} ${pick(random, COUNTRY_WORDS[other])}`, asks: { notCountry: [other] } };
  }
  if (kind < 0.85) {
    const others = places.filter(
      ({ city, country }) =>
        country === course.country &&
        !fold(course.university).includes(city) &&
        fold(course.campus) !== city &&
        city.length > 4,
    );
    if (others.length === 0) return null;
    const { city } = pick(random, others);
    return {
      typed: `${pick(random, COUNTRY_WORDS[course.country])} ${lead} ${city}`,
      asks: { country: [course.country], notCity: literal(city) },
    };
  }
  if (course.gre === null && course.country === 'USA' && random() < 0.5)
    return { typed: pick(random, ['without gre', 'no gre', 'gre not required']), asks: { noGre: true } };
  if (course.gmat === null && course.level === 'Post Graduate' && random() < 0.5)
    return { typed: pick(random, ['without gmat', 'no gmat']), asks: { noGmat: true } };
  // Another test will do.
  if (course.pteOverall === null && course.det === null && course.ieltsOverall !== null) return null;
  return { typed: pick(random, ['without ielts', 'no ielts']), asks: {}, may: ['noScore'] };
};

/** What was studied before, where no level was said. */
const background: Maker = (random, { level }) => {
  if (ANY_PG.some((one) => one === level)) return { typed: pick(random, BACKGROUNDS.degree), asks: { level: ANY_PG } };
  if (!AFTER_SCHOOL.some((one) => one === level)) return null;
  return { typed: pick(random, BACKGROUNDS.school), asks: { level: AFTER_SCHOOL } };
};

/** What is had, and what is wanted on top of it. */
const held: Maker = (random, { level, course }) => {
  if (/doctor|\/| - /i.test(course)) return null;
  if (level === 'Under Graduate')
    return {
      typed: pick(random, ['have diploma want bachelor', 'diploma holder want bachelors', 'diploma to bachelor']),
      asks: { level: [level] },
    };
  if (level !== 'Post Graduate') return null;
  return { typed: pick(random, ['have degree want masters', 'bachelors done need masters']), asks: { level: [level] } };
};

/** The city or suburb of an address in a register's list, where courses have no campus: 'Gold Coast Campus, Southport QLD, 4215'. */
const listedPlace: Maker = (random, { places, campus, university }) => {
  const parts = (places.split(';')[0] ?? '').split(',').map((part) => fold(part).replace(STATE, '').trim());
  const name = parts.filter((part) => part !== '' && !/^\d+$/.test(part)).at(-1);
  if (!name || campus !== '' || name.length < 4 || /\d/.test(name) || fold(university).includes(name)) return null;
  return { typed: `${pick(random, ['in ', 'at '])}${name}`, asks: { city: literal(name) } };
};
const STATE = /(^| )(nsw|vic|qld|wa|sa|tas|act|nt)$/;

/** What a register says a university is called besides. */
const otherName: Maker = (random, { universityNames, university }) => {
  if (universityNames === '') return null;
  const called = `${pick(random, ['', 'at ', 'from '])}${universityNames.toLowerCase()}`;
  // 'Language School in Sydney' says where.
  const may = fold(called)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => `city ${word}`);
  return { typed: called, asks: { university: literal(fold(university)) }, may };
};

export const MAKERS: readonly (readonly [kind: string, share: number, Maker])[] = [
  ['level', 0.42, level],
  ['country', 0.42, country],
  ['city', 0.13, city],
  ['university', 0.13, university],
  ['intake', 0.16, intake],
  ['fee', 0.12, fee],
  ['length', 0.1, length],
  ['test', 0.1, test],
  ['negation', 0.08, negation],
  ['held', 0.04, held],
  ['listed place', 0.25, listedPlace],
  ['other name', 0.25, otherName],
  ['background', 0.06, background],
];

/** A text as an expression that finds it as whole words. */
const literal = (text: string) => `(^|[^a-z0-9])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^a-z0-9])`;
