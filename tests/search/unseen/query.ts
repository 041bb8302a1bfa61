import type { Country } from '@/lib/domain/countries';
import { fold } from '@/lib/engines/search/types/fold';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { pick, type Random } from '../generate';
import { type Condition, MAKERS, type Surroundings } from './conditions';
import { namePart, subjectIn, wordsOf } from './names';
import {
  BEFORE,
  BEHIND,
  COUNTRY_WORDS,
  MARKS,
  NOT_LENGTHS,
  SHORT_FORMS,
  TERMS,
  WHO,
  WHY,
  WISHES,
} from './people-words';
import { missedBy, type Wanted } from './topic';
import { misspell, SHORTEST_MISSPELT } from './typos';

/** A query made from a course, and the truth of it. */
export interface MadeQuery {
  q: string;
  course: SearchCourse;
  /** Folded: each begins a word of a fit's name. */
  needs: readonly string[];
  /** What was typed for what, where it was shortened. */
  short?: readonly [typed: string, long: string];
  asks: Wanted;
  /** Filters that may be read besides those requested. */
  may: readonly string[];
  /** The query without one of its difficulties, for each. */
  easier: () => Easier[];
}

/** What may have been the trouble with a query, and the query without it. */
export interface Easier {
  kind: string;
  /** The words that were the difficulty. */
  what: string;
  q: string;
}

/** What queries are made of. */
export interface World extends Surroundings {
  courses: readonly SearchCourse[];
  /** Every word of it, and of what people say around it: no slip makes one of these. */
  known: ReadonlySet<string>;
}

const MOST_CONDITIONS = 3;

export function worldOf(courses: readonly SearchCourse[]): World {
  const countriesOf = new Map<string, Set<string>>();
  const places = new Map<string, { city: string; country: Country }>();
  for (const { campus, country } of courses) {
    const city = fold(campus);
    if (!city) continue;
    countriesOf.set(city, (countriesOf.get(city) ?? new Set()).add(country));
    places.set(`${city} ${country}`, { city, country });
  }
  const texts = new Set(courses.flatMap(({ course, university, campus }) => [course, university, campus]));
  const said = [
    ...BEFORE,
    ...BEHIND,
    ...WISHES,
    ...NOT_LENGTHS,
    ...WHO,
    ...WHY,
    ...TERMS,
    ...SHORT_FORMS.flat(),
    ...Object.values(COUNTRY_WORDS).flat(),
  ];
  const known = new Set([...texts, ...said].flatMap((text) => wordsOf(fold(text))));
  const universities = [...new Set(courses.map((course) => course.university))];
  return { courses, countriesOf, places: [...places.values()], universities, known };
}

/** A query for a course of the world, as somebody may type it who doesn't know how the search works. */
export function makeQuery(random: Random, world: World): MadeQuery {
  for (;;) {
    const made = attempt(random, world);
    if (made && made.q.length <= 150) return made;
  }
}

function attempt(random: Random, world: World): MadeQuery | null {
  const course = pick(random, world.courses);
  const name = namePart(random, course.course);
  // A letter alone ('W' of '(C/w)') is nothing that people search for.
  if (name.needs.every((word) => word.length < 2)) return null;
  const conditions = conditionsOf(random, world, course, name.hasAward);
  const asks: Wanted = Object.assign({}, ...conditions.map((one) => one.asks));
  if (missedBy(course, asks).length > 0) return null;
  const around = aroundIt(random);
  const most = random() < 0.55 ? 0 : random() < 0.67 ? 1 : 2;
  const slips = withSlips(random, name.typed, most, world.known);
  const others = shuffled(random, [...conditions, ...around.parts]);
  const pieces: Piece[] = [
    ...(random() < 0.3 ? others.splice(0, 1) : []),
    { kind: 'name', typed: slips.words.join(' ') },
    ...others,
  ];
  const habit = habitOf(random);
  const written = (some: readonly Piece[]) => habit([around.before, some, around.behind]);
  const withName = (text: string) =>
    written(pieces.map((one) => (one.kind === 'name' ? { ...one, typed: text } : one)));
  const q = written(pieces);
  return {
    q,
    course,
    needs: name.needs,
    ...(name.short ? { short: name.short } : {}),
    asks,
    // A bare 'degree' says a level.
    may: [
      'sort',
      ...(/\bdegrees?\b/i.test(q) ? ['level'] : []),
      ...name.says,
      ...ownName(name.typed, course),
      ...conditions.flatMap(({ may = [] }) => may),
    ],
    easier: () => [
      ...slips.made.map(([wrong, right]) => {
        return {
          kind: 'typo',
          what: `${right} → ${wrong}`,
          q: withName(slips.words.map((word) => (word === wrong ? right : word)).join(' ')),
        };
      }),
      ...(name.short
        ? [
            {
              kind: 'short form',
              what: name.short.join(' for '),
              q: withName(slips.words.join(' ').replace(...name.short)),
            },
          ]
        : []),
      ...pieces.flatMap(({ kind, typed }, at) =>
        kind === 'name' ? [] : [{ kind, what: typed, q: written(pieces.filter((_, place) => place !== at)) }],
      ),
      ...(around.before ? [{ kind: 'before', what: around.before, q: habit(['', pieces, around.behind]) }] : []),
      ...(around.behind ? [{ kind: 'behind', what: around.behind, q: habit([around.before, pieces, '']) }] : []),
      {
        kind: 'name',
        what: `${name.typed.join(' ')} of ${course.course}`,
        q: withName(subjectIn(course.course, () => 0)),
      },
    ],
  };
}

/** A name that calls its own university, 'Monash - Warwick' of Monash or 'UWA Foundation', may be read as that one; 'Sydney' of the one there as the city. */
function ownName(typed: readonly string[], { university }: SearchCourse): string[] {
  const all = wordsOf(fold(university));
  const words = all.filter((word) => !OF_ANY.test(word));
  const initials = all.flatMap((word) => (/^(the|of|and|for|in|at)$/.test(word) ? [] : word[0])).join('');
  const isOwn = (word: string) => word.length > 1 && (words.includes(word) || initials.startsWith(word));
  const own = typed.some((word) => isOwn(word)) ? [`university ${university}`] : [];
  return [...own, ...words.map((word) => `city ${word}`)];
}

const OF_ANY =
  /^(the|of|and|for|in|at|pty|ltd|limited|universit\w*|college|institute|school|australian?|international|national|technology|business|education|english|studies|management|science|arts|training|institute|group|language|health|centre|academy)$/;

interface Piece {
  kind: string;
  typed: string;
}

type Said = Condition & Piece;

function conditionsOf(random: Random, world: World, course: SearchCourse, hasAward: boolean): Said[] {
  const said: Said[] = [];
  const isSaid = (name: keyof Wanted) => said.some(({ asks }) => name in asks);
  for (const [kind, share, make] of MAKERS) {
    if (said.length === MOST_CONDITIONS || random() >= share) continue;
    const made = make(random, course, world);
    if (!made || (Object.keys(made.asks) as (keyof Wanted)[]).some(isSaid)) continue;
    // A country that is excluded beside one that is requested says nothing.
    if ((made.asks.notCountry && isSaid('country')) || (made.asks.country && isSaid('notCountry'))) continue;
    if (hasAward && made.asks.level) continue;
    if (made.may?.includes('noScore') && isSaid('ielts')) continue;
    said.push({ ...made, kind });
  }
  return said;
}

function aroundIt(random: Random): { before: string; behind: string; parts: Piece[] } {
  const parts: Piece[] = [];
  if (random() < 0.18) parts.push({ kind: 'wish', typed: pick(random, WISHES) });
  if (random() < 0.05) parts.push({ kind: 'no length', typed: pick(random, NOT_LENGTHS) });
  if (random() < 0.03)
    parts.push({ kind: 'unknown', typed: pick(random, ['qzvex', 'blorptan', 'xyloq', 'zzmarnu', 'vrinnock']) });
  if (random() < 0.03) parts.push({ kind: 'term', typed: pick(random, TERMS) });
  if (random() < 0.05) parts.push({ kind: 'marks', typed: pick(random, MARKS) });
  const [who, why] = [random() < 0.08, random() < 0.06];
  const before = who ? pick(random, WHO) : random() < 0.22 ? pick(random, BEFORE) : '';
  const behind = why ? pick(random, WHY) : random() < 0.25 ? pick(random, BEHIND) : '';
  return { before: before && `${before} `, behind: behind && ` ${behind}`, parts };
}

function withSlips(random: Random, words: readonly string[], most: number, known: ReadonlySet<string>) {
  const written = [...words];
  const made: [wrong: string, right: string][] = [];
  for (let tries = 0; made.length < most && tries < 6; tries++) {
    const at = Math.floor(random() * written.length);
    const word = written[at] as string;
    if (word !== words[at] || word.length < SHORTEST_MISSPELT) continue;
    // A long word can bear both.
    const first = misspell(random, word, known);
    const second =
      first && made.length + 2 === most && word.length >= LONG_WORD ? misspell(random, first, known) : null;
    const slipped = random() < 0.3 ? (second ?? first) : first;
    if (slipped === null) continue;
    written[at] = slipped;
    made.push([slipped, word]);
    if (slipped === second) break;
  }
  return { words: written, made };
}

const LONG_WORD = 9;

type Parts = readonly [before: string, pieces: readonly Piece[], behind: string];

/** How somebody sets signs and capitals. */
function habitOf(random: Random): (parts: Parts) => string {
  const between = random() < 0.15 ? ', ' : ' ';
  const way = random();
  return ([before, pieces, behind]) => {
    const text = `${before}${pieces.map(({ typed }) => typed).join(between)}${behind}`.trim();
    if (way < 0.06) return text.toUpperCase();
    return way < 0.2 ? text.replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase()) : text;
  };
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
