import { AppError } from '@/lib/domain/errors';

export interface BodyLimits {
  /** Bytes of the whole body. */
  mostBytes: number;
  /** What the refusal of a larger body says. */
  tooLarge: () => AppError;
  /** The longest pause between two pieces, and the longest time for all of them, in milliseconds. */
  pauseMs?: number;
  totalMs?: number;
}

const PAUSE_MS = 20_000;
/** Node.js ends a request that takes 300 s to arrive, without words. */
const TOTAL_MS = 280_000;

/**
 * The pieces of a request's body, counted while they come. Throws what `tooLarge` gives past the limit, and 400 for a
 * body that pauses or takes too long: an open request holds memory and a place that others wait for.
 */
export async function* pacedBody(body: ReadableStream<Uint8Array>, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  const { mostBytes, tooLarge, pauseMs = PAUSE_MS, totalMs = TOTAL_MS } = limits;
  const reader = body.getReader();
  const until = Date.now() + totalMs;
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await within(Math.min(pauseMs, until - Date.now()), reader.read());
      if (done) return;
      bytes += value.byteLength;
      if (bytes > mostBytes) throw tooLarge();
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const refusal = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new AppError('malformed', 'The request came too slowly and was given up.')), ms);
  });
  try {
    return await Promise.race([work, refusal]);
  } finally {
    clearTimeout(late);
  }
}
