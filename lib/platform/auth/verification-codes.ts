import { createHmac, randomInt } from 'node:crypto';
import { DAY_MS } from '@/lib/domain/days/day';
import { isDuplicateKey } from '@/lib/domain/errors';
import { authSecret } from '@/lib/platform/env';
import { OneTimeCode } from '@/models/one-time-code';
import { seal, unseal } from './sealed';

/**
 * The six digits that verify an account (docs/decisions/0014-mail-and-recovery.md). Unlike every other code, an admin may be shown them
 * and finds an account by them: they are stored encrypted, beside a keyed hash that is unique among the living codes.
 */

const DAYS = 30;
const purpose = 'verify-account';
const SEALED = 'verification codes';

/** Makes a user's verification code; the one before stops working. */
export async function issueVerificationCode(userId: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    const expiresAt = new Date(Date.now() + DAYS * DAY_MS);
    try {
      await OneTimeCode.updateOne(
        { userId, purpose },
        { $set: { hash: lookUpHash(code), sealed: seal(SEALED, code, userId), expiresAt, tries: 0 } },
        { upsert: true },
      );
      return code;
    } catch (error) {
      if (!isDuplicateKey(error) || attempt > 20) throw error;
    }
  }
}

/** A user's living code, or null. */
export async function verificationCodeOf(userId: string): Promise<string | null> {
  const stored = await OneTimeCode.findOne({ userId, purpose }).lean();
  if (!stored?.sealed || stored.expiresAt <= new Date()) return null;
  return unseal(SEALED, stored.sealed, userId);
}

/** Whose living code this is, or null. */
export async function ownerOfVerificationCode(code: string): Promise<string | null> {
  const stored = await OneTimeCode.findOne({ hash: lookUpHash(code), purpose }).lean();
  return stored && stored.expiresAt > new Date() ? String(stored.userId) : null;
}

/** Six digits can be guessed from a plain hash, so the server's secret is part of it. */
const lookUpHash = (code: string) =>
  createHmac('sha256', authSecret()).update(`${purpose}:${code}`).digest('base64url');
