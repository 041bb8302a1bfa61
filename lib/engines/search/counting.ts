import type { Catalogue, CountryBlock } from './catalogue/catalogue';
import type { Window } from './row-sets';
import type { Selection } from './selection';
import type { Version } from './version';

/** A row counted one by one costs as much as so many bytes of a topic's set. */
const BYTES_PER_ROW = 30;

/** How many rows of the set each university has, by its number; of one country's universities only, if given. */
export function countUniversities(catalogue: Catalogue, set: number, block?: CountryBlock): Uint32Array {
  const { sets, universities, universityRanges, counters, columns, later } = catalogue;
  const counts = new Uint32Array(universities.list.length);
  const built = catalogue.blocks.at(-1)?.endUniversity ?? 0;
  const { firstUniversity: first, endUniversity: end } = block ?? { firstUniversity: 0, endUniversity: built };
  sets.kernel.countRanges(set, universityRanges + first * 8, end - first, counters);
  counts.set(sets.words.subarray(counters >>> 2, (counters >>> 2) + end - first), first);
  for (const row of later.keys()) {
    if (sets.has(set, row)) increment(counts, columns.codes.university[row] as number);
  }
  return counts;
}

/**
 * The same for a set of existing rows: of what it holds in the window and what it lacks there, the fewer are counted. Overwrites
 * `scratch.spare`.
 */
export function countTopicsFound(
  version: Version,
  set: number,
  { block, window }: Pick<Selection, 'block' | 'window'>,
) {
  const { catalogue } = version;
  const { sets, scratch } = catalogue;
  const totals = block ? (version.topicTotalsOf[catalogue.blocks.indexOf(block)] as Uint32Array) : version.topicTotals;
  const existing = totals.reduce((sum, total) => sum + total, 0);
  if (sets.count(set, window) * 2 <= existing) return countTopics(catalogue, set, window);
  sets.clear(scratch.spare);
  const [lacking, { from, to }] = [scratch.spare, window];
  sets.kernel.andNot(lacking + from, scratch.existing + from, set + from, to - from);
  return countTopics(catalogue, lacking, window).map((count, topic) => (totals[topic] ?? 0) - count);
}

/** How many rows of the set each topic has, by its number. The set must hold nothing outside the window. */
export function countTopics(catalogue: Catalogue, set: number, window: Window): Uint32Array {
  const { sets, topics, topicCodes, counters, vocabulary, columns, later } = catalogue;
  const counts = new Uint32Array(vocabulary.topics.list.length);
  const bytes = window.to - window.from;
  const isCheaperByRow = topicCodes !== 0 && sets.count(set, window) * BYTES_PER_ROW < bytes * topics.keys;
  if (isCheaperByRow) {
    const found = counters >>> 2;
    sets.words.fill(0, found, found + counts.length);
    sets.kernel.countCodes(set + window.from, bytes, topicCodes + window.from * 16, counters);
    counts.set(sets.words.subarray(found, found + counts.length));
    return counts;
  }
  for (let topic = 0; topic < topics.keys; topic++) counts[topic] = topics.countIn(set, topic, window);
  for (const row of later.keys()) {
    if (sets.has(set, row)) increment(counts, columns.codes.topic[row] as number);
  }
  return counts;
}

function increment(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] as number) + 1;
}
