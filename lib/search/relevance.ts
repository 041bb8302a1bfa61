import { compare, foldedNameAt, subjectAt } from './catalogue/catalogue';
import { wholeWordRuns } from './name-rank';
import { firstNotBefore, type Order, type Span } from './orders/order';
import type { Selection } from './selection';
import type { Version } from './version';
import type { Stage } from './walk';

/**
 * The found rows by `RANK` (name-rank.ts). Names that begin with the keyword, with their award or without, stand together in
 * the orders by name and by subject; the other matches are sets.
 */
export function* relevanceStages({ catalogue, orders }: Version, selection: Selection): Iterable<Stage> {
  const { sets, scratch } = catalogue;
  const { kernel, bytesPerSet } = sets;
  const { result, window } = selection;
  const part = selection.keyword.anywhere;
  const { wholeWords, wordStart, inside, spare, spare2 } = scratch;
  const { name, subject } = orders;

  const subjectParts = partsOf(subject, part, (row) => subjectAt(catalogue, row));
  const subjectRuns = runsOf(subject, subjectParts, part, (row) => subjectAt(catalogue, row));
  yield { order: subject, spans: subjectRuns, set: result, count: null };
  const nameParts = partsOf(name, part, (row) => foldedNameAt(catalogue, row));
  const nameRuns = runsOf(name, nameParts, part, (row) => foldedNameAt(catalogue, row));
  yield* byName(nameRuns, result, (row) => isIn(subjectRuns, subject, row));
  kernel.and(spare, result, wholeWords, bytesPerSet);
  yield* byName(all(name), spare, (row) => isIn(subjectRuns, subject, row) || isIn(nameRuns, name, row));

  kernel.andNot(spare2, result, wholeWords, bytesPerSet);
  yield { order: subject, spans: [subjectParts], set: spare2, count: null };
  yield* byName([nameParts], spare2, (row) => isIn([subjectParts], subject, row));
  kernel.and(spare, spare2, wordStart, bytesPerSet);
  yield* byName(all(name), spare, (row) => isIn([subjectParts], subject, row) || isIn([nameParts], name, row));

  kernel.andNot(spare2, spare2, wordStart, bytesPerSet);
  kernel.and(spare, spare2, inside, bytesPerSet);
  yield { order: name, spans: all(name), set: spare, count: sets.count(spare, window) };
  kernel.andNot(spare2, spare2, inside, bytesPerSet);
  yield { order: name, spans: all(name), set: spare2, count: sets.count(spare2, window) };

  function* byName(spans: Span[], set: number, isEarlier: (row: number) => boolean): Iterable<Stage> {
    if (spans.some(({ from, to }) => from < to)) yield { order: name, spans, set, count: null, isEarlier };
  }
}

const all = ({ rows }: Order): Span[] => [{ from: 0, to: rows.length, isReversed: false }];

/** The places whose text begins with the part, of an order that sorts by that text. */
function partsOf({ rows }: Order, part: string, textAt: (row: number) => string): Span {
  const from = firstNotBefore(rows, 0, rows.length, (row) => compare(textAt(row), part));
  const begins = (row: number) => textAt(row).startsWith(part);
  const isEmpty = from === rows.length || !begins(rows[from] as number);
  const to = isEmpty ? from : firstNotBefore(rows, from, rows.length, (row) => (begins(row) ? -1 : 0));
  return { from, to, isReversed: false };
}

/** Those of them that begin with it as whole words. */
function runsOf({ rows }: Order, within: Span, part: string, textAt: (row: number) => string): Span[] {
  const firstFrom = (text: string) => firstNotBefore(rows, within.from, within.to, (row) => compare(textAt(row), text));
  return wholeWordRuns(part).map(([from, to]) => ({ from: firstFrom(from), to: firstFrom(to), isReversed: false }));
}

function isIn(spans: Span[], { positions }: Order, row: number): boolean {
  const place = positions[row] as number;
  return spans.some(({ from, to }) => place >= from && place < to);
}
