import { expect, it } from 'vitest';
import { viewerOfToken } from '@/lib/platform/auth/account';
import { issueCode, spendCode } from '@/lib/platform/auth/codes';
import { pollNow } from '@/lib/platform/events/bus';
import { eventsAfter } from '@/lib/platform/events/replay';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { spend } from '@/lib/platform/limits/rate-limits';
import { forget } from '@/lib/platform/once';
import { onReplicaSet } from '../support/on-replica-set';
import { person } from '../support/people';

it('sessions, codes, limits, leases and events are read from the primary, whatever the address says', async () => {
  const student = await person('student');
  for (const parameters of ['readPreference=secondary', 'readPreference=secondaryPreferred&maxStalenessSeconds=120']) {
    await onReplicaSet(parameters, async (set) => {
      process.env.RATE_LIMITS = 'on';
      forget('env');
      expect((await viewerOfToken(student.token, { fresh: true }))?.userId).toBe(student.userId);
      expect(await spendCode(student.userId, 'phone-code', await issueCode(student.userId, 'phone-code'))).toBe(true);
      expect(await spend('sign-in', parameters)).toEqual({ used: 1 });
      await runDueJobs([{ kind: 'none', run: async () => {} }]);
      await pollNow();
      await eventsAfter('ffffffff0000000000000000', [student.userId]);
      const asked = new Set(set.seen.map(({ name, body }) => String(body[name])));
      expect([...asked]).toEqual(
        expect.arrayContaining(['sessions', 'users', 'one_time_codes', 'rate_limits', 'jobs', 'events']),
      );
      expect(set.seen.filter(({ member }) => member !== 0)).toEqual([]);
    }).finally(() => {
      process.env.RATE_LIMITS = 'off';
      forget('counter:sign-in:1');
    });
  }
});
