import { AppError } from '@/lib/domain/errors';
import { Places } from '@/lib/platform/limits/places';
import { once } from '@/lib/platform/once';

/** Drawings that may wait; the last of them is made after some three seconds. */
const MOST_WAITING = 8;
/** After a drawing none is begun for so many times as long as it took, at most a second: all together take a quarter of a core. */
const [REST, LONGEST_REST_MS] = [3, 1_000];

const places = () => once('drawings', () => new Places(1, { each: MOST_WAITING, all: MOST_WAITING }));

/**
 * The picture that `draw` makes, as an answer. One is drawn at a time in this process: it takes 80 ms in one piece. 503
 * with the seconds to wait when too many are asked for.
 */
export async function drawnAlone(draw: () => Promise<ArrayBuffer>): Promise<Response> {
  try {
    const png = await new Promise<ArrayBuffer>((resolve, reject) => {
      const turn = async () => {
        const began = performance.now();
        resolve(await draw());
        const restMs = Math.min(LONGEST_REST_MS, REST * (performance.now() - began));
        await new Promise((rested) => setTimeout(rested, restMs));
      };
      places().run(null, turn).catch(reject);
    });
    return new Response(png, { headers: { 'content-type': 'image/png' } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const headers = { 'retry-after': String(error.retryAfter), 'cache-control': 'no-store' };
    return Response.json({ message: error.message }, { status: error.status, headers });
  }
}
