import type { z } from 'zod';
import type { searchCourses } from '@/lib/contract/catalogue/courses';
import { CURRENCY_OF } from '@/lib/domain/countries';
import { minorUnits } from '@/lib/domain/money/money';
import { levelsMet, levelsMetByDiploma } from '@/lib/engines/eligibility/entry';
import { meetsMarks, type Standing } from '@/lib/engines/eligibility/fit';
import { scoresInForce } from '@/lib/engines/eligibility/standing';
import type { SearchQuery } from '@/lib/engines/search/types';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { today } from '../facts/facts';
import { ownStanding } from './eligibility';

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
    on: today(),
  };
}

/** Narrows the query to what the student qualifies for; nothing for a student without scores. Returns what they bring. */
export async function qualifying(query: SearchQuery, viewer: Viewer): Promise<Standing | null> {
  const own = await ownStanding(viewer);
  query.eligible = own ? scoresInForce(own.standing.scores) : {};
  if (own) {
    query.levelsMet = levelsMet(own.standing.schooling, own.standing);
    query.levelsMetByDiploma = levelsMetByDiploma(own.standing.schooling, own.standing);
    query.marksMet = meetsMarks(own.standing);
  }
  return own?.standing ?? null;
}
