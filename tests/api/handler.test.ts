import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as nameUniversity, GET as ownHandling } from '@/app/api/v1/agency/handling/route';
import { PATCH as changeMember } from '@/app/api/v1/agency/members/[id]/route';
import { POST as applyTyped } from '@/app/api/v1/agency/students/[id]/applications/route';
import { GET as agentList } from '@/app/api/v1/agent/applications/route';
import { GET as agentHandling } from '@/app/api/v1/agents/[id]/handling/route';
import { PUT as putInterview } from '@/app/api/v1/applications/[id]/interview/route';
import { GET as proposed } from '@/app/api/v1/applications/[id]/proposed-items/route';
import { POST as leave } from '@/app/api/v1/leave-agent/route';
import { GET as ownAgency, PUT as putOwnAgency } from '@/app/api/v1/own-agency/route';
import { GET as funnel } from '@/app/api/v1/reports/funnel/route';
import { GET as months } from '@/app/api/v1/reports/months/route';
import { GET as staffList } from '@/app/api/v1/staff/applications/route';
import { GET as work } from '@/app/api/v1/staff/work/route';
import { PATCH as toggle } from '@/app/api/v1/toggle-agent-verification/[id]/route';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { adminOverview } from '@/lib/services/desk/dashboards/admin';
import { fallToStaff } from '@/lib/services/people/handling';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { StaffAction } from '@/models/staff-action';
import { NEXT_YEAR, renewed } from '../support/agency';
import { application, callsAbout } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { file, PDF } from '../support/files';
import { allowed, handlingAgency, handTo } from '../support/handling';
import { type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

let all: Awaited<ReturnType<typeof handlingAgency>>;

beforeEach(async () => {
  await emptyDatabase();
  all = await handlingAgency();
});

const stored = async (id: string) => Application.findById(id).orFail().lean();
const noticesOf = async ({ userId }: Person) =>
  (await Notification.find({ userId }).sort({ _id: 1 }).lean()).map(({ notification }) => notification);
const idsOf = async (endpoint: Parameters<typeof ask>[0], as: Person, query: Record<string, string> = {}) =>
  rows((await ask(endpoint, { as, query })).body.applications).map(({ _id }) => String(_id));

describe('an agency in Kathmandu', () => {
  it('once verified and allowed takes a case at a university it typed from applied to enrolled: nobody of the platform acts', async () => {
    const { admin, team } = all;
    // What staff do: they verify the agency and allow it to handle. Everything after that is the agency's and the student's.
    const owner = await person('agent', {
      company_name: 'Himal Overseas',
      mobile: '+977 9841234567',
      isVerified: false,
    });
    const verified = { as: admin, params: { id: owner.userId }, body: { isVerified: true } };
    expect((await ask(toggle, verified)).status).toBe(200);
    expect((await allowed(admin, owner)).status).toBe(200);
    await Notification.deleteMany({});
    const actions = await StaffAction.countDocuments({});
    const place = { role: 'counsellor' as const, exports: false, handles: true };
    const member = await person('agent', { agency: { ...place, branches: [], id: owner.user._id, closed: false } });
    const counsellor = {
      ...member,
      viewer: { ...member.viewer, agency: { ...place, branches: [], id: owner.userId } },
    };
    const student = await person('student', { addedBy: owner.user._id, memberId: counsellor.user._id });
    const typed = { country: 'UK', university: 'Tidal College', course: 'MSc Tides', level: 'Post Graduate' };
    const body = { ...typed, tuitionFee: '9500', currency: 'GBP', year: NEXT_YEAR, month: 'Sep' };
    const made = await ask(applyTyped, { as: counsellor, params: { id: student.userId }, body });
    expect(made.status).toBe(201);
    const its = callsAbout(String(made.body.application?._id));
    const shown = (name: string) => ({ file: file(PDF, name) });
    expect((await its.view(counsellor))?.handler).toMatchObject({ kind: 'agency', agency: 'Himal Overseas' });
    expect(await its.move(counsellor, 'Under Review')).toMatchObject({ status: 200 });
    // Before the student's yes nothing is sent.
    expect((await its.say(counsellor, 'Submitted', shown('portal.pdf'))).status).toBe(409);
    expect((await ask(proposed, { as: counsellor, params: { id: its.id } })).status).toBe(200);
    const item = await its.askedFor(counsellor, { kind: 'cv', label: 'CV' });
    expect((await its.send(counsellor, item)).status).toBe(201);
    // Who sent it may check it, and the record says who did both.
    expect((await its.review(counsellor, item, 'accept')).status).toBe(200);
    const reviewed = (await stored(its.id)).items?.[0];
    expect([String(reviewed?.answered?.by), String(reviewed?.reviewed?.by)]).toEqual(Array(2).fill(counsellor.userId));
    expect((await its.consent(student)).status).toBe(200);
    expect((await its.say(counsellor, 'Submitted', shown('portal.pdf'))).status).toBe(200);
    expect((await stored(its.id)).sent).toMatchObject({ how: 'status', byName: counsellor.user.name });
    const interview = { on: '2027-03-01', time: '10:00', zone: 'Europe/London', place: 'By phone' };
    const invited = { interview: JSON.stringify(interview), ...shown('mail.pdf') };
    expect((await its.say(owner, 'Interview', invited)).status).toBe(200);
    const later = { ...interview, time: '11:00', evidence: 'Mail of 20 February' };
    expect((await ask(putInterview, { as: owner, params: { id: its.id }, body: later })).status).toBe(200);
    const terms = { conditional: 'false', currency: 'GBP', deposit: '2000' };
    expect((await its.offer(counsellor, { ...terms, letter: file(PDF, 'offer.pdf') })).status).toBe(200);
    const corrected = { deposit: '2500', evidence: 'Mail of 1 March', shown: file(PDF, 'mail2.pdf') };
    expect((await its.offer(counsellor, { ...terms, ...corrected })).status).toBe(200);
    expect((await its.reply(student, 'accept')).status).toBe(200);
    for (const to of ['Visa Applied', 'Visa Approved'])
      expect(await its.move(counsellor, to), to).toMatchObject({ status: 200 });
    expect((await its.say(counsellor, 'Enrolled', shown('enrolled.pdf'))).status).toBe(200);
    // The student was told of each directly, with what shows it.
    const told = (await noticesOf(student)).filter((one) => one.includes('Evidence:'));
    expect(told.map((one) => one.replace(/.*Evidence: (.*)\. If .*/, '$1'))).toEqual([
      ...['portal.pdf', 'mail.pdf', 'Mail of 20 February', 'offer.pdf', 'mail2.pdf, Mail of 1 March', 'enrolled.pdf'],
    ]);
    const { said = [], status, history, items = [], offer, acts = [] } = await stored(its.id);
    expect([status, said.length]).toEqual(['Enrolled', 6]);
    const did = [...history, ...acts, offer?.made, ...items.map(({ reviewed: by }) => by)];
    expect(did.filter((one) => one && ['team', 'admin'].includes(one.byRole))).toEqual([]);
    expect(await StaffAction.countDocuments({})).toBe(actions);
    expect([await noticesOf(team), await noticesOf(admin)]).toEqual([[], []]);
  });
});

describe('an agency that may handle', () => {
  it('refuses and defers with a reason, and reads the same next move in its lists as on the page', async () => {
    const { counsellor, student } = all;
    const its = await application(student, counsellor);
    const [row] = rows((await ask(agentList, { as: counsellor })).body.applications);
    expect(row?.next).toMatchObject({ isYours: true, title: 'Review the application' });
    const view = await its.view(student);
    expect(view).toMatchObject({ handles: false, handsOverTo: null, counsellor: { name: counsellor.user.name } });
    expect((await its.move(counsellor, 'Deferred')).status).toBe(422);
    const start = { year: new Date().getFullYear() + 2, month: 'Jan' };
    expect((await its.move(counsellor, 'Deferred', 'The intake is full.', { start })).status).toBe(200);
    expect((await its.move(counsellor, 'Under Review')).status).toBe(200);
    expect((await its.move(counsellor, 'Rejected', 'The grades are too low.')).status).toBe(200);
  });

  it('stands in no list or work of staff but under their own filter, and has no assignee', async () => {
    const { counsellor, student, team } = all;
    const its = await application(student, counsellor);
    const theirs = await application(await person('student'));
    expect((await stored(its.id)).counsellorId).toBeNull();
    expect(await idsOf(staffList, team)).toEqual([theirs.id]);
    expect(await idsOf(staffList, team, { handler: 'agency' })).toEqual([its.id]);
    expect((await idsOf(staffList, team, { q: 'MSc' })).toSorted()).toEqual([its.id, theirs.id].toSorted());
    const groups = rows((await ask(work, { as: team, query: { everyone: 'yes' } })).body.groups);
    const listed = groups.flatMap(({ rows: of }) => rows(of).map(({ applicationId }) => applicationId));
    expect(listed).toContain(theirs.id);
    expect(listed).not.toContain(its.id);
  });
});

describe('numbers of the platform', () => {
  it('show apart what agencies handle: counters and reports', async () => {
    const { admin, counsellor, student } = all;
    await application(student, counsellor);
    await application(await person('student'));
    const { today, handledByAgencies, waiting } = await adminOverview(admin.viewer, new Date());
    expect([today.applications, waiting.pendingApplications, handledByAgencies]).toEqual([1, 1, 1]);
    expect((await ask(funnel, { as: admin })).body.total).toBe(1);
    const counted = rows((await ask(months, { as: admin })).body.months).map(({ applications }) => applications);
    expect(counted.reduce((sum: number, one) => sum + Number(one), 0)).toBe(1);
  });
});

describe('the right', () => {
  it('covers all, a country, or a university that the agency named and an admin allowed, each with its day', async () => {
    const { admin, owner, student, member } = all;
    await allowed(admin, owner, {}, false);
    expect((await (await application(student)).view(student))?.handler).toMatchObject({ kind: 'staff' });
    const named = { country: 'UK', university: 'University of Leeds', named: true };
    const counsellor = await member('counsellor', true);
    expect((await ask(nameUniversity, { as: counsellor, body: named })).status).toBe(403);
    expect((await ask(nameUniversity, { as: owner, body: named })).status).toBe(200);
    const before = (await ask(agentHandling, { as: admin, params: { id: owner.userId } })).body;
    expect(before.rights?.[0 as never]).toMatchObject({ named: { byName: owner.user.name }, allowed: null });
    // What the agency named alone gives nothing.
    const its = await application(student);
    expect((await its.view(student))?.handler).toMatchObject({ kind: 'staff' });
    expect((await allowed(admin, owner, { country: 'UK' })).status).toBe(200);
    expect((await (await application(student)).view(student))?.handler).toMatchObject({ kind: 'agency' });
    const { rights, canName } = (await ask(ownHandling, { as: owner })).body;
    expect([rights?.length, canName]).toEqual([2, true]);
    // Stored applications stay with staff until someone hands them over.
    expect((await its.view(student))?.handler).toMatchObject({ kind: 'staff' });
    expect((await allowed(owner, owner)).status).toBe(403);
    expect((await allowed(admin, owner, { university: 'Leeds' })).status).toBe(422);
  });

  it('is a person’s within the agency, given by who has it, never to a desk or an accountant', async () => {
    const { owner, student, member } = all;
    const its = await application(student, owner);
    const [manager, plain, desk] = [
      await member('manager', false),
      await member('counsellor', false),
      await member('front-desk', true),
    ];
    const given = (as: Person, to: Person) =>
      ask(changeMember, { as, params: { id: to.userId }, body: { handles: true } });
    await Application.updateMany({}, { $set: { memberId: plain.user._id } });
    // Handed to a colleague without the right: they see it, and do nothing on it.
    expect((await its.move(plain, 'Under Review')).body.message).toContain(
      'Your role doesn’t allow you to handle applications',
    );
    expect([403, 404]).toContain((await its.move(desk, 'Under Review')).status);
    expect((await given(manager, plain)).status).toBe(403);
    expect((await given(owner, plain)).status).toBe(200);
    expect((await its.move(await renewed(plain), 'Under Review')).status).toBe(200);
  });
});

describe('the handler', () => {
  it('is changed by an act alone, with a reason for what goes to staff; the student reads it', async () => {
    const { counsellor, owner, student, team, stranger } = all;
    const its = await application(student, counsellor);
    // While the agency handles it, staff don't act on it.
    expect((await its.move(team, 'Under Review')).body.message).toBe(
      'Himal Overseas handles this application. Take it over first.',
    );
    expect((await its.ask(team, [{ kind: 'cv', label: 'CV' }])).status).toBe(403);
    expect((await its.offer(team, { conditional: 'false' })).status).toBe(403);
    expect((await handTo(student, its.id, 'staff', 'Please.')).status).toBe(403);
    expect((await handTo(stranger, its.id, 'staff', 'Please.')).status).toBe(404);
    expect((await handTo(team, its.id, 'staff')).status).toBe(422);
    expect((await handTo(team, its.id, 'staff', 'The student asked us.')).status).toBe(200);
    const view = await its.view(student);
    expect(view?.handler).toMatchObject({ kind: 'staff', byName: team.user.name, reason: 'The student asked us.' });
    expect(view?.counsellor).toMatchObject({ name: team.user.name });
    expect((await noticesOf(student)).at(-1)).toContain('The student asked us.');
    expect((await its.move(counsellor, 'Under Review')).body.message).toBe('Our team handles this application.');
    expect((await handTo(owner, its.id, 'agency')).status).toBe(403);
    expect((await handTo(team, its.id, 'agency')).status).toBe(200);
    expect((await handTo(team, its.id, 'agency')).status).toBe(409);
    expect((await stored(its.id)).counsellorId).toBeNull();
    expect((await handTo(counsellor, its.id, 'staff', 'We don’t know this university.')).status).toBe(200);
    const acts = rows((await its.view(student))?.acts).map(({ act }) => act);
    expect(acts).toEqual(['taken over', 'handed to agency', 'handed to staff']);
  });

  it('is not the agency when an admin never allowed it', async () => {
    const { admin, owner, student, team } = all;
    await allowed(admin, owner, {}, false);
    const its = await application(student);
    expect((await handTo(team, its.id, 'agency')).status).toBe(409);
  });

  const FALLS: [string, () => Promise<unknown>][] = [
    ['the student leaves', () => ask(leave, { as: all.student, body: {} })],
    ['an admin withdraws the right', () => allowed(all.admin, all.owner, {}, false)],
    [
      'the agency is unverified',
      () => ask(toggle, { as: all.admin, params: { id: all.owner.userId }, body: { isVerified: false } }),
    ],
  ];
  it.each(FALLS)('falls to staff at once, with a notice to student and staff, when %s', async (_how, happens) => {
    const { counsellor, student, team } = all;
    const its = await application(student, counsellor);
    await its.move(counsellor, 'Under Review');
    await happens();
    await runDueJobs([fallToStaff]);
    expect((await its.view(student))?.handler).toMatchObject({ kind: 'staff', agency: '' });
    expect((await noticesOf(student)).some((one) => one.startsWith('Our team now handles your application'))).toBe(
      true,
    );
    expect((await noticesOf(team)).some((one) => one.includes('is now handled by you, no longer by'))).toBe(true);
    expect(await idsOf(staffList, team)).toEqual([its.id]);
    expect([401, 403, 404]).toContain((await its.move(counsellor, 'Documents Requested', 'More.')).status);
    expect((await its.move(team, 'Documents Requested', 'More.')).status).toBe(200);
  });

  it('may differ between two applications of one student', async () => {
    const { counsellor, student, team } = all;
    const [one, other] = [await application(student, counsellor), await application(student, counsellor)];
    await handTo(team, other.id, 'staff', 'The student asked us.');
    expect((await one.move(counsellor, 'Under Review')).status).toBe(200);
    expect((await other.move(team, 'Under Review')).status).toBe(200);
  });
});

describe('what never goes over', () => {
  it('submits nothing without the student’s yes, and records nothing as sent outside', async () => {
    const { counsellor, student } = all;
    const its = await application(student, counsellor);
    await its.move(counsellor, 'Under Review');
    const refused = await its.move(counsellor, 'Submitted');
    expect([refused.status, refused.body.fields?.sentOutside]).toEqual([409, undefined]);
    const outside = await its.move(counsellor, 'Submitted', '', { sentOutside: 'On the university’s portal.' });
    expect(outside.status).toBe(403);
    expect((await its.offer(counsellor, { conditional: 'false' })).status).toBe(409);
    expect((await stored(its.id)).sent).toBeUndefined();
  });

  it('reopens nothing that the student withdrew', async () => {
    const { counsellor, student } = all;
    const its = await application(student, counsellor);
    await its.move(student, 'Withdrawn');
    expect((await its.move(counsellor, 'Pending')).status).toBe(403);
  });
});

describe('the site’s own agency', () => {
  it('is named by an admin or made with its owner, and handles all its applications', async () => {
    const { admin, team, stranger } = all;
    expect((await ask(putOwnAgency, { as: team, body: { agencyId: stranger.userId } })).status).toBe(403);
    expect((await ask(putOwnAgency, { as: admin, body: { agencyId: stranger.userId } })).status).toBe(200);
    const student = await person('student', { addedBy: stranger.user._id });
    expect((await (await application(student)).view(student))?.handler).toMatchObject({ kind: 'agency' });
    const made = { company: 'Own Agency', name: 'Olga Own', email: admin.user.email };
    const own = await ask(putOwnAgency, { as: admin, body: made });
    expect([own.status, Object.keys(own.body.fields ?? {})]).toEqual([422, ['email']]);
    expect((await ask(putOwnAgency, { as: admin, body: { ...made, email: 'olga@example.com' } })).status).toBe(200);
    expect((await ask(ownAgency, { as: admin })).body.agency).toMatchObject({ name: 'Own Agency' });
    await runDueJobs([fallToStaff]);
    const [application_] = await Application.find({ userId: student.userId }).lean();
    expect(application_?.handler?.kind).toBe('staff');
  });
});
