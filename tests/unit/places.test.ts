import { expect, it } from 'vitest';
import { Places } from '@/lib/platform/limits/places';

it('lets two run at a time, the others in the order they came, also after one that failed', async () => {
  const places = new Places(2, { each: 10, all: 10 });
  const began: number[] = [];
  const ends: ((how: 'well' | 'badly') => void)[] = [];
  const all = [0, 1, 2, 3, 4].map((one) =>
    places.run(`address ${one}`, async () => {
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
  expect(await Promise.all([5, 6].map((one) => places.run(null, async () => one)))).toEqual([5, 6]);
});

/** Starts work of these addresses, which goes on until it is ended; `began` has those that have a place. */
function work(places: Places, addresses: readonly string[]) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const all = addresses.map((of, index) =>
    places.run(of, async () => {
      began.push(`${of}${index}`);
      await new Promise<void>((resolve) => ends.set(`${of}${index}`, resolve));
    }),
  );
  const end = async (one: string) => {
    ends.get(one)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { began, end, settled: Promise.allSettled(all) };
}

it('gives an address one place at a time: another that comes later has the second', async () => {
  const { began, end } = work(new Places(2, { each: 10, all: 10 }), ['a', 'a', 'a', 'b', 'c']);
  await end('');
  expect(began).toEqual(['a0', 'b3']);
  await end('b3');
  expect(began).toEqual(['a0', 'b3', 'c4']);
  await end('a0');
  expect(began).toEqual(['a0', 'b3', 'c4', 'a1']);
  await end('c4');
  expect(began).toEqual(['a0', 'b3', 'c4', 'a1']);
  await end('a1');
  expect(began).toEqual(['a0', 'b3', 'c4', 'a1', 'a2']);
});

it('lets so many of an address wait, and so many in all: 429 and 503 with the seconds to wait', async () => {
  const { began, end, settled } = work(new Places(1, { each: 2, all: 3 }), ['a', 'a', 'a', 'a', 'b', 'c', 'a']);
  for (const one of ['a0', 'a1', 'a2', 'b4']) await end(one);
  expect(began).toEqual(['a0', 'a1', 'a2', 'b4']);
  const outcomes = (await settled).map((one) => (one.status === 'fulfilled' ? 200 : one.reason));
  const refused = (status: number) => expect.objectContaining({ status, retryAfter: 5 });
  expect(outcomes).toEqual([200, 200, 200, refused(429), 200, refused(503), refused(503)]);
});
