import { beforeEach, describe, expect, it } from 'vitest';
import { PATCH as changeLead } from '@/app/api/v1/agency/leads/[id]/route';
import { POST as toStudent } from '@/app/api/v1/agency/leads/[id]/student/route';
import { POST as addLead } from '@/app/api/v1/agency/leads/route';
import { PATCH as changeMember } from '@/app/api/v1/agency/members/[id]/route';
import { POST as applyAll } from '@/app/api/v1/agency/shortlists/[whom]/[id]/applications/route';
import { PUT as put, DELETE as takeOff } from '@/app/api/v1/agency/shortlists/[whom]/[id]/courses/[courseId]/route';
import { DELETE as endLink, POST as makeLink } from '@/app/api/v1/agency/shortlists/[whom]/[id]/link/route';
import { GET as view } from '@/app/api/v1/agency/shortlists/[whom]/[id]/route';
import { GET as search } from '@/app/api/v1/course-search/route';
import { POST as leaveAgent } from '@/app/api/v1/leave-agent/route';
import { POST as saveAcademic } from '@/app/api/v1/save-academic-info/route';
import { POST as wish } from '@/app/api/v1/shortlist-link/route';
import { PATCH as switchAgent } from '@/app/api/v1/toggle-agent-verification/[id]/route';
import { LINK_DAYS, LONGEST_LINK_DAYS, MOST_SHORTLISTED } from '@/lib/domain/agency/shortlist';
import { openShortlist } from '@/lib/services/applications/shortlists/open';
import { eraseStudent } from '@/lib/services/file/leaving/erase';
import { agencyNotesOf } from '@/lib/services/file/own-file/export-notes';
import { writeAccessLog } from '@/lib/services/records/access-log/note';
import { AccessLogEntry } from '@/models/access-log-entry';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { Notification } from '@/models/notification';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { agencyOfFive, NEXT_YEAR } from '../support/agency';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { madeOnce } from '../support/made-once';
import type { Person } from '../support/people';
import { education, freshIelts } from '../support/profiles';
import { ask, rows } from '../support/request';

const DAY_MS = 24 * 3_600_000;
let who: Awaited<ReturnType<typeof agencyOfFive>>['who'];
let students: Awaited<ReturnType<typeof agencyOfFive>>['students'];
let applied: string;
let courses: string[];

beforeEach(async () => {
  await emptyDatabase();
  const world = await madeOnce('agency of five and many courses', async () => {
    const agency = await agencyOfFive();
    const made = await storedCourses(
      ...Array.from({ length: MOST_SHORTLISTED + 1 }, (_none, at) => ({ course: `Course ${at}` })),
    );
    return { ...agency, courses: made.map(({ _id }) => String(_id)) };
  });
  ({ who, students, courseId: applied, courses } = world);
});

const ofStudent = (person = students.ofNeha) => ({ whom: 'student', id: person.userId });
const add = (as: Person, of: { whom: string; id: string }, courseId = courses[0] as string, body: object = {}) =>
  ask(put, { as, params: { ...of, courseId }, body });
const seen = async (as: Person, of: { whom: string; id: string }) => (await ask(view, { as, params: of })).body;
const lead = async (as: Person = who.neha, name = 'Komal Preet Kaur') => {
  const { body } = await ask(addLead, { as, body: { name, mobile: '9814055555', source: 'walk-in' } });
  return { whom: 'lead', id: String(body.lead?._id) };
};
const tokenOf = (address: unknown) => String(address).split('/shortlist/')[1] ?? '';
/** The token of a new link to a shortlist with a course on it. */
const linked = async (of: { whom: string; id: string }, as: Person = who.neha, days = LINK_DAYS) => {
  await add(as, of);
  const { status, body } = await ask(makeLink, { as, params: of, body: { days } });
  expect(status).toBe(201);
  return tokenOf(body.link?.address);
};
const wishes = (token: string, courseId = courses[0] as string, said = 'yes') =>
  ask(wish, { body: { token, wishes: [{ courseId, wish: said }] } });

const saveProfile = async () => {
  const body = { educationSummaries: [education()], ...freshIelts() };
  expect((await ask(saveAcademic, { as: students.ofNeha, body })).status).toBe(200);
};

describe('a shortlist', () => {
  it('is made and seen as the agency’s people reach: the front desk reads, an accountant and strangers have none', async () => {
    const of = ofStudent();
    for (const name of ['owner', 'manager', 'neha'] as const) expect((await add(who[name], of)).status, name).toBe(200);
    expect((await add(who.desk, of)).status).toBe(403);
    expect((await ask(makeLink, { as: who.desk, params: of, body: {} })).status).toBe(403);
    expect(await seen(who.desk, of)).toMatchObject({ mayChange: false, courses: [{ course: 'Course 0' }] });
    for (const name of ['simran', 'accountant', 'stranger'] as const) {
      expect((await add(who[name], of)).status, name).toBe(404);
      expect((await ask(view, { as: who[name], params: of })).status, name).toBe(404);
    }
    const ofLead = await lead();
    expect((await add(who.neha, ofLead)).status).toBe(200);
    for (const name of ['simran', 'accountant', 'stranger'] as const)
      expect((await add(who[name], ofLead)).status, name).toBe(404);
    expect((await add(who.admin, of)).status).toBe(403);
    expect((await add(who.neha, { whom: 'lead', id: students.ofNeha.userId })).status).toBe(404);
  });

  longIt('has six courses at most, each once, also of many added at once; a note changes without adding', async () => {
    const of = ofStudent();
    const statuses = await Promise.all(courses.map((one) => add(who.neha, of, one).then(({ status }) => status)));
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 409]);
    const listed = rows((await seen(who.neha, of)).courses).map(({ courseId }) => String(courseId));
    expect(new Set(listed).size).toBe(MOST_SHORTLISTED);
    await add(who.neha, of, listed[0], { note: 'Near her aunt.' });
    await add(who.neha, of, listed[0]);
    const [first] = rows((await seen(who.neha, of)).courses);
    expect([first?.note, await Prospect.countDocuments({ studentId: students.ofNeha.userId })]).toEqual([
      'Near her aunt.',
      1,
    ]);
    for (let time = 0; time < 2; time++)
      expect((await ask(takeOff, { as: who.neha, params: { ...of, courseId: String(listed[0]) } })).status).toBe(200);
    expect(rows((await seen(who.neha, of)).courses)).toHaveLength(MOST_SHORTLISTED - 1);
  });

  it('takes no course that isn’t there or is no longer offered, and no note that is too long', async () => {
    const of = ofStudent();
    expect((await add(who.neha, of, 'f'.repeat(24))).status).toBe(404);
    await Course.updateOne({ _id: courses[0] }, { $set: { retiredOn: '2026-01-01' } });
    expect((await add(who.neha, of)).status).toBe(409);
    expect((await add(who.neha, of, courses[1], { note: 'x'.repeat(501) })).body.fields).toHaveProperty('note');
  });

  longIt('has each course as it was seen, and says what changed since, the fit too', async () => {
    const of = ofStudent();
    await add(who.neha, of);
    await add(who.neha, of, courses[1]);
    const [before] = rows((await seen(who.neha, of)).courses);
    expect(before).toMatchObject({
      changed: [],
      seen: { verdict: 'unknown', fee: 21500, currency: 'CAD', intakes: 'Jan Sep' },
    });
    await saveProfile();
    await Course.updateOne(
      { _id: courses[0] },
      {
        $set: {
          tuitionFeeMinor: 2_300_000,
          closingDays: 'Sep 2027-06-30',
          closings: [{ month: 'Sep', day: '2027-06-30' }],
        },
      },
    );
    await Course.deleteOne({ _id: courses[1] });
    const [changed, gone] = rows((await seen(who.neha, of)).courses);
    expect(changed).toMatchObject({ seen: { fee: 21500 }, now: { fee: 23000, closingDays: 'Sep 2027-06-30' } });
    expect(changed?.changed).toEqual(['fee', 'deadline', 'fit']);
    expect(gone).toMatchObject({ course: 'Course 1', now: null, changed: ['gone'] });
    // A new link is made of what is seen then.
    await linked(of);
    expect(rows((await seen(who.neha, of)).courses)[0]?.changed).toEqual([]);
  });

  longIt('is noted as read for the student, in their file to export, and erased with the account', async () => {
    const of = ofStudent();
    await add(who.neha, of, courses[0], { note: 'Near her aunt.' });
    const token = await linked(of);
    await wishes(token);
    await ask(view, { as: { ...who.neha }, params: of });
    await writeAccessLog();
    const noted = await AccessLogEntry.findOne({ studentId: students.ofNeha.userId, readerId: who.neha.userId }).lean();
    expect(noted?.seen.map(({ part }) => part)).toContain('agencyNotes');
    const notes = [];
    for await (const { text } of agencyNotesOf(students.ofNeha.userId)) notes.push(text);
    expect(notes).toEqual(['On the shortlist: Course 0, Douglas College. Preference: yes. Near her aunt.']);
    await eraseStudent(students.ofNeha.user._id);
    expect(await Prospect.countDocuments({ 'shortlist.courses.0': { $exists: true } })).toBe(0);
    expect(await openShortlist(token)).toBeNull();
  });
});

describe('the link of a shortlist', () => {
  it('shows the first name, the agency and the courses to anyone, and counts its openings alone', async () => {
    const of = await lead();
    const token = await linked(of);
    const page = await openShortlist(token);
    expect(page).toMatchObject({ firstName: 'Komal', courses: [{ course: 'Course 0', wish: null, changed: [] }] });
    expect(page?.agency.name).toBe(who.owner.user.company_name || who.owner.user.name);
    expect(JSON.stringify(page)).not.toMatch(/Preet|Kaur|9814055555|ommission/);
    await openShortlist(token, { counts: false });
    const stored = await Prospect.findById(of.id).lean();
    expect(stored?.shortlist?.link).toMatchObject({ opened: 1, openedOn: expect.any(Date) });
    expect(JSON.stringify(stored)).not.toContain(token.slice(24));
  });

  it('gives no score of a student: their fit is one word', async () => {
    const of = ofStudent();
    const page = await openShortlist(await linked(of));
    expect(page?.courses[0]?.now?.verdict).toBe('unknown');
    expect(Object.keys(page ?? {}).sort()).toEqual(['agency', 'courses', 'endsOn', 'firstName']);
  });

  it('works for the days that were chosen, sixty at most, and ends when it is ended or replaced', async () => {
    const of = await lead();
    await add(who.neha, of);
    for (const days of [0, LONGEST_LINK_DAYS + 1, 1.5])
      expect((await ask(makeLink, { as: who.neha, params: of, body: { days } })).status, String(days)).toBe(422);
    const { body } = await ask(makeLink, { as: who.neha, params: of, body: {} });
    const ends = Date.parse(String(body.link?.endsOn)) - Date.now();
    expect(Math.round(ends / DAY_MS)).toBe(LINK_DAYS);
    const first = tokenOf(body.link?.address);
    const second = await linked(of);
    expect([await openShortlist(first), (await openShortlist(second))?.firstName]).toEqual([null, 'Komal']);
    await Prospect.updateOne({ _id: of.id }, { $set: { 'shortlist.link.endsOn': new Date(Date.now() - 1) } });
    expect([await openShortlist(second), (await wishes(second)).status]).toEqual([null, 404]);
    const third = await linked(of);
    for (let time = 0; time < 2; time++) expect((await ask(endLink, { as: who.neha, params: of })).status).toBe(200);
    expect([await openShortlist(third), (await wishes(third)).status]).toEqual([null, 404]);
    expect((await seen(who.neha, of)).link).toBeNull();
  });

  it('takes no other token, and needs a course', async () => {
    const of = await lead();
    expect((await ask(makeLink, { as: who.neha, params: of, body: {} })).status).toBe(409);
    const token = await linked(of);
    for (const wrong of [`${token.slice(0, -2)}xx`, `${'f'.repeat(24)}${token.slice(24)}`, 'x'.repeat(67)]) {
      expect(await openShortlist(wrong)).toBeNull();
      expect((await wishes(wrong)).status).toBe(404);
    }
  });

  it('keeps what the family wishes, tells the agency once, and agrees to nothing', async () => {
    const of = await lead();
    const token = await linked(of);
    expect((await wishes(token, courses[3])).status).toBe(422);
    for (let time = 0; time < 2; time++) expect((await wishes(token)).status).toBe(200);
    expect(rows((await seen(who.neha, of)).courses)[0]).toMatchObject({ wish: 'yes', wishedOn: expect.any(String) });
    expect(
      await Notification.find({ userId: who.neha.userId, notification: /shortlist/ }, 'notification').lean(),
    ).toMatchObject([{ notification: 'Komal Preet Kaur has replied to the shortlist.' }]);
    await wishes(token, courses[0], 'no');
    expect(rows((await seen(who.neha, of)).courses)[0]?.wish).toBe('no');
    expect(await Application.countDocuments({ courseId: courses[0] })).toBe(0);
  });

  it('goes on when the person in charge is switched off, and stops with the agency’s reach', async () => {
    const of = ofStudent();
    const token = await linked(of);
    const opens = async () => (await openShortlist(token)) !== null;
    const off = { disabled: true, handTo: who.manager.userId };
    expect((await ask(changeMember, { as: who.owner, params: { id: who.neha.userId }, body: off })).status).toBe(200);
    expect(await opens()).toBe(true);
    const toggle = (isVerified: boolean) =>
      ask(switchAgent, { as: who.admin, params: { id: who.owner.userId }, body: { isVerified } });
    await toggle(false);
    expect(await opens()).toBe(false);
    await toggle(true);
    expect(await opens()).toBe(true);
    await User.updateOne({ _id: of.id }, { $set: { leavesOn: new Date() } });
    expect(await opens()).toBe(false);
    await User.updateOne({ _id: of.id }, { $unset: { leavesOn: '' } });
    expect((await ask(leaveAgent, { as: students.ofNeha, body: {} })).status).toBe(200);
    expect([await opens(), (await wishes(token)).status]).toEqual([false, 404]);
  });

  longIt('follows a merged account while that is the agency’s, and stops while a lead is in the archive', async () => {
    const token = await linked(ofStudent());
    await User.updateOne(
      { _id: students.ofNeha.userId },
      { $set: { mergedInto: students.ofNone.user._id, disabled: true } },
    );
    expect(await openShortlist(token)).not.toBeNull();
    expect(rows((await seen(who.owner, ofStudent(students.ofNone))).courses)).toHaveLength(1);
    await User.updateOne({ _id: students.ofNone.userId }, { $set: { addedBy: who.stranger.user._id } });
    expect(await openShortlist(token)).toBeNull();

    const of = await lead();
    const other = await linked(of);
    const archive = (archived: boolean) => ask(changeLead, { as: who.neha, params: { id: of.id }, body: { archived } });
    expect((await archive(true)).status).toBe(200);
    expect([await openShortlist(other), (await add(who.neha, of, courses[1])).status]).toEqual([null, 409]);
    expect((await archive(false)).status).toBe(200);
    expect(await openShortlist(other)).not.toBeNull();
  });
});

describe('applying from a shortlist', () => {
  const items = (...ids: string[]) => ({
    courses: ids.map((courseId) => ({ courseId, year: NEXT_YEAR, month: 'Sep' })),
  });
  const press = (as: Person, of: { whom: string; id: string }, ...ids: string[]) =>
    ask(applyAll, { as, params: of, body: items(...ids) });
  const states = async (...given: Parameters<typeof press>) =>
    rows((await press(...given)).body.results).map(({ state }) => state);

  longIt(
    'makes an application of each course, which waits for the student’s yes; pressed again it makes nothing new',
    async () => {
      const of = ofStudent();
      for (const id of [applied, courses[0], courses[1]]) await add(who.neha, of, id);
      const all = [applied, courses[0], courses[1]] as string[];
      expect(await states(who.neha, of, ...all)).toEqual(['before', 'applied', 'applied']);
      expect(await states(who.neha, of, ...all)).toEqual(['before', 'before', 'before']);
      const made = await Application.find({ userId: of.id, courseId: { $in: courses } }).lean();
      expect(made.map(({ status, consent }) => [status, consent ?? null])).toEqual([
        ['Pending', null],
        ['Pending', null],
      ]);
      expect(
        await Notification.countDocuments({
          userId: of.id,
          notification: /^Your agency applied to .*Nothing is sent until you confirm/,
        }),
      ).toBe(2);
      expect(rows((await seen(who.neha, of)).courses).map((one) => one.applied)).toEqual([true, true, true]);
    },
  );

  it('is for those who act for the student and for courses of the list; one that fails stops no other', async () => {
    const of = ofStudent();
    for (const id of courses.slice(0, 2)) await add(who.neha, of, id);
    const [one, two] = courses as [string, string];
    expect((await press(who.desk, of, one)).status).toBe(403);
    for (const name of ['simran', 'accountant', 'stranger'] as const)
      expect((await press(who[name], of, one)).status, name).toBe(404);
    expect((await press(who.neha, of, one, courses[4] as string)).status).toBe(404);
    expect(await Application.countDocuments({ courseId: one })).toBe(0);
    await Course.updateOne({ _id: one }, { $set: { retiredOn: '2026-01-01' } });
    expect(await states(who.neha, of, one, two)).toEqual(['failed', 'applied']);
  });

  it('needs a student: a lead’s shortlist, wishes and link follow them when they become one', async () => {
    const of = await lead();
    const token = await linked(of);
    await wishes(token);
    const one = courses[0] as string;
    expect((await press(who.neha, of, one)).status).toBe(409);
    const body = { name: 'Komal Preet Kaur', email: 'komal.preet@example.com', mobile: '9814055555' };
    const studentId = String((await ask(toStudent, { as: who.neha, params: { id: of.id }, body })).body.studentId);
    const now = { whom: 'student', id: studentId };
    expect(await seen(who.neha, now)).toMatchObject({ studentId, courses: [{ courseId: one, wish: 'yes' }] });
    expect((await seen(who.neha, of)).studentId).toBe(studentId);
    expect((await openShortlist(token))?.courses[0]?.wish).toBe('yes');
    expect(await states(who.neha, now, one)).toEqual(['applied']);
    expect((await ask(view, { as: who.simran, params: of })).status).toBe(404);
  });
});

describe('the search for a student', () => {
  longIt('keeps what a student of the agency’s meets, notes the reading, and is refused for any other', async () => {
    const found = async (as: Person, userId: string) =>
      ask(search, { as, query: { qualify: '1', likely: '1', userId } });
    expect((await found(who.neha, students.ofNeha.userId)).body).toMatchObject({ total: 0 });
    await saveProfile();
    expect((await found(who.neha, students.ofNeha.userId)).body).toHaveProperty('fit');
    for (const name of ['simran', 'accountant', 'stranger'] as const)
      expect((await found(who[name], students.ofNeha.userId)).status, name).toBe(404);
    const unfiltered = { as: who.stranger, query: { userId: students.ofNeha.userId } };
    expect((await ask(search, unfiltered)).status).toBe(404);
    expect((await ask(search, { query: { userId: students.ofNeha.userId } })).status).toBe(404);
    await writeAccessLog();
    const noted = await AccessLogEntry.findOne({ studentId: students.ofNeha.userId, readerId: who.neha.userId }).lean();
    expect(noted?.seen.map(({ part }) => part)).toContain('fit');
  });
});
