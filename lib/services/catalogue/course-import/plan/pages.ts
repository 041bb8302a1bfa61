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
  }

  private async store(kind: PlanKind): Promise<void> {
    const page = this.open.get(kind);
    if (!page) return;
    this.open.delete(kind);
    await storePage(this.batchId, kind, page);
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

/** All entries of one kind. */
export async function allOf<K extends PlanKind>(batchId: Types.ObjectId, kind: K): Promise<PlanEntries[K][]> {
  const all: PlanEntries[K][] = [];
  for await (const page of pagesOf(batchId, kind)) all.push(...(await entriesOf<K>(page)));
  return all;
}

/** The pages of one kind that are in this state, one after the other. */
export async function* pagesOf(
  batchId: Types.ObjectId,
  kind: PlanKind,
  state?: ImportPageRecord['state'],
): AsyncGenerator<ImportPageRecord> {
  for (let from = 0; ; ) {
    const page = await ImportPage.collection.findOne<ImportPageRecord>(
      { batchId, kind, from: { $gte: from }, ...(state === undefined ? {} : { state }) },
      { promoteBuffers: true, sort: { from: 1 } },
    );
    if (!page) return;
    from = page.to;
    yield page;
  }
}

/** Deletes the plan of a batch. */
export async function removePlan(batchId: Types.ObjectId): Promise<void> {
  await ImportPage.deleteMany({ batchId });
}
