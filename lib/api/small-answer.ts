/** Bytes. With its headers such an answer fits one packet, compressed or not. */
const SMALL = 1024;

/**
 * Keeps Next from compressing a small JSON answer. It compresses each that is written in pieces, whatever its size, on the four
 * threads that also hash passwords and read files: a refusal of 60 bytes then takes three times the processor and waits for a
 * password. What other rules the answer's `cache-control` has stay.
 */
export function leaveSmallPlain(headers: Headers, bytes: number): void {
  if (bytes < SMALL) headers.append('cache-control', 'no-transform');
}
