import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as againMember } from '@/app/api/v1/agency/members/[id]/invitation/route';
import { POST as inviteMember } from '@/app/api/v1/agency/members/route';
import { POST as againStaff } from '@/app/api/v1/staff/[id]/invitation/route';
import { POST as inviteStaff } from '@/app/api/v1/staff/route';
import type { Endpoint } from '@/lib/api/endpoint';
import { env } from '@/lib/platform/env';
import { Job } from '@/models/job';
import { RateLimit } from '@/models/rate-limit';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { ask } from '../support/request';

/** Invitations go to people who never requested them: few to an address, and to few new addresses a day. */

beforeAll(() => {
  env().RATE_LIMITS = 'on';
});
afterAll(() => {
  env().RATE_LIMITS = 'off';
});

const KINDS: Record<string, { by: 'agent' | 'admin'; invite: Endpoint; again: Endpoint; more: object }> = {
  'an agency': { by: 'agent', invite: inviteMember, again: againMember, more: { role: 'counsellor', branches: [] } },
  staff: { by: 'admin', invite: inviteStaff, again: againStaff, more: { role: 'team', jobTitle: '' } },
};

describe.each(Object.entries(KINDS))('invitations of %s', (_name, { by, invite, again, more }) => {
  let inviter: Person;
  beforeEach(async () => {
    await emptyDatabase();
    inviter = await person(by);
  });
  const mails = () => Job.countDocuments({ kind: 'mail' });
  const invited = (email: string, as = inviter) => ask(invite, { as, body: { name: 'Ravi Gill', email, ...more } });
  const once = async (email: string) => {
    const member = await User.findOne({ email }, '_id').orFail().lean();
    return ask(again, { as: inviter, params: { id: String(member._id) } });
  };
  /** As after so many seconds. */
  const passed = async (budget: string) => RateLimit.deleteMany({ key: new RegExp(`^${budget}:`) });

  it('reach one address once in two minutes and three times a day, and the refusal says when', async () => {
    expect((await invited('flood@victim.test')).status).toBe(201);
    const soon = await once('flood@victim.test');
    expect([soon.status, soon.body.message]).toEqual([
      429,
      expect.stringMatching(
        /^An invitation has just been sent to this address\. Please wait (\d+ seconds|2 minutes) and/,
      ),
    ]);
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(120);
    for (const status of [200, 200, 429]) {
      await passed('invitation');
      expect((await once('flood@victim.test')).status).toBe(status);
    }
    await passed('invitation');
    const later = await once('flood@victim.test');
    expect(later.body.message).toMatch(
      /^Three invitations have already been sent to this address today\. Please wait \d+ hours and try again/,
    );
    expect(Number(later.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(await mails()).toBe(3);
  });

  longIt('reach thirty new addresses a day, an address that is taken counted among them', async () => {
    for (let at = 0; at < 29; at++) expect((await invited(`friend${at}@example.com`)).status).toBe(201);
    expect((await invited(inviter.user.email)).status).toBe(409);
    const { status, body } = await invited('one.more@example.com');
    expect([status, body.message]).toEqual([
      429,
      expect.stringMatching(
        /^You can invite at most thirty people a day\. Please continue tomorrow\. Please wait \d+ hours and try again/,
      ),
    ]);
    expect(await User.exists({ email: 'one.more@example.com' })).toBeNull();
    expect(await mails()).toBe(29);
    if (by === 'agent') expect((await invited('one.more@example.com', await person('agent'))).status).toBe(201);
  });

  it('for an address that is taken use nothing of that address up', async () => {
    const other = await person('agent');
    for (let at = 0; at < 4; at++) expect((await invited(other.user.email)).status).toBe(409);
    expect(await RateLimit.countDocuments({ key: /^invitation/ })).toBe(0);
  });
});
