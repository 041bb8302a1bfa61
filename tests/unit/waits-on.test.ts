import { describe, expect, it } from 'vitest';
import { loadsOf, YOUR_TASKS } from '@/components/agent/waits-on';
import { APPLICATION_STATUSES, isEnd } from '@/lib/domain/applications/application-status';

const oneOfEach = Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, 1]));

describe('what waits on whom', () => {
  it('has every open application wait on exactly one party; ended and paused ones wait on nobody', () => {
    const waiting = loadsOf(oneOfEach).flatMap(({ statuses }) => statuses.map(({ status }) => status));
    const open = APPLICATION_STATUSES.filter((status) => !isEnd(status) && status !== 'Deferred');
    expect([...waiting].sort()).toEqual([...open].sort());
  });

  it('names a task for each status that waits on the agent, and for no other', () => {
    const yours = loadsOf(oneOfEach).find(({ party }) => party === 'you');
    expect(yours?.statuses.map(({ status }) => status).sort()).toEqual(Object.keys(YOUR_TASKS).sort());
  });

  it('adds up the applications of a party and leaves out statuses without any', () => {
    const [, team] = loadsOf({ Pending: 3, 'Under Review': 0, Rejected: 9 });
    expect(team).toMatchObject({ party: 'team', total: 3, statuses: [{ status: 'Pending', count: 3 }] });
  });
});
