import { DAY_MS, todayIn } from '@/lib/domain/days/day';
import { AppError, isDuplicateKey } from '@/lib/domain/errors';
import type { Role } from '@/lib/domain/roles';
import { env } from '@/lib/platform/env';
import { UploadDay } from '@/models/upload-day';

const MB = 1024 * 1024;

/** How many bytes an account of this role may store on a day. */
export function uploadBudget(role: Role): number {
  return env().UPLOAD_MB_PER_DAY[role] * MB;
}

/** How many bytes the account has stored today, in UTC. */
export async function uploadedToday(userId: string): Promise<number> {
  return (await UploadDay.findById(keyOf(userId)).lean())?.bytes ?? 0;
}

/** Throws 429 when the account's storage for today is used up. */
export async function refuseWithoutBudget(userId: string, role: Role): Promise<void> {
  if (env().RATE_LIMITS !== 'off' && (await uploadedToday(userId)) >= uploadBudget(role)) throw usedUp(role);
}

/** Takes bytes from today's storage of the account, all or, with 429, none. */
export async function takeUploadBytes(userId: string, role: Role, bytes: number): Promise<void> {
  const room = uploadBudget(role) - bytes;
  if (env().RATE_LIMITS === 'off' || bytes === 0) return;
  if (room < 0) throw usedUp(role);
  try {
    await UploadDay.updateOne(
      { _id: keyOf(userId), bytes: { $lte: room } },
      { $inc: { bytes }, $setOnInsert: { expiresOn: new Date(Date.now() + 2 * DAY_MS) } },
      { upsert: true },
    );
  } catch (error) {
    // It is there, with less room than that.
    if (isDuplicateKey(error)) throw usedUp(role);
    throw error;
  }
}

/** Gives bytes back that were not stored after all. */
export async function giveBackUploadBytes(userId: string, bytes: number): Promise<void> {
  if (env().RATE_LIMITS === 'off' || bytes === 0) return;
  await UploadDay.updateOne({ _id: keyOf(userId) }, { $inc: { bytes: -bytes } });
}

function usedUp(role: Role): AppError {
  const now = Date.now();
  const retryAfter = Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
  const message = `You can upload ${env().UPLOAD_MB_PER_DAY[role]} MB a day. Please continue tomorrow, or send smaller files.`;
  return new AppError('too_many_requests', message, { retryAfter });
}

const keyOf = (userId: string) => `${todayIn('UTC')}:${userId}`;
