import { readFileSync } from 'node:fs';
import { Binary, BSONRegExp, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { startEmbedded } from '@/database/embedded/start';
import { onRealMongoDB, temporaryFolder } from './support/database';
import { opMsg, RawConnection } from './support/raw-connection';

const messages = process.env.LONG_TESTS ? 100_000 : 800;
const connections = 8;

const seeds = [
  {
    find: 'c',
    filter: { a: { $gt: 1, $in: [1, 'x'] }, $or: [{ b: /x/i }, { c: null }] },
    sort: { a: 1 },
    projection: { a: 1, l: '$b.c' },
  },
  { insert: 'c', documents: [{ _id: 5, a: [1, { b: 2 }], d: new Date(), o: new ObjectId() }] },
  {
    update: 'c',
    updates: [
      {
        q: { a: 1 },
        u: { $set: { 'a.b': 1 }, $push: { l: { $each: [1], $slice: -9 } }, $inc: { n: 1 } },
        upsert: true,
      },
    ],
  },
  { delete: 'c', deletes: [{ q: { a: 1 }, limit: 1 }] },
  {
    aggregate: 'c',
    pipeline: [{ $match: { a: 1 } }, { $group: { _id: '$a', n: { $sum: 1 } } }, { $sort: { n: -1 } }],
    cursor: {},
  },
  { findAndModify: 'c', query: { a: 1 }, update: { $min: { b: 2 }, $max: { c: 3 } }, upsert: true },
  { createIndexes: 'c', indexes: [{ key: { a: 1, b: -1 }, name: 'ab', unique: false }] },
  { getMore: 5n, collection: 'c' },
  { hello: 1 },
];
const encoded = [
  ...seeds.map((body) => opMsg({ ...body, $db: 'fuzz' })),
  opMsg({ insert: 'c', $db: 'fuzz' }, { documents: [{ _id: 1, t: 'text' }, { a: 2.5 }] }),
];

describe.skipIf(onRealMongoDB)('mutated messages', () => {
  it(`${messages} of them crash nothing, hang nothing and leak no memory`, { timeout: 1_800_000 }, async () => {
    const folder = temporaryFolder();
    const log: string[] = [];
    const embedded = await startEmbedded({ dataDir: folder.path, onLog: (line) => log.push(line) });
    let answered = 0;
    const random = generator(Number(process.env.FUZZ_SEED ?? 1));
    const send = async (count: number) => {
      let connection = await RawConnection.open(embedded.uri);
      for (let i = 0; i < count; i++) {
        connection.send(random() < 0.5 ? mutatedBytes(random) : mutatedValues(random));
        connection.send(opMsg({ ping: 1, $db: 'admin' }));
        // One answer for the mutation when it requested one, one for the ping; or the connection is closed, or the
        // mutation announced more bytes than came and the ping became part of it.
        const answers = [await connection.answer(30), await connection.answer(30)];
        if (answers.some((answer) => answer === undefined)) {
          connection.close();
          connection = await RawConnection.open(embedded.uri);
        }
        if (answers[0]) answered++;
      }
      connection.close();
    };
    const round = (count: number) => Promise.all(Array.from({ length: connections }, () => send(count / connections)));
    await round(messages / 2);
    const before = residentMemory(embedded.pid);
    await round(messages / 2);
    expect(answered).toBeGreaterThan(messages / 4);
    const probe = await RawConnection.open(embedded.uri);
    probe.send(opMsg({ ping: 1, $db: 'admin' }));
    expect(await probe.answer()).toEqual({ ok: 1 });
    probe.close();
    if (before) expect(residentMemory(embedded.pid)).toBeLessThan(before + 150);
    expect(log.filter((line) => line.includes('unexpectedly'))).toEqual([]);
    await embedded.stop();
    folder.remove();
  });
});

const strangers: unknown[] = [
  ...[null, true, '', '$a', '$$ROOT', 'a.b.0', -1, 1e300, Number.NaN, Long.MAX_VALUE, Decimal128.fromString('1E+6000')],
  ...[
    [],
    {},
    [[]],
    [null],
    { $add: [1, 'x'] },
    { $gt: {} },
    { $in: [/a/] },
    { $size: -1 },
    new Date(8.64e15),
    new MinKey(),
    new MaxKey(),
  ],
  ...[
    new Binary(Buffer.alloc(3)),
    new Timestamp({ t: 1, i: 1 }),
    new BSONRegExp('(a|', 'i'),
    new ObjectId(),
    'x'.repeat(3000),
  ],
];
const names = [
  '$set',
  '$push',
  '$each',
  '$elemMatch',
  '$not',
  '$expr',
  '$lookup',
  '$unwind',
  'a.$[]',
  'a.$',
  '_id',
  '',
  'a..b',
  'sort',
  'limit',
  'let',
];

/** One of the commands with some of its values or names replaced by others; still valid BSON. */
function mutatedValues(random: () => number): Buffer {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const change = (value: unknown, depth: number): unknown => {
    if (random() < 0.12) return pick(strangers);
    if (Array.isArray(value)) return value.map((member) => change(member, depth + 1));
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        depth > 0 && random() < 0.06 ? pick(names) : name,
        change(member, depth + 1),
      ]),
    );
  };
  const [command, ...rest] = Object.entries(pick(seeds)) as [[string, unknown], ...[string, unknown][]];
  return opMsg({ [command[0]]: command[1], ...(change(Object.fromEntries(rest), 0) as object), $db: 'fuzz' });
}

/** One of the messages with a few bytes changed, cut out, doubled or cut off; often with its length put right. */
function mutatedBytes(random: () => number): Buffer {
  let bytes: Buffer = Buffer.from(encoded[Math.floor(random() * encoded.length)] as Buffer);
  const place = (from = 0) => from + Math.floor(random() * (bytes.length - from));
  for (let n = Math.floor(random() * 4); n >= 0; n--) {
    const kind = random();
    if (kind < 0.5) bytes[place(random() < 0.1 ? 0 : 16)] = Math.floor(random() * 256);
    else if (kind < 0.7) bytes[place(16)] = [0, 1, 3, 4, 0x7f, 0x80, 0xff][Math.floor(random() * 7)] as number;
    else if (kind < 0.8) bytes = bytes.subarray(0, Math.max(17, place()));
    else if (kind < 0.9) {
      const at = place(16);
      bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(place(16))]);
    } else bytes = Buffer.concat([bytes, bytes.subarray(place(16))]);
  }
  if (random() < 0.9 && bytes.length >= 4) bytes.writeInt32LE(bytes.length, 0);
  return bytes;
}

/** Random numbers that are the same in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** MiB, or undefined where the system does not tell. */
function residentMemory(pid: number): number | undefined {
  try {
    const match = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return match ? Number(match[1]) / 1024 : undefined;
  } catch {
    return undefined;
  }
}
