import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CourseDraft } from '@/lib/domain/course';
import type { Job } from '@/lib/domain/profile';
import { Course } from '@/models/course';
import { ielts, LEVEL_CASES, VERDICT } from '../support/eligibility-cases';
import { judged } from '../support/judged';
import { MARKS_CASES } from '../support/marks-cases';
import { everybody } from '../support/people';
import { education } from '../support/profiles';

let who: Awaited<ReturnType<typeof everybody>>;
const { answer, courseWith } = judged(() => who.student);

beforeAll(async () => {
  who = await everybody();
});

describe('Level: the student has what the course builds on', () => {
  it.each(LEVEL_CASES)('%s with %j: %s', async (level, own, verdict) => {
    const schooling = own.map((one) => education(one));
    const given = await answer({ level, ieltsOverall: 6 }, ielts(7), { on: '2026-11-22' }, schooling);
    expect(given.rules.find(({ rule }) => rule === 'Level')?.verdict).toBe(VERDICT[verdict]);
    expect(given.verdict).toBe(VERDICT[verdict]);
  });

  it('what is still being studied counts by its end', async () => {
    const bachelors = [{ ...education('Bachelors'), start_date: '2023-07-01', end_date: '2027-06-30' }];
    const at = async (query: Record<string, string>) =>
      (await answer({ level: 'Post Graduate', ieltsOverall: 6 }, ielts(7), { on: '2026-11-22', ...query }, bachelors))
        .verdict;
    expect(await at({})).toBe('likely');
    expect(await at({ year: '2027', month: 'Jun' })).toBe('not met');
    expect(await at({ year: '2027', month: 'Jul' })).toBe('met');
  });
});

describe.each(Object.entries(MARKS_CASES))('marks: %s', (_, cases) => {
  it.each(cases.map(([name, ...rest]) => [name, rest] as const))('%s', async (_name, [course, studies, ...told]) => {
    const { rules } = await answer({ ieltsOverall: 6, ...course }, ielts(7), { on: '2026-11-22' }, studies);
    const besides = rules.filter(({ rule }) => rule !== 'IELTS' && rule !== 'Level');
    expect(besides.map(({ rule, verdict, text }) => [rule, verdict, text])).toEqual(
      told.map(([rule, verdict, text]) => [rule, VERDICT[verdict], text]),
    );
  });
});

describe('marks', () => {
  const asked = { level: 'Post Graduate', ieltsOverall: 6 } as const;
  const degree = [{ ...education('Bachelors'), percentage: 65, end_date: '2021-06-30' }];

  it('are part of the whole verdict: over all rules the worst', async () => {
    const verdict = async (course: Partial<CourseDraft>) =>
      (await answer({ ...asked, ...course }, ielts(7), { on: '2026-11-22' }, degree)).verdict;
    expect(await verdict({ minPercentage: 65 })).toBe('met');
    expect(await verdict({ minPercentage: 66 })).toBe('not met');
    expect(await verdict({ minPercentage: 65, marksFrom: 'requirement text' })).toBe('likely');
    expect(await verdict({ minPercentage: 65, maxBacklogs: 3 })).toBe('unknown');
    expect(await verdict({ minClass: '2:1', university: 'Oxford Brookes University', country: 'UK' })).toBe('unknown');
  });

  it('a class rests on the page of the university, which is named with the day it was read', async () => {
    const course = { ...asked, minClass: '2:1', university: 'Oxford Brookes University', country: 'UK' } as const;
    const { rules } = await answer(course, ielts(7), { on: '2026-11-22' }, degree);
    const { source } = rules.find(({ rule }) => rule === 'Marks') ?? {};
    expect(source).toMatchObject({ kind: 'official', address: expect.stringContaining('brookes.ac.uk') });
    for (const on of ['2026-11-21', '2027-05-23']) {
      const other = await answer(course, ielts(7), { on }, degree);
      const rule = other.rules.find((one) => one.rule === 'Marks');
      expect(rule, on).toMatchObject({ verdict: 'unknown' });
      expect(rule).not.toHaveProperty('source');
    }
  });

  it('a gap with work in it is left to the university; it grows until the intake', async () => {
    const gap = async (query: Record<string, string>, ...work: Partial<Job>[]) =>
      (await answer({ ...asked, maxGapYears: 5.5 }, ielts(7), { on: '2026-11-22', ...query }, degree, work)).rules.find(
        ({ rule }) => rule === 'Gap',
      )?.verdict;
    const later = { year: '2027', month: 'Jan' };
    expect(await gap({})).toBe('met');
    expect(await gap(later)).toBe('not met');
    expect(await gap(later, { working_from: '2022-01-01', working_upto: null })).toBe('likely');
    expect(await gap(later, { working_from: '2019-01-01', working_upto: '2020-01-01' })).toBe('not met');
    expect(await gap(later, { working_from: '2027-06-01', working_upto: null })).toBe('not met');
  });

  it('a course that was stored before there were such fields states nothing', async () => {
    const courseId = await courseWith({ ...asked, course: 'Old' });
    const unset = { minPercentage: 1, minCgpa: 1, cgpaScale: 1, minClass: 1, subjectsNeeded: 1, maxBacklogs: 1 };
    await Course.collection.updateOne({ _id: new Types.ObjectId(courseId) }, { $unset: { ...unset, maxGapYears: 1 } });
    const { rules } = await answer({ ...asked, course: 'Old' }, ielts(7), { on: '2026-11-22' }, degree);
    expect(rules.map(({ rule }) => rule)).toEqual(['IELTS', 'Level']);
  });
});
