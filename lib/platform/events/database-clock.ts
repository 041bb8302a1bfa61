import { connectDatabase } from '@/lib/platform/db';
import { once } from '@/lib/platform/once';

/** How long a measured difference holds. */
const GOOD_MS = 60_000;

/**
 * Now by the database's clock, in milliseconds since 1970: the one clock that all web processes share. Their own may differ by
 * any amount. Asks the database once a minute; rejects when that fails.
 */
export async function databaseNow(): Promise<number> {
  const clock = once('database-clock', () => ({ ahead: 0, measuredAt: Number.NEGATIVE_INFINITY }));
  if (performance.now() - clock.measuredAt >= GOOD_MS) {
    const { connection } = await connectDatabase();
    const asked = Date.now();
    const answer = await connection.db?.command({ hello: 1 });
    const answered = Date.now();
    if (answer?.localTime instanceof Date) clock.ahead = answer.localTime.getTime() - (asked + answered) / 2;
    clock.measuredAt = performance.now();
  }
  return Math.round(Date.now() + clock.ahead);
}
