import { COUNTRIES, type Country } from '@/lib/domain/countries';
import type { CardFieldName } from '@/lib/domain/courses/course-fields';
import { NO_ENGLISH_SCORE, testName, withoutText } from '@/lib/domain/search/without-tests';
import { type Exam, isGmatFocus } from '@/lib/domain/test-scores';
import type { CourseIndex } from '../../search/course-index';
import { citiesIn } from '../../search/selection/further';
import { rowsTaughtAt } from '../../search/selection/words';
import type { CourseCard } from '../../search/types/query';
import { countBoth, either, noRows, type Rows, without } from '../../search/types/rows';
import { recall } from '../memory';
import type { SentenceFilters } from '../reading/reader';
import { CITIES, countryOfCity } from '../tables/cities';
import { placesOf } from '../terms';
import { capitals } from '../why';

type Name = keyof SentenceFilters;

/**
 * A filter that a sentence wishes, and what it costs a course to miss it. A course is known to fit, not known to, or known not to fit:
 * they stand in this order, and each says so in words of its own.
 */
export interface Wish {
  of: readonly Name[];
  cost: number;
  /** What a course says that is known not to fit. */
  missed: (filters: SentenceFilters) => string;
  /** Why the words are left aside: no course is known to fit. */
  why: string;
  /** Which courses don't publish it, what such a course says, and how that goes on from `why`; none where all publish it. */
  unknown?: {
    rows: (index: CourseIndex, filters: SentenceFilters) => Rows;
    says: (course: CourseCard, filters: SentenceFilters) => string;
    or: string | ((index: CourseIndex, filters: SentenceFilters) => string);
  };
  /** What a course says that fits, where its card alone would puzzle. */
  fits?: (course: CourseCard, filters: SentenceFilters) => string;
}

const NONE_OPEN = 'No matching course accepts it';

/** What may be missed, the least telling first. Country and university come after parts of the subject. */
export const WISHES: readonly Wish[] = [
  {
    of: ['without'],
    cost: 1,
    missed: ({ without: tests = [] }) => `Requires ${tests.map(testName).join(', ')}`,
    why: NONE_OPEN,
    unknown: {
      rows: (index, { without: tests = [] }) =>
        either(noRows(index.version.rows), ...tests.map((test) => unscored(index, test))),
      says: (course, { without: tests = [] }) => withoutText(tests, course),
      or: 'scores are not published',
    },
    fits: (course, { without: tests = [] }) => withoutText(tests, course),
  },
  {
    of: ['noEnglishScore'],
    cost: 1,
    missed: () => 'Publishes an English score',
    why: NONE_OPEN,
    unknown: { rows: (index) => unscored(index, 'ielts'), says: () => NO_ENGLISH_SCORE, or: '' },
  },
  scored(({ test = 'ielts' }) => test, ['test', 'score']),
  ...(['toefl', 'det', 'gre', 'gmat'] as const).map((test) => scored(() => test, [test])),
  {
    of: ['maxFee', 'currency'],
    cost: 2,
    missed: () => 'Above that fee',
    why: 'No matching course costs so little',
    unknown: {
      rows: ({ version: { catalogue, rows } }, { currency = '' }) => {
        const { scale, fees, columns } = catalogue;
        const isOther = (one: string) => scale.groupOf(one) !== scale.groupOf(currency);
        return either(fees.where(rows, Number.isNaN), columns.currency.where(rows, isOther));
      },
      says: ({ tuitionFee, currency, fee_period }, { currency: asked }) => {
        if (tuitionFee === null) return 'Fee not published';
        return fee_period === 'per credit' ? 'Fee is per credit' : `Fee in ${currency}: no exchange rate to ${asked}`;
      },
      or: ({ version: { catalogue } }, { currency = '' }) => {
        const own = catalogue.scale.groupOf(currency);
        const isComparable = catalogue.columns.currency.values.some((one) => catalogue.scale.groupOf(one) === own);
        return isComparable
          ? 'fees are not published or can’t be compared'
          : `there is no exchange rate for ${currency}`;
      },
    },
  },
  {
    of: ['maxMonths'],
    cost: 2.5,
    missed: ({ maxMonths }) => `Longer than ${maxMonths} months`,
    why: 'No matching course is this short',
    unknown: lacking('durationInMonths', 'Duration not published', 'durations are not published'),
  },
  {
    of: ['city'],
    cost: 4,
    missed: ({ city }) => `Not in ${capitals(city ?? '')}`,
    why: 'No matching course is there',
    unknown: {
      rows: (index, { city = '' }) => placeUnknown(index, city),
      says: ({ campus }, { city }) =>
        campus === '' ? 'Campus not published' : `Not known to be in ${capitals(city ?? '')}`,
      or: 'places are not known',
    },
  },
  {
    of: ['intake'],
    cost: 5,
    missed: ({ intake }) => `No intake in ${(intake ?? []).join(', ')}`,
    why: 'No matching course starts then',
    unknown: lacking('admissionIntake', 'Intakes not published', 'intakes are not published'),
  },
  {
    of: ['level'],
    cost: 8,
    missed: ({ level }) => `Not ${(level ?? []).join(', ')}`,
    why: 'No matching course has this level',
    unknown: lacking('level', 'Level not known', 'levels are not known'),
  },
  {
    of: ['university'],
    cost: 45,
    missed: ({ university }) => `Not at ${(university ?? []).join(', ')}`,
    why: 'It has no matching course',
  },
  { of: ['country'], cost: 34, missed: ({ country }) => `Not in ${country}`, why: 'No matching course is there' },
];

/** The wish for a course that is open with a score of a test; one on the other scale of TOEFL or GMAT can't be compared. */
function scored(testOf: (filters: SentenceFilters) => Exam, of: readonly Name[]): Wish {
  const own = (filters: SentenceFilters) => {
    const test = testOf(filters);
    return {
      test,
      name: testName(test),
      score: (test === filters.test ? filters.score : filters[test as 'toefl']) ?? 0,
    };
  };
  return {
    of,
    cost: 1,
    missed: (filters) => `Not open with ${own(filters).name} ${own(filters).score}`,
    why: NONE_OPEN,
    unknown: {
      rows: ({ version: { catalogue, rows } }, filters) => {
        const { test, score } = own(filters);
        const { toeflScale } = catalogue.columns;
        const unlike = catalogue.columns[OVERALL[test]].where(rows, (one) => one === null || isOther(test, score, one));
        return test === 'toefl'
          ? either(
              unlike,
              toeflScale.where(rows, (scale) => (scale === '1-6') !== score <= 6),
            )
          : unlike;
      },
      says: (course, filters) => {
        const { test, name } = own(filters);
        return course[OVERALL[test]] === null ? `${name} score not published` : `${name} score is on another scale`;
      },
      or: 'scores are not published',
    },
  };
}

const OVERALL = {
  ielts: 'ieltsOverall',
  pte: 'pteOverall',
  toefl: 'toefl',
  det: 'det',
  gre: 'gre',
  gmat: 'gmat',
} as const;
const isOther = (test: Exam, own: number, one: number): boolean =>
  test === 'gmat' && isGmatFocus(one) !== isGmatFocus(own);

/** The wish's unknown where a field of the course is empty. */
function lacking(field: CardFieldName, says: string, or: string): NonNullable<Wish['unknown']> {
  const isEmpty = (value: unknown) => value === null || value === '';
  return {
    rows: ({ version }) => version.catalogue.columnOf(field).where(version.rows, isEmpty),
    says: () => says,
    or,
  };
}

/** The courses that publish no score of a test; for one of English none of any. */
function unscored({ version: { catalogue, rows } }: CourseIndex, test: Exam): Rows {
  if (test === 'gre' || test === 'gmat') return catalogue.columns[test].where(rows, (score) => score === null);
  return catalogue.withoutEnglish.where(rows, (isWithout) => isWithout);
}

/** The courses that may be in a city: neither is it named, nor another one, other places or a country without a place called so. */
function placeUnknown(index: CourseIndex, city: string): Rows {
  const { version } = index;
  const { catalogue, rows } = version;
  const here = citiesIn(city).map((place) => rowsTaughtAt(version, place));
  const countries = [countryOfCity(city), ...COUNTRIES.filter((one) => isCalledIn(index, here, one))];
  const numbers = recall(index, 'campuses without a city', '', () =>
    catalogue
      .textsOf('campus')
      .texts.flatMap((text, number) => (placesOf(text).some((place) => CITIES.has(place)) ? [] : [number])),
  );
  return without(
    catalogue.columns.campus.ofNumbers(rows, numbers ?? []),
    catalogue.columns.places.where(rows, (one) => one !== ''),
    catalogue.columns.country.where(rows, (one) => countries[0] !== undefined && !countries.includes(one)),
    ...here,
  );
}
const isCalledIn = (
  { version: { catalogue, rows } }: CourseIndex,
  here: readonly Rows[],
  country: Country,
): boolean => {
  const own = catalogue.columns.country.where(rows, (one) => one === country);
  return here.some((set) => countBoth(set, own) > 0);
};
