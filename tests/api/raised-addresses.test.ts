import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as enquire } from '@/app/api/v1/enquiries/route';
import { PUT as raiseAddress, GET as raisedAddresses } from '@/app/api/v1/staff/raised-addresses/route';
import { env } from '@/lib/platform/env';
import { RaisedAddress } from '@/models/raised-address';
import { StaffAction } from '@/models/staff-action';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { ask } from '../support/request';

beforeAll(() => {
  env().RATE_LIMITS = 'on';
});
afterAll(() => {
  env().RATE_LIMITS = 'off';
});

/** Enquires so often from one address. */
async function enquiries(times: number, address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) {
    const body = { name: 'Asha Rao', email: `asha.${time}@example.com`, mobile: '+91 98765 43210', message: 'Hello' };
    statuses.push((await ask(enquire, { body, headers: { 'x-forwarded-for': address } })).status);
  }
  return statuses;
}

describe('the limits of an address', () => {
  const FAIR = '10.62.0.1';
  const raise = (as: Person, body: Record<string, unknown>) => ask(raiseAddress, { as, body });

  longIt('are raised by an admin for some hours, here at once, and for no other address; it is logged', async () => {
    const admin = await person('admin');
    expect((await raise(admin, { address: FAIR, times: 2, hours: 8 })).status).toBe(200);
    expect(await enquiries(21, FAIR)).toEqual([...Array(20).fill(201), 429]);
    expect(await enquiries(11, '10.62.0.2')).toEqual([...Array(10).fill(201), 429]);
    const { addresses } = (await ask(raisedAddresses, { as: admin })).body;
    expect(addresses).toEqual([{ address: FAIR, times: 2, endsOn: expect.any(String) }]);
    const endsOn = (await RaisedAddress.findById(FAIR).lean())?.endsOn.getTime() ?? 0;
    expect(Math.abs(endsOn - Date.now() - 8 * 3600_000)).toBeLessThan(60_000);
    const logged = await StaffAction.findOne({ by: admin.userId, action: 'limits.set' }).lean();
    expect(logged).toMatchObject({ subject: 'address', label: '10.62.0.x', after: { times: 2, hours: 8 } });
  });

  it('are the usual ones again once an admin says so, or the time is over', async () => {
    const admin = await person('admin');
    const address = '10.62.0.3';
    await raise(admin, { address, times: 2 });
    expect(await enquiries(12, address)).toEqual(Array(12).fill(201));
    expect((await raise(admin, { address, times: 1 })).status).toBe(200);
    expect(await enquiries(1, address)).toEqual([429]);
    await raise(admin, { address, times: 3 });
    await RaisedAddress.updateOne({ _id: address }, { $set: { endsOn: new Date(Date.now() - 1000) } });
    await raise(admin, { address: FAIR, times: 1 });
    expect(await enquiries(1, address)).toEqual([429]);
  });

  longIt('of IPv6 are those of its network', async () => {
    const admin = await person('admin');
    await raise(admin, { address: '2001:db8:1:2::77', times: 2 });
    expect(await enquiries(12, '2001:db8:1:2:aaaa::1')).toEqual(Array(12).fill(201));
    expect((await raise(admin, { address: '2001:db8:1:2::/64', times: 1 })).status).toBe(200);
    expect((await ask(raisedAddresses, { as: admin })).body.addresses).toEqual([]);
  });

  it.each([
    ['no address', { address: 'the fair', times: 2 }, 'address'],
    ['more than ten times', { address: FAIR, times: 11 }, 'times'],
    ['no times', { address: FAIR, times: 0 }, 'times'],
    ['half a time more', { address: FAIR, times: 1.5 }, 'times'],
    ['more than a day', { address: FAIR, times: 2, hours: 25 }, 'hours'],
  ])('are not set by %s', async (_what, body, field) => {
    const answer = await raise(await person('admin'), body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
    expect(await RaisedAddress.countDocuments({ _id: FAIR })).toBe(0);
  });

  it('are changed by no one but an admin', async () => {
    for (const role of ['student', 'agent', 'team'] as const)
      expect((await raise(await person(role), { address: FAIR, times: 2 })).status).toBe(403);
    expect((await ask(raiseAddress, { body: { address: FAIR, times: 2 } })).status).toBe(401);
    expect(await RaisedAddress.countDocuments({ _id: FAIR })).toBe(0);
  });
});
