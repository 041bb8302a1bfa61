import mongoose from 'mongoose';
import { encode } from 'next-auth/jwt';
import { expect } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { OPERATIONS } from '@/lib/contract/all';
import { ROLE_CODES } from '@/lib/domain/roles';
import { openSession } from '@/lib/platform/auth/session';
import { writeMissed } from '@/lib/services/catalogue/search/dictionary/missed';
import { writeAccessLog } from '@/lib/services/records/access-log/note';
import { attack } from './attacks';
import type { everybody, Person } from './people';
import { type Random, randomFrom } from './plausible';
import { type Given, send, textOf } from './request';
import type { World } from './same-world';
import { LONG } from './tiers';

/** Requests that mean harm: each is answered with words, and changes nothing when it is refused. */

/** Requests in all, a tenth of the long run's; the same ones for the same seed. */
const EACH = Math.ceil((LONG ? 10_500 : 1_050) / OPERATIONS.length);
const SEED = Number(process.env.ATTACK_SEED ?? 20_261);
/** Calls that answer a missing code by mailing one: their refusal has made a job, and nothing else. */
const MAIL_A_CODE = ['POST /update-settings'];

/** Who sends them, and with whose ids. */
export interface Attackers {
  people: Awaited<ReturnType<typeof everybody>>;
  forged: Person;
  expired: Person;
  ids: readonly string[];
}

/** Our team, and two with a token that isn't good. `ids`: of records that are there. */
export async function attackersOf(people: Attackers['people'], ids: readonly string[]): Promise<Attackers> {
  const forged = { ...people.student, token: await tokenOf(people.student, { role: ROLE_CODES.admin }, 3600) };
  const expired = { ...people.admin, token: await tokenOf(people.admin, {}, -3600) };
  return { people, forged, expired, ids: [...ids, ...Object.values(people).map(({ userId }) => userId)] };
}

/** Makes the call's hostile requests. Afterwards the world may have changed by those that were accepted. */
export async function expectNoHarm(
  endpoint: Endpoint,
  { people, ids, ...others }: Attackers,
  world: World,
): Promise<void> {
  const { method, path, access } = endpoint.operation;
  const name = `${method} ${path}`;
  const random = randomFrom(SEED + hashOf(name));
  const allowed = Object.values(people).filter(
    ({ viewer }) => typeof access === 'string' || access.includes(viewer.role),
  );
  const everyone = [null, ...Object.values(people), others.forged, others.expired];
  const counts = new Map<string, number>();
  await changesOfCounts(counts, world);
  for (let index = 0; index < EACH; ) {
    // Most often by somebody who may make the call.
    const as = random.below(4) ? random.pick(allowed) : random.pick(everyone);
    const request: Given = { ...attack(endpoint.operation, ids, random), as };
    if (request.headers?.authorization) delete request.as;
    const times = timesAtOnce(random, request);
    const answers = await Promise.all(Array.from({ length: times }, () => answerTo(endpoint, request)));
    index += times;
    const changed = await changesOfCounts(counts, world);
    if (answers.some(({ mayChange }) => mayChange)) continue;
    const unlike = changed.filter((one) => one !== 'jobs' || !MAIL_A_CODE.includes(name));
    if (unlike.length > 0) expect.fail(`${name} refused ${shown(request)}, but changed ${unlike.join(', ')}`);
  }
}

/** The collections that have more or fewer documents than in `counts`, which is brought up to date. */
async function changesOfCounts(counts: Map<string, number>, world: World): Promise<string[]> {
  // Written in batches: one of an earlier request must not count as this one's.
  await writeAccessLog();
  await writeMissed();
  const changed: string[] = [];
  for (const name of world.written()) {
    const count = await mongoose.connection.collection(name).estimatedDocumentCount();
    if (count !== (counts.get(name) ?? world.countOf(name))) changed.push(name);
    counts.set(name, count);
  }
  return changed;
}

/** A body that is a stream can't be sent twice; the others sometimes come three times at once. */
function timesAtOnce(random: Random, request: Given): number {
  return !request.form && random.below(6) === 0 ? 3 : 1;
}

async function answerTo(endpoint: Endpoint, request: Given): Promise<{ mayChange: boolean }> {
  const response = await send(endpoint, request);
  const text = await textOf(response);
  try {
    expect(response.status).toBeLessThan(500);
    return { mayChange: response.status < 400 || keepsSome(response, text) };
  } catch (error) {
    const { method, path } = endpoint.operation;
    throw new Error(`${method} ${path} ${shown(request)} → ${response.status} ${text.slice(0, 300)}`, { cause: error });
  }
}

/** Whether a refusal, which is one in words, says that something was kept: of an upload of documents where required ones are missing. */
function keepsSome(response: Response, text: string): boolean {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const { message, ...more } = JSON.parse(text);
  expect(message).toMatch(/\S/);
  expect(['fields', 'msg', 'confirm', 'link', 'factor', 'files']).toEqual(expect.arrayContaining(Object.keys(more)));
  expect(text).not.toMatch(/node_modules|\bat \w+ \(|Error:|E11000|mongo/i);
  return 'files' in more;
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
