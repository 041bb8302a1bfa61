import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { authSecret } from '@/lib/env';
import { type CodePurpose, OneTimeCode } from '@/models/one-time-code';

/** An admin may see the code that verifies an account, so it is kept another way: lib/auth/verification-codes.ts. */
type HashedPurpose = Exclude<CodePurpose, 'verify-account'>;

/** How long each kind lives, in minutes, and how often it may be tried. */
const KINDS: Record<HashedPurpose, { minutes: number; tries: number }> = {
  'verify-email': { minutes: 7 * 24 * 60, tries: 5 },
  'reset-password': { minutes: 60, tries: 5 },
  'set-password': { minutes: 7 * 24 * 60, tries: 5 },
  'second-factor': { minutes: 10, tries: 5 },
};

/** Makes a six-digit code for a user; the last one of the same purpose stops working. Stored as an HMAC only. */
export async function issueCode(userId: string, purpose: HashedPurpose): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await store(userId, purpose, codeHash(userId, code));
  return code;
}

/** Makes a long single-use token for a link. Stored as its sha-256 only. */
export async function issueToken(userId: string, purpose: HashedPurpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await store(userId, purpose, tokenHash(token));
  return token;
}

/**
 * Checks a user's code and counts the try. 'wrong' also for one that expired or was tried too often; a right one stays
 * valid until `consumeCode`.
 */
export async function checkCode(userId: string, purpose: HashedPurpose, code: string): Promise<'right' | 'wrong'> {
  const stored = await OneTimeCode.findOneAndUpdate(
    { userId, purpose, expiresAt: { $gt: new Date() }, tries: { $lt: KINDS[purpose].tries } },
    { $inc: { tries: 1 } },
  ).lean();
  return stored && same(stored.hash, codeHash(userId, code)) ? 'right' : 'wrong';
}

/** Uses up a user's code. False when somebody used it before. */
export async function consumeCode(userId: string, purpose: CodePurpose): Promise<boolean> {
  return (await OneTimeCode.deleteOne({ userId, purpose })).deletedCount === 1;
}

/** Uses up a link's token and gives its user, or null when it is unknown, used or expired. */
export async function consumeToken(token: string, purpose: HashedPurpose): Promise<string | null> {
  const stored = await OneTimeCode.findOneAndDelete({ hash: tokenHash(token), purpose }).lean();
  return stored && stored.expiresAt > new Date() ? String(stored.userId) : null;
}

async function store(userId: string, purpose: HashedPurpose, hash: string): Promise<void> {
  const expiresAt = new Date(Date.now() + KINDS[purpose].minutes * 60_000);
  await OneTimeCode.updateOne({ userId, purpose }, { $set: { hash, expiresAt, tries: 0 } }, { upsert: true });
}

/** Six digits can be guessed from a plain hash, so the server's secret is part of it. */
const codeHash = (userId: string, code: string) =>
  createHmac('sha256', authSecret()).update(`${userId}:${code}`).digest('base64url');

const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

const same = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
