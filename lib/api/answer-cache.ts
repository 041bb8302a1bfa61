import { createHash } from 'node:crypto';
import type { Operation } from '@/lib/contract/operation';
import { once } from '@/lib/once';

/** What all remembered answers of a process may hold together. */
const MOST_BYTES = 32 * 2 ** 20;

export interface Answer {
  /** The JSON text in UTF-8. */
  body: Uint8Array<ArrayBuffer>;
  /** The same for the same body, in every process. */
  etag: () => string;
}

/** The answer that sends `value` as JSON. */
export function answerOf(value: unknown): Answer {
  const body = new TextEncoder().encode(JSON.stringify(value));
  let etag = '';
  return {
    body,
    etag: () => {
      etag ||= `W/"${createHash('sha1').update(body).digest('base64url')}"`;
      return etag;
    },
  };
}

/**
 * The operation's answer of this name: made once, then kept until the ones asked for more lately need its room. An
 * answer without a name is made and not kept, and a failure isn't kept either.
 */
export async function remembered(
  operation: Operation,
  name: string | null,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (name === null) return make();
  const cache = answers();
  const key = `${operation.method} ${operation.path} ${name}`;
  const known = cache.entries.get(key);
  if (known) {
    cache.entries.delete(key);
    cache.entries.set(key, known);
    return known;
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

const answers = () => once('answers', () => ({ entries: new Map<string, Answer>(), bytes: 0 }));
const sizeOf = (key: string, { body }: Pick<Answer, 'body'>) => body.byteLength + 2 * key.length + 200;
