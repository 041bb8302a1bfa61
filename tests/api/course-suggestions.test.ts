import { beforeAll, describe, expect, it } from 'vitest';
import { GET as suggest } from '@/app/api/v1/course-suggestions/route';
import { Course } from '@/models/course';
import { storedCourses } from '../support/courses';
import { ask } from '../support/request';

beforeAll(async () => {
  await storedCourses(
    { course: 'Bachelor of Public Health', university: 'Douglas College', ieltsOverall: 6.5 },
    { course: 'Health Informatics', university: 'Humber College', ieltsOverall: 7, admissionIntake: 'May' },
    {
      course: 'Diploma in Health',
      university: 'University of Otago',
      country: 'New Zealand',
      level: 'Under Graduate Diploma',
    },
    { course: 'Accounting', university: 'Health Sciences University', country: 'UK', ieltsOverall: null },
  );
});

describe('GET /course-suggestions', () => {
  it('suggests courses, universities and categories, at most `limit` of each', async () => {
    const answer = await ask(suggest, { query: { q: 'HEALTH s' } });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        courses: [{ _id: expect.any(String), course: 'Accounting', university: 'Health Sciences University' }],
        universities: [{ university: 'Health Sciences University', country: 'UK', count: 1 }],
        categories: [],
      },
    ]);
    const { category } = (await Course.findOne({ course: 'Accounting' }).lean()) ?? {};
    expect((await ask(suggest, { query: { q: category ?? '' } })).body.categories).toEqual([category]);
    expect((await ask(suggest, { query: { q: 'health', limit: '2' } })).body.courses).toHaveLength(2);
  });

  it('suggests beyond the text itself: other names, near spellings and sentences, each with why', async () => {
    const beyond = async (q: string) => {
      const { also, close, read } = (await ask(suggest, { query: { q } })).body as unknown as {
        also?: { course: string; because: string }[];
        close?: { course: string; because: string }[];
        read?: { q: string; filters: object; total: number };
      };
      return { also: also?.[0], close: close?.[0], read };
    };
    expect(await beyond('bachelors public health')).toMatchObject({
      also: { course: 'Bachelor of Public Health', because: 'bachelors = Bachelor' },
      read: { q: 'public health', filters: { level: ['Under Graduate'] }, total: 1 },
    });
    expect(await beyond('informatcs')).toMatchObject({
      close: { course: 'Health Informatics', because: 'informatcs read as informatics' },
    });
    expect(await beyond('health in uk')).toMatchObject({ read: { q: 'health', filters: { country: 'UK' }, total: 1 } });
    expect(await beyond('health in singapore')).toEqual({ also: undefined, close: undefined, read: undefined });
  });

  it("suggests only universities after an '@'", async () => {
    const { body } = await ask(suggest, { query: { q: 'health@college' } });
    const universities = (body.universities as unknown as { university: string }[]).map(({ university }) => university);
    expect([body.courses, universities.sort(), body.categories]).toEqual([
      [],
      ['Douglas College', 'Humber College'],
      [],
    ]);
  });

  it.each(['', '  ', '@', 'health@'])('suggests nothing for %j', async (q) => {
    const answer = await ask(suggest, { query: { q } });
    expect([answer.status, answer.body]).toEqual([200, { courses: [], universities: [], categories: [] }]);
  });

  it('refuses a text too long and a limit out of range, naming the field', async () => {
    for (const [query, field] of [
      [{ q: 'x'.repeat(201) }, 'q'],
      [{ q: 'health', limit: '11' }, 'limit'],
      [{ q: 'health', limit: '0' }, 'limit'],
    ] as const) {
      const answer = await ask(suggest, { query });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    }
  });
});
