/** A run of an order: the rows of one group (a currency, or ''), by value, or all rows whose value is unknown. */
export interface Segment {
  group: string;
  isKnown: boolean;
  from: number;
  to: number;
}

/** All rows of the catalogue in the order of one field. The rows of removed courses stay in it. */
export interface Order {
  rows: Uint32Array;
  /** Each row's place in `rows`. */
  positions: Uint32Array;
  segments: Segment[];
}

/** A part of an order, walked upwards or downwards; `to` is excluded either way. */
export interface Span {
  from: number;
  to: number;
  isReversed: boolean;
}

export function makeOrder(rows: Uint32Array, segments: Segment[], capacity: number): Order {
  const positions = new Uint32Array(capacity);
  for (let place = 0; place < rows.length; place++) positions[rows[place] as number] = place;
  return { rows, positions, segments };
}

/**
 * The order as a walk: known values first, the group `first` before the others, downwards within each group if
 * `isReversed`; the unknown ones last, always upwards.
 */
export function spansOf({ segments }: Order, isReversed: boolean, first?: string): Span[] {
  const known = segments.filter(({ isKnown }) => isKnown);
  const chosen = known.filter(({ group }) => group === first);
  const others = known.filter(({ group }) => group !== first);
  const unknown = segments.filter(({ isKnown }) => !isKnown);
  return [
    ...[...chosen, ...others].map(({ from, to }) => ({ from, to, isReversed })),
    ...unknown.map(({ from, to }) => ({ from, to, isReversed: false })),
  ];
}

/** A row to insert into an order, and the segment it belongs to. */
export interface Insertion {
  row: number;
  group: string;
  isKnown: boolean;
}

/** The order with further rows, placed by `compare` within their segments; the given order stays as it is. */
export function withRows(order: Order, insertions: Insertion[], compare: (a: number, b: number) => number): Order {
  const rows = new Uint32Array(order.rows.length + insertions.length);
  const segments: Segment[] = [];
  let end = 0;
  for (const segment of withGroups(order.segments, insertions)) {
    const from = end;
    const added = insertions.filter(({ group, isKnown }) => group === segment.group && isKnown === segment.isKnown);
    let copied = segment.from;
    for (const { row } of added.sort((a, b) => compare(a.row, b.row))) {
      const place = firstNotBefore(order.rows, copied, segment.to, (other) => compare(other, row));
      rows.set(order.rows.subarray(copied, place), end);
      end += place - copied;
      rows[end++] = row;
      copied = place;
    }
    rows.set(order.rows.subarray(copied, segment.to), end);
    end += segment.to - copied;
    segments.push({ ...segment, from, to: end });
  }
  return makeOrder(rows, segments, order.positions.length);
}

/** The first place in [from, to) whose row `compareWith` doesn't put before (negative) what is looked for. */
export function firstNotBefore(
  rows: Uint32Array,
  from: number,
  to: number,
  compareWith: (row: number) => number,
): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareWith(rows[middle] as number) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The segments, with empty ones for groups that are new: known groups alphabetically, then the unknown. */
function withGroups(segments: Segment[], insertions: Insertion[]): Segment[] {
  const all = [...segments];
  for (const { group, isKnown } of insertions) {
    if (all.some((segment) => segment.group === group && segment.isKnown === isKnown)) continue;
    all.push({ group, isKnown, from: 0, to: 0 });
  }
  return all.sort(
    (a, b) => Number(b.isKnown) - Number(a.isKnown) || (a.group < b.group ? -1 : Number(a.group > b.group)),
  );
}
