import { cache } from 'react';
import { dayIn } from '@/lib/domain/deadlines/words';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { timeZoneOf } from '@/lib/platform/env';
import { User } from '@/models/user';

/** Today, 'YYYY-MM-DD', and the time zone it is counted in: the viewer's own, else the site's. */
export async function readerDay(viewer: Viewer, now: Date): Promise<{ today: string; timeZone: string }> {
  const timeZone = await timeZoneOfUser(viewer.userId);
  return { today: dayIn(timeZone, now), timeZone };
}

/** Read once while a page is rendered. */
const timeZoneOfUser = cache(async (userId: string) =>
  timeZoneOf((await User.findById(userId, 'timeZone').lean()) ?? {}),
);
