import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Types } from 'mongoose';
import type { PlanKind } from '@/lib/domain/imports/import-plan';
import { ImportPage, type ImportPageRecord } from '@/models/import-page';
import type { PlanEntries } from './entries';
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

/** Collects the entries of a plan, each kind by itself, and stores them page by page. */
export class PlanWriter {
  private readonly entries = new Map<PlanKind, PlanEntries[PlanKind][]>();

  constructor(private readonly batchId: Types.ObjectId) {}

  add<K extends PlanKind>(kind: K, entry: PlanEntries[K]): void {
    const others = this.entries.get(kind);
    if (others) others.push(entry);
    else this.entries.set(kind, [entry]);
  }

  count(kind: PlanKind): number {
    return this.entries.get(kind)?.length ?? 0;
  }

  /** How many rows or cells the entries of a kind stand for. */
  weight(kind: PlanKind): number {
    return (this.entries.get(kind) ?? []).reduce((sum, entry) => sum + weightOf(entry), 0);
  }

  /** How many entries of each kind are about which field or column, the most first. */
  about() {
    return this.counted(MOST_ABOUT, aboutOf);
  }

  /** How many entries of each kind are about which university, the most first. */
  aboutUniversities() {
    return this.counted(MOST_PLACES, (kind, entry) => [placeOf(kind, entry)].filter(Boolean));
  }

  private counted(most: number, namesOf: (kind: PlanKind, entry: PlanEntries[PlanKind]) => string[]) {
    const all = [...this.entries].flatMap(([kind, entries]) => {
      const counts = new Map<string, number>();
      for (const entry of entries) {
        for (const name of namesOf(kind, entry)) {
          if (counts.has(name) || counts.size < most) counts.set(name, (counts.get(name) ?? 0) + weightOf(entry));
        }
      }
      return [...counts].map(([name, count]) => ({ kind, name, count }));
    });
    return all.sort((a, b) => b.count - a.count);
  }

  /** @param onEntries hears how many entries are stored */
  async store(onEntries?: (stored: number) => Promise<void>): Promise<void> {
    let stored = 0;
    for (const [kind, entries] of this.entries) {
      let [texts, length]: [string[], number] = [[], 0];
      for (const [place, entry] of entries.entries()) {
        const text = JSON.stringify(entry);
        texts.push(text);
        length += text.length;
        if (texts.length < PAGE_ENTRIES && length < PAGE_LENGTH && place < entries.length - 1) continue;
        await this.storePage(kind, place + 1 - texts.length, texts, entries);
        stored += texts.length;
        await onEntries?.(stored);
        [texts, length] = [[], 0];
      }
    }
  }

  private async storePage(kind: PlanKind, from: number, texts: string[], all: readonly PlanEntries[PlanKind][]) {
    const to = from + texts.length;
    const lines = all.slice(from, to).map((entry) => searchLine(kind, entry));
    const [entries, sought] = await Promise.all([compressed(`[${texts.join(',')}]`), compressed(lines.join('\n'))]);
    const page = {
      _id: new Types.ObjectId(),
      batchId: this.batchId,
      kind,
      from,
      to,
      entries,
      sought,
      state: '' as const,
    };
    await ImportPage.collection.insertOne(page);
  }
}

const weightOf = (entry: PlanEntries[PlanKind]): number => (entry as Partial<PlanEntries['unread']>).count ?? 1;

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
