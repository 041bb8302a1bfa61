import { RateLimiterMemory } from 'rate-limiter-flexible';
import { beforeEach, describe, expect, it } from 'vitest';
import { LocalFirstLimiter } from '@/lib/platform/limits/local-first-limiter';

const BUDGET = { points: 100, seconds: 3600 };

describe('a budget that two processes spend together', () => {
  let counter: RateLimiterMemory;
  let reports: number;
  let isAway: boolean;
  let first: LocalFirstLimiter;
  let second: LocalFirstLimiter;

  beforeEach(() => {
    counter = new RateLimiterMemory({ points: BUDGET.points, duration: BUDGET.seconds });
    [reports, isAway] = [0, false];
    const add = async (key: string, tries: number) => {
      reports += 1;
      if (isAway) throw new Error('the database is away');
      return counter.penalty(key, tries);
    };
    [first, second] = [new LocalFirstLimiter({ ...BUDGET, add }), new LocalFirstLimiter({ ...BUDGET, add })];
  });

  /** Takes so many tries; answers how many passed. */
  async function take(limiter: LocalFirstLimiter, tries: number, key = 'somebody'): Promise<number> {
    const taken = await Promise.allSettled(Array.from({ length: tries }, () => limiter.consume(key)));
    return taken.filter(({ status }) => status === 'fulfilled').length;
  }

  it('is used up in one when the other used most of it', async () => {
    expect(await take(first, 60)).toBe(60);
    await first.share();
    expect(await take(second, 30)).toBe(30);
    await second.share();
    expect(await take(second, 30)).toBe(10);
    await second.share();
    expect(await take(first, 1), 'the first does not know yet').toBe(1);
    await first.share();
    expect(await take(first, 1)).toBe(0);
    expect(await take(first, 5, 'somebody else')).toBe(5);
  });

  it('says how long to wait: until the window of the shared counter ends', async () => {
    await counter.set('somebody', 95, 10);
    await take(first, 20);
    await first.share();
    const refusal = await first.consume('somebody').catch((reason) => reason);
    expect(refusal.msBeforeNext).toBeGreaterThan(0);
    expect(refusal.msBeforeNext).toBeLessThanOrEqual(10_000);
  });

  it('costs the database nothing for somebody who uses little of it', async () => {
    await take(first, 9);
    await first.share();
    expect(reports).toBe(0);
    await take(first, 1);
    await first.share();
    expect(reports).toBe(1);
    expect((await counter.get('somebody'))?.consumedPoints).toBe(10);
    await first.share();
    expect(reports, 'nothing new').toBe(1);
  });

  it('is counted by each process alone while the database is away, and together again afterwards', async () => {
    isAway = true;
    expect(await take(first, 120)).toBe(100);
    expect(await take(second, 20)).toBe(20);
    await Promise.all([first.share(), second.share()]);
    isAway = false;
    await Promise.all([first.share(), second.share()]);
    expect((await counter.get('somebody'))?.consumedPoints).toBe(120);
    expect(await take(second, 1)).toBe(0);
  });

  it('loses no try that is made while a report is on its way', async () => {
    await take(first, 50);
    const shared = first.share();
    expect(await take(first, 30)).toBe(30);
    await shared;
    expect(await take(first, 100)).toBe(20);
    await first.share();
    expect((await counter.get('somebody'))?.consumedPoints).toBe(100);
  });
});
