import { cache } from 'react';
import { type Day, dayOf } from '@/lib/domain/days/day';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { timeZoneOf } from '@/lib/platform/site-facts';
import { User } from '@/models/user';

/** Today, 'YYYY-MM-DD', and the time zone it is counted in: the viewer's own, else the site's. */
export const readerDay = ({ userId }: Viewer, now: Date) => personDay(userId, now);

/** The same of any person: an application's days are its student's, also for staff and agents. */
export async function personDay(userId: string, now: Date): Promise<{ today: Day; timeZone: string }> {
  const timeZone = timeZoneOf({ timeZone: await storedZone(userId) });
  return { today: dayOf(now, timeZone), timeZone };
}

/** The time zone that is stored of a person; '' while none is. Read once while a page is rendered. */
export const storedZone = cache(
  async (userId: string): Promise<string> => (await User.findById(userId, 'timeZone').lean())?.timeZone ?? '',
);
