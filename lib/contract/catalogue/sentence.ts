import { z } from 'zod';
import { ENGLISH_TESTS } from '@/lib/domain/english-tests';
import { TESTS } from '@/lib/domain/test-scores';
import { country, level, month, repeated } from '../fields';

/** A keyword as a sentence: the words that are left, the parameters of the search that it names, and how many courses those find. */
export const sentence = z.object({
  q: z.string(),
  filters: z
    .object({
      country,
      university: z.array(z.string()),
      intake: z.array(month),
      level: z.array(level),
      test: z.enum(ENGLISH_TESTS),
      score: z.number(),
      maxFee: z.number(),
      currency: z.string(),
      maxMonths: z.number(),
      noEnglishScore: z.literal('1'),
      sort: z.enum(['fee', 'duration']),
      city: z.string(),
      toefl: z.number(),
      det: z.number(),
      gre: z.number(),
      gmat: z.number(),
      without: z.array(z.enum(TESTS)),
      notCountry: z.array(country),
      notUniversity: z.array(z.string()),
      notLevel: z.array(level),
      notWords: z.array(z.string()),
      /** Only courses that a scholarship is listed for are found; no parameter of the search. */
      scholarship: z.enum(['any', 'full']),
    })
    .partial(),
  total: z.number(),
});

const score = (least: number, most: number) =>
  z.union([z.literal(''), z.coerce.number().min(least).max(most)]).optional();

/** Filters of the search that a sentence sets and the page has no field for. */
export const furtherFilters = {
  /** Only courses with this in the name of their campus or university, in whole words. */
  city: z.string().max(100).optional(),
  /** The student's overall scores: only courses that publish one of the test, and none above it. A TOEFL up to 6 is on 1 to 6. */
  toefl: score(1, 120),
  det: score(10, 160),
  gre: score(260, 340),
  gmat: score(205, 805),
  /** Tests that the student won't take: only courses that publish no score of them, or for an English test one of another. */
  without: repeated(z.enum(TESTS)).optional(),
  notCountry: repeated(country).optional(),
  notUniversity: repeated(z.string().min(1).max(300)).optional(),
  notLevel: repeated(level).optional(),
  /** None of these, in whole words, in the name of course, university or campus, or in the award. */
  notWords: repeated(z.string().min(1).max(100)).optional(),
};
