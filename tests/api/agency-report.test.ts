import { beforeEach, describe, expect, it } from 'vitest';
import { PATCH as changeMember } from '@/app/api/v1/agency/members/[id]/route';
import { GET as exported } from '@/app/api/v1/agency/report/export/route';
import { GET as report } from '@/app/api/v1/agency/report/route';
import { POST as leaveAgent } from '@/app/api/v1/leave-agent/route';
import { menuOf } from '@/app/app/_parts/menus';
import { storedSteps } from '@/lib/domain/agency/steps';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { viewerOfToken } from '@/lib/platform/auth/account';
import { forget } from '@/lib/platform/once';
import { waitingOf } from '@/lib/services/applications/waiting';
import { Activity } from '@/models/activity';
import { Application } from '@/models/application';
import { Prospect } from '@/models/prospect';
import { agencyOfFive, idOf, NEXT_YEAR, renewed } from '../support/agency';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { ask, rows, send } from '../support/request';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(Date.now() - ms);
const dayAgo = (days: number) =>
  ago(days * DAY)
    .toISOString()
    .slice(0, 10);

let made: Awaited<ReturnType<typeof agencyOfFive>>;
beforeEach(async () => {
  await emptyDatabase();
  made = await agencyOfFive();
});

async function lead(name: string, more: object) {
  const { createdOn = new Date(), ...fields } = more as { createdOn?: Date };
  const { _id } = await Prospect.create({ agencyId: made.who.owner.user._id, name, source: 'call', ...fields });
  // Past mongoose, which lets no one change it.
  await Prospect.collection.updateOne({ _id }, { $set: { createdOn } });
  return _id;
}

async function read(as: Person) {
  forget('read for reports');
  const { status, body } = await ask(report, { as });
  expect(status).toBe(200);
  return body;
}

/** A person of the agency after their owner changed their place. */
async function changed(one: Person, body: object): Promise<Person> {
  const answer = await ask(changeMember, { as: made.who.owner, params: { id: one.userId }, body });
  expect(answer.status).toBe(200);
  return renewed(one);
}

async function menuFor({ token }: Person) {
  const viewer = await viewerOfToken(token);
  return viewer ? menuOf(viewer).menu.map(({ href }) => href) : [];
}

const peopleOf = (body: Parameters<typeof rows>[0]) =>
  Object.fromEntries(rows(body).map(({ name, ...figures }) => [String(name), figures]));

describe('the week of an agency', () => {
  longIt('counts new leads by source and branch, and those left untouched for a day', async () => {
    const { who, moga, jalandhar, students } = made;
    const inMoga = { branchId: idOf(moga) };
    const inJalandhar = { branchId: idOf(jalandhar) };
    await lead('New', { ...inMoga, source: 'walk-in', createdOn: ago(HOUR) });
    await lead('A day', { ...inMoga, source: 'walk-in', createdOn: ago(25 * HOUR) });
    await lead('Called', { ...inMoga, source: 'fair', createdOn: ago(26 * HOUR), touchedOn: new Date() });
    await lead('Week before', { ...inJalandhar, source: 'fair', createdOn: ago(9 * DAY) });
    await lead('Old', { source: 'other', createdOn: ago(40 * DAY) });
    await lead('Lost', { ...inMoga, source: 'fair', stage: 'lost', createdOn: ago(2 * DAY) });
    await lead('Away', { ...inMoga, source: 'fair', archivedOn: new Date(), createdOn: ago(2 * DAY) });
    // A record that began with a student is no lead that came.
    await lead('Student', { ...inMoga, stage: 'student', studentId: students.ofNeha.user._id, createdOn: ago(HOUR) });

    const body = await read(who.owner);
    expect(body).toMatchObject({ untouched: 3 });
    expect(rows(body.sources)).toEqual([
      { source: 'fair', week: 3, before: 1 },
      { source: 'walk-in', week: 2, before: 0 },
    ]);
    expect(rows(body.branches)).toEqual([
      { branch: { _id: jalandhar, name: 'Jalandhar' }, week: 0, before: 1, untouched: 1 },
      { branch: { _id: moga, name: 'Moga' }, week: 5, before: 0, untouched: 1 },
      { branch: null, week: 0, before: 0, untouched: 1 },
    ]);

    const ofManager = await read(who.manager);
    expect(ofManager).toMatchObject({ untouched: 1 });
    expect(rows(ofManager.branches).map(({ branch }) => branch)).toEqual([{ _id: moga, name: 'Moga' }]);
    expect(await read(who.stranger)).toMatchObject({
      untouched: 0,
      sources: [],
      branches: [],
      people: [],
      intakes: [],
    });
  });

  longIt('says what is overdue with whom, students that the agency has now among it', async () => {
    const { who, moga, students } = made;
    const ofNeha = { memberId: who.neha.user._id, branchId: idOf(moga) };
    await lead('Over', { ...ofNeha, nextOn: dayAgo(5) });
    await lead('Long over', { ...ofNeha, nextOn: dayAgo(9), stage: 'later' });
    await lead('Coming', { ...ofNeha, nextOn: dayAgo(-4) });
    await lead('Lost', { ...ofNeha, nextOn: dayAgo(9), stage: 'lost' });
    await lead('Unassigned', { nextOn: dayAgo(3) });
    // Of a student whom a colleague has now: the copy here is behind.
    await lead('Asha', { ...ofNeha, nextOn: dayAgo(2), stage: 'student', studentId: students.ofSimran.user._id });

    const people = peopleOf((await read(who.owner)).people);
    expect(people['Neha Sharma']).toMatchObject({ overdue: 2, since: dayAgo(9), leads: 3 });
    expect(people['Simran Kaur']).toMatchObject({ overdue: 1, since: dayAgo(2), leads: 0 });
    expect(people.Unassigned).toMatchObject({ _id: null, overdue: 1, since: dayAgo(3), leads: 1 });
    expect(Object.keys(peopleOf((await read(who.manager)).people))).toEqual(['Neha Sharma']);

    await ask(leaveAgent, { as: students.ofSimran, body: { userId: students.ofSimran.userId } });
    expect(peopleOf((await read(who.owner)).people)['Simran Kaur']).toBeUndefined();
  });

  longIt(
    'counts each overdue step with who has to do it, also where another looks after the lead or student',
    async () => {
      const { who, moga, students } = made;
      const [neha, simran] = [who.neha.user._id, who.simran.user._id];
      const step = (days: number, memberId: typeof neha | null = null) => ({
        ...{ on: dayAgo(days), kind: 'call' as const, text: `${days}`, memberId },
      });
      const ofNeha = { memberId: neha, branchId: idOf(moga) };
      await lead('Several', { ...ofNeha, ...storedSteps([step(9), step(6, simran), step(3), step(-4, simran)]) });
      await lead('Given away', { ...ofNeha, ...storedSteps([step(12, simran), step(-1)]) });
      await lead('Unassigned', storedSteps([step(2), step(1, neha)]));
      const ofStudent = { stage: 'student', studentId: students.ofSimran.user._id };
      await lead('Asha', { ...ofNeha, ...ofStudent, ...storedSteps([step(8), step(5, neha)]) });

      const { people } = await read(who.owner);
      expect(peopleOf(people)).toMatchObject({
        'Neha Sharma': { overdue: 4, since: dayAgo(9), leads: 2 },
        'Simran Kaur': { overdue: 3, since: dayAgo(12), leads: 0 },
        Unassigned: { overdue: 1, since: dayAgo(2), leads: 1 },
      });
      // A manager sees the steps of the leads of their branch, also those that a colleague elsewhere has to do.
      expect(peopleOf((await read(who.manager)).people)).toMatchObject({
        'Neha Sharma': { overdue: 2 },
        'Simran Kaur': { overdue: 2 },
      });
    },
  );

  longIt('says who applications wait for by the rule of every page, to the last one', async () => {
    const { who, students } = made;
    const to = (of: Person, status: ApplicationStatus) =>
      Application.updateOne({ userId: of.userId }, { $set: { status } });
    await to(students.ofSimran, 'Submitted');
    await to(students.ofNone, 'Visa Applied');
    const { people } = await read(who.owner);
    const { loads } = await waitingOf(who.owner.viewer, new Date().toISOString().slice(0, 10));
    for (const { waits, total } of loads) {
      const sum = rows(people).reduce((all, one) => all + Number(one.waits?.[waits]), 0);
      expect([waits, sum]).toEqual([waits, total]);
    }
    expect(peopleOf(people)).toMatchObject({
      'Simran Kaur': { waits: { university: 1 } },
      Unassigned: { waits: { 'visa office': 1 } },
    });
  });

  longIt('says how far the applications of each intake ever came', async () => {
    const { who, students } = made;
    const at = new Date();
    const came = (of: Person, statuses: ApplicationStatus[], more: object = {}) => {
      const history = statuses.map((status, place) => ({
        ...{ status, by: null, byRole: 'system' as const, at: new Date(at.getTime() + place * HOUR) },
      }));
      return Application.updateOne({ userId: of.userId }, { $set: { status: statuses.at(-1), history, ...more } });
    };
    await came(students.ofNeha, ['Pending', 'Submitted', 'Offer Received', 'Accepted', 'Visa Applied', 'Visa Refused']);
    await came(students.ofSimran, ['Pending', 'Conditional Offer', 'Rejected']);
    await came(students.ofNone, ['Pending'], { intakeOn: 202_001 });
    const intake = `${NEXT_YEAR}-09`;
    expect(rows((await read(who.owner)).intakes)).toEqual([
      { intake, applications: 2, offers: 2, deposit: 1, visaApplied: 1, visaApproved: 0, visaRefused: 1 },
    ]);
    expect(rows((await read(who.manager)).intakes)).toMatchObject([{ intake, applications: 1, visaRefused: 1 }]);

    await ask(leaveAgent, { as: students.ofSimran, body: { userId: students.ofSimran.userId } });
    expect(rows((await read(who.owner)).intakes)).toMatchObject([{ applications: 1 }]);
  });

  it('is for owners and managers: no one else reads it, takes it out, or has it in the menu', async () => {
    const { who } = made;
    const month = dayAgo(0).slice(0, 7);
    for (const as of [who.neha, who.desk, who.accountant]) {
      expect((await ask(report, { as })).status).toBe(403);
      expect((await ask(exported, { as, query: { month } })).status).toBe(403);
      expect(await menuFor(as)).not.toContain('/app/agent/reports');
    }
    for (const as of [who.owner, who.manager]) expect(await menuFor(as)).toContain('/app/agent/reports');
    // The next request knows.
    const manager = await changed(who.manager, { role: 'counsellor' });
    expect((await ask(report, { as: manager })).status).toBe(403);
  });
});

describe('the clients of a month', () => {
  const month = dayAgo(0).slice(0, 7);
  const linesOf = async (as: Person, query: Record<string, string>) => {
    const answer = await send(exported, { as, query: { format: 'csv', ...query } });
    expect(answer.status).toBe(200);
    return (await answer.text()).replace('\uFEFF', '').trim().split(/\r?\n/);
  };

  longIt('are every lead and student for whom something was done, each with what it was', async () => {
    const { who, moga, students } = made;
    const entry = (kind: 'call' | 'visit', outcome: string, at = new Date()) => ({
      ...{ kind, outcome, at, text: 'What we said is not in the sheet', by: who.neha.user._id, byName: 'Neha' },
    });
    const entries = [entry('call', 'no-answer'), entry('call', 'no-answer'), entry('visit', 'counselled')];
    const care = { memberId: who.neha.user._id, branchId: idOf(moga) };
    await lead('Komal Rani', { ...care, mobile: '+919814000000', source: 'walk-in', entries });
    await lead('=cmd()', { createdOn: new Date() });
    await lead('Long ago', { createdOn: ago(90 * DAY), entries: [entry('call', 'reached', ago(80 * DAY))] });
    await person('student', { name: 'Another agency’s', addedBy: who.stranger.user._id });

    const [heads = '', ...lines] = await linesOf(who.owner, { month });
    expect(heads).toContain('"Activity in the month"');
    expect(lines).toHaveLength(5);
    const komal = lines.find((line) => line.includes('Komal Rani'));
    expect(komal).toMatch(/"Lead".*"Walk-in","Moga","Neha Sharma"/);
    expect(komal).toContain('"Enquired; 2 × No answer; Counselled",2,1,0,"New"');
    const student = lines.find((line) => line.includes(students.ofNeha.user.email));
    expect(student).toMatch(/"Student".*"Moga","Neha Sharma".*Applied: .*,0,0,1,"Pending: /);
    const text = lines.join('\n');
    expect(text).not.toContain('What we said');
    expect(text).not.toContain('Long ago');
    expect(text).not.toContain('Another agency');
    // A text that a spreadsheet would run stays a text.
    expect(text).toContain(`"'=cmd()"`);
    expect((await linesOf(who.owner, { month: '2020-01' })).length).toBe(1);
    expect((await ask(exported, { as: who.owner, query: { month: '2026-13' } })).status).toBe(422);
  });

  it('go out with the right to export alone, of the branches that are reached, and it is noted', async () => {
    const { who, students } = made;
    expect((await ask(exported, { as: who.manager, query: { month } })).status).toBe(403);
    const [, ...lines] = await linesOf(await changed(who.manager, { exports: true }), { month });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(students.ofNeha.user.email);
    expect(await Activity.countDocuments({ userId: who.manager.userId, kind: 'export' })).toBe(1);
    const sheet = await send(exported, { as: who.owner, query: { month, format: 'xlsx' } });
    expect(new TextDecoder().decode((await sheet.arrayBuffer()).slice(0, 2))).toBe('PK');
  });
});
