import mongoose, { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as days } from '@/app/api/v1/reports/days/route';
import { GET as exported } from '@/app/api/v1/reports/export/route';
import { GET as funnel } from '@/app/api/v1/reports/funnel/route';
import { GET as months } from '@/app/api/v1/reports/months/route';
import { GET as sources } from '@/app/api/v1/reports/sources/route';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/applications/application-status';
import { CAME_BY } from '@/lib/domain/reports';
import { forget } from '@/lib/platform/once';
import {
  applicationFunnel,
  applicationsByMonth,
  isCountedWithin,
  studentsBySource,
} from '@/lib/services/desk/reports/reports';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { Application } from '@/models/application';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import {
  type Happened,
  type HappenedApplication,
  type NaiveFilter,
  naiveDays,
  naiveFunnel,
  naiveMonths,
  naiveSources,
  naiveStays,
} from '../support/naive-reports';
import { everybody, type Person } from '../support/people';
import { randomFrom } from '../support/plausible';
import { ask, rows, send } from '../support/request';

const SEED = Number(process.env.REPORTS_SEED ?? 20_261);
const STUDENTS = process.env.LONG_TESTS ? 400 : 60;
const PERIOD = { from: '2024-01', to: '2027-12' };

let admin: Person;

describe('over random histories', () => {
  let happened: Happened[];
  const agencies = [new Types.ObjectId(), new Types.ObjectId()].map(String);
  const counsellors = [new Types.ObjectId(), new Types.ObjectId()].map(String);
  const random = randomFrom(SEED);
  const oneOf = random.pick;
  const chance = (percent: number) => random.below(100) < percent;
  const day = (from: Date, days: number) => new Date(from.getTime() + (random.below(days * 1_440) + 2) * 60_000);

  beforeAll(async () => {
    await emptyDatabase();
    admin = (await everybody()).admin;
    await User.deleteMany({ role: 'student' });
    happened = [];
    for (let n = 0; n < STUDENTS; n++) happened.push(await student(n));
    for (const one of happened.filter((_one, n) => n % 5 === 0)) await eraseStudent(new Types.ObjectId(one.userId));
  });

  async function student(n: number): Promise<Happened> {
    const on = day(new Date('2024-11-01'), 500);
    const cameBy = oneOf(CAME_BY);
    const fields = {
      name: `Student ${n}`,
      email: `s${n}@example.com`,
      role: 'student' as const,
      cameBy,
      createdOn: on,
    };
    const { _id } = await User.create(fields);
    const applications: HappenedApplication[] = [];
    for (let made = random.below(4); made > 0; made--) applications.push(await applied(_id, on, made));
    return { userId: String(_id), cameBy, on, applications };
  }

  async function applied(userId: Types.ObjectId, after: Date, place: number): Promise<HappenedApplication> {
    const on = day(after, 60);
    const is: HappenedApplication = {
      on,
      country: oneOf(['Canada', 'UK']),
      university: oneOf(['Alpha', 'Beta', 'Gamma']),
      agency: oneOf([...agencies, '']),
      counsellor: oneOf([...counsellors, '']),
      moves: [{ status: 'Pending', at: on }],
    };
    const { country, university } = is;
    const whose = { agentId: is.agency || null, counsellorId: is.counsellor || null };
    const of = {
      userId,
      courseId: new Types.ObjectId(),
      country,
      university,
      course: `Course ${place}`,
      createdOn: on,
    };
    const status = 'Pending' as const;
    const { _id } = await Application.create({
      ...(of as object),
      ...(whose as object),
      year: 2027,
      month: 'Sep',
      status,
      history: [{ status, by: null, byRole: 'system', at: on }],
    } as never);
    for (let moves = random.below(7); moves > 0; moves--) {
      const at = day(is.moves.at(-1)?.at ?? on, 40);
      const to = oneOf(APPLICATION_STATUSES.filter((other) => other !== is.moves.at(-1)?.status));
      await move(_id, to, at);
      if (chance(20)) await move(_id, is.moves.at(-1)?.status ?? 'Pending', new Date(at.getTime() + 9_000));
      else is.moves.push({ status: to, at });
    }
    if (chance(20)) {
      is.counsellor = oneOf(counsellors);
      await Application.updateMany({ _id }, { $set: { counsellorId: new Types.ObjectId(is.counsellor) } });
    }
    if (chance(10)) {
      is.university = 'Delta';
      await Application.updateOne({ _id }, { $set: { university: 'Delta' } });
    }
    return is;
  }

  const move = (_id: Types.ObjectId, status: ApplicationStatus, at: Date) =>
    Application.findOneAndUpdate({ _id }, { $set: { status }, $push: { history: { status, byRole: 'team', at } } });

  const FILTERS: [string, () => NaiveFilter][] = [
    ['all', () => PERIOD],
    ['a few months', () => ({ from: '2025-03', to: '2025-06' })],
    ['a country', () => ({ ...PERIOD, country: 'UK' })],
    ['a university that was renamed', () => ({ ...PERIOD, university: 'Delta' })],
    ['an agency', () => ({ ...PERIOD, agency: agencies[0] as string })],
    ['a counsellor in a country', () => ({ ...PERIOD, counsellor: counsellors[1] as string, country: 'Canada' })],
    ['an agency that is missing: upload it', () => ({ ...PERIOD, agency: 'f'.repeat(24) })],
  ];

  it.each(FILTERS)('every report is what a plain recount of what happened says: %s', async (_what, filterOf) => {
    const filter = filterOf();
    const query = { ...filter } as Record<string, string>;
    expect((await ask(months, { as: admin, query })).body.months).toEqual(naiveMonths(happened, filter));
    const { total, stages, statuses } = naiveFunnel(happened, filter);
    const answer = (await ask(funnel, { as: admin, query })).body;
    expect(answer).toMatchObject({ total, stages });
    expect(new Map(rows(answer.statuses).map(({ status, count }) => [status, count]))).toEqual(statuses);
    expect((await ask(sources, { as: admin, query })).body.sources).toEqual(naiveSources(happened, filter));
    for (const by of ['all', 'country', 'university', 'agency', 'counsellor'] as const) {
      const listed = rows((await ask(days, { as: admin, query: { ...query, by } })).body.rows);
      const naive = naiveStays(happened, filter, by);
      expect(listed).toHaveLength(naive.size);
      for (const { group, stage, n, median, p90 } of listed) {
        const minutes = naive.get(JSON.stringify([group, stage])) ?? [];
        expect({ n, median, p90 }).toEqual({
          n: minutes.length,
          median: naiveDays(minutes, 0.5),
          p90: naiveDays(minutes, 0.9),
        });
      }
    }
  });
});

describe('through the calls', () => {
  let who: Awaited<ReturnType<typeof everybody>>;
  beforeEach(async () => {
    await emptyDatabase();
    who = await everybody();
  });

  it('an application, its moves and a hand-over are counted within a minute, and the report says as of when', async () => {
    const statuses = async () => (await ask(funnel, { as: who.admin })).body;
    const about = await application(who.student);
    const before = await statuses();
    expect(before.statuses).toEqual([{ status: 'Pending', count: 1 }]);
    await about.move(who.team, 'Under Review');
    expect(await statuses()).toEqual(before);
    forget('read for reports');
    const after = await statuses();
    expect(after.statuses).toEqual([{ status: 'Under Review', count: 1 }]);
    expect(String(after.countedOn) > String(before.countedOn)).toBe(true);
  });

  it('what was read is kept for a minute and no longer, and of several who ask at once one reads', async () => {
    await application(who.student);
    const reads: string[] = [];
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    mongoose.set('debug', (collection: string, method: string) => {
      if (collection === 'applications' && method === 'find') reads.push(method);
    });
    try {
      await Promise.all([applicationFunnel('all', {}), applicationsByMonth('all', {}), applicationFunnel('all', {})]);
      await vi.advanceTimersByTimeAsync(59_000);
      await applicationFunnel('all', { country: 'UK' });
      expect(reads).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(2_000);
      await applicationFunnel('all', {});
      expect(reads).toHaveLength(2);
    } finally {
      mongoose.set('debug', false);
      vi.useRealTimers();
    }
  });

  it('a reading that fails is not kept, and one that takes long goes on while the page says so', async () => {
    const broken = vi.spyOn(User, 'find').mockImplementationOnce(() => {
      throw new Error('away');
    });
    await expect(applicationFunnel('all', {})).rejects.toThrow('away');
    broken.mockRestore();
    expect(await applicationFunnel('all', {})).toMatchObject({ total: 0 });
    forget('read for reports');
    expect(await isCountedWithin(0, 'all', { report: 'sources' })).toBe(false);
    await studentsBySource('all', {});
    expect(await isCountedWithin(0, 'all', { report: 'sources' })).toBe(true);
  });

  longIt('a deleted student changes no number, agency and counsellor included', async () => {
    const about = await application(who.student);
    await Application.updateOne({ _id: about.id }, { $set: { counsellorId: who.team.user._id } });
    await about.move(who.team, 'Rejected', 'No place is left.');
    const query = { by: 'agency', agency: who.agent.userId, counsellor: who.team.userId };
    const numbers = async () => {
      const [one, other] = [await ask(days, { as: who.admin, query }), await ask(funnel, { as: who.admin, query: {} })];
      return [one.body.rows, other.body.stages, other.body.statuses];
    };
    const before = await numbers();
    expect(before[0]).toMatchObject([{ group: who.agent.userId, stage: 'Applied', n: 1, median: null, p90: null }]);
    await eraseStudent(who.student.user._id);
    forget('read for reports');
    expect(await numbers()).toEqual(before);
  });

  it('are for admins alone, and refuse a period that cannot be', async () => {
    for (const call of [months, funnel, days, sources]) {
      for (const as of [who.team, who.agent, who.student]) expect((await ask(call, { as })).status).toBe(403);
      expect((await ask(call, { as: null })).status).toBe(401);
      const wrong = await ask(call, { as: who.admin, query: { from: '2026-05', to: '2026-04' } });
      expect([wrong.status, wrong.body.fields?.to]).toEqual([422, 'The end date is before the start date.']);
      const long = await ask(call, { as: who.admin, query: { from: '1999-01', to: '2026-04' } });
      expect([long.status, long.body.fields?.from]).toEqual([422, 'At most 120 months.']);
      expect((await ask(call, { as: who.admin, query: { from: '2026-13' } })).status).toBe(422);
    }
  });

  it('come as files, and the log says who took them', async () => {
    await application(who.student);
    const file = await send(exported, { as: who.admin, query: { report: 'funnel' } });
    expect(file.headers.get('content-disposition')).toContain('report-funnel.csv');
    expect(await file.text()).toContain('"Current status","Pending",1');
    expect(await StaffAction.countDocuments({ action: 'list.export', label: 'report-funnel' })).toBe(1);
    for (const report of ['months', 'days', 'sources']) {
      const sheet = await send(exported, { as: who.admin, query: { report, format: 'xlsx' } });
      expect([sheet.status, (await sheet.arrayBuffer()).byteLength > 500]).toEqual([200, true]);
    }
  });
});
