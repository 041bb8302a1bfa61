import { beforeAll, describe, expect, it } from 'vitest';
import { GET as searchCourses } from '@/app/api/v1/course-search/route';
import { GET as costOf } from '@/app/api/v1/courses/[id]/cost/route';
import { GET as proposals } from '@/app/api/v1/scholarship-proposals/route';
import { POST as decide } from '@/app/api/v1/scholarships/[id]/decision/route';
import { PUT as change, DELETE as remove } from '@/app/api/v1/scholarships/[id]/route';
import { GET as search, POST as write } from '@/app/api/v1/scholarships/route';
import { Notification } from '@/models/notification';
import { University } from '@/models/university';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { everybody } from '../support/people';
import { ask, rows } from '../support/request';
import { SCHOLARSHIP } from '../support/scholarships';

let who: Awaited<ReturnType<typeof everybody>>;
let ofCourse: string;
let other: string;

beforeAll(async () => {
  await emptyDatabase();
  who = await everybody();
  const place = { university: 'Douglas College', country: 'Canada' } as const;
  await University.create({ ...place, logoFileId: null, website: '' });
  const fee = { tuitionFee: 20_000, currency: 'CAD', fee_period: 'per year', durationInMonths: 24 } as const;
  const [one, two] = await storedCourses({ ...place, course: 'Nursing', ...fee }, { ...place, course: 'Law', ...fee });
  [ofCourse, other] = [String(one?._id), String(two?._id)];
  await storedCourses({ university: 'Hill College', country: 'UK', course: 'Painting' });
});

const names = async (query: Record<string, string> = {}) =>
  rows((await ask(search, { query })).body.scholarships).map(({ name }) => name);
const body = (more: object = {}) => ({ ...SCHOLARSHIP, ofCourse, courseId: null, ...more });

describe('scholarships', () => {
  it('of staff are public at once, for the university or one course, and the cost says only what it could be', async () => {
    expect((await ask(write, { as: who.team, body: body() })).status).toBe(201);
    const whole = { name: 'Whole', gives: 'share', value: 100, currency: '', courseId: ofCourse };
    expect((await ask(write, { as: who.admin, body: body(whole) })).status).toBe(201);
    expect((await names()).sort()).toEqual(['Merit award', 'Whole']);
    const cost = async (id: string) =>
      (await ask(costOf, { params: { id } })).body.cost ?? (await ask(costOf, { params: { id } })).body;
    const [nursing, law] = [await cost(ofCourse), await cost(other)];
    const sumOf = (one: Record<string, unknown>) =>
      (one.sum as { amounts: { amount: number }[] }).amounts[0]?.amount ?? 0;
    const tuition = Number(rows(nursing.lines)[0]?.amount);
    expect(nursing.couldBe).toEqual({ name: 'Whole', amount: sumOf(nursing) - tuition, currency: 'CAD' });
    expect(law.couldBe).toEqual({ name: 'Merit award', amount: sumOf(law) - 5_000, currency: 'CAD' });
    expect(sumOf(nursing)).toBe(sumOf(law));
  });

  it('are refused with a share above all of it, or an amount without a currency, also when two people’s fields meet', async () => {
    const share = await ask(write, {
      as: who.team,
      body: body({ name: 'Much', gives: 'share', value: 5_000, currency: '' }),
    });
    const bare = await ask(write, { as: who.team, body: body({ name: 'Bare', currency: '' }) });
    expect([share.status, bare.status]).toEqual([422, 422]);
    const seen = { ...SCHOLARSHIP, name: 'Met', value: 50 };
    const { body: made } = await ask(write, { as: who.team, body: body(seen) });
    const params = { id: String(made.scholarship?._id) };
    const save = (more: object) => ask(change, { as: who.admin, params, body: { ...seen, ...more, seen } });
    expect((await save({ gives: 'share' })).status).toBe(200);
    expect((await save({ value: 5_000 })).status).toBe(422);
    expect((await ask(remove, { as: who.admin, params })).status).toBe(200);
  });

  it('are searched by words, country, university and the whole tuition', async () => {
    expect(await names({ q: 'merit douglas' })).toEqual(['Merit award']);
    expect(await names({ q: 'nothing' })).toEqual([]);
    expect(await names({ full: 'yes' })).toEqual(['Whole']);
    expect(await names({ country: 'UK' })).toEqual([]);
  });

  it('are what ‘scholarship’ finds courses by, and the link to their list stays where no course found has one', async () => {
    const found = async (q: string) => {
      const { read, aside } = (await ask(searchCourses, { query: { q } })).body;
      const total = Number(read?.total);
      // Behind them come others, each of which says that none is listed for it.
      const because = rows(read?.courses)
        .slice(0, total)
        .map((one) => `${one.course}: ${one.because}`);
      return { total, filters: read?.filters, because: because.sort(), aside: rows(aside).map(({ typed }) => typed) };
    };
    const merit = 'Scholarship: Merit award';
    expect(await found('scholarship')).toEqual({
      ...{ total: 2, filters: { scholarship: 'any' }, aside: [] },
      because: [`Law: ${merit}`, `Nursing: ${merit}`],
    });
    expect(await found('fully funded')).toMatchObject({
      ...{ total: 1, filters: { scholarship: 'full' } },
      because: ['Nursing: Scholarship: Whole'],
    });
    expect(await found('painting scholarship')).toEqual({
      ...{ total: 1, filters: {}, aside: ['scholarship'] },
      because: ['Painting: No scholarship listed here'],
    });
  });

  it('of an agency wait for staff, who show or decline them; the agency alone sees and hears of it', async () => {
    const proposed = await ask(write, { as: who.agent, body: body({ name: 'Proposed' }) });
    expect([proposed.status, proposed.body.scholarship?.state]).toEqual([201, 'proposed']);
    expect(await names()).not.toContain('Proposed');
    const id = String(proposed.body.scholarship?._id);
    const seenBy = async (as: typeof who.agent) =>
      rows((await ask(proposals, { as })).body.scholarships).map(({ name }) => name);
    expect([await seenBy(who.agent), await seenBy(who.otherAgent), await seenBy(who.team)]).toEqual([
      ['Proposed'],
      [],
      ['Proposed'],
    ]);
    const answer = (shown: boolean, reason = '') =>
      ask(decide, { as: who.team, params: { id }, body: { shown, reason } });
    expect((await answer(false)).status).toBe(422);
    expect((await answer(true)).status).toBe(200);
    expect((await answer(true)).status).toBe(409);
    expect(await names()).toContain('Proposed');
    const told = await Notification.find({ userId: who.agent.userId }).lean();
    expect(told.map(({ notification }) => notification)).toEqual(['Your proposal ‘Proposed’ is shown now.']);
  });

  it('are refused twice, for a course that isn’t the page’s, and with days that can’t be; staff change and remove them', async () => {
    expect((await ask(write, { as: who.team, body: body({ name: 'merit AWARD' }) })).status).toBe(409);
    expect((await ask(write, { as: who.team, body: body({ name: 'X', courseId: other }) })).body.fields).toHaveProperty(
      'courseId',
    );
    expect(
      (await ask(write, { as: who.team, body: body({ name: 'X', readOn: '2099-01-01' }) })).body.fields,
    ).toHaveProperty('readOn');
    const [one] = rows((await ask(search, { query: { q: 'merit' } })).body.scholarships);
    const params = { id: String(one?._id) };
    const changed = await ask(change, { as: who.team, params, body: { ...SCHOLARSHIP, value: 6_000 } });
    expect(changed.body.scholarship?.given).toBe('CA$6,000 once');
    expect((await ask(remove, { as: who.team, params })).status).toBe(200);
    expect(await names({ q: 'merit' })).toEqual([]);
  });
});
