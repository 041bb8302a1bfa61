import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Types } from 'mongoose';
import { ImportPage, type ImportPageRecord, type PlanKind } from '@/models/import-page';
import type { PlanEntries } from './plan-entries';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** How many entries, or characters of them, make a page: a document of the database, and one step of applying. */
const PAGE_ENTRIES = 500;
const PAGE_LENGTH = 2_000_000;

/** Collects the entries of a plan and stores them page by page, each kind by itself. */
export class PlanWriter {
  private readonly open = new Map<PlanKind, { from: number; length: number; texts: string[] }>();
  private readonly counts = new Map<PlanKind, number>();
  private storing: Promise<unknown> = Promise.resolve();

  constructor(private readonly batchId: Types.ObjectId) {}

  /** Takes an entry; resolves at once, or when a page had to be stored. */
  async add<K extends PlanKind>(kind: K, entry: PlanEntries[K]): Promise<void> {
    const text = JSON.stringify(entry);
    const page = this.open.get(kind) ?? { from: this.count(kind), length: 0, texts: [] };
    page.texts.push(text);
    page.length += text.length;
    this.open.set(kind, page);
    this.counts.set(kind, this.count(kind) + 1);
    if (page.texts.length >= PAGE_ENTRIES || page.length >= PAGE_LENGTH) await this.store(kind);
  }

  count(kind: PlanKind): number {
    return this.counts.get(kind) ?? 0;
  }

  /** Stores what is left. */
  async finish(): Promise<void> {
    for (const kind of this.open.keys()) await this.store(kind);
    await this.storing;
  }

  /** The page before must be stored by then; this one is stored while the next rows are read. */
  private async store(kind: PlanKind): Promise<void> {
    const page = this.open.get(kind);
    if (!page) return;
    this.open.delete(kind);
    await this.storing;
    this.storing = storePage(this.batchId, kind, page);
    // Whoever waits for it next learns of a failure; until then it is not unhandled.
    this.storing.catch(() => {});
  }
}

async function storePage(batchId: Types.ObjectId, kind: PlanKind, page: { from: number; texts: string[] }) {
  const { from, texts } = page;
  const entries = await compress(`[${texts.join(',')}]`, { level: 1 });
  await ImportPage.collection.insertOne({
    _id: new Types.ObjectId(),
    batchId,
    kind,
    from,
    to: from + texts.length,
    entries,
    state: '',
  });
}

/** The entries of a stored page. */
export async function entriesOf<K extends PlanKind>(
  page: Pick<ImportPageRecord, 'entries'>,
): Promise<PlanEntries[K][]> {
  return JSON.parse(String(await decompress(page.entries))) as PlanEntries[K][];
}

/** Entries `offset` to `offset + limit` of one kind, in the order of the file. */
export async function planEntries<K extends PlanKind>(
  batchId: Types.ObjectId,
  kind: K,
  offset: number,
  limit: number,
): Promise<PlanEntries[K][]> {
  const pages = ImportPage.collection.find<ImportPageRecord>(
    { batchId, kind, from: { $lt: offset + limit }, to: { $gt: offset } },
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

/** Forgets the plan of a batch. */
export async function removePlan(batchId: Types.ObjectId): Promise<void> {
  await ImportPage.deleteMany({ batchId });
}
