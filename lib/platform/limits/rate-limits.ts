import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { GROUP_MAILS_A_DAY } from '@/lib/domain/agency/group-messages';
import { AppError, type Hints } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { once } from '@/lib/platform/once';
import { LocalFirstLimiter } from './local-first-limiter';
import { raisedBy } from './raised-addresses';

/**
 * Budgets: how many tries in how many seconds, all web processes together. `exact` ones are counted in the database at
 * each try; the frequent others in memory, and added up in the database about once a second.
 */
const BUDGETS = {
  'sign-in': { points: 60, seconds: 900, exact: true },
  /** Of an address, over all accounts: who tries one password on many people's accounts meets this. */
  'sign-in-failures': { points: 40, seconds: 3600, exact: true },
  /** For one account and the network that tries. */
  'sign-in-network': { points: 10, seconds: 900, exact: true },
  /** For one account and a browser that signed in to it before. */
  'sign-in-browser': { points: 10, seconds: 900, exact: true },
  /** For one account from all networks: far more than its owner mistypes, far fewer than guessing takes. */
  'sign-in-account': { points: 100, seconds: 900, exact: true },
  /** Links that let a browser try: how often one network asks for an account, and how often one is mailed in all: three an hour. */
  'sign-in-link': { points: 3, seconds: 3600, exact: true },
  'sign-in-link-mail': { points: 1, seconds: 1200, exact: true },
  /** Challenges and what answers them: a passkey can't be guessed, so this bounds the work alone. */
  passkey: { points: 240, seconds: 900, exact: true },
  register: { points: 30, seconds: 3600, exact: true },
  code: { points: 30, seconds: 900, exact: true },
  'code-account': { points: 5, seconds: 600, exact: true },
  /** Links for new passwords that one account is sent, whichever network asks. */
  'reset-account': { points: 30, seconds: 600, exact: true },
  /** Mails that invite one address, of all who invite. */
  invitation: { points: 1, seconds: 120, exact: true },
  'invitation-day': { points: 3, seconds: 86_400, exact: true },
  /** Addresses that an agency invites for the first time, or the platform's admins together. */
  'invited-addresses': { points: 30, seconds: 86_400, exact: true },
  /** Emails of an agency to many of its leads and students. */
  'group-mails': { points: GROUP_MAILS_A_DAY, seconds: 86_400, exact: true },
  /** Test mails that one admin is sent; one that the server didn't take costs nothing. */
  'test-mail': { points: 1, seconds: 60, exact: true },
  'second-factor': { points: 20, seconds: 86_400, exact: true },
  enquiry: { points: 10, seconds: 3600, exact: true },
  /** Pages rendered for this one request: of an address without a session, and of an account. What is kept costs nothing. */
  page: { points: 120, seconds: 60, exact: false },
  'page-account': { points: 600, seconds: 60, exact: false },
  search: { points: 1200, seconds: 60, exact: false },
  /** Verdicts for what a visitor entered: each judges up to sixty courses. */
  fit: { points: 240, seconds: 60, exact: false },
  // A page of pictures is dozens of them, and a classroom may share one address.
  read: { points: 3000, seconds: 60, exact: false },
  'whole-list': { points: 30, seconds: 60, exact: false },
  write: { points: 300, seconds: 60, exact: false },
  stream: { points: 60, seconds: 60, exact: false },
  /** All calls of one token for programs; each spends the budget of its kind besides, the token's own too. */
  token: { points: 600, seconds: 60, exact: false },
  /** Messages that a person has sent to a webhook, for a test or once more. */
  'webhook-try': { points: 30, seconds: 600, exact: false },
  upload: { points: 120, seconds: 60, exact: false },
} as const;
export type Budget = keyof typeof BUDGETS;
type ExactBudget = { [B in Budget]: (typeof BUDGETS)[B]['exact'] extends true ? B : never }[Budget];

/** What is said when a budget is used up, before how long to wait, and what the caller can do besides. */
interface UsedUp {
  message?: string;
  hints?: Hints;
}

/** Takes one try from a budget of an account, or of what else has one. Throws 429 with the seconds to wait when it is used up. */
export function spend(budget: Budget, key: string, usedUp: UsedUp = {}): Promise<{ used: number }> {
  return take(budget, key, 1, usedUp);
}

/** The same of an address's budget, which is larger for a day where an admin raised it. */
export async function spendOfAddress(budget: Budget, address: string, usedUp: UsedUp = {}): Promise<{ used: number }> {
  return take(budget, address, raisedBy(address), usedUp);
}

async function take(
  budget: Budget,
  key: string,
  times: number,
  { message, hints = {} }: UsedUp,
): Promise<{ used: number }> {
  if (env().RATE_LIMITS === 'off') return { used: 0 };
  try {
    const state = await (await limiter(budget, times)).consume(hashed(key));
    return { used: state.consumedPoints };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const words = `${message ?? 'Too many attempts.'} Please wait ${inWords(retryAfter)} and try again.`;
    throw new AppError('too_many_requests', words, { retryAfter, hints });
  }
}

/** Resets an `exact` budget after a success. */
export async function refund(budget: ExactBudget, key: string): Promise<void> {
  await (await counter(budget)).delete(hashed(key));
}

/** Gives one try of an `exact` budget back. */
export async function giveBack(budget: ExactBudget, key: string): Promise<void> {
  if (env().RATE_LIMITS !== 'off') await (await counter(budget)).reward(hashed(key));
}

async function limiter(budget: Budget, times: number): Promise<Pick<RateLimiterMongo, 'consume'>> {
  const { points, seconds, exact } = BUDGETS[budget];
  if (exact) return counter(budget, times);
  return once(`limiter:${budget}:${times}`, () => {
    const add = async (key: string, tries: number) => (await counter(budget)).penalty(key, tries);
    return new LocalFirstLimiter({ points: points * times, seconds, add });
  });
}

/** The counters in the database: the same ones however many times the usual they allow. */
async function counter(budget: Budget, times = 1): Promise<RateLimiterMongo> {
  const { points, seconds } = BUDGETS[budget];
  await connectDatabase();
  return once(
    `counter:${budget}:${times}`,
    () =>
      new RateLimiterMongo({
        storeClient: mongoose.connection.getClient(),
        dbName: env().MONGODB_DB,
        tableName: 'rate_limits',
        keyPrefix: budget,
        points: points * times,
        duration: seconds,
        disableIndexesCreation: true,
      }),
  );
}

/** Keys are addresses and e-mails: personal data that the counters don't need to hold. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return seconds < 2 * 3600 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`;
}
