import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Types } from 'mongoose';
import { isDuplicateKey } from '@/lib/domain/errors';
import { counted } from '@/lib/domain/texts/counted';
import { authSecret } from '@/lib/platform/env';
import { type CodePurpose, OneTimeCode, type OneTimeCodeRecord } from '@/models/one-time-code';

/** An admin may see the code that verifies an account, so it is kept another way: lib/platform/auth/verification-codes.ts. */
export type HashedPurpose = Exclude<CodePurpose, 'verify-account'>;

/** How long each kind lives, in minutes, and how often it may be tried. */
const KINDS: Record<HashedPurpose, { minutes: number; tries: number }> = {
  'verify-email': { minutes: 7 * 24 * 60, tries: 5 },
  'reset-password': { minutes: 60, tries: 5 },
  'set-password': { minutes: 7 * 24 * 60, tries: 5 },
  /** Read to a student by phone; it sets a first password. */
  'phone-code': { minutes: 10, tries: 5 },
  'change-email': { minutes: 24 * 60, tries: 5 },
  /** Makes a browser a known one; signs no one in. */
  'sign-in-link': { minutes: 15, tries: 5 },
  'second-factor': { minutes: 10, tries: 5 },
  'change-second-factor': { minutes: 10, tries: 5 },
};

/** How long what is sent lives, in words, for the e-mail that carries it. */
export function lifetime(purpose: HashedPurpose): string {
  const { minutes } = KINDS[purpose];
  if (minutes < 60) return `${minutes} minutes`;
  return minutes < 24 * 60 ? counted(minutes / 60, 'hour') : counted(minutes / (24 * 60), 'day');
}

/** Makes a six-digit code for a user; the last one of the same purpose stops working. Stored as an HMAC only. */
export async function issueCode(userId: string, purpose: HashedPurpose): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await store(userId, purpose, codeHash(userId, code));
  return code;
}

/** Makes a long single-use token for a link. Stored as its sha-256 only, with the address it is about. */
export async function issueToken(userId: string, purpose: HashedPurpose, email?: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await store(userId, purpose, tokenHash(token), email);
  return token;
}

/** Within this time a link is not replaced, so that others who ask for one can't keep ending it. */
const RECENT_MS = 120_000;

/**
 * Makes a token like `issueToken`, unless the user got one of this purpose within two minutes: null then, and that one
 * goes on working. The same job may try again: the mail with its first token may not have arrived.
 */
export async function issueTokenUnlessRecent(
  userId: string,
  purpose: HashedPurpose,
  jobId: string,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  const record = { hash: tokenHash(token), expiresAt: expiryOf(purpose, now), tries: 0, jobId };
  const recent = expiryOf(purpose, now - RECENT_MS);
  const replaced = await OneTimeCode.updateOne(
    { userId, purpose, $or: [{ expiresAt: { $lte: recent } }, { jobId }] },
    { $set: record },
  );
  if (replaced.matchedCount === 1) return token;
  try {
    await OneTimeCode.create({ userId: new Types.ObjectId(userId), purpose, ...record });
    return token;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/**
 * Whether this is the user's code; a right one is used up, of several at once by exactly one. False also for one that
 * expired, was used, or was tried too often.
 */
export async function spendCode(userId: string, purpose: HashedPurpose, code: string): Promise<boolean> {
  const stored = await OneTimeCode.findOneAndUpdate(
    { userId, purpose, expiresAt: { $gt: new Date() }, tries: { $lt: KINDS[purpose].tries } },
    { $inc: { tries: 1 } },
  ).lean();
  return stored !== null && same(stored.hash, codeHash(userId, code)) && dropCode(userId, purpose);
}

/** Ends a user's code or token of this purpose. False when there was none. */
export async function dropCode(userId: string, purpose: CodePurpose): Promise<boolean> {
  return (await OneTimeCode.deleteOne({ userId, purpose })).deletedCount === 1;
}

/** Ends every link and code that was sent to the user: their address or password changed. */
export async function dropSentCodes(userId: string): Promise<void> {
  await OneTimeCode.deleteMany({ userId, purpose: { $in: Object.keys(KINDS) as HashedPurpose[] } });
}

export interface TokenHolder {
  userId: string;
  purpose: HashedPurpose;
  email?: string | undefined;
}

/** Returns the user whose living token this is, without using it up; null when it is unknown, used or expired. */
export async function holderOfToken(token: string, purposes: readonly HashedPurpose[]): Promise<TokenHolder | null> {
  return holderOf(await OneTimeCode.findOne({ hash: tokenHash(token), purpose: { $in: purposes } }).lean());
}

/** The same, and uses it up: of several at once exactly one gets the holder. */
export async function consumeToken(token: string, purposes: readonly HashedPurpose[]): Promise<TokenHolder | null> {
  return holderOf(await OneTimeCode.findOneAndDelete({ hash: tokenHash(token), purpose: { $in: purposes } }).lean());
}

function holderOf(stored: OneTimeCodeRecord | null): TokenHolder | null {
  if (!stored || stored.expiresAt <= new Date()) return null;
  return { userId: String(stored.userId), purpose: stored.purpose as HashedPurpose, email: stored.email };
}

async function store(userId: string, purpose: HashedPurpose, hash: string, email?: string): Promise<void> {
  const expiresAt = expiryOf(purpose, Date.now());
  await OneTimeCode.updateOne(
    { userId, purpose },
    { $set: { hash, expiresAt, tries: 0, ...(email ? { email } : {}) } },
    { upsert: true },
  );
}

const expiryOf = (purpose: HashedPurpose, from: number) => new Date(from + KINDS[purpose].minutes * 60_000);

/** Six digits can be guessed from a plain hash, so the server's secret is part of it. */
const codeHash = (userId: string, code: string) =>
  createHmac('sha256', authSecret()).update(`${userId}:${code}`).digest('base64url');

const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
