import { closingDaysOf, nextClosing } from '@/lib/domain/courses/closing-days';
import type { NameMatches } from '../columns/names';
import { compare, type Version } from '../columns/version';
import type { Found } from '../selection/select';
import { subjectOf } from '../types/award';
import { wholeWordRuns } from '../types/name-rank';
import type { SearchQuery } from '../types/query';
import { ROUNDS } from '../types/rounds';
import { add, both, countOf, has, listOf, noRows, type Rows, without } from '../types/rows';
import { mixGroup, type Order, type Orders } from './orders';

/** A part of an order, walked upwards or downwards; `to` is excluded either way. */
interface Span {
  from: number;
  to: number;
  isReversed?: boolean;
}

/** What names are compared with: the text, and how they have it. */
interface Wording {
  text: string;
  names: NameMatches;
}

/**
 * The found rows from place `skip` of the sort, at most `take`; closing days are those to come on the day `on`. `currency` is the
 * one whose fees come first; with a `wording` names stand by how well they match it, where that is the sort.
 */
export function pageOf(
  version: Version,
  orders: Orders,
  { rows: set, total }: Pick<Found, 'rows' | 'total'>,
  { sort, on }: Pick<SearchQuery, 'sort' | 'on'>,
  wording: Wording | null,
  currency: string | undefined,
  skip: number,
  take: number,
): number[] {
  if (sort !== 'relevance') {
    const field = sort.endsWith('fee') ? 'fee' : sort.endsWith('duration') ? 'duration' : 'name';
    const order = sort === 'closing' ? closingOrder(version, orders, on) : orders[field];
    const first = currency && version.catalogue.scale.groupOf(currency);
    return walk(order, spansOf(order, sort.startsWith('-'), first), set, total, skip, take);
  }
  return wording ? byRelevance(version, orders, set, wording, skip, take) : roundByRound(orders.mixed, set, skip, take);
}

/**
 * The order as a walk: known values first, the group `first` before the others, downwards within each group if
 * `isReversed`; the unknown ones last, always upwards.
 */
function spansOf({ runs }: Order, isReversed: boolean, first?: string): Span[] {
  const known = runs.filter(({ isKnown }) => isKnown);
  return [
    ...known.filter(({ group }) => group === first).map((run) => ({ ...run, isReversed })),
    ...known.filter(({ group }) => group !== first).map((run) => ({ ...run, isReversed })),
    ...runs.filter(({ isKnown }) => !isKnown),
  ];
}

/** Finding one row's place in an order and sorting it takes as long as so many steps along the order. */
const STEPS_PER_SORTED_ROW = 16;

/** The rows of the set along the spans, from place `skip`, at most `take`; `count`: how many the set holds. */
function walk(order: Order, spans: readonly Span[], set: Rows, count: number, skip: number, take: number): number[] {
  const steps = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const walked = Math.min(steps, ((skip + take) * steps) / (count + 1));
  if (count * STEPS_PER_SORTED_ROW < walked) return sorted(order, spans, set).slice(skip, skip + take);
  const rows: number[] = [];
  let passed = 0;
  for (const { from, to, isReversed } of spans) {
    const [first, end, step] = isReversed ? [to - 1, from - 1, -1] : [from, to, 1];
    for (let place = first; place !== end && rows.length < take; place += step) {
      const row = order.rows[place] as number;
      if (has(set, row) && passed++ >= skip) rows.push(row);
    }
  }
  return rows;
}

/** All rows of the set along the spans. */
function sorted(order: Order, spans: readonly Span[], set: Rows): number[] {
  const places = placesOf(order);
  const found: { step: number; row: number }[] = [];
  for (const row of listOf(set)) {
    const place = places[row] as number;
    let before = 0;
    for (const { from, to, isReversed } of spans) {
      if (place >= from && place < to) found.push({ step: before + (isReversed ? to - 1 - place : place - from), row });
      before += to - from;
    }
  }
  return found.sort((a, b) => a.step - b.step).map(({ row }) => row);
}

const placesByOrder = new WeakMap<Order, Uint32Array>();

/** Each row's place in an order, worked out when it is first asked for. */
function placesOf(order: Order): Uint32Array {
  const known = placesByOrder.get(order);
  if (known) return known;
  const places = new Uint32Array(order.rows.reduce((most, row) => Math.max(most, row), 0) + 1);
  for (let place = 0; place < order.rows.length; place++) places[order.rows[place] as number] = place;
  placesByOrder.set(order, places);
  return places;
}

const closingByVersion = new WeakMap<Version, { day: string; order: Order }>();

/**
 * All rows by the closing day that comes next on a day, then by name; those that have none follow. The order of the last
 * day is remembered.
 */
function closingOrder(version: Version, { name }: Orders, day: string): Order {
  const remembered = closingByVersion.get(version);
  if (remembered?.day === day) return remembered.order;
  const { closingDays } = version.catalogue.columns;
  const next = closingDays.values.map((text) => (text && nextClosing(closingDaysOf(text), day)?.day) || null);
  const byDay = new Map<string | null, number[]>();
  for (const row of name.rows) {
    const closes = next[closingDays.codes[row] as number] ?? null;
    const rows = byDay.get(closes);
    if (rows) rows.push(row);
    else byDay.set(closes, [row]);
  }
  const days = [...byDay].sort(([a], [b]) => Number(a === null) - Number(b === null) || compare(a ?? '', b ?? ''));
  const known = name.rows.length - (byDay.get(null)?.length ?? 0);
  const order = {
    rows: Uint32Array.from(days.flatMap(([, own]) => own)),
    runs: [
      { group: '', isKnown: true, from: 0, to: known },
      { group: '', isKnown: false, from: known, to: name.rows.length },
    ],
  };
  closingByVersion.set(version, { day, order });
  return order;
}

/** Rounds of one found row of each country and level, in the mixed order: what is found when nothing was typed. */
function roundByRound(mixed: Order, set: Rows, skip: number, take: number): number[] {
  const runs = new Map(mixed.runs.map((run) => [run.group, run]));
  const page: number[] = [];
  let before = skip;
  for (const round of ROUNDS) {
    const groups = round.flatMap(({ country, level }) => {
      const run = runs.get(mixGroup(country, level));
      const rows = run ? walk(mixed, [run], set, Number.POSITIVE_INFINITY, 0, before + take) : [];
      return rows.length > 0 ? [rows] : [];
    });
    let turn = 0;
    // Turns that lie wholly before the page are counted, not gone through: until the smallest group ends all give one, and so on.
    const sizes = groups.map((rows) => rows.length).sort((one, other) => one - other);
    for (const [place, size] of sizes.entries()) {
      const giving = sizes.length - place;
      const turns = Math.min(size - turn, Math.floor(before / giving));
      turn += turns;
      before -= turns * giving;
      if (turn < size) break;
    }
    for (; page.length < take; turn++) {
      const giving = groups.flatMap((rows) => rows[turn] ?? []);
      if (giving.length === 0) break;
      page.push(...giving.slice(Math.min(before, giving.length), before + take - page.length));
      before = Math.max(0, before - giving.length);
    }
  }
  return page;
}

/**
 * The rows by `RANK` (name-rank.ts). Names that begin with the text, with their award or without, stand together in the
 * orders by name and by subject; the other matches are sets. Each step takes its rows from what those before it left.
 */
function byRelevance(
  { catalogue, rows: size }: Version,
  { name, subject }: Orders,
  set: Rows,
  { text, names }: Wording,
  skip: number,
  take: number,
): number[] {
  const nameAt = catalogue.foldedNameAt;
  const subjectAt = (row: number) => subjectOf(nameAt(row));
  const runs = (
    order: Order,
    textAt: (row: number) => string,
    bounds: readonly (readonly [string, string])[],
  ): Step => {
    const spans = bounds.map(([from, to]) => ({
      from: firstFrom(order, from, textAt),
      to: firstFrom(order, to, textAt),
    }));
    const begun = noRows(size);
    for (const { from, to } of spans) for (let at = from; at < to; at++) add(begun, order.rows[at] as number);
    return { order, spans, rows: begun };
  };
  const all = (rows: Rows): Step => ({ order: name, spans: name.runs, rows });
  const asWords = wholeWordRuns(text);
  const asPart = [[text, `${text}\uffff`]] as const;
  const steps: readonly (() => Step)[] = [
    () => runs(subject, subjectAt, asWords),
    () => runs(name, nameAt, asWords),
    () => all(names.whole),
    () => runs(subject, subjectAt, asPart),
    () => runs(name, nameAt, asPart),
    () => all(names.start),
    () => all(names.inside),
    () => all(set),
  ];
  const page: number[] = [];
  let [rest, before] = [set, skip];
  for (const stepOf of steps) {
    if (page.length === take) break;
    const { order, spans, rows } = stepOf();
    const own = both(rest, rows);
    const count = countOf(own);
    const wanted = Math.min(take - page.length, count - before);
    if (wanted > 0) page.push(...walk(order, spans, own, count, before, wanted));
    before = Math.max(0, before - count);
    rest = without(rest, own);
  }
  return page;
}

/** Some rows, and where they stand in which order. */
interface Step {
  order: Order;
  spans: readonly Span[];
  rows: Rows;
}

/** The first place of an order by a text whose own text isn't before this one. */
function firstFrom({ rows }: Order, text: string, textAt: (row: number) => string): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (textAt(rows[middle] as number) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
