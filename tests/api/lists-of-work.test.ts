import { beforeAll, describe, expect, it } from 'vitest';
import { GET as list } from '@/app/api/v1/staff/applications/route';
import { applicationBoard } from '@/lib/services/applications/board';
import { renewStudentName } from '@/lib/services/people/names';
import { renewAgent } from '@/lib/services/people/scope';
import { Application } from '@/models/application';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { everybody, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
const courses = async (query: Record<string, string>) => {
  const answer = await ask(list, { as: who.team, query });
  return rows(answer.body.applications).map(({ course }) => String(course));
};

describe('lists of applications for staff', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 9, number));
  let agent: Person;
  let ours: Person;
  beforeAll(async () => {
    await Application.deleteMany({});
    who = await everybody();
    agent = await person('agent', { company_name: 'Banyan Overseas' });
    const shared = { addedBy: agent.user._id, company_name: 'Banyan Overseas', mobile: '+919876522222' };
    ours = await person('student', { name: 'Asha Rao', ...shared });
    const records = [
      { status: 'Enrolled', day: 2 },
      { status: 'Pending', day: 20, level: 'Foundation', unansweredSince: day(21) },
      { status: 'Deferred', day: 1 },
      {
        status: 'Visa Applied',
        day: 5,
        counsellorId: who.team.userId,
        agency: 'Banyan Overseas',
        agentId: agent.userId,
      },
      { status: 'Under Review', day: 10, year: 2028, mobile: '+919876522222' },
      { status: 'Rejected', day: 3 },
    ];
    await Application.insertMany(
      records.map(({ status, day: since, ...more }, at) => ({
        ...{ userId: ours.userId, studentName: 'Asha Rao', agentId: null, year: 2027, month: 'Sep', country: 'UK' },
        ...{ courseId: `${at}`.padStart(24, 'e'), university: 'Northumbria', course: status, status },
        history: [{ status, by: null, byRole: 'system', byName: '', reason: '', at: day(since) }],
        waitsSince: ['Pending', 'Visa Applied', 'Under Review'].includes(status) ? day(since) : null,
        ...more,
      })),
    );
  });

  it('have open ones first, the longest waiting on top, then deferred ones, then those at an end', async () => {
    expect(await courses({})).toEqual(['Visa Applied', 'Under Review', 'Pending', 'Deferred', 'Enrolled', 'Rejected']);
    expect(await courses({ country: 'UK' })).toEqual(await courses({}));
    expect((await courses({ limit: '2', page: '2' }))[0]).toBe('Pending');
    const query = { q: '', limit: 8 };
    const [column] = await applicationBoard(who.team.viewer, query, ['Visa Applied']);
    expect(column).toMatchObject({ total: 1, applications: [{ agency: 'Banyan Overseas', agentId: agent.userId }] });
  });

  it('are narrowed by agency, counsellor, intake, level and unanswered messages, also together', async () => {
    expect(await courses({ agency: agent.userId })).toEqual(['Visa Applied']);
    expect(await courses({ agency: 'f'.repeat(24) })).toEqual([]);
    expect(await courses({ inCharge: who.team.userId })).toEqual(['Visa Applied']);
    expect(await courses({ inCharge: who.team.userId, agency: agent.userId, intake: '202709' })).toHaveLength(1);
    expect(await courses({ intake: '202809' })).toEqual(['Under Review']);
    expect(await courses({ level: 'Foundation' })).toEqual(['Pending']);
    expect(await courses({ unread: 'yes' })).toEqual(['Pending']);
    const refused: Record<string, string>[] = [{ agency: 'x' }, { level: 'PhD' }, { intake: 'soon' }, { unread: 'no' }];
    for (const wrong of refused) {
      expect((await ask(list, { as: who.team, query: wrong })).status, JSON.stringify(wrong)).toBe(422);
    }
  });

  it('are searched by agency, a number however it is spaced, the end of the id, and whole ids', async () => {
    const one = await Application.findOne({ status: 'Enrolled' }).lean();
    expect(await courses({ q: 'overseas rao' })).toEqual(['Visa Applied']);
    expect(await courses({ q: '(98765) 22-222' })).toEqual(['Under Review']);
    expect(await courses({ q: String(one?._id).slice(-6) })).toEqual(['Enrolled']);
    expect(await courses({ q: String(one?._id) })).toEqual(['Enrolled']);
    expect(await courses({ q: ours.userId })).toHaveLength(6);
    expect(await courses({ q: 'f'.repeat(24) })).toEqual([]);
  });

  it('a new application holds what lists ask for, and follows its student to another number and away from an agent', async () => {
    const about = await application(ours);
    const stored = () => Application.findById(about.id).lean();
    expect(await stored()).toMatchObject({
      mobile: '+919876522222',
      agency: 'Banyan Overseas',
      level: 'Post Graduate',
      ref: about.id.slice(-6),
    });
    await User.updateOne({ _id: ours.userId }, { mobile: '+911234567890', addedBy: null, company_name: '' });
    await renewStudentName(ours.userId);
    await renewAgent(ours.userId);
    expect(await stored()).toMatchObject({ mobile: '+911234567890', agency: '', agentId: null });
    const before = await stored();
    await about.move(who.team, 'Rejected', 'The course is full.');
    expect((await stored())?.workOrder.getTime()).toBeGreaterThan(before?.workOrder.getTime() ?? 0);
    expect((await courses({})).indexOf('Visa Applied')).toBe(0);
  });
});
