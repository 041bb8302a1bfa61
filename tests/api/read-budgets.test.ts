import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as allCourses } from '@/app/api/v1/all-course/route';
import { GET as activities } from '@/app/api/v1/get-activities/[userId]/route';
import { OPERATIONS } from '@/lib/contract/all';
import { budgetOf } from '@/lib/contract/operation';
import { env } from '@/lib/platform/env';
import { person } from '../support/people';
import { ask } from '../support/request';

beforeAll(() => {
  env().RATE_LIMITS = 'on';
});
afterAll(() => {
  env().RATE_LIMITS = 'off';
});

describe('reading has a budget', () => {
  it('in every call: what names none spends from that of reads or of writes', () => {
    for (const operation of OPERATIONS) expect(budgetOf(operation)).toMatch(/^[a-z-]+$/);
    expect(budgetOf(activities.operation)).toBe('read');
    const wholeLists = OPERATIONS.filter(({ path }) => /(?<!my-file\/)export$|all-course$/.test(path));
    expect(wholeLists.length).toBeGreaterThan(6);
    for (const operation of wholeLists) expect(budgetOf(operation), operation.path).toBe('whole-list');
  });

  it('of thirty whole lists in a minute; the next one says how long to wait, and others go on', async () => {
    const [greedy, other] = [await person('student'), await person('student')];
    const statuses: number[] = [];
    for (let time = 0; time < 31; time++) statuses.push((await ask(allCourses, { as: greedy })).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    const refused = await ask(allCourses, { as: greedy });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(allCourses, { as: other })).status).toBe(200);
  });
});
