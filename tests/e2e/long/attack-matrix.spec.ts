import { expect, test } from '@playwright/test';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { User } from '@/models/user';
import { MARKER, type MatrixPeople, matrixPeople, recordsOf, type Viewer } from '../../support/matrix-people';
import { plausibleRequest, type Random, randomFrom } from '../../support/plausible';
import { type LaunchedSite, launchSite } from '../../support/site';

/**
 * Sixteen viewers make every call of the API document against the real server, with the ids of one student's records in every
 * place that takes an id, of the right kind and of others, and with fields that no caller may set. A new call is in
 * it by itself. What must hold needs no list by call: who may call stands in the document; what belongs to the student
 * carries a marker; and what strangers leave behind is compared.
 */

const SEED = Number(process.env.ATTACK_SEED ?? 20_263);
/** Requests of each viewer to each call: one, with or without swapped ids as the seed has it; an eighth of the long run's 24,000. */
const TIMES = 8;
/** Those who have no session, or whose account may not be used. */
const CLOSED: Viewer[] = ['anonymous', 'unverifiedStudent', 'unverifiedAgent', 'disabledTeam'];
/** Those with a session and no business with the student. */
const STRANGERS: Viewer[] = [
  'otherStudent',
  'otherAgent',
  'formerAgent',
  'counsellorElsewhere',
  'managerElsewhere',
  'deskElsewhere',
];
const INSIDERS: Viewer[] = ['student', 'agent', 'counsellor', 'accountant', 'team', 'admin'];
/** What no caller may set; each is a field of some record. */
const PROTECTED = {
  role: 'admin',
  isVerified: true,
  disabled: false,
  sessionVersion: 99,
  passwordHash: 'x',
  referralCode: 'MINE',
  status: 'Enrolled',
  agentId: '0'.repeat(24),
  settings: { tfa: false },
};

test.describe.configure({ mode: 'serial', timeout: 600_000 });
let site: LaunchedSite;
let people: MatrixPeople;
let ids: Record<string, string>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await launchSite({ courses: 100 });
  ({ people, ids } = await matrixPeople());
});
test.afterAll(() => site?.stop());

const operations = OPERATIONS as readonly Operation[];
const hashOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

interface Answer {
  status: number;
  text: string;
}

/** Each viewer's session. Some calls end sessions: after one that did something, or was refused for it, all get new ones. */
let tokens: Partial<Record<Viewer, Promise<string | null>>> = {};

async function tokenOf(viewer: Viewer): Promise<string | null> {
  const person = people[viewer];
  const account = person && (await User.findById(person.userId).lean());
  return account ? tokenFor(account) : null;
}

/** One request; ids of a path name what its words say, or anything else of the student's. */
async function attackBy(viewer: Viewer, operation: Operation, random: Random, swap: boolean): Promise<Answer> {
  const { request, body } = plausibleRequest(operation, Object.values(ids), random);
  const params = Object.fromEntries(
    Object.keys(request.params ?? {}).map((name) => [
      name,
      swap ? random.pick(Object.values(ids)) : idFor(operation, name),
    ]),
  );
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(params[name] ?? 'x'));
  const url = new URL(`${site.url}/api/v1${path}`);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, String(value));
  const headers: Record<string, string> = {};
  tokens[viewer] ??= tokenOf(viewer);
  const token = await tokens[viewer];
  if (token) headers.authorization = `Bearer ${token}`;
  let sent: FormData | string | undefined = request.form;
  if (!sent && operation.body) {
    headers['content-type'] = 'application/json';
    sent = JSON.stringify(swap ? { ...body, ...PROTECTED } : body);
  }
  const leave = new AbortController();
  const response = await fetch(url, {
    method: operation.method,
    headers,
    redirect: 'manual',
    signal: leave.signal,
    ...(sent ? { body: sent } : {}),
  });
  if (response.status === 401 || (operation.method !== 'GET' && response.status < 400)) tokens = {};
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    leave.abort();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}

function idFor({ path }: Operation, name: string): string {
  if (name === 'fileId') return (path.includes('attachment') ? ids.attachment : ids.document) ?? '';
  if (name === 'notificationId') return ids.notice ?? '';
  if (name === 'referralId') return ids.referral ?? '';
  return (path.includes('application') ? ids.application : ids.user) ?? '';
}

/** Makes every call as each of these viewers and says what went wrong. */
async function faultsOf(
  viewers: readonly Viewer[],
  check: (viewer: Viewer, operation: Operation, answer: Answer) => string | null,
) {
  const faults: string[] = [];
  let requests = 0;
  const attack = async (viewer: Viewer, operation: Operation, seed: number) => {
    const random = randomFrom(seed);
    for (let time = 0; time < TIMES; time++) {
      const answer = await attackBy(viewer, operation, random, (seed + time) % 2 !== 0);
      requests++;
      const fault = answer.status >= 500 ? 'failed' : check(viewer, operation, answer);
      if (fault)
        faults.push(`${viewer}: ${nameOf(operation)} → ${answer.status} ${fault}: ${answer.text.slice(0, 200)}`);
    }
  };
  for (const operation of operations) {
    const seed = SEED + hashOf(nameOf(operation));
    // Side by side, each with numbers of its own: which is answered first changes none of them.
    await Promise.all(viewers.map((viewer, at) => attack(viewer, operation, seed + at)));
  }
  expect(requests).toBe(operations.length * viewers.length * TIMES);
  return faults;
}

/** What the API document says of who may call. */
const isPublic = ({ access }: Operation) => access === 'anyone';
const mayCall = ({ access }: Operation, viewer: Viewer) =>
  typeof access === 'string' || access.includes(people[viewer]?.viewer.role ?? 'student');
const namesRecord = ({ path }: Operation) => /\{(?!courseId|slug|token)\w+\}/.test(path);

/** Colleagues of one agency are told by name that a new lead may be a student of another branch: a family shares a number. */
const withoutLikeness = (operation: Operation, text: string) =>
  nameOf(operation) === 'POST /agency/leads' ? text.replace(/"like":\[[^\]]*\]/, '') : text;

test('the calls are those of the API document', async () => {
  const document = await (await fetch(`${site.url}/api/v1/openapi.json`)).json();
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '')}`),
  );
  expect(described.sort()).toEqual(operations.map((operation) => nameOf(operation)).sort());
});

test('the marker is what the student themself reads: the check would see a leak', async () => {
  const seen = new Set<string>();
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const { text } = await attackBy('student', operation, randomFrom(1), false);
    if (text.includes(MARKER)) seen.add(operation.path);
  }
  for (const path of ['/get-complete-profile/{id}', '/documents/{fileId}', '/get-notifications/{userId}']) {
    expect([...seen]).toContain(path);
  }
});

test('who has no session gets 401 from every call that is not public, and nothing of the student', async () => {
  const before = await recordsOf([people.student.userId]);
  const faults = await faultsOf(CLOSED, (_viewer, operation, { status, text }) => {
    if (text.includes(MARKER)) return 'shows a record';
    return isPublic(operation) || status === 401 ? null : 'is open';
  });
  expect(faults).toEqual([]);
  expect(await recordsOf([people.student.userId])).toBe(before);
});

test('strangers read nothing of the student, change nothing, and become nothing more than they are', async () => {
  const before = await recordsOf([people.student.userId]);
  const faults = await faultsOf(STRANGERS, (viewer, operation, { status, text }) => {
    if (withoutLikeness(operation, text).includes(MARKER)) return 'shows a record';
    if (status >= 400) return null;
    if (!mayCall(operation, viewer)) return 'is open to another role';
    return namesRecord(operation) ? 'takes a stranger’s id' : null;
  });
  expect(faults).toEqual([]);
  expect(await recordsOf([people.student.userId])).toBe(before);
  for (const viewer of STRANGERS) {
    const { user, userId } = people[viewer] as NonNullable<MatrixPeople[Viewer]>;
    const after = await User.findById(userId).lean();
    const { role, isVerified, addedBy, referralCode = null } = user;
    expect(after).toMatchObject({ role, isVerified, addedBy });
    expect(after?.referralCode ?? null).toBe(referralCode);
    expect(after?.sessionVersion).toBeLessThan(99);
  }
});

test('those who may see the student make no call of another role, and set no field that is not theirs', async () => {
  const faults = await faultsOf(INSIDERS, (viewer, operation, { status }) =>
    status < 400 && !mayCall(operation, viewer) ? 'is open to another role' : null,
  );
  expect(faults).toEqual([]);
  const after = await User.findById(people.student.userId).lean();
  expect(after).toMatchObject({ role: 'student', isVerified: true });
  expect((await User.findById(people.agent.userId).lean())?.role).toBe('agent');
  expect((await User.findById(people.team.userId).lean())?.role).toBe('team');
});
