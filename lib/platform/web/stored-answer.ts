import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { setBodyEncoding, takesEncoding } from '@/lib/platform/server/body-encoding';
import { REQUEST_ID } from '@/lib/platform/server/requests';
import { keptPagePolicy } from './content-security-policy';
import { styleSheet } from './style-sheet';

export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** The body per content encoding; of large ones only the compressed are kept. */
  bodies: { identity: Buffer | null; gzip: Buffer | null; br: Buffer | null };
  /** Memory it takes, in bytes. */
  size: number;
  /** Whether it may be kept for others. */
  shared: boolean;
}

/** Belong to the one connection, or are written anew for each answer. */
const NOT_STORED = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  REQUEST_ID,
]);
/** Who is signed in and the router's requests get other answers. */
const VARY = 'Accept-Encoding, Cookie, RSC';
/** Bytes. Browsers and search engines' robots, who ask for pages and sitemaps of this size, all take gzip. */
const LARGE = 64 * 1024;
const COMPRESSED = /^(text\/|application\/(xml|json|rss\+xml|manifest\+json)|image\/svg)/;

/**
 * Makes an answer ready to be sent: with the hashes of its inline scripts in its policy, and compressed when it is kept for others.
 * @param nonce what the renderer marked its own inline scripts with
 */
export async function storedAnswer(
  status: number,
  from: Headers,
  rendered: Buffer,
  nonce: string,
): Promise<StoredAnswer> {
  const headers = Object.fromEntries([...from].filter(([name]) => !NOT_STORED.has(name)));
  const type = from.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const { html, policy } = keptPagePolicy(isPage ? rendered.toString() : '', nonce);
  const body = isPage ? Buffer.from(html) : rendered;
  headers['content-security-policy'] = policy;
  headers.vary = VARY;
  const sheet = styleSheet();
  // A course there is not: Next leaves that page to the browser, which links the sheet and then needn't wait for it.
  if (isPage && status !== 200 && sheet)
    headers.link = [headers.link, `<${sheet.href}>; rel=preload; as="style"`].filter(Boolean).join(', ');
  const shared = status === 200 && !from.has('set-cookie');
  // One that is sent once, such as for a course there is not, isn't worth 30 ms of a processor: Next compresses it for who takes that.
  const compressible = shared && COMPRESSED.test(type);
  const [zipped, brotli] = compressible ? await Promise.all([gzipped(body), brotlied(body)]) : [null, null];
  const identity = zipped && body.length > LARGE ? null : body;
  return {
    status,
    headers,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    bodies: { identity, gzip: zipped, br: brotli },
    size: (identity?.length ?? 0) + (zipped?.length ?? 0) + (brotli?.length ?? 0) + 2_000,
    shared,
  };
}

/** It as a response, or 304 to who has it already. Browsers keep it and ask each time whether it is still the newest. */
export function responseTo({ method, url, headers: asked }: Request, answer: StoredAnswer): Response {
  const { status, headers, etag, bodies, shared } = answer;
  const cached: Record<string, string> = shared
    ? { 'cache-control': 'public, max-age=0, must-revalidate', etag }
    : { 'cache-control': 'no-store' };
  if (shared && has(etag, asked.get('if-none-match') ?? '')) {
    // All headers, the policy above all: browsers replace those of the page they have by these.
    return new Response(null, { status: 304, headers: { ...headers, ...cached } });
  }
  const encoding = encodingFor(asked.get('accept-encoding'), bodies);
  const body = bodies[encoding] ?? gunzipSync(bodies.gzip as Buffer);
  const response = new Response(method === 'HEAD' ? null : new Uint8Array(body), {
    status,
    headers: { ...headers, ...cached },
  });
  if (encoding !== 'identity') setBodyEncoding(response.headers, encoding);
  // Next takes whole addresses only, and makes them relative again.
  if (headers.location) response.headers.set('location', new URL(headers.location, url).href);
  return response;
}

/** A proxy that compresses marks the tag as weak. */
function has(etag: string, known: string): boolean {
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function encodingFor(accepted: string | null, bodies: StoredAnswer['bodies']): keyof StoredAnswer['bodies'] {
  if (bodies.br && takesEncoding(accepted, 'br')) return 'br';
  if (bodies.gzip && takesEncoding(accepted, 'gzip')) return 'gzip';
  return 'identity';
}

const gzipped = promisify(gzip);
/**
 * Quality 6 takes 2 to 4 ms of a thread for a page with its style sheet; 9 would take 20 and make it 2.5 % smaller.
 */
const brotlied = (body: Buffer) =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
