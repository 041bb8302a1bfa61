import { mixedPage } from './mix';
import { spansOf } from './orders/order';
import { relevanceStages } from './relevance';
import type { Selection } from './selection';
import type { Sort } from './types';
import type { Version } from './version';
import { rowsOf, type Stage } from './walk';

/**
 * The found rows from place `skip` of the sort, at most `take`. `currency` is the one whose fees come first. Overwrites
 * `scratch.spare` and `scratch.spare2`.
 */
export function pageOf(
  version: Version,
  selection: Selection,
  sort: Sort,
  currency: string | undefined,
  skip: number,
  take: number,
): number[] {
  if (sort === 'relevance' && !selection.keyword.anywhere) return mixedPage(version, selection, skip, take);
  const { sets } = version.catalogue;
  const page: number[] = [];
  let toSkip = skip;
  const stages =
    sort === 'relevance' ? relevanceStages(version, selection) : [sortStage(version, selection, sort, currency)];
  for (const stage of stages) {
    if (stage.count !== null && stage.count <= toSkip) {
      toSkip -= stage.count;
      continue;
    }
    const { rows, passed } = rowsOf(sets, selection.window, stage, toSkip, take - page.length);
    page.push(...rows);
    if (page.length === take) break;
    toSkip = Math.max(0, toSkip - passed);
  }
  return page;
}

function sortStage(
  { catalogue, orders }: Version,
  { result, window }: Selection,
  sort: Sort,
  currency: string | undefined,
): Stage {
  const isReversed = sort.startsWith('-');
  const order = sort.endsWith('fee') ? orders.fee : sort.endsWith('duration') ? orders.duration : orders.name;
  return {
    order,
    spans: spansOf(order, isReversed, currency && catalogue.fees.groupOf(currency)),
    set: result,
    count: catalogue.sets.count(result, window),
  };
}
