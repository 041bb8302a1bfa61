import type { RootDatabase } from 'lmdb';
import type { KeyRange } from './environment';
import { withTexts } from './key-encoder';
import { bounds } from './range-options';

/** So many keys are counted at once, and remembered as one number. */
const step = 256;
/** A section that has grown beyond this is forgotten, to be counted in smaller ones. */
const longest = 4 * step;
/** Sections of all indexes together: some 40 million keys, in about 50 MB. */
const mostSections = 150_000;
const mostAnswers = 200;

interface Section extends KeyRange {
  keys: number;
}

/**
 * Counts keys without walking all of them each time: how many there are in each section that was walked once is
 * remembered, and follows every write. What is counted is the file as of the last acknowledged commit.
 */
export class KeyCounts {
  /** Per space (an index) the known sections in key order; there may be gaps between them. */
  private readonly spaces = new Map<number, Section[]>();
  private size = 0;
  /** What the transaction under way does to known sections. A space it writes to learns nothing until it has ended. */
  private readonly changes = new Map<number, { readonly section: Section; readonly by: 1 | -1 }[]>();

  /** How often each space was written to. */
  private readonly versions = new Map<number, number>();
  private readonly answers = new Map<string, { readonly version: number; readonly count: number }>();

  constructor(private readonly db: RootDatabase<Buffer, Buffer>) {}

  /** How many keys the range holds, counted by walking it. */
  walk(range: KeyRange): number {
    return this.db.getKeysCount(bounds(range, false));
  }

  /** How many keys the range holds; `most` for more. */
  count({ start, end }: KeyRange, most = Number.POSITIVE_INFINITY): number {
    const space = start.readUInt32BE(0);
    let sum = 0;
    for (let at = start; sum < most && Buffer.compare(at, end) < 0; ) {
      const sections = this.spaces.get(space) ?? [];
      const first = firstEndingAfter(sections, at);
      // Whole sections that lie side by side are only added up.
      const behind = sections[first]?.start.equals(at) ? firstEndingAfter(sections, end) : first;
      let place = first;
      for (; place < behind && (place === first || sections[place]?.start === sections[place - 1]?.end); place++)
        sum += (sections[place] as Section).keys;
      const part = sections[place - 1];
      if (place > first && part) at = part.end;
      else {
        const next = this.partFrom(space, at, end);
        sum += next.keys;
        at = next.end;
      }
    }
    return Math.min(sum, most);
  }

  /** The range without its first keys, so many of them; without its last ones when `reverse`. */
  without(range: KeyRange, passed: number, reverse: boolean): KeyRange {
    if (!reverse) return { start: this.placeAfter(range, passed), end: range.end };
    return { start: range.start, end: this.placeAfter(range, this.count(range) - passed) };
  }

  /**
   * How many documents have a key in each of these lists of ranges of one index, as `count` finds out: remembered until the
   * index is written to.
   */
  async remembered(lists: readonly (readonly KeyRange[])[], count: () => Promise<number>): Promise<number> {
    const space = lists[0]?.[0]?.start.readUInt32BE(0) ?? 0;
    const question = lists.map(textOf).join('&');
    const known = this.answers.get(question);
    const version = this.versions.get(space) ?? 0;
    if (known?.version === version) return known.count;
    const isQuiet = !this.changes.has(space);
    const found = await count();
    this.answers.delete(question);
    if (!isQuiet || version !== (this.versions.get(space) ?? 0)) return found;
    for (const oldest of this.answers.keys()) if (this.answers.size >= mostAnswers) this.answers.delete(oldest);
    this.answers.set(question, { version, count: found });
    return found;
  }

  /** To be called before a key is written: +1 for one that is put, −1 for one that is removed. */
  writes(key: Buffer, by: 1 | -1): void {
    const space = key.readUInt32BE(0);
    const changes = this.changes.get(space) ?? [];
    this.changes.set(space, changes);
    this.versions.set(space, (this.versions.get(space) ?? 0) + 1);
    const sections = this.spaces.get(space);
    const known = sections?.[firstEndingAfter(sections, key)];
    if (known && Buffer.compare(known.start, key) <= 0 && (this.db.get(key) !== undefined) === by < 0)
      changes.push({ section: known, by });
  }

  /** The transaction is on disk. */
  committed(): void {
    for (const [space, changes] of this.changes) {
      for (const { section, by } of changes) section.keys += by;
      for (const { section } of changes) if (section.keys > longest || section.keys <= 0) this.forget(space, section);
    }
    this.changes.clear();
  }

  /** The transaction failed: nothing that was known is relied on. */
  aborted(): void {
    this.changes.clear();
    this.spaces.clear();
    this.size = 0;
  }

  private placeAfter(range: KeyRange, passed: number): Buffer {
    let left = passed;
    for (const part of this.parts(range)) {
      if (left <= 0) return part.start;
      if (left < part.keys) return this.keyAt(part, left) ?? part.end;
      left -= part.keys;
    }
    return range.end;
  }

  /** The range in parts of some hundred keys each: known sections, and what is walked now. The file may change meanwhile. */
  *parts({ start, end }: KeyRange): Generator<KeyRange & { readonly keys: number }> {
    const space = start.readUInt32BE(0);
    for (let at = start; Buffer.compare(at, end) < 0; ) {
      const part = this.partFrom(space, at, end);
      yield part;
      at = part.end;
    }
  }

  private partFrom(space: number, at: Buffer, end: Buffer): Section {
    const sections = this.spaces.get(space) ?? [];
    const place = firstEndingAfter(sections, at);
    const next = sections[place];
    return this.partAt(at, end, next) ?? this.learn(space, place, at, smaller(next?.start, end));
  }

  /** What the known section that ends next says about here; undefined before its start. */
  private partAt(at: Buffer, end: Buffer, section: Section | undefined): Section | undefined {
    const from = section ? Buffer.compare(section.start, at) : 1;
    if (!section || from > 0) return undefined;
    if (from === 0 && Buffer.compare(section.end, end) <= 0) return section;
    return this.walked({ start: at, end: smaller(section.end, end) });
  }

  /** Counts on from here, `step` keys or up to the end. */
  private learn(space: number, place: number, start: Buffer, end: Buffer): Section {
    const stop = this.keyAt({ start, end }, step);
    if (!stop) return this.walked({ start, end });
    const learned = { start, end: stop, keys: step };
    if (this.changes.has(space) || this.size >= mostSections) return learned;
    const sections = this.spaces.get(space);
    if (sections) sections.splice(place, 0, learned);
    else this.spaces.set(space, [learned]);
    this.size++;
    return learned;
  }

  private walked(range: KeyRange): Section {
    return { ...range, keys: this.walk(range) };
  }

  /** The key before which the range has exactly so many others. */
  private keyAt(range: KeyRange, place: number): Buffer | undefined {
    const [key] = withTexts(() => this.db.getKeys({ ...bounds(range, false), limit: 1, offset: place }));
    return key === undefined ? undefined : Buffer.from(key as never, 'latin1');
  }

  private forget(space: number, section: Section): void {
    const sections = this.spaces.get(space) ?? [];
    const place = sections.indexOf(section);
    if (place < 0) return;
    sections.splice(place, 1);
    this.size--;
    if (sections.length === 0) this.spaces.delete(space);
  }
}

const textOf = (ranges: readonly KeyRange[]) =>
  ranges.map(({ start, end }) => `${start.toString('base64')}-${end.toString('base64')}`).join();

/** The place of the first section that ends behind this key. */
function firstEndingAfter(sections: readonly Section[], key: Buffer): number {
  let [low, high] = [0, sections.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Buffer.compare((sections[middle] as Section).end, key) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

function smaller(a: Buffer | undefined, b: Buffer): Buffer {
  return a && Buffer.compare(a, b) < 0 ? a : b;
}
