import { etagOf, notModified } from '@/lib/platform/server/etag';
import { REQUEST_ID } from '@/lib/platform/server/requests';
import { keptPagePolicy } from './content-security-policy';
import { withSheetInside } from './style-sheet';

export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
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

/**
 * Makes an answer ready to be sent to many: a page with its style sheet inside, and the hashes of its inline scripts in its policy.
 * Next compresses it for who takes that.
 * @param nonce what the renderer marked its own inline scripts with
 */
export function storedAnswer(status: number, from: Headers, rendered: Buffer, nonce: string): StoredAnswer {
  const headers = Object.fromEntries([...from].filter(([name]) => !NOT_STORED.has(name)));
  const type = from.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  const linked = isPage ? rendered.toString() : '';
  const whole = withSheetInside(linked, nonce);
  const { html, policy } = keptPagePolicy(whole, nonce);
  const body = isPage ? Buffer.from(html) : rendered;
  headers['content-security-policy'] = policy;
  headers.vary = VARY;
  // Next has the style sheet fetched ahead, and names the nonce there: a page with the sheet inside fetches none.
  const ahead = headers.link?.replaceAll(`; nonce="${nonce}"`, '').split(', ') ?? [];
  if (headers.link) headers.link = ahead.filter((one) => whole === linked || !one.includes('.css>')).join(', ');
  const shared = status === 200 && !from.has('set-cookie');
  return { status, headers, etag: etagOf(body), body, size: body.length + 2_000, shared };
}

/** It as a response, or 304 to who has it already. Browsers keep it and ask each time whether it is still the newest. */
export function responseTo(request: Request, { status, headers, etag, body, shared }: StoredAnswer): Response {
  const sent = new Headers(headers);
  sent.set('cache-control', shared ? 'public, max-age=0, must-revalidate' : 'no-store');
  const unchanged = shared ? notModified(etag, request, sent) : null;
  if (unchanged) return unchanged;
  // Next takes whole addresses only, and makes them relative again.
  if (headers.location) sent.set('location', new URL(headers.location, request.url).href);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers: sent });
}
