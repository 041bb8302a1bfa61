import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/**
 * A response that sends pieces as they are made, compressed for who takes that, and stops making them when the reader
 * goes away.
 */
export function streamed(
  pieces: AsyncGenerator<string | Uint8Array>,
  contentType: string,
  { request, headers }: { request: Request; headers: Headers },
): Response {
  const source = Readable.from(encoded(pieces));
  headers.set('content-type', contentType);
  headers.append('vary', 'accept-encoding');
  if (!takesGzip(request)) return new Response(Readable.toWeb(source) as BodyInit, { headers });
  headers.set('content-encoding', 'gzip');
  // A reader who goes away destroys the last stream; the pipeline then ends the source. That is no failure to report.
  const compressed = pipeline(source, createGzip({ level: 5 }), () => {});
  return new Response(Readable.toWeb(compressed) as BodyInit, { headers });
}

/** A response takes bytes, not text. */
async function* encoded(pieces: AsyncGenerator<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
}

function takesGzip(request: Request): boolean {
  const accepted = request.headers.get('accept-encoding') ?? '';
  return accepted.split(',').some((coding) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(coding));
}
