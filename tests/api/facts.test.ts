import { beforeEach, describe, expect, it } from 'vitest';
import { GET as cost } from '@/app/api/v1/courses/[id]/cost/route';
import { GET as one, PUT as put, DELETE as reset } from '@/app/api/v1/facts/[id]/route';
import { GET as facts } from '@/app/api/v1/facts/route';
import { PUT as putRates, GET as ratesInUse } from '@/app/api/v1/rates/route';
import { FACT_IDS } from '@/lib/facts/fact-ids';
import { StaffAction } from '@/models/staff-action';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { type Person, person } from '../support/people';
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
    const [course] = await storedCourses({ country: 'UK', currency: 'GBP', campus: 'Leeds', durationInMonths: 12 });
    const visa = async () => {
      const { body } = await ask(cost, { params: { id: String(course?._id) }, query: { on: '2026-11-22' } });
      return rows(body.lines).find(({ key }) => `${key}` === 'uk.visa-charge');
    };
    expect(await visa()).toMatchObject({ amount: null, certainty: 'not known' });
    expect((await set('uk.visa-charge', [PERIOD])).status).toBe(200);
    expect(await visa()).toMatchObject({
      amount: 524,
      currency: 'GBP',
      certainty: 'known',
      source: { day: '2026-11-22' },
    });
    expect(await valueOn('uk.visa-charge', '2026-03-31')).toBeUndefined();
  });

  it('keeps what stood before, with who and when, and the audit log has a line', async () => {
    await set('uk.visa-charge', [PERIOD]);
    await set('uk.visa-charge', [{ ...PERIOD, value: 558 }]);
    const { body } = await ask(reset, { as: admin, params: { id: 'uk.visa-charge' } });
    expect(body.fact).toMatchObject({ periods: [], changed: null });
    const history = rows(body.fact?.history);
    expect(history.map(({ by, periods }) => [by, rows(periods).map(({ value }) => value)])).toEqual([
      [admin.user.name, [558]],
      [admin.user.name, [524]],
    ]);
    const log = await StaffAction.find({ action: 'fact.edit' }).sort({ at: 1 }).lean();
    expect(log.map(({ label, before, after }) => [label, before?.periods, after?.periods])).toEqual([
      ['Student visa', 'as shipped', '524 from 2026-04-01'],
      ['Student visa', '524 from 2026-04-01', '558 from 2026-04-01'],
      ['Student visa', '558 from 2026-04-01', 'as shipped'],
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
    const { status, body } = await set('uk.visa-charge', [{ ...PERIOD, ...(change as object) }]);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toContain(field);
    expect(await valueOn('uk.visa-charge', '2026-11-22')).toBeUndefined();
  });

  it('is refused periods that overlap, and more than can be read', async () => {
    const { status, body } = await set('uk.visa-charge', [PERIOD, { ...PERIOD, validFrom: '2027-01-01' }]);
    expect([status, body.fields]).toEqual([
      422,
      { 'periods.1.validFrom': 'The period before it has not ended by then.' },
    ]);
    const many = Array.from({ length: 13 }, (_none, index) => ({
      ...PERIOD,
      validFrom: `${2000 + index}-01-01`,
      validTo: `${2000 + index}-12-31`,
    }));
    expect((await set('uk.visa-charge', many)).status).toBe(422);
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
    const answers = await Promise.all([524, 525, 526].map((value) => set('uk.visa-charge', [{ ...PERIOD, value }])));
    const won = answers.filter(({ status }) => status === 200);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { body } = await ask(one, { as: admin, params: { id: 'uk.visa-charge' } });
    expect(rows(body.fact?.history)).toHaveLength(won.length - 1);
  });
});

describe('exchange rates', () => {
  const LIST = 'Date, USD, INR, JPY, \n20 November 2026, 1.10, 99.00, N/A, \n19 November 2026, 1.20, 98.00, 160, ';
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
      day: '2026-11-20',
      source,
      example: false,
    });
    expect(await ownOf('INR')).toMatchObject({
      currency: 'INR',
      rates: { USD: expect.closeTo(90, 8) },
      source: { ...source, kind: 'rates', day: '2026-11-20' },
      example: false,
    });
    expect(await ownOf('JPY')).toBeNull();
    expect((await ownOf('EUR'))?.rates?.USD).toBeCloseTo(1 / 1.1, 10);
  });

  it('take the day as a date, too', async () => {
    expect((await upload('Date,USD\r\n2026-11-18,1.3\r\n2026-11-19,1.4')).body.rates).toMatchObject({
      day: '2026-11-19',
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
});
