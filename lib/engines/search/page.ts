import { COUNTRIES, CURRENCY_OF } from '@/lib/domain/countries';
import { cardAt } from './catalogue/catalogue';
import { countFacets } from './facets';
import { mixedPage } from './mix';
import { closingOrder } from './orders/closing';
import { type Order, spansOf } from './orders/order';
import { relevanceStages } from './relevance';
import type { Selection } from './selection';
import type { SearchAnswer, SearchQuery } from './types';
import type { Version } from './version';
import { rowsOf, type Stage } from './walk';

/**
 * The found rows from place `skip` of the sort, at most `take`; closing days are those to come on the day `on`. `currency` is the
 * one whose fees come first. Overwrites `scratch.spare`, `spare2`, `mark` and `run`.
 */
export function pageOf(
  version: Version,
  selection: Selection,
  { sort, on }: Pick<SearchQuery, 'sort' | 'on'>,
  currency: string | undefined,
  skip: number,
  take: number,
): number[] {
  if (sort === 'relevance' && !selection.keyword.anywhere) return mixedPage(version, selection, skip, take);
  const page: number[] = [];
  let toSkip = skip;
  const stages =
    sort === 'relevance'
      ? relevanceStages(version, selection)
      : [sortStage(version, selection, { sort, on }, currency)];
  for (const stage of stages) {
    if (stage.count !== null && stage.count <= toSkip) {
      toSkip -= stage.count;
      continue;
    }
    const { rows, passed } = rowsOf(version.catalogue, selection.window, stage, toSkip, take - page.length);
    page.push(...rows);
    if (page.length === take) break;
    toSkip = Math.max(0, toSkip - passed);
  }
  return page;
}

function sortStage(
  version: Version,
  { result, window }: Selection,
  asked: Pick<SearchQuery, 'sort' | 'on'>,
  currency: string | undefined,
): Stage {
  const { catalogue } = version;
  const order = orderOf(version, asked);
  return {
    order,
    spans: spansOf(order, asked.sort.startsWith('-'), currency && catalogue.fees.groupOf(currency)),
    set: result,
    count: catalogue.sets.count(result, window),
  };
}

function orderOf(version: Version, { sort, on }: Pick<SearchQuery, 'sort' | 'on'>): Order {
  const { name, fee, duration } = version.orders;
  if (sort === 'closing') return closingOrder(version, on);
  return sort.endsWith('fee') ? fee : sort.endsWith('duration') ? duration : name;
}

/** The page of a query: its courses, how many there are in all, and the counts behind the filters. */
export function answerOf(version: Version, query: SearchQuery, selection: Selection): SearchAnswer {
  const { catalogue } = version;
  const total = catalogue.sets.count(selection.result, selection.window);
  const chosen = COUNTRIES.find((country) => country === query.country);
  const skip = (query.page - 1) * query.limit;
  const rows = skip < total ? pageOf(version, selection, query, chosen && CURRENCY_OF[chosen], skip, query.limit) : [];
  return {
    total,
    page: query.page,
    pages: Math.ceil(total / query.limit),
    courses: rows.map((row) => cardAt(catalogue, row)),
    facets: countFacets(version, selection, query),
    ...(selection.judged && { judged: selection.judged }),
  };
}
