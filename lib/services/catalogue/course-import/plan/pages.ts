import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Types } from 'mongoose';
import type { PlanKind } from '@/lib/domain/imports/import-plan';
import { ImportPage, type ImportPageRecord } from '@/models/import-page';
import type { PlanEntries } from './entries';
import { listed, tally } from './tallies';
import { aboutOf, placeOf, searchLine } from './words';

const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** Quick rather than small: what is read again soon. */
const compressed = (text: string): Promise<Buffer> => compress(text, { level: 1 });
export const decompressed = async (bytes: Buffer): Promise<string> => String(await decompress(bytes));

/** How many entries, or characters of them, make a page: a document of the database, and one step of applying. */
const PAGE_ENTRIES = 500;
const PAGE_LENGTH = 2_000_000;
/** Pages worked on at the same time: while the database stores one, the next is unpacked. */
const PAGES_AT_ONCE = 2;

/** Of the fields or columns that entries are about, so many are counted for each kind: those met first. */
const MOST_ABOUT = 60;
const MOST_PLACES = 500;

interface OpenPage {
  from: number;
  length: number;
  texts: string[];
  /** One per entry; see words.ts. */
  searchLines: string[];
}

/** Collects the entries of a plan and stores them page by page, each kind by itself. */
export class PlanWriter {
  private readonly open = new Map<PlanKind, OpenPage>();
  private readonly counts = new Map<PlanKind, number>();
  /** The same with entries that stand for several as often. */
  private readonly weights = new Map<PlanKind, number>();
  private readonly abouts = new Map<PlanKind, Map<string, number>>();
  private readonly places = new Map<PlanKind, Map<string, number>>();
  private storing: Promise<unknown> = Promise.resolve();

  constructor(private readonly batchId: Types.ObjectId) {}

  /** Takes an entry; resolves at once, or when a page had to be stored. */
  async add<K extends PlanKind>(kind: K, entry: PlanEntries[K]): Promise<void> {
    const text = JSON.stringify(entry);
    const page = this.open.get(kind) ?? { from: this.count(kind), length: 0, texts: [], searchLines: [] };
    page.texts.push(text);
    page.searchLines.push(searchLine(kind, entry));
    page.length += text.length;
    this.open.set(kind, page);
    this.counts.set(kind, this.count(kind) + 1);
    const { count = 1 } = entry as Partial<PlanEntries['unread']>;
    this.weights.set(kind, (this.weights.get(kind) ?? 0) + count);
    for (const name of aboutOf(kind, entry)) tally(this.abouts, MOST_ABOUT, kind, name, count);
    tally(this.places, MOST_PLACES, kind, placeOf(kind, entry), count);
    if (page.texts.length >= PAGE_ENTRIES || page.length >= PAGE_LENGTH) await this.store(kind);
  }

  count(kind: PlanKind): number {
    return this.counts.get(kind) ?? 0;
  }

  /** How many rows or cells the entries of a kind stand for. */
  weight(kind: PlanKind): number {
    return this.weights.get(kind) ?? 0;
  }

  /** How many entries of each kind are about which field or column, the most first. */
  about() {
    return listed(this.abouts);
  }

  /** How many entries of each kind are about which university, the most first. */
  aboutUniversities() {
    return listed(this.places);
  }

  /** Stores what is left. */
  async finish(): Promise<void> {
    for (const kind of this.open.keys()) await this.store(kind);
    await this.storing;
  }

  /** Leaves out entries that were taken already, by their row: the pages of their kind are written anew. */
  async drop(kind: 'added' | 'changed' | 'unchanged' | 'note', rows: ReadonlySet<number>): Promise<void> {
    await this.finish();
    const pages: ImportPageRecord[] = [];
    for await (const page of pagesOf(this.batchId, kind)) pages.push(page);
    if (!pages.length) return;
    await ImportPage.deleteMany({ batchId: this.batchId, kind });
    this.counts.delete(kind);
    this.weights.delete(kind);
    this.abouts.delete(kind);
    this.places.delete(kind);
    for (const page of pages) {
      for (const entry of await entriesOf<typeof kind>(page)) if (!rows.has(entry.row)) await this.add(kind, entry);
    }
    await this.finish();
  }

  /** The page before must be stored by then; this one is stored while the next rows are read. */
  private async store(kind: PlanKind): Promise<void> {
    const page = this.open.get(kind);
    if (!page) return;
    this.open.delete(kind);
    await this.storing;
    this.storing = storePage(this.batchId, kind, page);
    // The next `await` handles a rejection; until then it must not count as unhandled.
    this.storing.catch(() => {});
  }
}

async function storePage(batchId: Types.ObjectId, kind: PlanKind, page: OpenPage) {
  const { from, texts } = page;
  const [entries, sought] = await Promise.all([
    compressed(`[${texts.join(',')}]`),
    compressed(page.searchLines.join('\n')),
  ]);
  await ImportPage.collection.insertOne({
    _id: new Types.ObjectId(),
    batchId,
    kind,
    from,
    to: from + texts.length,
    entries,
    sought,
    state: '',
  });
}

/** The entries of a stored page. */
export async function entriesOf<K extends PlanKind>(
  page: Pick<ImportPageRecord, 'entries'>,
): Promise<PlanEntries[K][]> {
  return JSON.parse(await decompressed(page.entries)) as PlanEntries[K][];
}

const ID_OF_ENTRY = /\{"row":\d+,"id":"([0-9a-f]{24})"/g;

/** The ids of a page's entries. Where each begins with its row and id, as additions do, the courses in them aren't parsed. */
export async function idsOf(page: Pick<ImportPageRecord, 'entries' | 'from' | 'to'>): Promise<string[]> {
  const text = await decompressed(page.entries);
  const ids = Array.from(text.matchAll(ID_OF_ENTRY), ([, id = '']) => id);
  if (ids.length === page.to - page.from) return ids;
  return (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
}

/** Entries `offset` to `offset + limit` of one kind, in the order of the file. */
export async function planEntries<K extends PlanKind>(
  batchId: Types.ObjectId,
  kind: K,
  offset: number,
  limit: number,
): Promise<PlanEntries[K][]> {
  const first = await ImportPage.find({ batchId, kind, from: { $lte: offset } }, 'from')
    .sort({ from: -1 })
    .limit(1)
    .lean();
  const pages = ImportPage.collection.find<ImportPageRecord>(
    { batchId, kind, from: { $gte: first[0]?.from ?? 0, $lt: offset + limit } },
    { promoteBuffers: true, sort: { from: 1 } },
  );
  const found: PlanEntries[K][] = [];
  for await (const page of pages) {
    const entries = await entriesOf<K>(page);
    found.push(...entries.slice(Math.max(0, offset - page.from), offset + limit - page.from));
  }
  return found;
}

/** The pages of one kind that are in this state, one after the other, each read while the one before is worked on. */
export async function* pagesOf(
  batchId: Types.ObjectId,
  kind: PlanKind,
  state?: ImportPageRecord['state'],
): AsyncGenerator<ImportPageRecord> {
  const read = (from: number) =>
    ImportPage.collection.findOne<ImportPageRecord>(
      { batchId, kind, from: { $gte: from }, ...(state === undefined ? {} : { state }) },
      { promoteBuffers: true, sort: { from: 1 } },
    );
  let next = read(0);
  for (;;) {
    const page = await next;
    if (!page) return;
    next = read(page.to);
    next.catch(() => {});
    yield page;
  }
}

/**
 * Does `work` with the pages of one kind that are in this state, a few at the same time: no two pages of a plan name the
 * same course. Ends when all that was begun has ended; throws what the first of them threw.
 */
export async function forEachPage(
  batchId: Types.ObjectId,
  kind: PlanKind,
  state: ImportPageRecord['state'],
  work: (page: ImportPageRecord) => Promise<void>,
  atOnce = PAGES_AT_ONCE,
): Promise<void> {
  const pages = pagesOf(batchId, kind, state);
  // One that throws ends the shared generator for the others, too.
  const workThrough = async () => {
    for await (const page of pages) await work(page);
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, workThrough));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Deletes the plan of a batch. */
export async function removePlan(batchId: Types.ObjectId): Promise<void> {
  await ImportPage.deleteMany({ batchId });
}
