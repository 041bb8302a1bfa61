import { valuesEqual } from '../bson/compare';
import { isDoc, type Value } from '../bson/types';
import { badValue } from '../errors';
import type { CompiledFilter } from '../query/filter';
import type { CompiledSort } from '../query/sort';
import type { Collection, Index } from '../storage/collection';
import type { Environment } from '../storage/environment';
import { spaceRange } from '../storage/keys';
import { keysIn } from './by-keys';
import { Conditions } from './conditions';
import { indexScan } from './index-scan';
import { type IndexScan, type Plan, plainScan } from './plan';

/** Candidate keys are counted up to here to compare plans. */
const countedKeys = 200;
const countedRanges = 20;
/** Where only the keys tell how narrow a condition is, they are counted up to here. */
const manyKeys = 5_000;

export interface PlanRequest {
  readonly filter: CompiledFilter;
  readonly sort?: CompiledSort | undefined;
  /** An index by name or key pattern, or { $natural: ±1 }. */
  readonly hint?: Value | undefined;
  readonly limited?: boolean;
}

/** Chooses how to find the candidates of a query. */
export function choosePlan(env: Environment, collection: Collection, request: PlanRequest): Plan {
  const { filter, sort, hint } = request;
  const conditions = new Conditions(filter);
  if (hint !== undefined) return hintedPlan(env, collection, conditions, sort, hint);
  const scans = collection.indexes
    .flatMap((index) => (index.ready && indexScan(index, conditions, sort, false)) || [])
    .map((scan) => narrowestFirst(env, scan, sort));
  const best = cheapest(env, scans, request);
  const union = unionPlan(env, collection, conditions, filter);
  if (
    union &&
    (!best ||
      best.bounded === 0 ||
      keysOf(env, best) > union.branches.reduce((sum, branch) => sum + keysOf(env, branch), 0))
  )
    return union;
  if (best && (best.bounded > 0 || best.index.partial || sort !== undefined)) return best;
  return { kind: 'collection', reverse: false };
}

/** Of several conditions on one multikey field, the one with the fewest keys is walked, and the others narrow it. */
function narrowestFirst(env: Environment, scan: IndexScan, sort: CompiledSort | undefined): IndexScan {
  const isInOrder = sort !== undefined && scan.sorted;
  if (!scan.alsoIn?.length || isInOrder || scan.index.definition.unique) return scan;
  const [ranges, ...alsoIn] = [scan.ranges, ...scan.alsoIn]
    .map((list) => ({ list, keys: keysIn(env, list, manyKeys) }))
    .sort((a, b) => a.keys - b.keys)
    .map(({ list }) => list);
  return ranges ? { ...scan, ranges, alsoIn } : scan;
}

function cheapest(env: Environment, scans: readonly IndexScan[], request: PlanRequest): IndexScan | undefined {
  const [first] = scans;
  if (scans.length <= 1) return first;
  const exact = scans.find(
    (scan) => scan.index.definition.unique && scan.equalities === scan.index.fields.length && scan.ranges.length === 1,
  );
  if (exact) return exact;
  const bounded = scans.filter((scan) => scan.bounded > 0);
  const length = ({ index, mergeAfter }: IndexScan) => index.fields.length / 100 + (mergeAfter ? 1 : 0);
  // They meet nothing but the matching documents, in the order that is wanted.
  const ideal = scans.filter((scan) => scan.exact && scan.sorted);
  if (ideal.length > 0 && !scans.some(({ index }) => index.partial)) return lowest(ideal, length);
  // How narrow a condition on an array's elements is, nothing but its keys tells; of many keys, the more fields they are bounded by.
  if (!request.sort && bounded.some((scan) => scan.alsoIn))
    return lowest(bounded, (scan) => keysIn(env, scan.ranges, manyKeys) + length(scan) - scan.bounded / 20);
  return lowest(scans, (scan) => costOf(env, scan, request));
}

function lowest(scans: readonly IndexScan[], costOfScan: (scan: IndexScan) => number): IndexScan | undefined {
  const costs = scans.map(costOfScan);
  return scans[costs.indexOf(Math.min(...costs))];
}

/** Few keys: as many as there are. Many keys: by how narrowly the fields are bounded and whether a sort is saved. */
function costOf(env: Environment, scan: IndexScan, { sort, limited }: PlanRequest): number {
  const keys = scan.bounded === 0 ? countedKeys : keysOf(env, scan);
  // Among equals, an index that already sorts, then one that also holds what is not bounded, then the one with fewer fields.
  const holdsMore = scan.keyFilter !== undefined && scan.bounded < scan.index.fields.length;
  const tie = (sort && !scan.sorted ? 0.5 : 0) + (holdsMore ? 0 : 0.4) + scan.index.fields.length / 100;
  // An array behind the bounded fields: every document stands there once for each of its elements.
  const repeats = scan.index.multikey.some((isMultikey, place) => isMultikey && place >= scan.bounded);
  if (keys < countedKeys) return keys + tie;
  const savedSort = sort && scan.sorted ? (limited ? 2500 : 1500) : 0;
  return (
    10_000 - 1000 * scan.equalities - 300 * (scan.bounded - scan.equalities) - savedSort + tie + (repeats ? 500 : 0)
  );
}

/** How many keys the scan meets, counted up to `countedKeys`. */
function keysOf(env: Environment, { ranges }: IndexScan): number {
  const keys = keysIn(env, ranges.slice(0, countedRanges), countedKeys);
  return Math.min(countedKeys, keys * Math.max(1, ranges.length / countedRanges));
}

/** An $or whose every branch has an index is the union of their scans. */
function unionPlan(
  env: Environment,
  collection: Collection,
  conditions: Conditions,
  filter: CompiledFilter,
): (Plan & { kind: 'union' }) | undefined {
  for (const alternative of conditions.alternatives) {
    const branches = alternative.children.map((child) => {
      const branch = new Conditions({
        root: child.kind === 'and' ? child : { ...alternative, kind: 'and', children: [child] },
      });
      const scans = collection.indexes
        .filter((index) => index.ready)
        .map((index) => indexScan(index, branch, undefined, false))
        .filter((scan): scan is IndexScan => scan !== undefined && scan.bounded > 0);
      return cheapest(env, scans, { filter });
    });
    if (branches.every((branch) => branch !== undefined)) return { kind: 'union', branches };
  }
  return undefined;
}

function hintedPlan(
  env: Environment,
  collection: Collection,
  conditions: Conditions,
  sort: CompiledSort | undefined,
  hint: Value,
): Plan {
  if (isDoc(hint) && hint.has('$natural'))
    return { kind: 'collection', reverse: String(hint.get('$natural')).startsWith('-') };
  const index = hintedIndex(collection, hint);
  if (!index?.ready)
    throw badValue(
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  const scan = indexScan(index, conditions, sort, true);
  // A sparse or partial index that cannot answer the query alone: MongoDB returns what it holds; so does this.
  if (!scan) return { ...plainScan(index, spaceRange(index.id)), sorted: sort === undefined };
  return narrowestFirst(env, scan, sort);
}

function hintedIndex(collection: Collection, hint: Value): Index | undefined {
  if (typeof hint === 'string') return collection.index(hint);
  if (!isDoc(hint)) throw badValue('Hint must be a string or an object');
  return collection.indexes.find((index) => valuesEqual(index.definition.key, hint));
}
