import type { Operation } from '@/lib/contract/operation';
import { once } from '@/lib/platform/once';
import { etagOf } from '@/lib/platform/server/etag';

/** The size of a process's cache. */
const MOST_BYTES = 32 * 2 ** 20;

export interface Answer {
  /** The JSON text in UTF-8. */
  body: Uint8Array<ArrayBuffer>;
  /** The same for the same body, in every process. */
  etag: () => string;
}

/** Returns the answer that sends `value` as JSON. */
export function answerOf(value: unknown): Answer {
  const body = new TextEncoder().encode(JSON.stringify(value));
  let etag = '';
  return {
    body,
    etag: () => {
      etag ||= etagOf(body);
      return etag;
    },
  };
}

/** Bytes. With its headers such an answer fits one packet, compressed or not. */
const SMALL = 1024;

/**
 * Sends a JSON text, which Next compresses. Not a small one: Next doesn't see its length, and would do that on the threads that also hash
 * passwords, for nothing.
 */
export function jsonResponse(body: Uint8Array<ArrayBuffer>, status: number, headers: Headers): Response {
  headers.set('content-type', 'application/json');
  if (body.byteLength < SMALL) headers.append('cache-control', 'no-transform');
  return new Response(body, { status, headers });
}

/**
 * Returns the operation's answer under a cache key, made at the first request. The least recently used answers are evicted
 * when the cache is full. Without a key nothing is cached, and failures never are.
 */
export async function cachedAnswer(
  operation: Operation,
  cacheKey: string | null,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (cacheKey === null) return make();
  const cache = answers();
  const key = `${operation.method} ${operation.path} ${cacheKey}`;
  const hit = cache.entries.get(key);
  if (hit) {
    cache.entries.delete(key);
    cache.entries.set(key, hit);
    return hit;
  }
  const answer = await make();
  if (!cache.entries.has(key)) cache.bytes += sizeOf(key, answer);
  cache.entries.set(key, answer);
  for (const [oldest, { body }] of cache.entries) {
    if (cache.bytes <= MOST_BYTES) break;
    cache.entries.delete(oldest);
    cache.bytes -= sizeOf(oldest, { body });
  }
  return answer;
}

/** Bytes of all cached answers. */
export const answersBytes = (): number => answers().bytes;

const answers = () => once('answers', () => ({ entries: new Map<string, Answer>(), bytes: 0 }));
const sizeOf = (key: string, { body }: Pick<Answer, 'body'>) => body.byteLength + 2 * key.length + 200;
