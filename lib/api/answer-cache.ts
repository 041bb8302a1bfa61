import { createHash } from 'node:crypto';
import type { Operation } from '@/lib/contract/operation';
import { once } from '@/lib/platform/once';
import { compressed, isCompressedAtOnce } from './compression';

/** The size of a process's cache. */
const MOST_BYTES = 32 * 2 ** 20;

export interface Answer {
  /** The JSON text in UTF-8. */
  body: Uint8Array<ArrayBuffer>;
  /** The body as gzip, made when it is first asked for; null where it is sent as it is, or left to Next (compression.ts). */
  gzipped: () => Uint8Array<ArrayBuffer> | null;
  /** The same for the same body, in every process. */
  etag: () => string;
}

/** Returns the answer that sends `value` as JSON. */
export function answerOf(value: unknown): Answer {
  const body = new TextEncoder().encode(JSON.stringify(value));
  let etag = '';
  let gzipped: Uint8Array<ArrayBuffer> | null = null;
  return {
    body,
    gzipped: () => {
      if (isCompressedAtOnce(body.byteLength)) gzipped ??= compressed(body);
      return gzipped;
    },
    etag: () => {
      etag ||= `W/"${createHash('sha1').update(body).digest('base64url')}"`;
      return etag;
    },
  };
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
/** As if it were kept compressed, too, at half its size. */
const sizeOf = (key: string, { body: { byteLength } }: Pick<Answer, 'body'>) =>
  byteLength + (isCompressedAtOnce(byteLength) ? byteLength / 2 : 0) + 2 * key.length + 200;
