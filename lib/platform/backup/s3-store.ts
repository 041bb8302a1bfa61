import { createHash, createHmac } from 'node:crypto';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { CopyTrouble } from '@/lib/domain/desk/copies';
import { lookupAllowed } from '@/lib/platform/download/download';
import { isLinkLocal } from '@/lib/platform/download/public-network';
import { type CopyStore, STORED } from './copy-store';

/** A bucket of a server that speaks S3, and who asks. */
interface Bucket {
  /** https://s3.example.org/bucket, with a folder in it or without. */
  where: string;
  region: string;
  accessKey: string;
  secret: string;
}

const SILENT_MS = 60_000;
const TRIES = 3;
/** Of a list or a refusal: what a server says besides the copies themselves. */
const MOST_TEXT = 4 * 1024 * 1024;
const MOST_PAGES = 200;

/** Whether nothing is sent to an address. Those of a house's network are fine: buckets stand there. */
export const isClosedAddress = isLinkLocal;
const OPEN = lookupAllowed((address) => !isLinkLocal(address));

const CLOSED = 'Copies can’t be sent to this address. Enter another server.';

interface Asked {
  method: 'GET' | 'PUT' | 'DELETE';
  name?: string;
  query?: Record<string, string>;
  body?: Buffer;
  most?: number;
}

/** A bucket as a place for copies, by signed requests (AWS Signature 4) to addresses of the form server/bucket/name. */
export function s3Store(bucket: Bucket): CopyStore {
  const [, ...folders] = partsOf(bucket);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const keyOf = (name: string) => {
    if (!STORED.test(name)) throw new CopyTrouble(`‘${name}’ is not the name of a copy.`);
    return `${prefix}${name}`;
  };
  const ask = (asked: Asked) => patiently(() => send(bucket, asked));
  return {
    where: bucket.where,
    put: async (name, body) => void (await ask({ method: 'PUT', name: keyOf(name), body })),
    get: async (name, most) => ask({ method: 'GET', name: keyOf(name), most }),
    remove: async (name) => void (await ask({ method: 'DELETE', name: keyOf(name) })),
    async list() {
      const found: { name: string; bytes: number }[] = [];
      let token = '';
      for (let page = 0; page < MOST_PAGES; page++) {
        const query = { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) };
        const text = String((await ask({ method: 'GET', query })) ?? '');
        if (!/<ListBucketResult[\s>]/.test(text))
          throw new CopyTrouble('The server at this address is not S3-compatible. Check the address.');
        for (const [, entry = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          const name = textOf(entry, 'Key').slice(prefix.length);
          if (STORED.test(name)) found.push({ name, bytes: Number(textOf(entry, 'Size')) });
        }
        token = textOf(text, 'NextContinuationToken');
        if (!token || textOf(text, 'IsTruncated') !== 'true') return found;
      }
      throw new CopyTrouble('The bucket has too many files to list. Use a separate bucket or folder for copies.');
    },
  };
}

/** The bucket and the folders in it. */
const partsOf = ({ where }: Bucket) => new URL(where).pathname.split('/').filter(Boolean);

const textOf = (xml: string, tag: string) =>
  (new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** A network that is away for a moment, or a server that is busy, is asked again. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Passing) || tries === TRIES) throw error;
      await pause(300 * tries);
    }
  }
}

class Passing extends CopyTrouble {}

async function send(
  bucket: Bucket,
  { method, name, query = {}, body, most = MOST_TEXT }: Asked,
): Promise<Buffer | null> {
  const url = new URL(bucket.where);
  const path = `/${partsOf(bucket)[0]}${name ? `/${name}` : ''}`;
  const { signed, ...target } = signedTarget(bucket, { method, path, query, host: url.host, body });
  const { status, bytes } = await exchanged(url, { method, headers: signed, path: target.path }, body, most);
  if (status >= 200 && status < 300) return bytes;
  const code = textOf(bytes.toString('utf8'), 'Code');
  if (status === 404 && name && code !== 'NoSuchBucket' && method !== 'PUT') return null;
  throw refusal(status, code);
}

/** Sends it and reads the answer, to `most` bytes: no redirect is followed, and nothing of the answer is shown to anyone. */
function exchanged(
  url: URL,
  how: { method: string; headers: Record<string, string>; path: string },
  body: Buffer | undefined,
  most: number,
): Promise<{ status: number; bytes: Buffer }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isClosedAddress(host)) throw new CopyTrouble(CLOSED);
  return new Promise((resolve, reject) => {
    const failed = (error: unknown) => reject(networkTrouble(error, host));
    const target = { ...how, host, port: url.port || undefined, timeout: SILENT_MS, lookup: OPEN, agent: false };
    const sent = (url.protocol === 'https:' ? secureRequest : plainRequest)(target as object, (answer) => {
      const chunks: Buffer[] = [];
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
        chunks.push(chunk);
        if (length > most)
          sent.destroy(
            new CopyTrouble(
              'The server’s answer is too large to be part of a backup copy. Is this the right server and bucket?',
            ),
          );
      });
      answer.on('error', failed);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(chunks) }));
    });
    sent.on('timeout', () => sent.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
    sent.on('error', failed);
    sent.end(body);
  });
}

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const mac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A request's path and headers, signed with its body's sum. */
function signedTarget(
  { region, accessKey, secret }: Bucket,
  { method, path, query, host, body }: Asked & { path: string; host: string; query: Record<string, string> },
): { path: string; signed: Record<string, string> } {
  const now = new Date().toISOString().replace(/[:-]|\.\d{3}/g, '');
  const sum = hash(body ?? '');
  const names = Object.keys(query).sort();
  const asked = names.map((name) => `${escaped(name)}=${escaped(String(query[name]))}`).join('&');
  const route = path.split('/').map(escaped).join('/');
  const headers = { host, 'x-amz-content-sha256': sum, 'x-amz-date': now };
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = [method, route, asked, lines.join(''), Object.keys(headers).join(';'), sum].join('\n');
  const scope = `${now.slice(0, 8)}/${region}/s3/aws4_request`;
  const key = scope.split('/').reduce<Buffer | string>((made, part) => mac(made, part), `AWS4${secret}`);
  const signature = mac(key, ['AWS4-HMAC-SHA256', now, scope, hash(canonical)].join('\n')).toString('hex');
  const signedNames = Object.keys(headers).join(';');
  return {
    path: asked ? `${route}?${asked}` : route,
    signed: {
      ...headers,
      'content-length': String(body?.length ?? 0),
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`,
    },
  };
}

/** What a status and a server's code mean: the first line that fits. */
const REFUSALS: [code: RegExp, words: string, field?: CopyTrouble['field']][] = [
  [
    /^507|QuotaExceeded|StorageFull|Insufficient|NotEnoughSpace/,
    'The bucket is full. Free up space in it, or keep fewer copies.',
    'kept',
  ],
  [/NoSuchBucket/, 'There is no bucket with this name on this server.'],
  [/InvalidAccessKeyId/, 'The server doesn’t know this access key. Check it.', 'accessKey'],
  [/SignatureDoesNotMatch/, 'The server refused the secret key. Check it, and the region.', 'secret'],
  [/RequestTimeTooSkewed/, 'This machine’s clock is wrong. Correct it and try again.'],
  [
    /AuthorizationHeaderMalformed|PermanentRedirect/,
    'The bucket is not in this region. Check the region and the address.',
    'region',
  ],
  [/^40[13]/, 'The access key must be allowed to list, read, write and delete in this bucket.', 'accessKey'],
  [/^3/, 'The server redirects to another address, which we don’t follow. Enter that address instead.'],
];

function refusal(status: number, code: string): CopyTrouble {
  const [, words, field] = REFUSALS.find(([fits]) => fits.test(`${status} ${code}`)) ?? [];
  if (words) return new CopyTrouble(words, field);
  return new (status >= 500 ? Passing : CopyTrouble)(`The bucket’s server returned an error (${status}).`);
}

/** The same of a connection that fails. */
function networkTrouble(error: unknown, host: string): CopyTrouble {
  if (error instanceof CopyTrouble) return error;
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  if (code === 'ECLOSED') return new CopyTrouble(CLOSED);
  if (/ENOTFOUND|EAI_AGAIN/.test(code))
    return new Passing(`There is no server named ${host}, or this machine has no network.`);
  if (code === 'ECONNREFUSED') return new Passing(`No server responds at ${host}. Check the address and the port.`);
  if (/CERT|TLS|SSL|EPROTO/.test(code))
    return new CopyTrouble(`A secure connection to ${host} could not be made (${code}). Check the address.`);
  return new Passing(`The connection to ${host} was lost, or the server didn’t respond in time.`);
}
