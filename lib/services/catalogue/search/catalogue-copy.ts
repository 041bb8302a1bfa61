import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { Types } from 'mongoose';
import { BLOCK_PARTS, type CourseBlock, type LeftOut, leftOut } from '@/lib/engines/search/course-block';
import type { CourseIndex } from '@/lib/engines/search/course-index';
import { packBlock, unpackBlock } from '@/lib/engines/search/packed-blocks';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { Yielder } from '@/lib/engines/search/types/yielder';
import { MIGRATIONS } from '@/lib/platform/migrations/all';
import { offeredCountries } from '@/lib/platform/site-facts';
import { CatalogueBlock, CatalogueCopy, type CatalogueCopyRecord } from '@/models/catalogue-copy';
import { Event } from '@/models/event';
import { changesAmong, newestChange, offeredCount } from './stored-courses';

const BLOCK_COURSES = 500;
/**
 * The copy is in no hurry and leaves the processor to requests: some parts of a block without a break, about a
 * millisecond, then a rest.
 */
const REST_MS = 3;
/** Speed matters more than size. */
const LEVEL = 1;
/** With more courses changed since than this, reading the whole catalogue is as quick as following. */
const MOST_FOLLOWED = 50_000;
/** A block that was begun this long ago belongs to a copy that was given up. */
const ABANDONED_MS = 3_600_000;

const compress = promisify(deflate);
const decompress = promisify(inflate);

/** What a copy is written by. A migration may change courses and leave `updatedOn` as it is, so each starts anew; so do other countries. */
const format = () => ['2', MIGRATIONS.at(-1)?.version, ...offeredCountries(), ...BLOCK_PARTS].join(' ');

interface CopiedCatalogue {
  /** Every course that was offered when `followed` began, in no order. Throws at a damaged block. */
  courses: AsyncGenerator<SearchCourse | CourseBlock>;
  /** How many courses were read again, because they may have changed since the copy. */
  followed: number;
  /** Whether an index of those courses, so many, is of all that is offered now. */
  isWhole: (size: number) => Promise<boolean>;
}

/** The catalogue by the copy and what has changed since; null without a copy that this version can follow from. */
export async function copiedCatalogue(): Promise<CopiedCatalogue | null> {
  const kept = await CatalogueCopy.findById('current').lean();
  if (kept?.format !== format()) return null;
  const [changes, removed] = await Promise.all([
    changesAmong({ updatedOn: { $gte: kept.since } }, MOST_FOLLOWED),
    removedSince(kept.since),
  ]);
  if (!changes) return null;
  const { upserts, removedIds } = changes;
  const outdated = leftOut([...removed, ...removedIds, ...upserts.map(({ id }) => id)]);
  return {
    courses: coursesOf(kept, outdated, upserts),
    followed: outdated.whole.size,
    isWhole: async (size) => {
      const [offered, newest] = await Promise.all([offeredCount(), newestChange()]);
      // A database that was set back to an earlier day has none that is as new.
      return size === offered && (kept.newest?.getTime() ?? 0) <= (newest?.getTime() ?? 0);
    },
  };
}

/** When the copy in use was written; null without one that this version can read. */
export async function copyKeptOn(): Promise<Date | null> {
  const kept = await CatalogueCopy.findById('current', 'format keptOn').lean();
  return kept?.format === format() ? kept.keptOn : null;
}

/** Keeps the courses of this index as the copy in place of the one before. `since`: changes from then on may be missing. */
export async function keepCopy(index: CourseIndex, since: Date): Promise<void> {
  const newest = await newestChange();
  const copy = new Types.ObjectId();
  const sums: string[] = [];
  const yielder = new Yielder(BLOCK_COURSES, () => REST_MS);
  for await (const block of index.blocks(BLOCK_COURSES, yielder)) {
    const data = await compress(await packBlock(block, yielder), { level: LEVEL });
    await CatalogueBlock.collection.insertOne({ _id: new Types.ObjectId(), copy, n: sums.length, data });
    sums.push(sumOf(data));
  }
  const record = { copy, format: format(), since, newest, sums, keptOn: new Date() };
  const before = await CatalogueCopy.findOneAndUpdate({ _id: 'current' }, { $set: record }, { upsert: true }).lean();
  if (before) await CatalogueBlock.deleteMany({ copy: before.copy });
  const abandoned = Types.ObjectId.createFromTime((Date.now() - ABANDONED_MS) / 1000);
  await CatalogueBlock.deleteMany({ copy: { $lt: abandoned } });
}

async function* coursesOf(
  { copy, sums }: CatalogueCopyRecord,
  outdated: LeftOut,
  upserts: readonly SearchCourse[],
): AsyncGenerator<SearchCourse | CourseBlock> {
  const read = async (n: number): Promise<Uint8Array> => {
    const block = await CatalogueBlock.collection.findOne({ copy, n });
    const data = block?.data.buffer as Uint8Array | undefined;
    const place = `block ${n + 1} of ${sums.length} of the catalogue's copy`;
    if (!data) throw new Error(`${place} is missing`);
    if (sumOf(data) !== sums[n]) throw new Error(`${place} was changed after it was written`);
    return decompress(data);
  };
  const readAhead = (n: number): Promise<Uint8Array> | null => {
    if (n >= sums.length) return null;
    const block = read(n);
    // What is wrong with it is thrown when it is awaited.
    block.catch(() => undefined);
    return block;
  };
  // The next block is read while the courses before it are taken.
  let next = readAhead(0);
  yield* upserts;
  for (let n = 1; next; n++) {
    const bytes: Uint8Array = await next;
    next = readAhead(n);
    yield unpackBlock(bytes).without(outdated);
  }
}

/** The ids of the courses whose removal was announced, one by one, since then. */
async function removedSince(since: Date): Promise<string[]> {
  const events = await Event.find({ at: { $gte: since }, kind: 'courses-changed' }, 'payload').lean();
  return events.flatMap(({ payload }) => (payload as { removed?: string[] }).removed ?? []);
}

const sumOf = (data: Uint8Array) => createHash('sha256').update(data).digest('base64');
