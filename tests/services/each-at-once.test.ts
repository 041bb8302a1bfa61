import mongoose, { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus, isEnd } from '@/lib/domain/applications/application-status';
import type { Country } from '@/lib/domain/countries';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { applicationBoard } from '@/lib/services/applications/board';
import { WORK_ORDER } from '@/lib/services/applications/for-staff';
import { applicationNumbers } from '@/lib/services/applications/numbers';
import { listCounsellors } from '@/lib/services/people/staff/counsellors';
import { countEach, firstOfEach } from '@/lib/services/records/lists/each-at-once';
import { Application } from '@/models/application';
import { type Person, person } from '../support/people';

let agent: Person;
let team: Person;
const OPEN = APPLICATION_STATUSES.filter((status) => !isEnd(status));
const idOf = (number: number) => new Types.ObjectId(number.toString(16).padStart(24, 'd'));

beforeAll(async () => {
  [agent, team] = [await person('agent'), await person('team')];
  await Application.deleteMany({});
  const at = (status: ApplicationStatus, day: number, country: Country) => ({
    _id: idOf(day),
    userId: idOf(100),
    agentId: agent.userId,
    counsellorId: team.userId,
    courseId: idOf(day),
    ...{ country, university: 'Selkirk College', course: `Course ${day}`, year: 2030, month: 'Sep' as const, status },
    history: [{ status, by: null, byRole: 'system' as const, byName: '', reason: '', at: new Date(2026, 0, day) }],
    movedOn: new Date(2026, 0, day),
    waitsSince: new Date(2026, 0, day),
  });
  for (const day of [5, 3, 4]) await Application.create(at('Pending', day, 'Canada'));
  await Application.create(at('Submitted', 2, 'UK'));
});
afterAll(() => Application.deleteMany({}));

/** How many commands something sends to the database. */
async function commandsOf(run: () => Promise<unknown>): Promise<number> {
  let sent = 0;
  const client = mongoose.connection.getClient();
  const count = () => {
    sent++;
  };
  client.on('commandStarted', count);
  await run();
  client.off('commandStarted', count);
  return sent;
}

describe('questions about many parts of a collection', () => {
  const filters = (['Pending', 'Enrolled', 'Submitted'] as const).map((status) => ({ status, agentId: '' }));
  const ofAgent = () => filters.map((filter) => ({ ...filter, agentId: agent.userId }));

  it('count each part, also those without any, and take an id as text', async () => {
    expect(await countEach(Application, ofAgent())).toEqual([3, 0, 1]);
    expect(await countEach(Application, [])).toEqual([]);
  });

  it('give the first records of each part, with what is asked of them alone', async () => {
    const found = await firstOfEach(Application, {
      filters: ofAgent(),
      order: WORK_ORDER,
      limit: 2,
      fields: ['course', 'counsellorId'],
    });
    expect(found.map(({ course }) => course).sort()).toEqual(['Course 2', 'Course 3', 'Course 4']);
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(['_id', 'counsellorId', 'course']);
  });
});

describe('a page', () => {
  const viewer = (): Viewer => ({ ...team.viewer });

  it('has its board, the longest waiting on top, from four commands', async () => {
    const columns = await applicationBoard(viewer(), { q: '', limit: 2 }, OPEN);
    const [pending] = columns.filter(({ status }) => status === 'Pending');
    expect(columns.map(({ status }) => status)).toEqual(OPEN);
    expect(pending?.total).toBe(3);
    expect(pending?.applications.map(({ course }) => course)).toEqual(['Course 3', 'Course 4']);
    expect(pending?.applications[0]).toMatchObject({ studentName: '', month: 'Sep', agentId: agent.userId });
    const narrowed = await applicationBoard(viewer(), { q: '', limit: 2, country: 'UK' }, OPEN);
    expect(narrowed.flatMap(({ applications }) => applications.map(({ course }) => course))).toEqual(['Course 2']);
    expect(await commandsOf(() => applicationBoard(viewer(), { q: '', limit: 2 }, OPEN))).toBeLessThan(5);
  });

  it('has the numbers by status and by country from one command', async () => {
    expect(await applicationNumbers({ ...agent.viewer })).toEqual({
      byStatus: { Pending: 3, Submitted: 1 },
      byCountry: { Canada: 3, UK: 1 },
    });
    // And one for the students who left an agent.
    expect(await commandsOf(() => applicationNumbers({ ...agent.viewer }))).toBe(2);
  });

  it('has the load of all counsellors from four commands', async () => {
    const [first] = (await listCounsellors()).filter(({ _id }) => _id === team.userId);
    expect(first).toMatchObject({ open: 4, oldest: new Date(2026, 0, 2).toISOString() });
    expect(await commandsOf(listCounsellors)).toBe(4);
  });
});
