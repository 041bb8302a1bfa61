import type { z } from 'zod';
import { searchCourses } from '@/lib/contract/catalogue/courses';
import { CURRENCY_OF } from '@/lib/domain/countries';
import { todayIn } from '@/lib/domain/days/day';
import { minorUnits } from '@/lib/domain/money/money';
import type { ApplicantProfile } from '@/lib/engines/eligibility/fit';
import type { CourseIndex } from '@/lib/engines/search/course-index';
import type { SearchQuery } from '@/lib/engines/search/types/query';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { applicantOf, ownApplicant } from './eligibility';
import { judgeOf } from './judge';

/** What the search call takes. */
export type SearchInput = z.output<(typeof searchCourses)['query']>;

/** The same as the index takes it. */
export function queryOf(input: SearchInput): SearchQuery {
  const currency = input.currency || (input.country ? CURRENCY_OF[input.country] : null);
  const inMinorUnits = (amount: number | '') =>
    amount === '' ? null : Math.round(amount * (currency ? minorUnits(currency) : 1));
  return {
    ...input,
    country: input.country || null,
    test: input.test || null,
    score: input.test && input.score !== '' ? input.score : null,
    category: input.category || null,
    subcategory: input.subcategory || null,
    minFee: inMinorUnits(input.minFee),
    maxFee: inMinorUnits(input.maxFee),
    currency,
    maxMonths: input.maxMonths === '' ? null : input.maxMonths,
    noEnglishScore: input.noEnglishScore === '1',
    openOnly: input.openOnly === '1',
    scores: Object.fromEntries(
      (['toefl', 'det', 'gre', 'gmat'] as const).flatMap((name) => (input[name] ? [[name, input[name]]] : [])),
    ),
    on: todayIn('UTC'),
  };
}

/**
 * Narrows the query to what the student meets, the viewer or the one of `userId`, and with `likely` to what they likely do; nothing
 * for a student of whom neither studies nor scores are known. Returns what they bring. 404 for a `userId` that the viewer may not read.
 */
export async function qualifying(
  index: CourseIndex,
  query: SearchQuery,
  { likely, userId }: Pick<SearchInput, 'likely' | 'userId'>,
  viewer: Viewer,
): Promise<ApplicantProfile | null> {
  const own = userId ? await applicantOf(viewer, userId) : await ownApplicant(viewer);
  if (!own) {
    query.eligible = {};
    return null;
  }
  const { applicant } = own;
  const rows = await index.judged(JSON.stringify(applicant), () => judgeOf(applicant));
  query.judged = { rows, likely: likely === '1' };
  return applicant;
}

/** The search that filters nothing. */
export const EVERYTHING: SearchInput = { ...searchCourses.query.parse({}), limit: 1 };
