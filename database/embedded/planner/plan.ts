import type { Index } from '../storage/collection';
import type { KeyRange } from '../storage/environment';
import type { KeyFilter } from './key-filter';

/** Every document, in order of insertion. */
interface CollectionScan {
  readonly kind: 'collection';
  readonly reverse: boolean;
}

export interface IndexScan {
  readonly kind: 'index';
  readonly index: Index;
  /** In key order, not overlapping. */
  readonly ranges: readonly KeyRange[];
  readonly reverse: boolean;
  /** Documents come in the order the query asked for. */
  readonly sorted: boolean;
  /**
   * How many leading bytes of each range's start are fixed values. When set, the ranges are merged by what follows
   * these bytes, which gives the sort order across them.
   */
  readonly mergeAfter: readonly number[] | undefined;
  /** How many fields, from the first on, are fixed to single values, and how many more are bounded. */
  readonly equalities: number;
  readonly bounded: number;
  /** Every range starts with a whole key of a unique index: it holds that entry or none. */
  readonly wholeKeys?: boolean;
  /**
   * Every key of the ranges belongs to a matching document, each document has one key, and none is left out: what only
   * asks how many there are, or steps over some, needs no document.
   */
  readonly exact: boolean;
  /**
   * On a multikey index: the ranges of further conditions on the same field. Every matching document has a key in each of
   * these lists, too.
   */
  readonly alsoIn?: readonly (readonly KeyRange[])[];
  /** A document matches if and only if it has a key in `ranges` and in each list of `alsoIn`. */
  readonly keysSuffice?: boolean;
  /** Decides by the keys what the ranges leave open, where the index holds all that it takes. */
  readonly keyFilter?: KeyFilter | undefined;
}

/** The scan of one range of an index, in no order that is asked for. */
export function plainScan(index: Index, range: KeyRange): IndexScan {
  const unordered = { reverse: false, sorted: false, mergeAfter: undefined };
  return { kind: 'index', index, ranges: [range], ...unordered, equalities: 0, bounded: 0, exact: false };
}

/** The union of several index scans, for $or; each document once. */
interface UnionScan {
  readonly kind: 'union';
  readonly branches: readonly IndexScan[];
}

/** How the candidates for a filter are found; each is checked against the whole filter afterwards. */
export type Plan = CollectionScan | IndexScan | UnionScan;
