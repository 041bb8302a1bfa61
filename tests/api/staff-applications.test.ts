import { beforeAll, describe, expect, it } from 'vitest';
import { GET as list } from '@/app/api/v1/staff/applications/route';
import { applicationBoard } from '@/lib/services/staff-applications';
import { Application } from '@/models/application';
import { everybody, person } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  await Application.deleteMany({});
  who = await everybody();
  const zelda = await person('student', { name: 'Zelda Quist' });
  const at = new Date('2026-11-01T00:00:00Z');
  const shared = { agentId: null, year: 2027, month: 'Sep', university: 'Douglas College', createdOn: at };
  const record = (userId: string, course: string, country: string, status: string, number: number) => ({
    ...shared,
    userId,
    course,
    country,
    status,
    courseId: String(number).padStart(24, 'c'),
    history: [{ status, by: null, byRole: 'system', byName: '', reason: '', at: new Date('2026-11-03T00:00:00Z') }],
  });
  const own = who.student.userId;
  await Application.insertMany([
    record(own, 'Bachelor of Nursing', 'Canada', 'Pending', 1),
    record(own, 'Master of Data (AI+)', 'UK', 'Pending', 2),
    record(zelda.userId, 'Bachelor of Law', 'Canada', 'Under Review', 3),
  ]);
});

const courses = async (query: Record<string, string>) => {
  const answer = await ask(list, { as: who.team, query });
  return rows(answer.body.applications).map(({ course }) => String(course));
};

describe('GET /staff/applications', () => {
  it('gives staff the applications of all students, the oldest first, with when each came to its status', async () => {
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

  it('narrows by status and country together', async () => {
    expect(await courses({ status: 'Pending' })).toEqual(['Bachelor of Nursing', 'Master of Data (AI+)']);
    expect(await courses({ status: 'Pending', country: 'UK' })).toEqual(['Master of Data (AI+)']);
  });

  it('finds words in the course, the university and the name of the student; signs stand for themselves', async () => {
    expect(await courses({ q: 'law' })).toEqual(['Bachelor of Law']);
    expect(await courses({ q: 'zelda' })).toEqual(['Bachelor of Law']);
    expect(await courses({ q: 'douglas' })).toHaveLength(3);
    expect(await courses({ q: '(AI+)' })).toEqual(['Master of Data (AI+)']);
    expect(await courses({ q: '.*' })).toEqual([]);
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
  it('has each status asked for, with its number and no more cards than asked for', async () => {
    const board = await applicationBoard(who.team.viewer, { q: '', limit: 1 }, ['Pending', 'Submitted']);
    expect(board.map(({ status, total, applications }) => [status, total, applications.length])).toEqual([
      ['Pending', 2, 1],
      ['Submitted', 0, 0],
    ]);
  });
});
