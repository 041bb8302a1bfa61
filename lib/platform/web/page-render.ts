import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { once } from '@/lib/platform/once';
import { ownOrigin } from '@/lib/platform/server/requests';
import { type StoredAnswer, storedAnswer } from './stored-answer';

/** Marks a request this process makes to itself; its value is known to this process only. */
export const OWN_RENDER = 'x-own-render';
const TIMEOUT_MS = 20_000;

const secret = () => once('own-render', () => randomBytes(24).toString('base64url'));

/** The nonce for the inline scripts of a page that `renderPage` asks for; null for any other request. */
export function ownRenderNonce({ headers }: IncomingMessage): string | null {
  return nonceIn(String(headers[OWN_RENDER] ?? ''));
}

/** Whether this process asks for a page to keep it, to send it to many. @param headers of the request for the page */
export const isOwnRender = (headers: Headers): boolean => nonceIn(headers.get(OWN_RENDER) ?? '') !== null;

function nonceIn(token: string): string | null {
  const [given, nonce = ''] = token.split('.');
  return given === secret() && NONCE.test(nonce) ? nonce : null;
}

const NONCE = /^[\w-]{22}$/;

/** What Next answers a visitor at this path, whole. Rejects when it doesn't answer. */
export async function renderPage(path: string): Promise<StoredAnswer> {
  // Known to no user while the page is rendered: what carries it was written by our renderer, not by a user.
  const nonce = randomBytes(16).toString('base64url');
  const answer = await fetch(ownOrigin() + path, {
    // Uncompressed: its nonce is looked for in it, and Next compresses it for each who asks later.
    headers: { [OWN_RENDER]: `${secret()}.${nonce}`, 'accept-encoding': 'identity' },
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return storedAnswer(answer.status, answer.headers, Buffer.from(await answer.arrayBuffer()), nonce);
}
