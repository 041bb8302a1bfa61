import { decodeStored } from '../bson/decode';
import { FieldNames } from '../bson/field-names';
import type { Doc, Value } from '../bson/types';
import { CommandError, ErrorCode } from '../errors';
import { keysIn, recordsByKeys } from '../planner/by-keys';
import type { IndexScan, Plan } from '../planner/plan';
import { type ScanStats, type StoredRecord, scan } from '../planner/scan';
import type { Collection } from '../storage/collection';
import type { Store } from '../storage/store';
import { type CompiledFilter, MatchPosition } from './filter';
import type { Pacer } from './pacer';
import type { CompiledSort } from './sort';

/** A document that matched. */
export interface Match extends StoredRecord {
  /** Decoded as far as the query asked for: see QueryRun.fields. */
  readonly doc: Doc;
  /** The array index the filter matched, for the positional operators. */
  readonly position: number | undefined;
}

export interface QueryRun {
  readonly store: Store;
  readonly collection: Collection;
  readonly plan: Plan;
  readonly filter: CompiledFilter;
  readonly sort?: CompiledSort | undefined;
  readonly skip?: number;
  /** 0 or undefined for no limit. */
  readonly limit?: number | undefined;
  /** The top-level fields to decode; undefined for all. The filter's and the sort's are added. */
  readonly fields?: ReadonlySet<string> | undefined;
  /** Only how many match is wanted: the matches may come without their documents. */
  readonly onlyCounted?: boolean;
  readonly stats?: ScanStats;
}

/** Bytes a sort without index may hold, as MongoDB's default. */
const sortMemory = 100 * 1024 * 1024;

/** The matches of a query in slices, sorted, skipped and limited; gives way to other commands between slices. */
export async function* runQuery(run: QueryRun, pacer: Pacer): AsyncGenerator<Match[]> {
  const exact = exactScan(run);
  const source = needsSort(run)
    ? sorted(run, pacer)
    : exact && run.onlyCounted
      ? counted(keysCounted(run, exact))
      : isWholeCount(run)
        ? counted(run.collection.count)
        : run.onlyCounted && run.plan.kind === 'index' && run.plan.keysSuffice
          ? byKeys(run, run.plan, pacer)
          : unsorted(run, pacer);
  // An exact scan has stepped over them already.
  let toSkip = exact && !run.onlyCounted ? 0 : (run.skip ?? 0);
  let left = run.limit || Number.POSITIVE_INFINITY;
  for await (const slice of source) {
    let part = slice;
    if (toSkip > 0) {
      part = slice.slice(toSkip);
      toSkip -= slice.length - part.length;
    }
    if (part.length > left) part = part.slice(0, left);
    left -= part.length;
    if (part.length > 0) yield part;
    if (left === 0) return;
  }
}

/** The candidates of the plan that match, in slices, without order; for use inside a transaction. */
export function* matches(run: QueryRun): Generator<Match[]> {
  const { store, collection, filter } = run;
  const fields = wantedFields(run);
  const { stats, onlyCounted } = run;
  const skip = exactScan(run) ? (run.skip ?? 0) : 0;
  const unread = needsSort(run) ? 0 : onlyCounted ? Number.POSITIVE_INFINITY : (run.skip ?? 0) - skip;
  // The keys say that they match, and nobody asks for a field.
  const undecoded = exactScan(run) !== undefined && run.fields?.size === 0;
  for (const slice of scan(store.env, collection, run.plan, { stats, skip, unread })) {
    const found: Match[] = [];
    for (const { record, bytes, matched } of slice) {
      if (matched) {
        found.push(nothing);
        continue;
      }
      const doc = undecoded ? nothing.doc : decodeStored(bytes, fields);
      const position = new MatchPosition();
      if (undecoded || filter.matches(doc, position)) found.push({ record, bytes, doc, position: position.index });
    }
    yield found;
  }
}

/** Whether the plan leaves the sorting to be done. */
export function needsSort({ sort, plan }: Pick<QueryRun, 'sort' | 'plan'>): boolean {
  return sort !== undefined && sort.fields.length > 0 && !(plan.kind === 'index' && plan.sorted);
}

/** The plan, when its keys alone say which documents match, in the order that is wanted. */
function exactScan(run: QueryRun): IndexScan | undefined {
  return run.plan.kind === 'index' && run.plan.exact && !needsSort(run) ? run.plan : undefined;
}

const nothing: Match = { record: 0, bytes: Buffer.alloc(0), doc: new Map(), position: undefined };
const nothings: readonly Match[] = Array.from({ length: 256 }, () => nothing);

/** Whether all documents of the collection are to be counted. */
function isWholeCount({ plan, filter, onlyCounted = false }: QueryRun): boolean {
  return onlyCounted && plan.kind === 'collection' && filter.root.kind === 'and' && filter.root.children.length === 0;
}

/** As many empty matches as documents whose keys say that they match. */
async function* byKeys(run: QueryRun, plan: IndexScan, pacer: Pacer): AsyncGenerator<Match[]> {
  for (const slice of recordsByKeys(run.store.env, plan)) {
    if (run.stats) run.stats.keysExamined += slice.length;
    yield slice.map(() => nothing);
    await pacer.pause();
  }
}

/** No more keys are counted than are asked for. */
function keysCounted({ store, skip = 0, limit, stats }: QueryRun, { ranges }: IndexScan): number {
  const keys = keysIn(store.env, ranges, limit ? skip + limit : undefined);
  if (stats) stats.keysExamined += keys;
  return keys;
}

/** So many empty matches. */
async function* counted(matches: number): AsyncGenerator<Match[]> {
  for (let left = matches; left > 0; left -= nothings.length) yield nothings.slice(0, left);
}

async function* unsorted(run: QueryRun, pacer: Pacer): AsyncGenerator<Match[]> {
  for (const slice of matches(run)) {
    if (run.collection.dropped) throw collectionDropped(run.collection);
    yield slice;
    await pacer.pause();
    if (run.collection.dropped) throw collectionDropped(run.collection);
  }
}

interface Keyed {
  readonly key: Value[];
  readonly match: Match;
}

/** Keeps no more than the rows a limit can use. */
async function* sorted(run: QueryRun, pacer: Pacer): AsyncGenerator<Match[]> {
  const sort = run.sort as CompiledSort;
  const wanted = run.limit ? run.limit + (run.skip ?? 0) : Number.POSITIVE_INFINITY;
  const prune = Math.max(1000, wanted * 2);
  let rows: Keyed[] = [];
  let held = 0;
  const order = (a: Keyed, b: Keyed) => sort.compareKeys(a.key, b.key);
  for await (const slice of unsorted(run, pacer)) {
    for (const match of slice) {
      rows.push({ key: sort.key(match.doc), match });
      held += match.bytes.length;
    }
    if (rows.length > prune) {
      rows = rows.sort(order).slice(0, wanted);
      held = rows.reduce((sum, row) => sum + row.match.bytes.length, 0);
    }
    if (held > sortMemory)
      throw new CommandError(
        ErrorCode.QueryExceededMemoryLimitNoDiskUseAllowed,
        `Executor error during find command :: caused by :: Sort exceeded memory limit of ${sortMemory} bytes. Narrow the query or add an index that gives the order.`,
      );
  }
  rows.sort(order);
  for (let at = 0; at < rows.length; at += 256) yield rows.slice(at, at + 256).map((row) => row.match);
}

function wantedFields({ filter, sort, fields }: QueryRun): FieldNames | undefined {
  if (!fields) return undefined;
  const all = new Set([...fields, ...filter.fields]);
  for (const field of sort?.fields ?? []) all.add(field.path.split('.', 1)[0] as string);
  return new FieldNames(all);
}

function collectionDropped(collection: Collection): CommandError {
  return new CommandError(175, `collection dropped. UUID ${collection.uuid.toString('hex')}`);
}
