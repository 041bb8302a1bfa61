import mongoose from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { OPERATIONS } from '@/lib/contract/all';
import { disconnectDatabase } from '@/lib/platform/db';
import { forget, once } from '@/lib/platform/once';
import { Blog, News } from '@/models/article';
import { Category } from '@/models/category';
import { Notification } from '@/models/notification';
import { Referral } from '@/models/referral';
import { withoutShard } from '../support/changes-of-one';
import { storedCourses } from '../support/courses';
import { allEndpoints } from '../support/endpoints';
import { everybody, type Person } from '../support/people';
import { plausibleRequest, randomFrom } from '../support/plausible';
import { education } from '../support/profiles';
import { ask, type Given, send, textOf } from '../support/request';

type Command = Record<string, unknown>;

/** What the services sent to the database since the last look: name → command. */
let sent: Command[] = [];
/** What they did to one record without naming its shard. */
const scattered = new Set<string>();
let endpoints: Map<string, Endpoint>;
let who: Awaited<ReturnType<typeof everybody>>;
let ids: string[];

beforeAll(async () => {
  await disconnectDatabase();
  const { MONGODB_URI, MONGODB_DB } = process.env;
  await once('database', () =>
    mongoose.connect(String(MONGODB_URI), { dbName: String(MONGODB_DB), monitorCommands: true, autoIndex: false }),
  );
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (EXPLAINED.includes(commandName)) sent.push(...united(plain(command)));
    for (const found of withoutShard(command)) scattered.add(found.replace(/[0-9a-f]{24}/g, '…'));
  });
  process.env.BLOG_DELETE_KEY = 'Some words';
  forget('env');
  endpoints = await allEndpoints();
  who = await everybody();
  const people = Object.values(who).map(({ userId }) => userId);
  const courses = await storedCourses({}, { course: 'Law', category: 'Law' });
  const [from, to] = [who.student.userId, who.otherStudent.userId];
  const records = [
    await Notification.create({ userId: from, notification: 'Hello' }),
    await Referral.create({ referrerId: from, referredUserId: to }),
    await Category.create({ name: 'Health', subcategories: [{ name: 'Nursing' }] }),
  ];
  ids = [...people, ...[...courses, ...records].map(({ _id }) => String(_id))];
  // The search reads the whole catalogue on purpose, once.
  await ask(endpoints.get('GET /course-search') as Endpoint);
  const written = { description: '<p>x</p>', status: true, publishedOn: new Date() };
  for (const model of [Blog, News]) await model.create({ ...written, title: 'x', slug: 'Some words' });
});

/** How often everybody makes each call with other values, the same ones each time: 1,626 requests, 19,512 in the long run. */
const TIMES = process.env.LONG_TESTS ? 12 : 1;
const EXPLAINED = ['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify'];

/** What staff narrow their list by and put it in order by, where no order of an index is the one asked for. */
const NARROWED: Record<string, string>[] = [
  { sort: 'agency' },
  { sort: '-counsellor', level: 'Foundation' },
  { sort: '-agency', country: 'Canada', q: 'x' },
  { level: 'Foundation' },
  { country: 'Canada' },
  { unread: 'yes' },
  { intake: '202709' },
  { stalled: '5', level: 'Foundation' },
];

describe('every query that the services make', () => {
  const steps: [call: string, request: (who: Record<'student' | 'admin', Person>) => Given][] = [
    ['POST /save-academic-info', ({ student }) => ({ as: student, body: { educationSummaries: [education()] } })],
    ['GET /get-complete-profile/{id}', ({ student }) => ({ as: student, params: { id: student.userId } })],
    [
      'PUT /update-news-status/{slug}',
      ({ admin }) => ({ as: admin, params: { slug: 'Some words' }, body: { status: 0 } }),
    ],
  ];
  it.each(steps)('%s goes through an index when it succeeds', async (call, request) => {
    who = await everybody();
    sent = [];
    expect((await ask(endpoints.get(call) as Endpoint, request(who))).status).toBe(200);
    expect(sent.length).toBeGreaterThan(1);
    expect(await scans()).toEqual([]);
  });

  /** Whether the sessions may be over: some calls end them when they succeed. */
  let isOver = true;
  it.each(OPERATIONS.map(({ method, path }) => `${method} ${path}`))('%s goes through an index', async (name) => {
    const endpoint = endpoints.get(name) as Endpoint;
    const random = randomFrom(1);
    if (isOver) who = await everybody();
    isOver = endpoint.operation.method !== 'GET';
    sent = [];
    for (let time = 0; time < TIMES; time++) {
      for (const as of Object.values(who)) {
        const { request } = plausibleRequest(endpoint.operation, [as.userId, who.student.userId, ...ids], random);
        const answer = await send(endpoint, { as, ...request });
        if (answer.status === 401) isOver = true;
        await textOf(answer);
      }
    }
    expect(await scans()).toEqual([]);
  });

  const lists: [call: string, as: keyof typeof who, query: Record<string, string>][] = [
    ...['createdOn', '-createdOn', 'name', '-email', 'mobile'].flatMap((sort) =>
      ['', 'a'].flatMap((q): [string, keyof typeof who, Record<string, string>][] => [
        ['GET /get-students', 'admin', { sort, q }],
        ['GET /get-students', 'agent', { sort, q }],
        ['GET /get-agents', 'admin', { sort, q }],
        ['GET /get-enquiries', 'admin', { sort, q }],
      ]),
    ),
    ['GET /get-students', 'admin', { number: 'unclear' }],
    ['GET /get-agents', 'admin', { number: 'unclear' }],
    ['GET /get-enquiries', 'admin', { number: 'unclear' }],
    ...['student', '-course', 'intake', '-status', 'movedOn', 'createdOn'].flatMap(
      (sort): [string, keyof typeof who, Record<string, string>][] => [
        ['GET /staff/applications', 'admin', { sort }],
        ['GET /agent/applications', 'agent', { sort, country: 'Canada' }],
      ],
    ),
    ...NARROWED.map((query): [string, keyof typeof who, Record<string, string>] => [
      'GET /staff/applications',
      'admin',
      query,
    ]),
    ['GET /all-blogs', 'admin', { q: 'x' }],
    ['GET /all-blogs', 'admin', { sort: 'createdOn' }],
    ['GET /all-news', 'admin', { q: 'x', page: '2', limit: '5' }],
  ];
  it.each(lists)('%s by %s with %j goes through an index', async (call, role, query) => {
    who = await everybody();
    sent = [];
    expect((await ask(endpoints.get(call) as Endpoint, { as: who[role], query })).status).toBe(200);
    expect(sent.length).toBeGreaterThan(0);
    expect(await scans()).toEqual([]);
  });

  it('changes one record of a collection that may be sharded by its shard key', async () => {
    expect([...scattered]).toEqual([]);
    await Notification.updateOne({ _id: ids[0] }, { $set: { href: 'x' } });
    expect([...scattered]).toEqual([expect.stringContaining('update notifications')]);
  });

  it('would be caught if it scanned a collection', async () => {
    sent = [];
    await Notification.find({ href: 'nowhere' }).lean();
    expect(await scans()).toMatchObject([expect.stringContaining('notifications')]);
  });
});

/** Whether a command of this shape reads a whole collection. */
const explained = new Map<string, boolean>();

/** The commands sent since `sent` was emptied that read a whole collection, each shape once. */
async function scans(): Promise<string[]> {
  const found = new Map<string, string>();
  for (const command of sent.splice(0)) {
    if (isCheap(command)) continue;
    const shape = JSON.stringify(shapeOf(command));
    if (!explained.has(shape)) {
      const { winningPlan } = await planOf(command);
      explained.set(shape, JSON.stringify(winningPlan).includes('"COLLSCAN"'));
    }
    if (explained.get(shape)) found.set(shape, JSON.stringify(command).slice(0, 300));
  }
  sent = [];
  return [...found.values()];
}

/**
 * What the choice of an index depends on: a command with the type in the place of each value. Names of collections and
 * of fields stay, and so do numbers and booleans, which are directions, limits and options; a pattern keeps its beginning.
 */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? value : 'text';
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof RegExp) return `/${value.source[0]}/${value.flags}`;
  if (value instanceof Date) return 'date';
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))];
  if ('_bsontype' in value) return value._bsontype;
  // A part of a document that mongoose made, which knows its document.
  if ('toBSON' in value && typeof value.toBSON === 'function') return shapeOf(value.toBSON());
  return Object.entries(value).map(([name, inner]) => [name, COLLECTION_OF.has(name) ? inner : shapeOf(inner)]);
}

/** An aggregation and those that it is united with, of which the plan of a command tells nothing. */
function united(command: Command): Command[] {
  const stages = (command.aggregate ? command.pipeline : []) as { $unionWith?: { coll: string; pipeline: unknown } }[];
  const others = stages.flatMap(({ $unionWith }) => ($unionWith ? [$unionWith] : []));
  return [command, ...others.map(({ coll, pipeline }) => ({ aggregate: coll, pipeline, cursor: {} }))];
}

/** Where a command names its collection. */
const COLLECTION_OF = new Set([...EXPLAINED, 'findandmodify', 'from']);

/** "Is there any?" stops at the first document, wherever that stands; "how many in all?" is kept by the database. */
function isCheap({ filter, limit, count, query }: Command): boolean {
  const everything = JSON.stringify(filter ?? query ?? {}) === '{}';
  return everything && (limit === 1 || count !== undefined);
}

async function planOf(command: Command): Promise<{ winningPlan: unknown }> {
  const answer = await mongoose.connection.db?.command({
    explain: command,
    verbosity: 'queryPlanner',
  });
  const stage = answer?.queryPlanner ?? answer?.stages?.[0]?.$cursor?.queryPlanner;
  return stage ?? { winningPlan: null };
}

/** A command without what belongs to its session. */
function plain(command: Command): Command {
  const { lsid: _session, $db: _db, $clusterTime: _time, txnNumber: _number, ...rest } = command;
  return rest;
}
