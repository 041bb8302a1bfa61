import mongoose from 'mongoose';
import { encode } from 'next-auth/jwt';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { ROLE_CODES } from '@/lib/domain/roles';
import { openSession } from '@/lib/platform/auth/session';
import { writeMissed } from '@/lib/services/catalogue/search/dictionary/missed';
import { writeAccessLog } from '@/lib/services/records/access-log/note';
import { Application } from '@/models/application';
import { MODELS } from '@/models/indexes';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { Referral } from '@/models/referral';
import { User, type UserRecord } from '@/models/user';
import { attack } from '../support/attacks';
import { storedCourses } from '../support/courses';
import { allEndpoints } from '../support/endpoints';
import { everybody, type Person, person } from '../support/people';
import { type Random, randomFrom } from '../support/plausible';
import { education, personal } from '../support/profiles';
import { type Given, send, textOf } from '../support/request';

/** Requests in all, a tenth of the long run's; the same ones for the same seed. */
const TOTAL = process.env.LONG_TESTS ? 10_500 : 1_050;
const SEED = Number(process.env.ATTACK_SEED ?? 20_261);
const EACH = Math.ceil(TOTAL / OPERATIONS.length);

let endpoints: Map<string, Endpoint>;
let victim: Person;
/** Whether a command was sent since the last count that could make or remove a document. */
let hasWritten = true;
/** Commands that leave all documents there are; an update does unless it inserts what it doesn't find. */
const LEAVES_ALL = ['find', 'getMore', 'aggregate', 'count', 'distinct', 'killCursors', 'endSessions', 'ping', 'hello'];
/** The victim's records, and one that doesn't exist. */
const foreign: string[] = ['f'.repeat(24)];

beforeAll(async () => {
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const leavesAll =
      commandName === 'update'
        ? command.updates?.every(({ upsert }: { upsert?: boolean }) => !upsert)
        : LEAVES_ALL.includes(commandName);
    if (!leavesAll) hasWritten = true;
  });
  endpoints = await allEndpoints();
  const courses = await storedCourses({}, { course: 'Law' });
  victim = await person('student', { addedBy: (await person('agent')).user._id });
  const friend = await person('student');
  const { userId } = victim;
  await Profile.create({ userId, personal: personal(), educationSummaries: [education()] } as never);
  const notice = await Notification.create({ userId, notification: 'private' });
  const referral = await Referral.create({ referrerId: userId, referredUserId: friend.userId });
  const application = await Application.create({
    userId,
    courseId: courses[0]?._id,
    country: 'Canada',
    university: 'Douglas College',
    course: 'Bachelor of Nursing',
    year: 2030,
    month: 'Sep',
    status: 'Withdrawn',
    history: [],
  });
  const records = [...courses, notice, referral, application].map(({ _id }) => String(_id));
  foreign.push(userId, ...records);
});

let people: Awaited<ReturnType<typeof everybody>>;
/** Whether the next call has new ones: unless a call came to its end with no request accepted that may have changed them or ended a session. */
let peopleChanged = true;

/** Most often somebody who may make the call. */
async function callersOf({ access }: Operation) {
  if (peopleChanged) people = await everybody();
  peopleChanged = true;
  const forged = { ...people.student, token: await tokenOf(people.student, { role: ROLE_CODES.admin }, 3600) };
  const expired = { ...people.admin, token: await tokenOf(people.admin, {}, -3600) };
  const everyone: (Person | null)[] = [null, ...Object.values(people), forged, expired];
  const allowed = Object.values(people).filter(
    ({ viewer }) => typeof access === 'string' || access.includes(viewer.role),
  );
  const ids = [...foreign, ...Object.values(people).map(({ userId }) => userId)];
  return { ids, pick: (random: Random) => (random.below(4) ? random.pick(allowed) : random.pick(everyone)) };
}

/** Calls that answer a missing code by mailing one: their refusal has made a job, and nothing else. */
const MAIL_A_CODE = ['POST /update-settings'];

async function countsBesideCodes(name: string): Promise<Record<string, number>> {
  // Written in batches: one of an earlier request must not count as this one's.
  await writeAccessLog();
  await writeMissed();
  const { jobs, ...counts } = await collectionCounts();
  return MAIL_A_CODE.includes(name) ? counts : { ...counts, jobs: jobs as number };
}

describe(`requests that mean harm, seed ${SEED}`, () => {
  it.each(OPERATIONS.map(({ method, path }) => `${method} ${path}`))(
    '%s answers each with words and changes nothing when it refuses',
    async (name) => {
      const endpoint = endpoints.get(name) as Endpoint;
      const random = randomFrom(SEED + hashOf(name));
      const { ids, pick } = await callersOf(endpoint.operation);
      let counts = await countsBesideCodes(name);
      let accepted = false;
      for (let index = 0; index < EACH; ) {
        const request: Given = { ...attack(endpoint.operation, ids, random), as: pick(random) };
        if (request.headers?.authorization) delete request.as;
        const times = timesAtOnce(random, request);
        const answers = await Promise.all(Array.from({ length: times }, () => answerTo(endpoint, request)));
        index += times;
        if (answers.some(({ mayChange }) => mayChange)) {
          counts = await countsBesideCodes(name);
          accepted = true;
        } else
          expect(await countsBesideCodes(name), `${name} refused ${shown(request)}, but something changed`).toEqual(
            counts,
          );
      }
      peopleChanged = accepted && endpoint.operation.method !== 'GET';
    },
    process.env.LONG_TESTS ? 600_000 : 120_000,
  );

  it("have left a stranger's account, profile, notice and referral as they were", async () => {
    const { userId, user } = victim;
    expect(besidesLeaving(await User.findById(userId).lean())).toEqual(
      besidesLeaving(await User.hydrate(user).toObject()),
    );
    const profile = await Profile.findOne({ userId }).lean();
    expect(profile).toMatchObject({ personal: personal(), educationSummaries: [education()], documents: {} });
    expect(await Notification.countDocuments({ userId, notification: 'private', readOn: null })).toBe(1);
    expect(await Referral.countDocuments({ referrerId: userId, claimed: false })).toBe(1);
    expect(await Application.countDocuments({ userId, status: 'Withdrawn' })).toBe(1);
    expect({}).not.toHaveProperty('role');
  });
});

/** An account without what staff, who are among the callers, may change of any student: that it is to be deleted. */
function besidesLeaving(account: object | null): object {
  const { updatedOn, leavesOn, leaveAskedBy, ...more } = account as Partial<UserRecord>;
  return more;
}

/** A body that is a stream can't be sent twice; the others sometimes come three times at once. */
function timesAtOnce(random: Random, request: Given): number {
  return !request.form && random.below(6) === 0 ? 3 : 1;
}

async function answerTo(endpoint: Endpoint, request: Given): Promise<{ mayChange: boolean }> {
  const response = await send(endpoint, request);
  const text = await textOf(response);
  const what = `${endpoint.operation.method} ${endpoint.operation.path} ${shown(request)} → ${response.status} ${text.slice(0, 300)}`;
  expect(response.status, what).toBeLessThan(500);
  if (response.status >= 400) {
    expect(response.headers.get('content-type'), what).toMatch(/^application\/json/);
    const { message, ...more } = JSON.parse(text);
    expect(message, what).toMatch(/\S/);
    expect(['fields', 'msg', 'confirm', 'link', 'factor', 'files'], what).toEqual(
      expect.arrayContaining(Object.keys(more)),
    );
    expect(text, what).not.toMatch(/node_modules|\bat \w+ \(|Error:|E11000|mongo/i);
    // What is kept of an upload of documents where required ones are missing.
    return { mayChange: 'files' in more };
  }
  return { mayChange: true };
}

let counted: Record<string, number> = {};

/** How many documents each collection has; counted anew when something was written. This process alone writes. */
async function collectionCounts(): Promise<Record<string, number>> {
  if (!hasWritten) return counted;
  hasWritten = false;
  const names = [...MODELS.map((model) => model.collection.name), 'uploads.files', 'uploads.chunks'];
  const counts = names.map(async (name) => [
    name,
    (await mongoose.connection.db?.collection(name).estimatedDocumentCount()) ?? 0,
  ]);
  counted = Object.fromEntries(await Promise.all(counts));
  return counted;
}

async function tokenOf({ viewer, token }: Person, more: object, seconds: number): Promise<string> {
  const claims = {
    sub: viewer.userId,
    userId: viewer.userId,
    userName: viewer.name,
    email: viewer.email,
    role: ROLE_CODES[viewer.role],
    sid: (await openSession(token))?.sessionId,
    ...more,
  };
  return encode({ secret: String(process.env.NEXTAUTH_SECRET), maxAge: seconds, token: claims });
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7);
}

function shown(request: Given): string {
  const { as, params, query, body, headers } = request;
  return JSON.stringify({ as: as?.viewer.role, params, query, body, headers }).slice(0, 400);
}
