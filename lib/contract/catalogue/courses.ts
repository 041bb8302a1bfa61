import { z } from 'zod';
import type { ApiName, CourseFieldName, CourseValue, NamesWith } from '@/lib/domain/courses/course-field-table';
import {
  apiNameOf,
  BLANK_COURSE,
  COURSE_FIELD_NAMES,
  courseField,
  isCardField,
} from '@/lib/domain/courses/course-fields';
import { ENGLISH_TESTS } from '@/lib/domain/english-tests';
import { country, id, level, line, month, paging, repeated } from '../fields';
import { calls } from '../operation';
import { furtherFilters, sentence } from './sentence';

const { forAnyone, forSignedIn } = calls('Courses');

type Shown<Name extends CourseFieldName> = Name extends 'country'
  ? typeof country
  : Name extends NamesWith<{ kind: 'closing' }>
    ? z.ZodRecord<z.ZodString, z.ZodString>
    : CourseValue<Name> extends string
      ? z.ZodString
      : CourseValue<Name> extends boolean
        ? z.ZodBoolean
        : z.ZodNullable<z.ZodNumber>;
type ShownFields<Name extends CourseFieldName> = { [One in Name as ApiName<One>]: Shown<One> };

function shown<Name extends CourseFieldName>(names: readonly Name[]): ShownFields<Name> {
  const one = (name: Name) => {
    if (name === 'country') return country;
    if (courseField(name).kind === 'closing') return z.record(z.string(), z.string());
    const blank = BLANK_COURSE[name];
    return blank === null ? z.number().nullable() : blank === false ? z.boolean() : z.string();
  };
  return Object.fromEntries(names.map((name) => [apiNameOf(name), one(name)])) as ShownFields<Name>;
}

/** What a list shows of a course. Fees are in major units of `currency`, for one `fee_period`. */
export const courseCard = z
  .object({
    _id: id,
    ...shown(COURSE_FIELD_NAMES.filter(isCardField)),
    retiredOn: z.string().optional().meta({ description: 'The date from which it is no longer offered' }),
  })
  .meta({ id: 'CourseCard' });
/** A course in lists: enough to choose by. */
export type CourseCard = z.infer<typeof courseCard>;

/** Every field that is shown of a course. */
export const courseView = courseCard
  .extend(shown(COURSE_FIELD_NAMES.filter((name) => !isCardField(name))))
  .meta({ id: 'Course' });
/** What a course's page is made of. */
export type CourseView = z.infer<typeof courseView>;

/** Where a course comes from. */
const courseOrigin = z.object({
  asOf: z
    .string()
    .meta({ description: 'The date of its details, YYYY-MM-DD; the date of the source, if one is given' }),
  uploadedOn: z.string().nullable().meta({ description: 'The day of its upload; null when entered by hand' }),
  source: z.string().meta({ description: 'The name of its source; empty if there is none' }),
  licence: z
    .string()
    .default('')
    .meta({ description: 'The licence of a public register that it comes from; empty for other sources' }),
  typed: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .default({})
    .meta({ description: 'The register’s values for the fields that were changed here' }),
});
/** Which upload last wrote a course; staff alone see it. */
export type CourseOrigin = z.infer<typeof courseOrigin>;

export const viewCourse = forAnyone('GET /view-course/{id}', {
  scope: 'catalogue:read',
  summary: 'One course',
  params: z.object({ id: z.string() }),
  result: z.object({ course: courseView.extend({ origin: courseOrigin }) }),
  errors: ['not_found'],
});

export const allCourses = forSignedIn('GET /all-course', {
  scope: 'catalogue:read',
  summary: 'The whole catalogue, streamed, each course with its `origin`. With `page` and `limit`, one page of it',
  limit: 'whole-list',
  query: z.object(paging),
  result: 'stream',
});

/** The orders of a search; '-' is descending. */
export const SORTS = ['relevance', 'name', '-name', 'fee', '-fee', 'duration', '-duration', 'closing'] as const;
/** One of them, as the address has it. */
export type CourseSort = (typeof SORTS)[number];

const keyword = z.string().max(200).default('');
/** How many courses each choice has. Made by the index alone, so its thousands of entries aren't looked at one by one. */
const counts = z
  .custom<Record<string, number>>((value) => typeof value === 'object' && value !== null)
  .meta({ override: { type: 'object', additionalProperties: { type: 'integer' } } });

const amount = z.union([z.literal(''), z.coerce.number().min(0).max(1_000_000_000)]).default('');
const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'Please enter a currency code, such as CAD.');

const facets = z
  .object({
    country: counts,
    university: counts,
    intake: counts,
    level: counts,
    category: counts,
    subcategory: counts,
  })
  .meta({ id: 'Facets' });

/** Pieces of a text, in UTF-16 units; `differs` where a piece isn't what was typed, as in a near spelling. */
const pieces = z.array(z.object({ from: z.number(), to: z.number(), differs: z.literal(true).optional() })).optional();

/** A course that the keyword finds though it doesn't have it; `because` says why, in words. */
const courseBeyond = courseCard.extend({ because: z.string() }).meta({ id: 'RelatedCourse' });

export const searchCourses = forAnyone('GET /course-search', {
  scope: 'catalogue:read',
  summary: 'Search with all filters. Returns one page, the total, and the number of courses for each filter choice',
  limit: 'search',
  query: z.object({
    q: keyword,
    country: z.union([country, z.literal('')]).default(''),
    university: repeated(z.string().min(1).max(300)),
    intake: repeated(month),
    level: repeated(level),
    test: z.union([z.enum(ENGLISH_TESTS), z.literal('')]).default(''),
    score: z.union([z.literal(''), z.coerce.number().min(0).max(100)]).default(''),
    category: z.string().max(200).default(''),
    subcategory: z.string().max(200).default(''),
    /**
     * Of a year's fee, in major units of `currency`; by default the currency of `country`. Fees in other currencies count by the
     * rates in use; without rates only those in this currency do.
     */
    minFee: amount,
    maxFee: amount,
    currency: z.union([currencyCode, z.literal('')]).default(''),
    maxMonths: z.union([z.literal(''), z.coerce.number().int().min(1).max(120)]).default(''),
    /** '1': only courses that publish no English score. */
    noEnglishScore: z.enum(['', '1']).default(''),
    ...furtherFilters,
    /** '1': leaves out courses all of whose intakes have closed; one without a published closing day counts as open. */
    openOnly: z.enum(['', '1']).default(''),
    /** '1': only courses whose verdict for the signed-in student, or for `userId`, is 'met'; no effect else. */
    qualify: z.enum(['', '1']).default(''),
    /** With `qualify`: the student whose verdicts count, one that the caller may read; 404 for any other. */
    userId: id.optional(),
    /** '1', with `qualify`: those with 'likely', too. */
    likely: z.enum(['', '1']).default(''),
    sort: z.enum(SORTS).default('relevance').meta({
      description: 'By yearly fee, duration, or closing date of the next intake. Courses without one come last',
    }),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(10),
    /** Whose page `page` is: the courses with the keyword itself, those under other names, or the near spellings. */
    block: z.enum(['', 'also', 'close']).default(''),
    /** The answer to `question`: whether the lower of two awards that the keyword names is had or wanted. */
    held: z.enum(['', 'have', 'want']).default(''),
  }),
  result: z.object({
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    courses: z.array(courseCard),
    facets,
    /** Courses that are what was typed under another name; none of them is among `courses`. */
    also: z.object({
      total: z.number(),
      courses: z.array(courseBeyond),
      /** The parts of the keyword that have other names, and what they were read as. */
      terms: z.array(z.object({ typed: z.string(), means: z.string() })),
      /** The counts behind the filters for these courses, where `total` above is 0. */
      facets: facets.optional(),
    }),
    /** Courses with the words in another order or a letter or two apart, when the others are few; none stands twice. */
    close: z.object({ total: z.number(), courses: z.array(courseBeyond) }),
    /** The keyword as a sentence: the words that are left, the parameters of this call that it names, what those find. */
    read: sentence
      .extend({
        /**
         * When no course has the keyword itself, or the best one only within other words or at another level than it
         * says: the first of them, then courses that miss a filter, or as few as any does, and say which.
         */
        courses: z.array(courseBeyond),
        /** Then also the counts behind the filters for what is read, where that finds courses. */
        facets: facets.optional(),
      })
      .nullable(),
    /** What of the keyword is not searched for, since it is not known here or no course has it with the rest, and why. */
    aside: z.array(z.object({ typed: z.string(), why: z.string() })),
    /** What the courses of `read` are not, in sentences, and which words that is about: what isn't here, and what was widened. */
    notes: z.array(z.object({ typed: z.string(), text: z.string() })),
    /** Where two readings show different courses: one question, each answer with the parameter of this call that gives it. */
    question: z
      .object({
        text: z.string(),
        choices: z.array(
          z.object({ label: z.string(), held: z.enum(['have', 'want']).optional(), country: country.optional() }),
        ),
      })
      .nullable(),
    /** What of the courses shown has the keyword, or what it stands for, by `_id`; courses without any are left out. */
    matched: z.record(z.string(), z.object({ course: pieces, university: pieces, campus: pieces })),
    /** Logo addresses of the page's courses by `country|university`; those without one are left out. */
    logos: z.record(z.string(), z.string()),
    /** A keyword that would find something, when this one finds nothing. */
    didYouMean: z.string().nullable(),
    /** With `qualify`: what is not known of the student, so that no course is listed by it: 'PTE', 'Level'. */
    unknownRules: z.array(z.string()),
    /** With `qualify`: what the other filters leave, by verdict, and in a word or two what makes most of `unknown` so. */
    fit: z.object({ met: z.number(), likely: z.number(), unknown: z.number(), why: z.array(z.string()) }).optional(),
    /**
     * With `currency` or a sort by fee, and rates: the day of the rates, and in `currency` a year's fee by course, to three
     * figures where it is converted.
     */
    own: z
      .object({
        currency: z.string(),
        day: z.string(),
        example: z.boolean(),
        perYear: z.record(z.string(), z.number()),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});

const suggestedBeyond = courseBeyond.pick({ _id: true, course: true, university: true, because: true });

export const courseSuggestions = forAnyone('GET /course-suggestions', {
  summary: "Suggestions while typing a keyword, at most `limit` of each kind; after an '@' only universities",
  limit: 'search',
  query: z.object({ q: keyword, limit: z.coerce.number().int().min(1).max(10).default(6) }),
  result: z.object({
    /** One per name. */
    courses: z.array(courseCard.pick({ _id: true, course: true, university: true })),
    /** `count`: the university's courses. */
    universities: z.array(z.object({ university: z.string(), country: z.string(), count: z.number() })),
    categories: z.array(z.string()),
    /** Courses that are what was typed under another name, and why; one per name. Left out where there are none. */
    also: z.array(suggestedBeyond).optional(),
    /** Courses in near spellings, where there are few others. */
    close: z.array(suggestedBeyond).optional(),
    /** What the text means as a sentence, where that finds something. */
    read: sentence.optional(),
  }),
});

export const uniCourses = forAnyone('GET /uniCourses', {
  scope: 'catalogue:read',
  summary: 'The courses of one university',
  query: z.object({ university: line(300), country, ...paging }),
  result: z.object({ courses: z.array(courseCard), total: z.number() }),
});
