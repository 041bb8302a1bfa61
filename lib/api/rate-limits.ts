import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { connectDatabase } from '@/lib/db';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { once } from '@/lib/once';

/**
 * Budgets: how many tries in how many seconds. `shared` ones are counted in the database, so that all web processes
 * agree; the others only protect a process from one greedy address.
 */
const BUDGETS = {
  'sign-in': { points: 60, seconds: 900, shared: true },
  'sign-in-account': { points: 10, seconds: 900, shared: true },
  register: { points: 30, seconds: 3600, shared: true },
  code: { points: 30, seconds: 900, shared: true },
  'code-account': { points: 5, seconds: 600, shared: true },
  'second-factor': { points: 20, seconds: 86_400, shared: true },
  enquiry: { points: 10, seconds: 3600, shared: true },
  search: { points: 1200, seconds: 60, shared: false },
  write: { points: 300, seconds: 60, shared: false },
  stream: { points: 60, seconds: 60, shared: false },
  upload: { points: 120, seconds: 60, shared: false },
} as const;
export type Budget = keyof typeof BUDGETS;

/** Takes one try from a budget. Throws 429 with the seconds to wait when it is used up. */
export async function spend(budget: Budget, key: string): Promise<{ used: number }> {
  if (env().RATE_LIMITS === 'off') return { used: 0 };
  try {
    const state = await (await limiter(budget)).consume(hashed(key));
    return { used: state.consumedPoints };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError('too_many_requests', `Too many tries. Please wait ${inWords(retryAfter)} and try again.`, {
      retryAfter,
    });
  }
}

/** Gives a budget back in full, after a success. */
export async function refund(budget: Budget, key: string): Promise<void> {
  await (await limiter(budget)).delete(hashed(key));
}

async function limiter(budget: Budget): Promise<RateLimiterAbstract> {
  const { points, seconds, shared } = BUDGETS[budget];
  if (!shared) {
    return once(`limiter:${budget}`, () => new RateLimiterMemory({ points, duration: seconds, keyPrefix: budget }));
  }
  await connectDatabase();
  return once(
    `limiter:${budget}`,
    () =>
      new RateLimiterMongo({
        storeClient: mongoose.connection.getClient(),
        dbName: env().MONGODB_DB,
        tableName: 'rate_limits',
        keyPrefix: budget,
        points,
        duration: seconds,
        disableIndexesCreation: true,
      }),
  );
}

/** Keys are addresses and e-mails: personal data that the counters don't need to hold. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

const inWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);
