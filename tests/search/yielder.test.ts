import { expect, it } from 'vitest';
import { Yielder } from '@/lib/engines/search/types/yielder';

/** Milliseconds of a break after some work. */
async function breakOf(yielder: Yielder): Promise<number> {
  const worked = performance.now() + 2;
  while (performance.now() < worked);
  const from = performance.now();
  await yielder.pause();
  return performance.now() - from;
}

it('a break lasts as long as is requested at that moment: a request that comes in the middle of a build is waited for', async () => {
  let rest = 0;
  const yielder = new Yielder(1, () => rest);
  const short = await breakOf(yielder);
  rest = 60;
  const long = await breakOf(yielder);
  expect(long).toBeGreaterThanOrEqual(55);
  expect(short).toBeLessThan(long);
});

it('a break right after the last one is left out', async () => {
  const yielder = new Yielder(1, () => 5_000);
  const from = performance.now();
  await yielder.pause();
  expect(performance.now() - from).toBeLessThan(4_000);
});
