import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { helpersNow } from '@/lib/platform/auth/helps';
import type { ToHelpers } from '@/lib/services/records/notices/effects';
import { notifyGrouped } from '@/lib/services/records/notices/grouped';
import { notify } from '@/lib/services/records/notices/notifications';

/**
 * Leaves the notice for everyone who helps the student now, but for who did it. Returns their ids; a second call tells no one twice.
 */
export async function helpersTold({ studentId, by, notice }: ToHelpers, effectId: Types.ObjectId): Promise<string[]> {
  const readers = (await helpersNow(studentId)).filter((userId) => userId !== by);
  for (const userId of readers) {
    if ('group' in notice) await notifyGrouped(userId, notice, effectId);
    else await notify(userId, notice.notification, notice.href, idOf(effectId, userId));
  }
  return readers;
}

/** The same id for the same effect and reader. */
const idOf = (effectId: Types.ObjectId, userId: string) =>
  new Types.ObjectId(createHash('sha256').update(`${effectId}:${userId}`).digest('hex').slice(0, 24));
