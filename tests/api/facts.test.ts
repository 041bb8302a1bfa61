import { beforeEach, describe, expect, it } from 'vitest';
import { GET as cost } from '@/app/api/v1/courses/[id]/cost/route';
import { GET as one, PUT as put, DELETE as reset } from '@/app/api/v1/facts/[id]/route';
import { GET as students } from '@/app/api/v1/facts/[id]/students/route';
import { GET as facts } from '@/app/api/v1/facts/route';
import { POST as checkRates } from '@/app/api/v1/rates/check/route';
import { PUT as putRates, GET as ratesInUse } from '@/app/api/v1/rates/route';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { FACT_IDS, SHIPPED_FACTS } from '@/lib/engines/facts/fact-ids';
import { judgeChanges } from '@/lib/services/applications/effects';
import { Application } from '@/models/application';
import { FactOverride } from '@/models/fact-override';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { SavedCourse } from '@/models/saved-course';
import { StaffAction } from '@/models/staff-action';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { education } from '../support/profiles';
import { ask, rows } from '../support/request';

let admin: Person;

beforeEach(async () => {
  await emptyDatabase();
  admin = await person('admin');
});

const PERIOD = {
  value: 524,
  validFrom: '2026-04-01',
  validTo: null,
  source: { title: 'GOV.UK: Student visa', address: 'https://www.gov.uk/student-visa', kind: 'official' },
  readOn: '2026-11-22',
  reviewBy: '2027-03-31',
};
const set = (id: string, periods: unknown[], as = admin) => ask(put, { as, params: { id }, body: { periods } });
const valueOn = async (id: string, on: string) => {
  const { body } = await ask(facts, { query: { on } });
  return rows(body.facts).find((fact) => `${fact.id}` === id);
};

describe('the list of facts', () => {
  it('gives anyone what is valid on the day with its source, and names what is not known', async () => {
    const { status, body } = await ask(facts, { query: { on: '2025-08-31' } });
    expect(status).toBe(200);
    const funds = rows(body.facts).find(({ id }) => `${id}` === 'canada.funds');
    expect(funds).toMatchObject({
      value: { '1': 20635 },
      unit: 'CAD per year',
      validFrom: '2024-01-01',
      validTo: '2025-08-31',
      source: { kind: 'official', address: expect.stringMatching(/^https:\/\/www\.canada\.ca\//) },
      readOn: '2026-11-22',
      overdue: false,
    });
    const known = rows(body.facts).map(({ id }) => `${id}`);
    const unknown = rows(body.notKnown).map(({ id }) => `${id}`);
    expect([...known, ...unknown].sort()).toEqual([...FACT_IDS].sort());
    expect(unknown).toContain('singapore.living');
  });

  it('says of a fact that its review day has passed', async () => {
    expect(await valueOn('canada.funds', '2026-08-31')).toMatchObject({ overdue: false });
    expect(await valueOn('canada.funds', '2026-09-01')).toMatchObject({ overdue: true });
  });

  it('refuses a day that there is not', async () => {
    expect((await ask(facts, { query: { on: '2026-02-30' } })).status).toBe(422);
  });
});

describe('an admin', () => {
  it('enters what was not known, and sums take it from then on', async () => {
    const [course] = await storedCourses({ country: 'Australia', currency: 'AUD', durationInMonths: 12 });
    const cover = async () => {
      const { body } = await ask(cost, { params: { id: String(course?._id) }, query: { on: '2026-11-22' } });
      return rows(body.lines).find(({ key }) => `${key}` === 'australia.health-cover');
    };
    expect(await cover()).toMatchObject({ amount: null, certainty: 'not known' });
    expect((await set('australia.health-cover', [PERIOD])).status).toBe(200);
    expect(await cover()).toMatchObject({
      amount: 524,
      currency: 'AUD',
      certainty: 'known',
      source: { day: '2026-11-22' },
    });
    expect(await valueOn('australia.health-cover', '2026-03-31')).toBeUndefined();
  });

  it('keeps what stood before, with who and when, and the audit log has a line', async () => {
    await set('australia.health-cover', [PERIOD]);
    await set('australia.health-cover', [{ ...PERIOD, value: 558 }]);
    const { body } = await ask(reset, { as: admin, params: { id: 'australia.health-cover' } });
    expect(body.fact).toMatchObject({ periods: [], changed: null });
    const history = rows(body.fact?.history);
    expect(history.map(({ by, periods }) => [by, rows(periods).map(({ value }) => value)])).toEqual([
      [admin.user.name, [558]],
      [admin.user.name, [524]],
    ]);
    const log = await StaffAction.find({ action: 'fact.edit' }).sort({ at: 1 }).lean();
    expect(log.map(({ label, before, after }) => [label, before?.periods, after?.periods])).toEqual([
      ['Overseas student health cover', 'as shipped', '524 from 2026-04-01'],
      ['Overseas student health cover', '524 from 2026-04-01', '558 from 2026-04-01'],
      ['Overseas student health cover', '558 from 2026-04-01', 'as shipped'],
    ]);
  });

  it('says that nothing is known any more of a fact that was shipped', async () => {
    await set('uk.work', []);
    expect(await valueOn('uk.work', '2027-01-01')).toBeUndefined();
    await ask(reset, { as: admin, params: { id: 'uk.work' } });
    expect(await valueOn('uk.work', '2027-01-01')).toMatchObject({ value: { master: 18 } });
  });

  it.each<[string, unknown, string]>([
    ['a value of another shape', { value: { '1': 5 } }, 'periods.0.value'],
    ['no source', { source: undefined }, 'periods.0.source'],
    ['a source without an address', { source: { ...PERIOD.source, address: 'a page' } }, 'periods.0.source.address'],
    [
      'a script for an address',
      { source: { ...PERIOD.source, address: 'javascript:alert(1)' } },
      'periods.0.source.address',
    ],
    ['no day of review', { reviewBy: undefined }, 'periods.0.reviewBy'],
    ['an end before its beginning', { validTo: '2026-03-31' }, 'periods.0.validTo'],
    ['a day that there is not', { readOn: '2026-13-01' }, 'periods.0.readOn'],
  ])('is refused %s, at its field', async (_what, change, field) => {
    const { status, body } = await set('australia.health-cover', [{ ...PERIOD, ...(change as object) }]);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toContain(field);
    expect(await valueOn('australia.health-cover', '2026-11-22')).toBeUndefined();
  });

  it('is refused periods that overlap, and more than can be read', async () => {
    const { status, body } = await set('australia.health-cover', [PERIOD, { ...PERIOD, validFrom: '2027-01-01' }]);
    expect([status, body.fields]).toEqual([
      422,
      { 'periods.1.validFrom': 'Periods can’t overlap. Please end the previous period first.' },
    ]);
    const many = Array.from({ length: 13 }, (_none, index) => ({
      ...PERIOD,
      validFrom: `${2000 + index}-01-01`,
      validTo: `${2000 + index}-12-31`,
    }));
    expect((await set('australia.health-cover', many)).status).toBe(422);
  });

  it('hears 422 of a fact that the product does not know', async () => {
    expect((await set('uk.weather', [PERIOD])).status).toBe(422);
  });

  it('is the only one who may: team reads, others do not see it', async () => {
    const team = await person('team');
    expect((await set('uk.work', [], team)).status).toBe(403);
    expect((await ask(one, { as: team, params: { id: 'uk.work' } })).status).toBe(200);
    expect((await ask(one, { as: await person('agent'), params: { id: 'uk.work' } })).status).toBe(403);
  });

  it('and another at the same moment: one change is kept, the other refused or kept after it, none lost', async () => {
    const answers = await Promise.all(
      [524, 525, 526].map((value) => set('australia.health-cover', [{ ...PERIOD, value }])),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { body } = await ask(one, { as: admin, params: { id: 'australia.health-cover' } });
    expect(rows(body.fact?.history)).toHaveLength(won.length - 1);
  });
});

describe('a changed fact', () => {
  const RANGES = { '1': 0, '4.5': 80, '5': 85, '6': 114 };
  const change = (value: object) =>
    set('english.toefl.ranges', [{ ...PERIOD, value, validFrom: '2026-01-21', reviewBy: '2099-12-31' }]);
  const noticesOf = ({ userId }: Person) => Notification.find({ userId }).lean();

  /** A student with 4.5 of 6 (86 to 94 of 120): what is asked, saved or applied for. */
  async function studentWith(saved: number[], applied: [needed: number, status: ApplicationStatus][] = []) {
    const one = await person('student');
    const tests = {
      toefl_test_date: new Date().toISOString().slice(0, 10),
      toefl_overall: 4.5,
      toefl_scale: '1-6' as const,
    };
    await Profile.create({ userId: one.userId, tests, educationSummaries: [education()] });
    const none = { ieltsOverall: null, ieltsLessThan: null, pteOverall: null, pteLessThan: null };
    const courseOf = async (toefl: number) => {
      const [course] = await storedCourses({ ...none, course: `TOEFL ${toefl}`, toefl });
      if (!course) throw new Error('not stored');
      return course;
    };
    for (const needed of saved) {
      const { _id: courseId, country } = await courseOf(needed);
      await SavedCourse.create({ userId: one.userId, courseId, country });
    }
    for (const [needed, status] of applied) {
      const { _id: courseId, country, university, course } = await courseOf(needed);
      const intake = { year: new Date().getUTCFullYear() + 1, month: 'Jan' as const };
      const about = { courseId, country, university, course, ...intake };
      await Application.create({ userId: one.userId, agentId: null, ...about, status, history: [] });
    }
    return one;
  }

  longIt(
    'informs each student whose verdict it changes, once however often the job runs, and nobody else',
    async () => {
      const [both, applicant, ended, unchanged] = [
        await studentWith([90, 91], [[92, 'Submitted']]),
        await studentWith([], [[90, 'Pending']]),
        await studentWith([], [[90, 'Withdrawn']]),
        await studentWith([60]),
      ];
      await Promise.all([judgeChanges(), judgeChanges()]);
      expect(await Notification.countDocuments({})).toBe(0);
      expect((await change(RANGES)).status).toBe(200);
      const unjudged = (await FactOverride.findById('english.toefl.ranges').lean())?.toJudge;
      await Promise.all([judgeChanges(), judgeChanges()]);
      await judgeChanges();
      // As after a process that died behind the last student, before it could say that it was done.
      await FactOverride.updateOne({ _id: 'english.toefl.ranges' }, { $set: { toJudge: unjudged } });
      await Promise.all([judgeChanges(), judgeChanges(), judgeChanges()]);
      expect((await FactOverride.findById('english.toefl.ranges').lean())?.toJudge).toEqual([]);
      expect((await noticesOf(both)).map(({ notification, href }) => [notification, href])).toEqual([
        [
          'TOEFL iBT 1–6: start of the matching range on the 0–120 scale was updated. For TOEFL 92, your eligibility changed from ‘unknown’ to ‘likely not’, and 2 more of your courses changed.',
          '/saved-applications',
        ],
      ]);
      const [application] = await Application.find({ userId: applicant.userId }).lean();
      expect((await noticesOf(applicant)).map(({ href }) => href)).toEqual([`/my-applications/${application?._id}`]);
      expect([...(await noticesOf(ended)), ...(await noticesOf(unchanged))]).toEqual([]);
    },
  );

  it('shows admins whose verdicts changed, with both verdicts; going back to the shipped ones is a change too', async () => {
    const one = await studentWith([90], [[90, 'Pending']]);
    await change(RANGES);
    const listed = async (query = {}) =>
      (await ask(students, { as: admin, params: { id: 'english.toefl.ranges' }, query })).body;
    expect(await listed()).toEqual({ students: [], total: 0, pending: true });
    await judgeChanges();
    const { students: found, ...rest } = await listed();
    expect(rest).toEqual({ total: 1, pending: false });
    const verdict = { course: 'TOEFL 90', of: 'admission', from: 'unknown', to: 'likely not' };
    expect(found).toMatchObject([
      {
        userId: one.userId,
        name: one.user.name,
        verdicts: [
          { ...verdict, applicationId: expect.any(String) },
          { ...verdict, applicationId: null },
        ],
      },
    ]);
    await ask(reset, { as: admin, params: { id: 'english.toefl.ranges' } });
    await judgeChanges();
    expect((await listed({ limit: '1' })).students).toMatchObject([
      { verdicts: [{ from: 'likely not', to: 'unknown' }, {}] },
    ]);
    expect(await noticesOf(one)).toHaveLength(2);
  });

  it('says of the visa what changed there, and goes on behind the last profile that was judged', async () => {
    const one = await studentWith([]);
    const [course] = await storedCourses({ country: 'Australia', course: 'In Australia', currency: 'AUD' });
    await SavedCourse.create({ userId: one.userId, courseId: course?._id, country: 'Australia' });
    const skipped = await studentWith([90]);
    const other = await Profile.findOne({ userId: skipped.userId }).lean();
    const [period] = SHIPPED_FACTS['australia.visa-english.toefl'].periods;
    await set('australia.visa-english.toefl', [{ ...period, reviewBy: '2099-12-31' }]);
    await judgeChanges();
    await Notification.deleteMany({});
    await set('australia.visa-english.toefl', []);
    await change(RANGES);
    await FactOverride.updateOne(
      { _id: 'english.toefl.ranges', 'toJudge.0': { $exists: true } },
      { $set: { 'toJudge.0.cursor': other?._id } },
    );
    expect(await judgeChanges()).toBe(1);
    expect((await noticesOf(one)).map(({ notification }) => notification)).toEqual([
      expect.stringContaining(
        'For In Australia, your eligibility for the visa (English) changed from ‘not met’ to ‘unknown’.',
      ),
    ]);
    expect(await noticesOf(skipped)).toEqual([]);
  });
});

describe('exchange rates', () => {
  const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const LIST = `Date, USD, INR, JPY, \n${days(3)}, 1.10, 99.00, N/A, \n${days(4)}, 1.20, 98.00, 160, `;
  const source = { title: 'European Central Bank', address: 'https://www.ecb.europa.eu/' };
  const upload = (csv: string) => ask(putRates, { as: admin, body: { csv, ...source } });
  const ownOf = async (currency: string) => {
    const [course] = await storedCourses({ country: 'USA', currency: 'USD', campus: 'Boston' });
    const { body } = await ask(cost, { params: { id: String(course?._id) }, query: { currency } });
    return body.own;
  };

  it('are those of the newest row of a list like the European Central Bank’s, with their day and source', async () => {
    expect((await ask(ratesInUse)).body.rates).toBeNull();
    expect(await ownOf('INR')).toBeNull();
    expect((await upload(LIST)).body.rates).toEqual({
      base: 'EUR',
      perBase: { USD: 1.1, INR: 99 },
      day: days(3),
      source,
      example: false,
    });
    expect(await ownOf('INR')).toMatchObject({
      currency: 'INR',
      rates: { USD: expect.closeTo(90, 8) },
      source: { ...source, kind: 'rates', day: days(3) },
      example: false,
    });
    expect(await ownOf('JPY')).toBeNull();
    expect((await ownOf('EUR'))?.rates?.USD).toBeCloseTo(1 / 1.1, 10);
  });

  it('take the day as a date, too', async () => {
    expect((await upload(`Date,USD\r\n${days(3)},1.3\r\n${days(2)},1.4`)).body.rates).toMatchObject({
      day: days(2),
      perBase: { USD: 1.4 },
    });
  });

  it.each([
    ['a file without rates', 'Date,Weather\n2026-11-20,fine'],
    ['a file without a day', 'Date,USD\nsoon,1.1'],
    ['another table', 'Name,Mark\nA,1'],
    ['nothing', ''],
  ])('are not taken from %s', async (_what, csv) => {
    const { status, body } = await upload(csv);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['csv']]);
    expect((await ask(ratesInUse)).body.rates).toBeNull();
  });

  it('are of no day to come', async () => {
    const { status, body } = await upload(`Date,USD\n${days(-2)},1.1`);
    expect([status, body.fields?.csv]).toEqual([422, expect.stringContaining('in the future')]);
  });

  it('stand beside those in use first, and are taken when what is unusual about them was confirmed', async () => {
    await upload(`Date,USD,INR\n${days(3)},1.1,99`);
    const csv = `Date;USD;INR\n${days(1)};1,1;130,5`;
    const { body } = await ask(checkRates, { as: admin, body: { csv } });
    const asks = ['One EUR was 99 INR and is now 130.5.'];
    expect(body.comparison).toMatchObject({ base: 'EUR', day: days(1), asks });
    expect(rows(body.comparison?.pairs)).toContainEqual({ from: 'EUR', to: 'INR', before: 99, after: 130.5 });
    expect((await upload(csv)).status).toBe(409);
    expect((await ask(ratesInUse)).body.rates).toMatchObject({ perBase: { INR: 99 } });
    const confirmed = await ask(putRates, { as: admin, body: { csv, ...source, confirmed: true } });
    expect([confirmed.status, (await ask(ratesInUse)).body.rates?.perBase]).toEqual([200, { USD: 1.1, INR: 130.5 }]);
  });
});

describe('the address of a source', () => {
  it('is https without markup, for facts and for rates; what was stored before stays readable', async () => {
    for (const address of ['http://www.gov.uk/x', 'https://ok.example/" onclick=alert(1)', 'https://ok.example/a b']) {
      const refused = await set('australia.health-cover', [{ ...PERIOD, source: { ...PERIOD.source, address } }]);
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.fields ?? {})).toEqual(['periods.0.source.address']);
      const rates = await ask(putRates, {
        as: admin,
        body: { csv: 'Date, USD\n2026-11-02, 1.1', title: 'A', address },
      });
      expect([rates.status, Object.keys(rates.body.fields ?? {})]).toEqual([422, ['address']]);
    }
    await set('australia.health-cover', [PERIOD]);
    await FactOverride.updateMany({}, { $set: { 'periods.0.source.address': 'http://www.gov.uk/old' } });
    const { status, body } = await ask(one, { as: admin, params: { id: 'australia.health-cover' } });
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('http://www.gov.uk/old')]);
  });
});
