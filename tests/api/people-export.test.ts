import { beforeAll, describe, expect, it } from 'vitest';
import { GET as exportList } from '@/app/api/v1/export/[list]/route';
import { Enquiry } from '@/models/enquiry';
import { User } from '@/models/user';
import { everybody, person } from '../support/people';
import { send } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  await User.deleteMany({});
  await Enquiry.deleteMany({});
  who = await everybody();
});

async function csv(list: string, query: Record<string, string> = {}) {
  const response = await send(exportList, { as: who.admin, params: { list }, query });
  expect(response.status).toBe(200);
  return (await response.text()).split('\r\n');
}

describe('GET /export/{list}', () => {
  it('is a file of all rows under the heads of the table, the mark for UTF-8 first', async () => {
    const response = await send(exportList, { as: who.admin, params: { list: 'students' } });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="students.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe('ID,Name,Email,Mobile,Created on,Added By Company');
    expect(lines).toHaveLength(3);
  });

  it('holds every one of more rows than are read at a time, once', async () => {
    const at = new Date('2026-01-01T00:00:00Z');
    const enquiry = { name: 'Many', mobile: '123456', message: '', source: 'landing', createdOn: at };
    await Enquiry.insertMany(Array.from({ length: 1201 }, (_, n) => ({ ...enquiry, email: `${n}@example.com` })));
    const emails = (await csv('enquiries')).slice(1, -1).map((line) => line.split(',')[2]);
    expect(emails).toHaveLength(1201);
    expect(new Set(emails).size).toBe(1201);
  });

  it('is narrowed by the words searched for', async () => {
    await person('agent', { company_name: 'Zephyr Overseas' });
    expect((await csv('agents', { q: 'zephyr' })).filter((line) => line.includes('Zephyr'))).toHaveLength(1);
    expect(await csv('agents', { q: 'zephyr' })).toHaveLength(3);
  });

  it('quotes what needs it and lets no name become a formula', async () => {
    await person('student', { name: '=HYPERLINK("http://evil.example","x"), y', mobile: '+919876543210' });
    const line = (await csv('students', { q: 'hyperlink' }))[1] ?? '';
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"",""x""), y"`);
    expect(line).toContain(',+919876543210,');
  });

  it('is for admins only, and there is no other list', async () => {
    for (const as of [who.team, who.agent, who.student]) {
      expect((await send(exportList, { as, params: { list: 'students' } })).status).toBe(403);
    }
    expect((await send(exportList, { as: who.admin, params: { list: 'admins' } })).status).toBe(422);
  });
});
