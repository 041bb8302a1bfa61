import { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as bulkMove } from '@/app/api/v1/staff/applications/move/route';
import { GET as list } from '@/app/api/v1/staff/applications/route';
import { STAFF_APPLICATION_COLUMNS } from '@/lib/contract/applications/staff-applications';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { applicationBoard } from '@/lib/services/applications/board';
import { giveConsent } from '@/lib/services/applications/consent/consent';
import { Application } from '@/models/application';
import { everybody, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  await Application.deleteMany({});
  who = await everybody();
  const zelda = await person('student', { name: 'Zelda Quist' });
  const at = new Date('2026-11-01T00:00:00Z');
  const shared = { agentId: null, year: 2027, month: 'Sep', university: 'Douglas College', createdOn: at };
  const record = ({ userId, user }: Person, course: string, country: string, status: string, number: number) => ({
    ...shared,
    userId,
    studentName: user.name,
    course,
    country,
    status,
    courseId: String(number).padStart(24, 'c'),
    history: [{ status, by: null, byRole: 'system', byName: '', reason: '', at: new Date('2026-11-03T00:00:00Z') }],
  });
  const own = who.student;
  await Application.insertMany([
    record(own, 'Bachelor of Nursing', 'Canada', 'Pending', 1),
    record(own, 'Master of Data (AI+)', 'UK', 'Pending', 2),
    record(zelda, 'Bachelor of Law', 'Canada', 'Under Review', 3),
  ]);
});

const courses = async (query: Record<string, string>) => {
  const answer = await ask(list, { as: who.team, query });
  return rows(answer.body.applications).map(({ course }) => String(course));
};

describe('GET /staff/applications', () => {
  it('gives staff the applications of all students, the longest waiting first, with when each came to its status', async () => {
    const answer = await ask(list, { as: who.admin });
    expect(answer.status).toBe(200);
    expect(answer.body.total).toBe(3);
    expect(rows(answer.body.applications)[0]).toMatchObject({
      course: 'Bachelor of Nursing',
      studentName: who.student.user.name,
      status: 'Pending',
      movedOn: '2026-11-03T00:00:00.000Z',
    });
  });

  it('is for team and admin only', async () => {
    for (const as of [who.student, who.agent]) expect((await ask(list, { as })).status).toBe(403);
    expect((await ask(list)).status).toBe(401);
  });

  it('is sorted by every column', async () => {
    for (const column of STAFF_APPLICATION_COLUMNS) {
      const [up, down] = [await courses({ sort: column }), await courses({ sort: `-${column}` })];
      expect([...up].sort(), column).toEqual([...down].sort());
      expect(up, column).toEqual(down.toReversed());
    }
    expect((await courses({ sort: 'course' }))[0]).toBe('Bachelor of Law');
    expect((await courses({ sort: '-student' }))[0]).toBe('Bachelor of Law');
    expect((await ask(list, { as: who.team, query: { sort: 'reason' } })).status).toBe(422);
  });

  it('narrows by status and country together', async () => {
    expect(await courses({ status: 'Pending' })).toEqual(['Bachelor of Nursing', 'Master of Data (AI+)']);
    expect(await courses({ status: 'Pending', country: 'UK' })).toEqual(['Master of Data (AI+)']);
  });

  it('finds words in the course, the university and the name of the student; signs alone find nothing', async () => {
    expect(await courses({ q: 'law' })).toEqual(['Bachelor of Law']);
    expect(await courses({ q: 'zelda' })).toEqual(['Bachelor of Law']);
    expect(await courses({ q: 'douglas' })).toHaveLength(3);
    expect(await courses({ q: '(AI+)' })).toEqual(['Master of Data (AI+)']);
    expect(await courses({ q: '.*' })).toEqual([]);
    expect(await courses({ q: 'zel', country: 'Canada' })).toEqual(['Bachelor of Law']);
    expect(await courses({ q: 'college law zelda' })).toEqual(['Bachelor of Law']);
    expect(await courses({ q: 'zel', country: 'UK' })).toEqual([]);
    expect(await courses({ q: 'QUIST', status: 'Under Review' })).toEqual(['Bachelor of Law']);
  });

  it('pages without losing or repeating one', async () => {
    const pages = [await courses({ page: '1', limit: '2' }), await courses({ page: '2', limit: '2' })];
    expect(pages.map(({ length }) => length)).toEqual([2, 1]);
    expect(new Set(pages.flat()).size).toBe(3);
  });

  it('refuses a status there is not', async () => {
    expect((await ask(list, { as: who.team, query: { status: 'Lost' } })).status).toBe(422);
  });
});

describe('the board', () => {
  it('has each status requested, with its number and no more cards than requested', async () => {
    const board = await applicationBoard(who.team.viewer, { q: '', limit: 1 }, ['Pending', 'Submitted']);
    expect(board.map(({ status, total, applications }) => [status, total, applications.length])).toEqual([
      ['Pending', 2, 1],
      ['Submitted', 0, 0],
    ]);
  });

  it('shows records from before there was a checklist', async () => {
    await Application.collection.updateMany({}, { $unset: { items: '', offer: '', consent: '' } });
    const [column] = await applicationBoard(who.team.viewer, { q: '', limit: 10 }, ['Pending']);
    expect(column?.applications.map(({ next }) => next !== null)).toEqual([true, true]);
  });
});

describe('POST /staff/applications/move', () => {
  const records = (statuses: readonly ApplicationStatus[]) =>
    Application.insertMany(
      statuses.map((status, at) => ({
        userId: who.student.userId,
        agentId: null,
        courseId: `${at}`.padStart(24, 'd'),
        country: 'UK',
        university: 'Bulk University',
        course: `Course ${at}`,
        year: 2028,
        month: 'Sep',
        status,
        history: [],
      })),
    );
  const move = (applications: object[], status: string, reason = '', as: Person | null = who.team) =>
    ask(bulkMove, { as, body: { applications, status, reason } });
  const statusOf = async (id: unknown) => (await Application.findById(id).lean())?.status;
  beforeEach(async () => {
    await Application.deleteMany({ university: 'Bulk University' });
  });

  it('moves what can be moved, and says of each what came of it', async () => {
    const [pending, enrolled, seenElsewhere] = await records(['Pending', 'Enrolled', 'Under Review']);
    const answer = await move(
      [
        { _id: String(pending?._id), from: 'Pending' },
        { _id: String(enrolled?._id), from: 'Enrolled' },
        { _id: 'f'.repeat(24) },
        { _id: String(seenElsewhere?._id), from: 'Pending' },
      ],
      'Rejected',
      'The course is closed.',
    );
    expect([answer.status, answer.body.success]).toEqual([200, false]);
    expect(answer.body.message).toBe('1 of 4 applications are now Rejected.');
    expect(answer.body.results).toEqual([
      { _id: String(pending?._id), moved: true, status: 'Rejected', message: '' },
      {
        _id: String(enrolled?._id),
        moved: false,
        status: 'Enrolled',
        message: expect.stringMatching(/^The status can’t change from 'Enrolled' to 'Rejected'/),
      },
      { _id: 'f'.repeat(24), moved: false, status: null, message: 'Application not found.' },
      {
        _id: String(seenElsewhere?._id),
        moved: false,
        status: 'Under Review',
        message:
          "Someone else changed this application just now. Its status is 'Under Review'. Reload to see their changes.",
      },
    ]);
    expect(await statusOf(pending?._id)).toBe('Rejected');
    expect(await statusOf(seenElsewhere?._id)).toBe('Under Review');
    const history = (await Application.findById(pending?._id).lean())?.history;
    expect(history).toMatchObject([{ status: 'Rejected', reason: 'The course is closed.', byRole: 'team' }]);
  });

  it('moves nothing without a reason where one is needed', async () => {
    const [one] = await records(['Pending']);
    const answer = await move([{ _id: String(one?._id) }], 'Rejected');
    expect([answer.status, answer.body.fields]).toEqual([422, { reason: 'Please enter a reason.' }]);
    expect(await statusOf(one?._id)).toBe('Pending');
  });

  it('moves each once when two staff move the same ones at the same moment', async () => {
    const made = await records(['Pending', 'Pending', 'Pending']);
    const all = made.map(({ _id }) => ({ _id: String(_id), from: 'Pending' }));
    const answers = await Promise.all([
      move(all, 'Under Review'),
      move(all, 'Documents Requested', 'Send all.', who.admin),
    ]);
    const moved = answers.flatMap(({ body }) => rows(body.results)).filter((result) => result.moved);
    expect(moved).toHaveLength(3);
    for (const { _id } of made) expect((await Application.findById(_id).lean())?.history).toHaveLength(1);
  });

  it('takes 1 to 100 applications, from staff only', async () => {
    expect((await move([], 'Submitted')).status).toBe(422);
    const many = Array.from({ length: 101 }, () => ({ _id: 'f'.repeat(24) }));
    expect((await move(many, 'Submitted')).status).toBe(422);
    const [one] = await records(['Pending']);
    for (const as of [who.student, who.agent]) {
      expect((await move([{ _id: String(one?._id) }], 'Under Review', '', as)).status).toBe(403);
    }
    expect(await statusOf(one?._id)).toBe('Pending');
  });
});

describe('stalled applications', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
  const stalled = async (days: number) => {
    const answer = await ask(list, { as: who.admin, query: { stalled: String(days) } });
    return rows(answer.body.applications).map(({ course }) => course);
  };
  beforeEach(async () => {
    await Application.deleteMany({});
  });
  const record = (course: string, status: ApplicationStatus, waitsSince: Date | null) =>
    Application.create({
      userId: who.student.userId,
      agentId: null,
      courseId: new Types.ObjectId(),
      country: 'UK',
      university: 'Slow University',
      course,
      year: 2028,
      month: 'Sep',
      status,
      history: [{ status, by: null, byRole: 'system', byName: '', reason: '', at: waitsSince ?? daysAgo(400) }],
      waitsSince,
    });

  it('are those nobody moved for so many working days, the longest waiting first', async () => {
    await record('A month', 'Submitted', daysAgo(30));
    await record('A year', 'Pending', daysAgo(365));
    await record('Today', 'Pending', daysAgo(0));
    await record('At an end', 'Rejected', null);
    await record('Put off', 'Deferred', null);
    expect(await stalled(5)).toEqual(['A year', 'A month']);
    expect(await stalled(40)).toEqual(['A year']);
  });

  it('leave the list when they are moved, and never come back from an end', async () => {
    const waiting = await record('A month', 'Under Review', daysAgo(30));
    const id = String(waiting._id);
    await giveConsent(who.student.viewer, id, { given: true, agentMayReply: false });
    expect(
      (await ask(bulkMove, { as: who.team, body: { applications: [{ _id: id }], status: 'Submitted' } })).status,
    ).toBe(200);
    expect(await stalled(1)).toEqual([]);
    expect((await Application.findById(id).lean())?.waitsSince?.getTime()).toBeGreaterThan(daysAgo(1).getTime());
    const body = { applications: [{ _id: id }], status: 'Rejected', reason: 'Full.' };
    await ask(bulkMove, { as: who.team, body });
    expect((await Application.findById(id).lean())?.waitsSince).toBeNull();
  });
});
