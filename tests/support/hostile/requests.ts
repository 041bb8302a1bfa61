import { request } from 'node:http';
import { connect } from 'node:net';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { User } from '@/models/user';
import { attack } from '../attacks';
import type { Person } from '../people';
import type { Random } from '../plausible';

/** Requests that mean harm, over HTTP to a running site: wrong types and sizes, cut off, slow, several at once. */

interface Target {
  url: string;
  ids: readonly string[];
  /** Each signs in again after a request that ended the session: the next ones are those of an account that may do things. */
  people: readonly (Person | null)[];
}

/** Makes one request, or a few that belong together. Returns the statuses; null for one that was cut. */
export async function hostileRequest(target: Target, random: Random): Promise<(number | null)[]> {
  const way = random.below(20);
  if (way < 12) return [await wrong(target, random)];
  if (way < 14) return Promise.all([1, 2, 3].map(() => wrong(target, random)));
  if (way < 16) return [await cut(target, random)];
  if (way < 17) return [await oversize(target, random)];
  if (way < 18) return [await malformed(target, random)];
  return [await page(target, random)];
}

/** Makes one request such as any visitor makes, for comparison. Returns its status. */
export async function ordinaryRequest({ url }: Target, random: Random): Promise<number[]> {
  const search = `/api/v1/course-search?q=${random.pick(['nursing', 'law', 'music', 'business'])}&page=${1 + random.below(5)}`;
  const answer = await fetch(url + random.pick(['/', '/courses', '/universities', search]));
  await answer.arrayBuffer();
  return [answer.status];
}

/** Holds requests open that send a byte now and then, until `end`. Returns how many were opened. */
export function slowRequests({ url, people }: Target, count: number) {
  const token = people.find((person) => person?.viewer.role === 'student')?.token ?? '';
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: count }, (_none, index) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.resume();
    const path = index % 2 ? '/api/v1/save-documents' : '/api/v1/update-settings';
    const type = index % 2 ? 'multipart/form-data; boundary=x' : 'application/json';
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n{`,
    );
    return socket;
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, 1_000);
  return () => {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  };
}

async function wrong({ url, ids, people }: Target, random: Random): Promise<number | null> {
  const operation = random.pick(OPERATIONS) as Operation;
  const given = attack(operation, ids, random);
  const params = given.params ?? {};
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name) =>
    encodeURIComponent(wellFormed(params[name] ?? 'x')),
  );
  const to = new URL(`${url}/api/v1${path}`);
  for (const [name, value] of Object.entries(given.query ?? {})) {
    for (const one of [value].flat()) to.searchParams.append(name, one);
  }
  const person = random.pick(people);
  const headers: Record<string, string> = {
    ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...given.headers,
  };
  const body = given.form ?? (given.body as string | undefined);
  const hasBody = body !== undefined && operation.method !== 'GET';
  try {
    const init = { method: operation.method, headers, redirect: 'manual', ...(hasBody ? { body } : {}) } as const;
    const leave = new AbortController();
    const answer = await fetch(to, { ...init, signal: leave.signal });
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) leave.abort();
    else await answer.arrayBuffer();
    if (answer.status === 401 && person) await signInAgain(person);
    return answer.status;
  } catch {
    // The server may close a connection whose request is too large for it.
    return null;
  }
}

/** An admin's request may also have closed the account. */
async function signInAgain(person: Person): Promise<void> {
  const open = { isVerified: true, disabled: false, role: person.user.role };
  const user = await User.findByIdAndUpdate(person.userId, { $set: open }, { returnDocument: 'after' }).lean();
  if (user) person.token = await tokenFor(user);
}

/** A path can't hold half of a letter. */
const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, '?');

/** Ends the connection in the middle of a body. */
function cut({ url, people }: Target, random: Random): Promise<null> {
  const person = random.pick(people.filter((one) => one !== null));
  const path = random.pick(['/save-documents', '/update-settings', '/messages/x/files', '/course-imports', '/auth']);
  const isForm = /documents|files|imports/.test(path);
  return new Promise((resolve) => {
    const sending = request(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': isForm ? 'multipart/form-data; boundary=x' : 'application/json',
        'content-length': 1_000_000,
      },
    });
    sending.on('error', () => resolve(null));
    sending.on('response', (answer) => answer.resume());
    sending.on('close', () => resolve(null));
    const head = '--x\r\nContent-Disposition: form-data; name="passport"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    sending.write(isForm ? head : '{"email":"');
    sending.write('x'.repeat(random.below(100_000)), () => sending.destroy());
  });
}

async function oversize({ url, people }: Target, random: Random): Promise<number | null> {
  const person = random.pick(people.filter((one) => one !== null));
  const form = new FormData();
  const name = random.pick(['passport', 'attachments', 'courses_file', 'logo']);
  form.append(name, new File([new Uint8Array(11 * 1024 * 1024)], 'large.pdf'));
  const path = random.pick(['save-documents', `messages/${person.userId}/files`, 'uploadLogo']);
  try {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
      body: form,
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

/** What is no HTTP, or strange HTTP. */
function malformed({ url }: Target, random: Random): Promise<number | null> {
  const { hostname, port } = new URL(url);
  const text = random.pick([
    'GET / HTTP/9.9\r\n\r\n',
    'POST /api/v1/auth HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    `GET /${'a'.repeat(30_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    'GET /%ff%fe/..%2f..%2fetc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nX: \u0000\r\n\r\n',
    '\u0016\u0003\u0001',
  ]);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.end(text));
    let answer = '';
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (piece) => {
      answer += piece;
    });
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(Number(/^HTTP\/1\.\d (\d{3})/.exec(answer)?.[1]) || null));
  });
}

async function page({ url }: Target, random: Random): Promise<number> {
  const path = random.pick([
    `/courses/${random.below(1_000_000)}`,
    '/courses?q=%00&page=99999999',
    `/blog/view/${'x'.repeat(200)}`,
    '/universities?page=1&country=%27',
    `/courses?q=${'a%40'.repeat(200)}`,
    '/app/admin',
    '/login?next=//evil.example',
    '/_next/static/../../etc/passwd',
  ]);
  const answer = await fetch(url + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}
