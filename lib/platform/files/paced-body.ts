import { AppError } from '@/lib/domain/errors';

export interface BodyLimits {
  /** Bytes of the whole body. */
  mostBytes: number;
  /** What the refusal of a larger body says. */
  tooLarge: () => AppError;
  /** The longest wait for one piece, and for all of them together, in milliseconds. */
  pauseMs?: number;
  totalMs?: number;
}

const PAUSE_MS = 20_000;
/** Node.js ends a request that takes 300 s to arrive, without words. */
const TOTAL_MS = 280_000;
/** A wait is counted in so many steps. */
const STEPS = 20;

/**
 * The pieces of a request's body, counted while they come. Throws what `tooLarge` gives past the limit, and 400 for a
 * body that pauses or takes too long: an open request holds memory and a place that others wait for.
 */
export async function* pacedBody(body: ReadableStream<Uint8Array>, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  const { mostBytes, tooLarge, pauseMs = PAUSE_MS, totalMs = TOTAL_MS } = limits;
  const reader = body.getReader();
  let left = totalMs;
  let bytes = 0;
  try {
    for (;;) {
      const since = Date.now();
      const { done, value } = await within(Math.min(pauseMs, left), reader.read());
      left -= Date.now() - since;
      if (done) return;
      bytes += value.byteLength;
      if (bytes > mostBytes) throw tooLarge();
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** In steps: however long the process stood still, it counts as one step, and then what came meanwhile is read first. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let step: NodeJS.Timeout | undefined;
  const refusal = new Promise<never>((_resolve, reject) => {
    let steps = 0;
    step = setInterval(() => {
      steps += 1;
      if (steps >= STEPS) reject(new AppError('malformed', 'The request arrived too slowly and was cancelled.'));
    }, ms / STEPS);
  });
  try {
    return await Promise.race([work, refusal]);
  } finally {
    clearInterval(step);
  }
}
