import { constants, gzipSync } from 'node:zlib';

/** Less fits one packet as it is; more would keep other requests waiting for milliseconds. */
const [LEAST_BYTES, MOST_BYTES] = [1_400, 64 * 1024];

/**
 * The body of an answer, compressed where the caller takes that and it takes less than a millisecond: done here it goes out with its
 * head, while Next, which compresses all the rest, first waits for a thread. Sets the headers that say so.
 */
export function compressed(
  body: Uint8Array<ArrayBuffer>,
  request: Pick<Request, 'headers'>,
  headers: Headers,
): Uint8Array<ArrayBuffer> {
  if (body.length < LEAST_BYTES || body.length > MOST_BYTES) return body;
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers.get('accept-encoding') ?? '')) return body;
  headers.set('content-encoding', 'gzip');
  headers.append('vary', 'accept-encoding');
  return gzipSync(body, { level: constants.Z_BEST_SPEED });
}
