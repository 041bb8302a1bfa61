import { compare, foldedNameAt, subjectAt } from './catalogue/catalogue';
import { wholeWordRuns } from './name-rank';
import { firstNotBefore, type Order, type Span } from './orders/order';
import { removeRun } from './orders/runs';
import type { Selection } from './selection';
import type { Version } from './version';
import type { Stage } from './walk';

/**
 * The found rows by `RANK` (name-rank.ts). Names that begin with the keyword, with their award or without, stand together in
 * the orders by name and by subject; the other matches are sets. What one stage gives is taken away from what the next ones look at.
 */
export function* relevanceStages({ catalogue, orders }: Version, selection: Selection): Iterable<Stage> {
  const { sets, scratch } = catalogue;
  const { kernel, bytesPerSet } = sets;
  const part = selection.keyword.anywhere;
  const { wholeWords, wordStart, inside, spare: found, spare2: rest } = scratch;
  const { name, subject } = orders;
  const whole = [{ from: 0, to: name.rows.length, isReversed: false }];

  const subjectParts = partsOf(subject, part, (row) => subjectAt(catalogue, row));
  const subjectRuns = runsOf(subject, subjectParts, part, (row) => subjectAt(catalogue, row));
  yield { order: subject, spans: subjectRuns, set: selection.result, count: null };
  kernel.or(rest, selection.result, selection.result, bytesPerSet);
  without(subject, subjectRuns);
  const nameParts = partsOf(name, part, (row) => foldedNameAt(catalogue, row));
  const nameRuns = runsOf(name, nameParts, part, (row) => foldedNameAt(catalogue, row));
  yield { order: name, spans: nameRuns, set: rest, count: null };
  without(name, nameRuns);
  yield those(wholeWords);

  yield { order: subject, spans: [subjectParts], set: rest, count: null };
  without(subject, [subjectParts]);
  yield { order: name, spans: [nameParts], set: rest, count: null };
  without(name, [nameParts]);
  yield those(wordStart);

  yield those(inside);
  yield { order: name, spans: whole, set: rest, count: sets.count(rest, selection.window) };

  function without(order: Order, spans: Span[]): void {
    for (const { from, to } of spans) removeRun(catalogue, order, from, to, rest);
  }

  /** Those of the rest that are in the set; they are no longer among the rest. */
  function those(set: number): Stage {
    kernel.and(found, rest, set, bytesPerSet);
    kernel.andNot(rest, rest, set, bytesPerSet);
    return { order: name, spans: whole, set: found, count: sets.count(found, selection.window) };
  }
}

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
