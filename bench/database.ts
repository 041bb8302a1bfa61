import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { BSON, type Collection, MongoClient } from 'mongodb';
import { startEmbedded } from '../database/embedded/start';
import { type Floor, startFloor } from './floor/socket-floor';

const documents = 100_000;
const reads = 3000;
const writes = 500;
const writers = 32;

interface Course {
  _id: number;
  code: number;
  owner: string;
  at: Date;
  title: string;
}

interface Row {
  readonly what: string;
  readonly embedded: string;
  /** In this process. */
  readonly lmdb: string;
  /** A bare get or put of lmdb in another process, over a socket of the same kind; '' where one is not enough. */
  readonly floor: string;
  /** How many times longer the embedded database takes than the floor, or than lmdb where there is none. */
  readonly ratio: string;
}

/**
 * Prints how the embedded database, through the driver, compares with raw lmdb doing the same reads and writes in this
 * process, and with a bare get or put over a socket: latencies are medians, in one run, on 100,000 documents.
 */
export async function benchDatabase(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-db-'));
  const embedded = await startEmbedded({ dataDir: join(folder, 'embedded') });
  const client = await MongoClient.connect(embedded.uri);
  const floor = await startFloor(folder);
  const raw = open<Buffer, number | string>({ path: join(folder, 'lmdb'), encoding: 'binary' });
  try {
    const rows = await compare(client.db('bench').collection<Course>('courses'), raw, floor);
    console.table(Object.fromEntries(rows.map(({ what, ...figures }) => [what, figures])));
    const memory = /VmHWM:\s+(\d+)/.exec(processStatus(embedded.pid))?.[1];
    if (memory) console.log(`largest memory of the database process: ${Math.round(Number(memory) / 1024)} MB`);
  } finally {
    await client.close();
    await floor.stop();
    await raw.close();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  courses: Collection<Course>,
  raw: RootDatabase<Buffer, number | string>,
  floor: Floor,
): Promise<Row[]> {
  await courses.createIndexes([{ key: { code: 1 } }, { key: { owner: 1, at: -1 } }, { key: { at: 1 } }]);
  const all = Array.from({ length: documents }, (_, i) => course(i));
  const rows: Row[] = [];
  const add = (what: string, ours: number, theirs: number, unit: string, least?: number) =>
    rows.push(row(what, ours, theirs, unit, least));

  add(
    `insertMany of ${documents}, three indexes`,
    await seconds(() => courses.insertMany(all)),
    await seconds(() => putAll(raw, all)),
    's',
  );
  const ids = Array.from({ length: reads }, (_, i) => (i * 7919) % documents);
  // The first calls find unoptimised code on both sides.
  for (const _id of ids.slice(0, 500)) await courses.findOne({ _id });
  const lmdbGet = await median(ids, async (id) => void BSON.deserialize(raw.get(id) as Buffer));
  await Promise.all(all.map((doc) => floor.put(doc._id, Buffer.from(BSON.serialize(doc)))));
  const floorGet = await median(ids, (id) => floor.get(id));
  add('findOne by _id', await median(ids, (_id) => courses.findOne({ _id })), lmdbGet, 'ms', floorGet);
  const lmdbIndexed = await median(
    ids,
    async (id) => void BSON.deserialize(raw.get(Number(raw.get(`code ${id}`))) as Buffer),
  );
  add(
    'findOne by an indexed field',
    await median(ids, (code) => courses.findOne({ code })),
    lmdbIndexed,
    'ms',
    floorGet,
  );
  add(
    'equality, sort and limit 20',
    await median(ids.slice(0, 500), (id) =>
      courses
        .find({ owner: `o${id % 500}` })
        .sort({ at: -1 })
        .limit(20)
        .toArray(),
    ),
    await median(ids.slice(0, 500), async (id) => page(raw, `o${id % 500}`)),
    'ms',
  );
  add(
    'full scan',
    await seconds(() => courses.countDocuments({ title: 'no such title' })),
    await seconds(async () => scan(raw)),
    's',
  );
  const fresh = Array.from({ length: writes }, (_, i) => documents + i);
  add(
    'insertOne, durable, one after another',
    await median(fresh, (i) => courses.insertOne(course(i))),
    await median(fresh, (i) => putDurably(raw, course(i))),
    'ms',
    await median(fresh, (i) => floor.put(i, Buffer.from(BSON.serialize(course(i))))),
  );
  add(
    `insertOne, durable, ${writers} at once`,
    ((await seconds(() => inParallel(2 * documents, (i) => courses.insertOne(course(i))))) / (writers * writes)) * 1000,
    ((await seconds(() => inParallel(2 * documents, (i) => putDurably(raw, course(i))))) / (writers * writes)) * 1000,
    'ms',
    ((await seconds(() => inParallel(2 * documents, (i) => floor.put(i, Buffer.from(BSON.serialize(course(i))))))) /
      (writers * writes)) *
      1000,
  );
  return rows;
}

function course(i: number): Course {
  return {
    _id: i,
    code: i,
    owner: `o${i % 500}`,
    at: new Date(1_700_000_000_000 + i * 1000),
    title: `Course number ${i}`,
  };
}

function putAll(raw: RootDatabase<Buffer, number | string>, all: readonly Course[]): Promise<void> {
  return raw
    .transaction(() => {
      for (const doc of all) putOne(raw, doc);
    })
    .then(() => raw.flushed)
    .then(() => undefined);
}

function putOne(raw: RootDatabase<Buffer, number | string>, doc: Course): void {
  raw.put(doc._id, Buffer.from(BSON.serialize(doc)));
  raw.put(`code ${doc.code}`, Buffer.from(String(doc._id)));
  raw.put(`owner ${doc.owner} ${doc.at.toISOString()}`, Buffer.from(String(doc._id)));
  raw.put(`at ${doc.at.toISOString()}`, Buffer.from(String(doc._id)));
}

async function putDurably(raw: RootDatabase<Buffer, number | string>, doc: Course): Promise<void> {
  await raw.transaction(() => putOne(raw, doc));
  await raw.flushed;
}

function page(raw: RootDatabase<Buffer, number | string>, owner: string): void {
  for (const { value } of raw.getRange({ start: `owner ${owner} ~`, end: `owner ${owner} `, reverse: true, limit: 20 }))
    BSON.deserialize(raw.get(Number(value)) as Buffer);
}

function scan(raw: RootDatabase<Buffer, number | string>): void {
  for (const { value } of raw.getRange({ start: 0, end: documents })) BSON.deserialize(value);
}

async function inParallel(first: number, work: (i: number) => Promise<unknown>): Promise<void> {
  const one = async (writer: number) => {
    for (let i = 0; i < writes; i++) await work(first + writer * writes + i);
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => one(writer)));
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** The median time of the work over these inputs, in milliseconds. */
async function median<T>(inputs: readonly T[], work: (input: T) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (const input of inputs) {
    const started = performance.now();
    await work(input);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] as number;
}

function row(what: string, ours: number, theirs: number, unit: string, floor?: number): Row {
  return {
    what,
    embedded: `${ours.toFixed(3)} ${unit}`,
    lmdb: `${theirs.toFixed(3)} ${unit}`,
    floor: floor === undefined ? '' : `${floor.toFixed(3)} ${unit}`,
    ratio: (ours / (floor ?? theirs)).toFixed(1),
  };
}

/** Linux' account of a process; empty where there is none. */
function processStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
