import { gzipSync } from 'node:zlib';

/** Bytes. With its headers such an answer fits one packet, compressed or not. */
const SMALL = 1024;
/** Bytes. Larger ones are Next's to compress, piece by piece on other threads: at once they would keep all other requests waiting for milliseconds. */
const MOST_AT_ONCE = 64 * 1024;

/**
 * Keeps Next from compressing a small JSON answer. It compresses each that is written in pieces, whatever its size, on the four
 * threads that also hash passwords and read files: a refusal of 60 bytes then takes three times the processor and waits for a
 * password. What other rules the answer's `cache-control` has stay.
 */
export function leaveSmallPlain(headers: Headers, bytes: number): void {
  if (bytes < SMALL) headers.append('cache-control', 'no-transform');
}

/** Whether an answer of so many bytes is worth compressing, and compressed at once. */
export const isCompressedAtOnce = (bytes: number): boolean => bytes >= SMALL && bytes <= MOST_AT_ONCE;

/** The body as gzip. 20 kB take a quarter of a millisecond here, and three milliseconds by way of the threads. */
export const compressed = (body: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(body));
