import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server behaves: as it should, or as networks and makers do. */
export type Mood =
  | 'good'
  | 'full'
  | 'forgets'
  | 'changes'
  | 'away'
  | 'redirects'
  | 'endless'
  | 'cuts'
  | 'forbids-removal'
  | 'busy once';

export interface S3Server {
  url: string;
  /** What is stored, by its address below the server. */
  objects: Map<string, Buffer>;
  mood: Mood;
  /** Everything that was asked for: method and address. */
  asked: string[];
  stop(): Promise<void>;
}

export const ACCESS_KEY = 'AKTEST';
export const SECRET_KEY = 'a secret of the bucket';
const sha = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const mac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * A server that speaks as much S3 as copies need, written from Amazon's description of Signature 4 and not from the product's client:
 * every signature is calculated again, over the body too. One bucket, `copies`, in the region `test-1`; lists of three a page.
 */
export async function s3Server(): Promise<S3Server> {
  let busy = 0;
  const state: S3Server = { url: '', objects: new Map(), mood: 'good', asked: [], stop: async () => {} };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): unknown {
    const url = new URL(request.url ?? '/', 'http://x');
    state.asked.push(`${request.method} ${url.pathname}`);
    const refuse = (status: number, code: string, more = {}) => {
      response.writeHead(status, { 'content-type': 'application/xml', ...more });
      response.end(`<Error><Code>${code}</Code><Message>secret words of the server</Message></Error>`);
    };
    if (state.mood === 'away') return request.socket.destroy();
    if (state.mood === 'redirects')
      return refuse(307, 'TemporaryRedirect', { location: 'http://169.254.169.254/latest' });
    if (state.mood === 'busy once' && busy++ % 2 === 0) return refuse(503, 'SlowDown');
    const wrong = signatureFault(request, url, body);
    if (wrong) return refuse(403, wrong);
    const [, bucket = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (bucket !== 'copies') return refuse(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (request.method === 'GET' && key === '') return list(url, response);
    if (request.method === 'PUT') {
      if (state.mood === 'full') return refuse(403, 'QuotaExceeded');
      const stored = state.mood === 'changes' ? Buffer.from(body).fill(7, 0, 8) : body;
      if (state.mood === 'cuts' && key.endsWith('/000001')) return request.socket.destroy();
      if (state.mood !== 'forgets' || key.includes('probe-')) state.objects.set(key, stored);
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      if (state.mood === 'forbids-removal') return refuse(403, 'AccessDenied');
      state.objects.delete(key);
      return response.writeHead(204).end();
    }
    const object = state.objects.get(key);
    if (!object) return refuse(404, 'NoSuchKey');
    return response.writeHead(200).end(object);
  }
  function list(url: URL, response: ServerResponse): unknown {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...state.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, 3);
    const more = state.mood === 'endless' || keys.length > 3;
    const entries = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${state.objects.get(key)?.length}</Size></Contents>`,
    );
    response.writeHead(200, { 'content-type': 'application/xml' });
    return response.end(
      `<?xml version="1.0"?><ListBucketResult xmlns="x"><IsTruncated>${more}</IsTruncated>${entries.join('')}${more ? `<NextContinuationToken>${page.at(-1) ?? 'x'}</NextContinuationToken>` : ''}</ListBucketResult>`,
    );
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return state;
}

/** The code of what is wrong with a request's signature; '' for a right one. */
function signatureFault(request: IncomingMessage, url: URL, body: Buffer): string {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, access, day, region, names = '', signature] = given;
  if (access !== ACCESS_KEY) return 'InvalidAccessKeyId';
  if (region !== 'test-1') return 'AuthorizationHeaderMalformed';
  const date = String(request.headers['x-amz-date']);
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - at) < 900_000) || !date.startsWith(String(day))) return 'RequestTimeTooSkewed';
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name)))
    return 'AccessDenied';
  const sum = String(request.headers['x-amz-content-sha256']);
  if (sum !== sha(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams].map(([name, value]) => `${strict(name)}=${strict(value)}`).sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, sum].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  let key: Buffer | string = `AWS4${SECRET_KEY}`;
  for (const part of [String(day), String(region), 's3', 'aws4_request']) key = mac(key, part);
  const right = mac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha(canonical)}`).toString('hex');
  return right === signature ? '' : 'SignatureDoesNotMatch';
}

const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
