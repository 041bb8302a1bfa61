import { beforeAll, describe, expect, it } from 'vitest';
import { GET as cost } from '@/app/api/v1/courses/[id]/cost/route';
import { Course } from '@/models/course';
import { CANADA } from '../support/cost/canada';
import type { CostCase } from '../support/cost/cases';
import { CHARGES } from '../support/cost/charges';
import { OTHERS } from '../support/cost/others';
import { UK_CASES } from '../support/cost/uk';
import { WORK } from '../support/cost/work';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { ask, type Json, rows } from '../support/request';

/** Golden cases: amounts and days worked out by hand from the sources, asked of the call. */
const CASES = [...CANADA, ...UK_CASES, ...OTHERS, ...CHARGES, ...WORK];
const ids = new Map<CostCase, string>();

beforeAll(async () => {
  await emptyDatabase();
  const drafts = CASES.map(({ course }, index) => ({ university: `University ${index}`, ...course }));
  const stored = await storedCourses(...drafts);
  for (const [index, one] of CASES.entries()) ids.set(one, String(stored[index]?._id));
});

const answerOf = async (one: CostCase): Promise<Json> => {
  const query = Object.fromEntries(Object.entries(one.ask).map(([name, value]) => [name, String(value)]));
  const { status, body } = await ask(cost, { params: { id: ids.get(one) ?? '' }, query });
  expect(status).toBe(200);
  return body;
};
const byKey = (lines: Json | undefined, figure: string) =>
  Object.fromEntries(rows(lines).map((line) => [line.key, [line[figure], line.certainty]]));
const sumOf = (sum: Json | undefined) => [
  sum?.amounts?.[0]?.currency,
  sum?.amounts?.[0]?.amount,
  (sum?.missing?.length ?? 0) > 0,
];

describe('the cases', () => {
  const asked = (where: (one: CostCase) => boolean) => CASES.filter(where).map(({ ask: { family } }) => family);

  it('are as many as were requested', () => expect(CASES.length).toBeGreaterThanOrEqual(180));

  it.each(['2025-08-31', '2025-09-01'])('have families of 1 to 8 in Canada on %s', (on) => {
    const families = asked(
      ({ ask, bank }) => ask.on === on && ask.family !== undefined && 'canada.funds' in (bank ?? {}),
    );
    expect(families).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    ['2026-12-31', 24],
    ['2027-01-01', 18],
  ])('have the Graduate visa on %s: %s months', (on, months) => {
    const masters = CASES.filter(({ ask, work, course }) => ask.on === on && work && course.level === 'Post Graduate');
    expect(masters.filter(({ work }) => work?.['uk.work']?.[0] === months).length).toBeGreaterThan(0);
  });
});

describe('the cost of a course', () => {
  it.each(CASES.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const shown = await answerOf(one);
    if (one.lines) expect(byKey(shown.lines, 'amount')).toMatchObject(one.lines);
    if (one.sum) expect(sumOf(shown.sum)).toEqual(one.sum);
    if (one.bank) expect(byKey(shown.bank?.lines, 'amount')).toMatchObject(one.bank);
    if (one.bankSum) expect(sumOf(shown.bank?.sum)).toEqual(one.bankSum);
    if (one.most !== undefined) {
      const living = rows(shown.bank?.lines).find(({ part }) => `${part}` === 'living cost');
      expect(living?.most).toBe(one.most);
    }
    if (one.work) expect(byKey(shown.work?.rows, 'months')).toMatchObject(one.work);
    const texts = [...rows(shown.work?.rows), ...rows(shown.bank?.rules)].map(({ key, text }) => [key, text] as const);
    for (const [key, begins] of Object.entries(one.says ?? {})) {
      const [, text] = texts.find(([name]) => `${name}` === key) ?? [];
      expect(begins === null ? text : `${text}`.slice(0, begins.length), key).toBe(begins ?? undefined);
    }
    if (one.applyOn) expect(shown.work?.applyOn).toBe(one.applyOn);
    if (one.window !== undefined) {
      const { applyBy, window } = shown.bank ?? {};
      expect(one.window && window ? { applyBy, ...window } : window).toEqual(one.window);
    }
  });

  longIt('names a source with its day for every figure that is known', async () => {
    for (const one of CASES) {
      const shown = await answerOf(one);
      const figures = [shown.lines, shown.bank?.lines, shown.bank?.rules, shown.work?.rows].flatMap((list) =>
        rows(list),
      );
      for (const figure of [...figures, shown.bank?.held, shown.bank?.holder]) {
        const isKnown = /\d/.test(`${figure?.text}`) || Number.isFinite(figure?.amount);
        if (isKnown)
          expect(figure?.source, `${one.name}: ${figure?.key}`).toMatchObject({
            address: expect.stringMatching(/^(https?:|\/)/),
            day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          });
      }
    }
  });
});

describe('the question', () => {
  const any = () => ids.get(CASES[0] as CostCase) ?? '';

  it.each([
    [{ family: '0' }, 'family'],
    [{ family: '9' }, 'family'],
    [{ on: '2025-02-30' }, 'on'],
    [{ year: '2027' }, 'month'],
    [{ year: '2027', month: 'Sept' }, 'month'],
  ])('%j is refused at its field', async (query, field) => {
    const { status, body } = await ask(cost, { params: { id: any() }, query });
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty(field);
  });

  it('about an unknown course is answered with 404', async () => {
    expect((await ask(cost, { params: { id: 'f'.repeat(24) } })).status).toBe(404);
  });

  it('without a day is about today, for one person', async () => {
    const { body } = await ask(cost, { params: { id: any() } });
    expect(body).toMatchObject({ on: new Date().toISOString().slice(0, 10), family: 1, intake: null });
  });

  it('about a sample says nothing of its fee', async () => {
    const [sample] = await storedCourses({ course: 'A sample', forSample: true });
    const { body } = await ask(cost, { params: { id: String(sample?._id) } });
    expect(rows(body.lines)[0]).toMatchObject({ key: 'tuition', amount: null, certainty: 'not known' });
    await Course.deleteOne({ _id: sample?._id });
  });
});
