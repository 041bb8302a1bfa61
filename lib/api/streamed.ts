import { Readable } from 'node:stream';

/**
 * A response that sends pieces as they are made, and stops making them when the reader goes away. Never compressed here:
 * Next takes a Content-Encoding away from every answer (and would leave the body as it is), and compresses text itself.
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
