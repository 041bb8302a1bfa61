import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetAll } from '@/lib/platform/once';
import { drawnAlone } from '@/lib/platform/web/one-drawing';

beforeEach(() => {
  forgetAll();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const picture = new ArrayBuffer(8);

it('draws one picture at a time, and rests three times as long before the next', async () => {
  const began: number[] = [];
  const draw = async () => {
    began.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, 80));
    return picture;
  };
  const start = performance.now();
  const all = [drawnAlone(draw), drawnAlone(draw), drawnAlone(draw)];
  await vi.advanceTimersByTimeAsync(2_000);
  expect(began.map((at) => at - start)).toEqual([0, 320, 640]);
  for (const answer of await Promise.all(all))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
});

it('lets eight wait; the next is answered 503 with the seconds to wait, and one that failed holds nobody up', async () => {
  const failing = drawnAlone(() => Promise.reject(new Error('no such font')));
  const waiting = Array.from({ length: 8 }, () => drawnAlone(async () => picture));
  const refused = await drawnAlone(async () => picture);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await expect(failing).rejects.toThrow('no such font');
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(8).fill(200));
});
