import type { IncomingMessage } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { answerOf, type Origin } from '@/lib/platform/download/download';
import { isLinkLocal, isPublicAddress, networksOf } from '@/lib/platform/download/public-network';
import { env } from '@/lib/platform/env';

/** A receiver must answer within this. */
const MOST_MS = 10_000;
/** So much of an answer is read, and shown in the log. */
const MOST_BYTES = 2_000;
const MOST_TEXT = 200;

/** What a receiver answered; `status` null: nothing, and `text` says why. */
export interface Answer {
  status: number | null;
  text: string;
}

/**
 * Where messages may go: by https to the public internet; of the site's own webhooks also into the networks that the operator allows
 * (WEBHOOK_NETWORKS), there by http too. Never those of an agency: what answers there is not theirs to see.
 */
export function originFor(address: string, isSites: boolean): Origin {
  const networks = networksOf((isSites && env().WEBHOOK_NETWORKS) || '');
  const isAllowed = (ip: string) => !isLinkLocal(ip) && networks.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
  return address.startsWith('http://') && networks.rules.length > 0
    ? { protocol: 'http:', request: plainRequest as Origin['request'], allows: isAllowed }
    : { protocol: 'https:', request: secureRequest, allows: (ip) => isPublicAddress(ip) || isAllowed(ip) };
}

/** Posts a message, by the guard that downloads have: no redirect is followed. Never rejects but for `signal`. */
export async function post(
  address: string,
  origin: Origin,
  sent: { headers: Record<string, string>; body: string },
  signal: AbortSignal,
): Promise<Answer> {
  const headers = {
    ...sent.headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(sent.body)),
    'user-agent': 'study-abroad-webhooks/1',
  };
  const until = AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]);
  try {
    const answer = await answerOf(address, until, origin, { headers, body: sent.body });
    return { status: answer.statusCode ?? null, text: await beginningOf(answer) };
  } catch (error) {
    signal.throwIfAborted();
    return {
      status: null,
      text: until.aborted
        ? `No answer within ${MOST_MS / 1000} seconds.`
        : (error as Error).message.slice(0, MOST_TEXT),
    };
  }
}

/** The beginning of an answer on one line, for people to read. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      pieces.push(piece);
      size += piece.length;
      if (size >= MOST_BYTES) break;
    }
  } finally {
    answer.destroy();
  }
  const text = Buffer.concat(pieces).subarray(0, MOST_BYTES).toString('utf8');
  return text
    .replace(/[^\P{C}\n]|\s+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, MOST_TEXT);
}
