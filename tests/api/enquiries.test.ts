import { beforeAll, describe, expect, it } from 'vitest';
import { POST as enquire } from '@/app/api/v1/enquiries/route';
import { GET as getEnquiries } from '@/app/api/v1/get-enquiries/route';
import { env } from '@/lib/platform/env';
import { Enquiry } from '@/models/enquiry';
import { everybody } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});

const asking = (email: string, more: object = {}) => ({ name: 'Asha Rao', email, mobile: '+91 98765 43210', ...more });

describe('enquiries', () => {
  it('are left by anybody and listed for admins, with whether the address belongs to a verified account', async () => {
    const known = await ask(enquire, { body: asking(who.student.user.email, { message: 'Which intake?' }) });
    expect([known.status, known.body.success]).toEqual([201, true]);
    await ask(enquire, { body: asking('stranger@example.com') });
    const answer = await ask(getEnquiries, { as: who.admin });
    expect(answer.headers.get('x-total-count')).toBe('2');
    expect(rows(answer.body)).toMatchObject([
      { email: 'stranger@example.com', mobile: '+919876543210', isVerified: false, source: 'landing' },
      { email: who.student.user.email, message: 'Which intake?', isVerified: true },
    ]);
  });

  it('are searched and sorted', async () => {
    await ask(enquire, { body: asking('zz@example.com', { name: 'Zoya' }) });
    const found = await ask(getEnquiries, { as: who.admin, query: { q: 'ZOY' } });
    expect(rows(found.body)).toMatchObject([{ name: 'Zoya' }]);
    const sorted = await ask(getEnquiries, { as: who.admin, query: { sort: '-name', limit: '1' } });
    expect(rows(sorted.body)).toMatchObject([{ name: 'Zoya' }]);
  });

  it('are for admins only to read, and refused with the fields at fault', async () => {
    for (const as of [who.student, who.agent, who.team]) expect((await ask(getEnquiries, { as })).status).toBe(403);
    expect((await ask(getEnquiries)).status).toBe(401);
    const count = await Enquiry.countDocuments();
    const wrong = await ask(enquire, { body: { name: '', email: { $gt: '' }, mobile: 'x', isVerified: true } });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {}).sort()]).toEqual([
      422,
      ['email', 'isVerified', 'mobile', 'name'],
    ]);
    expect(await Enquiry.countDocuments()).toBe(count);
  });

  it('are refused after ten from one address within the hour', async () => {
    env().RATE_LIMITS = 'on';
    try {
      const statuses: number[] = [];
      for (let index = 0; index < 11; index++) {
        const headers = { 'x-forwarded-for': '10.1.1.1' };
        statuses.push((await ask(enquire, { body: asking(`many${index}@example.com`), headers })).status);
      }
      expect(statuses).toEqual([...Array(10).fill(201), 429]);
    } finally {
      env().RATE_LIMITS = 'off';
    }
  });
});
