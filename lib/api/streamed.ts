import { Readable } from 'node:stream';

/**
 * A response that sends pieces as they are made, and stops making them when the reader goes away. Next
 * compresses text.
 */
export function streamed(
  pieces: AsyncGenerator<string | Uint8Array>,
  contentType: string,
  { headers }: { headers: Headers },
): Response {
  headers.set('content-type', contentType);
  return new Response(Readable.toWeb(Readable.from(encoded(pieces))) as BodyInit, { headers });
}

/** A response takes bytes, not text. */
async function* encoded(pieces: AsyncGenerator<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}
