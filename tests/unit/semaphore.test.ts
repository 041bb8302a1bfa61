import { expect, it } from 'vitest';
import { Semaphore } from '@/lib/auth/semaphore';

it('lets two run at a time, the others in the order they came, also after one that failed', async () => {
  const semaphore = new Semaphore(2);
  const began: number[] = [];
  const ends: ((how: 'well' | 'badly') => void)[] = [];
  const all = [0, 1, 2, 3, 4].map((one) =>
    semaphore.run(async () => {
      began.push(one);
      await new Promise<void>((resolve, reject) => {
        ends[one] = (how) => (how === 'well' ? resolve() : reject(new Error('failed')));
      });
      return one;
    }),
  );
  const settled = Promise.allSettled(all);
  const soon = () => new Promise((resolve) => setImmediate(resolve));
  await soon();
  expect(began).toEqual([0, 1]);
  ends[1]?.('badly');
  await soon();
  expect(began).toEqual([0, 1, 2]);
  ends[0]?.('well');
  ends[2]?.('well');
  await soon();
  expect(began).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.('well');
  ends[4]?.('well');
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await Promise.all([5, 6].map((one) => semaphore.run(async () => one)))).toEqual([5, 6]);
});
