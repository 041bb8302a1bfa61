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
import { storedCourses } from '../support/courses';
import { allEndpoints } from '../support/endpoints';
import { everybody, type Person } from '../support/people';
import { plausibleRequest, randomFrom } from '../support/plausible';
import { education } from '../support/profiles';
import { ask, type Given, send, textOf } from '../support/request';
import { forgetCommands, noteCommands, scans, sentCount, withoutTheirShard } from '../support/scans';
import { LONG } from '../support/tiers';

let endpoints: Map<string, Endpoint>;
let who: Awaited<ReturnType<typeof everybody>>;
let ids: string[];

beforeAll(async () => {
  await disconnectDatabase();
  const { MONGODB_URI, MONGODB_DB } = process.env;
  await once('database', () =>
    mongoose.connect(String(MONGODB_URI), { dbName: String(MONGODB_DB), monitorCommands: true, autoIndex: false }),
  );
  noteCommands();
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

/** How often everybody makes each call with other values, in the long run: 19,512 requests. `access-matrix.test.ts` explains what it sends. */
const TIMES = 12;

/** What staff narrow their list by and put it in order by, where no order of an index is the one requested. */
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
    forgetCommands();
    expect((await ask(endpoints.get(call) as Endpoint, request(who))).status).toBe(200);
    expect(sentCount()).toBeGreaterThan(1);
    expect(await scans()).toEqual([]);
  });

  /** Whether the sessions may be over: some calls end them when they succeed. */
  let isOver = true;
  it.each(LONG ? OPERATIONS.map(({ method, path }) => `${method} ${path}`) : [])(
    '%s goes through an index',
    async (name) => {
      const endpoint = endpoints.get(name) as Endpoint;
      const random = randomFrom(1);
      if (isOver) who = await everybody();
      isOver = endpoint.operation.method !== 'GET';
      forgetCommands();
      for (let time = 0; time < TIMES; time++) {
        for (const as of Object.values(who)) {
          const { request } = plausibleRequest(endpoint.operation, [as.userId, who.student.userId, ...ids], random);
          const answer = await send(endpoint, { as, ...request });
          if (answer.status === 401) isOver = true;
          await textOf(answer);
        }
      }
      expect(await scans()).toEqual([]);
    },
  );

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
  beforeAll(async () => {
    who = await everybody();
  });
  it.each(lists)('%s by %s with %j goes through an index', async (call, role, query) => {
    forgetCommands();
    expect((await ask(endpoints.get(call) as Endpoint, { as: who[role], query })).status).toBe(200);
    expect(sentCount()).toBeGreaterThan(0);
    expect(await scans()).toEqual([]);
  });

  it('changes one record of a collection that may be sharded by its shard key', async () => {
    expect(withoutTheirShard()).toEqual([]);
    await Notification.updateOne({ _id: ids[0] }, { $set: { href: 'x' } });
    expect(withoutTheirShard()).toEqual([expect.stringContaining('update notifications')]);
  });

  it('would be caught if it scanned a collection', async () => {
    forgetCommands();
    await Notification.find({ href: 'nowhere' }).lean();
    expect(await scans()).toMatchObject([expect.stringContaining('notifications')]);
  });
});
