import { createHmac, randomInt } from 'node:crypto';
import { authSecret } from '@/lib/platform/env';
import { SecondFactor } from '@/models/second-factor';

/** Ten codes for the day without the phone: shown once, stored as HMACs. */

const RECOVERY_CODES = 10;

/** Makes ten new codes for an account; those before stop working. */
export async function giveRecoveryCodes(userId: string): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes(userId);
  await SecondFactor.updateOne({ userId }, { $set: { recoveryHashes: hashes } }, { upsert: true });
  return codes;
}

/** Whether this is one of the account's recovery codes; of several at once exactly one is right. */
export async function spendRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hash = recoveryHash(userId, code);
  const used = await SecondFactor.updateOne({ userId, recoveryHashes: hash }, { $pull: { recoveryHashes: hash } });
  return used.modifiedCount === 1;
}

/** Ten letters and digits without those that are mistaken for one another: 49 bits. */
export function newRecoveryCodes(userId: string): { codes: string[]; hashes: string[] } {
  const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
  const one = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const plain = Array.from({ length: RECOVERY_CODES }, one);
  return {
    codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: plain.map((code) => recoveryHash(userId, code)),
  };
}

const recoveryHash = (userId: string, code: string) =>
  createHmac('sha256', authSecret()).update(`recovery:${userId}:${code}`).digest('base64url');
