import { beforeAll, describe, expect, it } from 'vitest';
import { GET as allCourses } from '@/app/api/v1/all-course/route';
import { GET as search } from '@/app/api/v1/course-search/route';
import { GET as viewCourse } from '@/app/api/v1/view-course/[id]/route';
import { publish } from '@/lib/platform/events/bus';
import { writeDrafts } from '@/lib/services/catalogue/course-writes';
import { setRates } from '@/lib/services/catalogue/facts/rates';
import { searchIsCurrent } from '@/lib/services/catalogue/search/current-index';
import { Course } from '@/models/course';
import { Profile } from '@/models/profile';
import { draft, storedCourses } from '../support/courses';
import { person } from '../support/people';
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

const found = async (query: Record<string, string | string[]>) => {
  const answer = await ask(search, { query });
  expect(answer.status).toBe(200);
  return (answer.body.courses as unknown as { course: string }[]).map(({ course }) => course).sort();
};

describe('GET /course-search', () => {
  it('finds the keyword in course or university, whatever its case', async () => {
    expect(await found({ q: 'HEALTH' })).toHaveLength(4);
    expect(await found({ q: 'otago' })).toEqual(['Diploma in Health']);
  });

  it('reads health@douglas as course or university @ university', async () => {
    expect(await found({ q: 'health@douglas' })).toEqual(['Bachelor of Public Health']);
    expect(await found({ q: '@humber' })).toEqual(['Health Informatics']);
    expect(await found({ q: '@' })).toHaveLength(4);
  });

  it('keeps courses that ask at most the score, and counts every choice', async () => {
    expect(await found({ test: 'ielts', score: '6.5' })).toEqual(['Bachelor of Public Health', 'Diploma in Health']);
    expect(await found({ intake: ['May', 'Jul'] })).toEqual(['Health Informatics']);
    const { body } = await ask(search, { query: { country: 'Canada' } });
    expect(body.total).toBe(2);
    expect(body.facets?.country).toMatchObject({ Canada: 2, UK: 1, 'New Zealand': 1, USA: 0 });
    expect(body.facets?.university).toMatchObject({ 'Douglas College': 1, 'Humber College': 1 });
  });

  it('says under other names and in near spellings what the keyword finds besides, and pages each block', async () => {
    type Beyond = { total: number; courses: { course: string; because: string }[]; terms?: unknown[] };
    const blocks = async (query: Record<string, string>) => {
      const { status, body } = await ask(search, { query });
      expect(status).toBe(200);
      return body as unknown as { total: number; courses: unknown[]; also: Beyond; close: Beyond };
    };
    const bachelors = await blocks({ q: 'bachelors health' });
    expect([bachelors.total, bachelors.courses]).toEqual([0, []]);
    expect(bachelors.also.courses.map(({ course, because }) => [course, because])).toEqual([
      ['Health Informatics', 'bachelors = level Under Graduate'],
      ['Bachelor of Public Health', 'bachelors = Bachelor'],
      ['Accounting', 'bachelors = level Under Graduate'],
    ]);
    expect(bachelors.also.terms).toEqual([{ typed: 'bachelors', means: 'bachelor, Under Graduate' }]);
    const misspelt = await blocks({ q: 'helth informatcs' });
    expect([misspelt.also.total, misspelt.close.courses[0]?.because]).toEqual([
      0,
      'helth read as health, informatcs read as informatics',
    ]);
    const second = await blocks({ q: 'bachelors health', block: 'also', page: '2', limit: '2' });
    expect([second.also.total, second.also.courses.map(({ course }) => course)]).toEqual([3, ['Accounting']]);
    expect((await blocks({ q: 'bachelors health', country: 'UK' })).also.total).toBe(1);
    expect((await ask(search, { query: { q: 'x', block: 'all' } })).status).toBe(422);
  });

  it('says which pieces of the texts shown matched, in every block', async () => {
    const piecesOf = async (q: string) => {
      const { body } = await ask(search, { query: { q } });
      const { courses, also, close, matched } = body as unknown as Record<'courses', Shown[]> &
        Record<'also' | 'close', { courses: Shown[] }> & { matched: Record<string, Record<string, unknown>> };
      return Object.fromEntries(
        [...courses, ...also.courses, ...close.courses].map(({ _id, course }) => [course, matched[_id]]),
      );
    };
    type Shown = { _id: string; course: string };
    expect(await piecesOf('HEALTH@college')).toEqual({
      'Bachelor of Public Health': { course: [{ from: 19, to: 25 }], university: [{ from: 8, to: 15 }] },
      'Health Informatics': { course: [{ from: 0, to: 6 }], university: [{ from: 7, to: 14 }] },
    });
    expect((await piecesOf('bachelors health'))['Bachelor of Public Health']).toEqual({
      course: [
        { from: 0, to: 8 },
        { from: 19, to: 25 },
      ],
    });
    expect((await piecesOf('informatcs'))['Health Informatics']).toEqual({
      course: [
        { from: 7, to: 15 },
        { from: 15, to: 16, differs: true },
        { from: 16, to: 18 },
      ],
    });
  });

  it('reads a sentence as filters of this call, and says what they find', async () => {
    const { body } = await ask(search, { query: { q: 'bachelors in health canada ielts 6.5' } });
    expect(body.total).toBe(0);
    const { courses, ...read } = body.read as unknown as { courses: { course: string; because: string }[] };
    expect(read).toMatchObject({
      q: 'health',
      filters: { level: ['Under Graduate'], country: 'Canada', test: 'ielts', score: 6.5 },
      total: 1,
      facets: { country: { Canada: 1, UK: 0 } },
    });
    expect(courses.map(({ course, because }) => [course, because])).toEqual([
      ['Bachelor of Public Health', ''],
      ['Health Informatics', 'Not open with IELTS 6.5'],
    ]);
    expect((await ask(search, { query: { q: 'health' } })).body.read).toBeNull();
  });

  it('leaves aside what , where nothing is found with it, and says so', async () => {
    const { body } = await ask(search, { query: { q: 'informatics zorblatt' } });
    expect(body).toMatchObject({ total: 0, aside: [{ typed: 'zorblatt', why: 'not known here' }] });
    const read = body.read as unknown as { courses: { course: string }[] };
    expect(read.courses.map(({ course }) => course)).toEqual(['Health Informatics']);
    expect((await ask(search, { query: { q: 'informatics' } })).body.aside).toEqual([]);
  });

  it('excludes countries, universities, levels and words, and keeps a city', async () => {
    const all = ['Accounting', 'Bachelor of Public Health', 'Diploma in Health', 'Health Informatics'];
    const without = (...names: string[]) => all.filter((name) => !names.includes(name));
    expect(await found({ notCountry: ['UK', 'New Zealand'] })).toEqual(without('Accounting', 'Diploma in Health'));
    expect(await found({ notUniversity: 'Humber College' })).toEqual(without('Health Informatics'));
    expect(await found({ notLevel: 'Under Graduate Diploma' })).toEqual(without('Diploma in Health'));
    expect(await found({ notWords: ['public', 'humber'] })).toEqual(['Accounting', 'Diploma in Health']);
    expect(await found({ city: 'Otago' })).toEqual(['Diploma in Health']);
  });

  it('filters by fee per year, length and whether English scores are published', async () => {
    await storedCourses(
      {
        course: 'Dear Weaving',
        tuitionFeeMinor: 3_000_000,
        currency: 'CAD',
        fee_period: 'per year',
        ieltsOverall: null,
      },
      {
        course: 'Fair Weaving',
        tuitionFeeMinor: 900_000,
        currency: 'CAD',
        fee_period: 'per semester',
        durationInMonths: 12,
      },
      { course: 'Kiwi Weaving', tuitionFeeMinor: 500_000, currency: 'NZD', country: 'New Zealand' },
    );
    const refresh = async () => {
      await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
      await searchIsCurrent();
    };
    await refresh();
    expect(await found({ q: 'weaving', maxFee: '18000', currency: 'CAD' })).toEqual(['Fair Weaving']);
    expect(await found({ q: 'weaving', minFee: '18000.01', country: 'Canada' })).toEqual(['Dear Weaving']);
    expect(await found({ q: 'weaving', maxMonths: '12' })).toEqual(['Fair Weaving']);
    expect((await ask(search, { query: { q: 'weaving', maxFee: '-1' } })).status).toBe(422);
    await Course.updateOne({ course: 'Dear Weaving' }, { admissionIntake: 'Jan', closingDays: 'Jan 2020-01-31' });
    await refresh();
    expect(await found({ q: 'weaving', openOnly: '1' })).toEqual(['Fair Weaving', 'Kiwi Weaving']);
    await Course.updateOne({ course: 'Kiwi Weaving' }, { admissionIntake: 'Sep', closingDays: 'Sep 2999-06-30' });
    await Course.updateOne({ course: 'Fair Weaving' }, { admissionIntake: 'Sep', closingDays: 'Sep 2999-07-01' });
    await refresh();
    const byClosing = (await ask(search, { query: { q: 'weaving', sort: 'closing' } })).body.courses;
    expect((byClosing as unknown as { course: string }[]).map(({ course }) => course)).toEqual([
      'Kiwi Weaving',
      'Fair Weaving',
      'Dear Weaving',
    ]);
    expect(await found({ q: 'weaving' })).toHaveLength(3);
    expect((await ask(search, { query: { q: 'weaving', currency: 'dollars' } })).status).toBe(422);
    expect((await ask(search, { query: { q: 'weaving', currency: 'CAD' } })).body.own).toBeNull();

    // With rates the fees in all currencies that they name count, in the visitor's own too.
    await setRates({
      base: 'EUR',
      perBase: { CAD: 1.5, NZD: 1.8, INR: 95 },
      day: '2026-11-14',
      source: { title: 'Rates of a test', address: 'https://example.com/rates' },
      example: false,
      by: null,
    });
    await searchIsCurrent();
    expect(await found({ q: 'weaving', maxFee: '18000', currency: 'CAD' })).toEqual(['Fair Weaving', 'Kiwi Weaving']);
    const { body } = await ask(search, { query: { q: 'weaving', currency: 'INR', sort: 'fee' } });
    const sorted = body.courses as unknown as { _id: string; course: string }[];
    expect(sorted.map(({ course }) => course)).toEqual(['Kiwi Weaving', 'Fair Weaving', 'Dear Weaving']);
    const { perYear, ...own } = body.own as unknown as { perYear: Record<string, number> };
    expect(own).toEqual({ currency: 'INR', day: '2026-11-14', example: false });
    expect(sorted.map(({ _id }) => perYear[_id])).toEqual([264_000, 1_140_000, 1_900_000]);
    expect((await ask(search, { query: { q: 'weaving', currency: 'XAU' } })).body.own).toBeNull();
    const bySum = await ask(search, { query: { q: 'weaving', sort: '-fee' } });
    expect(bySum.body.own).toMatchObject({ currency: '', day: '2026-11-14' });
    expect((await ask(search, { query: { q: 'weaving' } })).body.own).toBeNull();
    await Course.deleteMany({ course: /Weaving/ });
    await refresh();
  });

  it('counts a student’s lakh in the rupee of the own profile, that of others in India’s', async () => {
    await storedCourses({ course: 'Basketry', tuitionFeeMinor: 2_500_000, currency: 'CAD', fee_period: 'per year' });
    await setRates({
      base: 'EUR',
      perBase: { CAD: 1.5, INR: 95, NPR: 152 },
      day: '2026-11-14',
      source: { title: 'Rates of a test', address: 'https://example.com/rates' },
      example: false,
      by: null,
    });
    await searchIsCurrent();
    const student = await person('student');
    await Profile.create({ userId: student.userId, personal: { country: 'Nepal' } });
    const readOf = async (as?: typeof student) => {
      const { body } = await ask(search, { ...(as && { as }), query: { q: 'basketry under 30 lakh' } });
      const { filters, total } = body.read as unknown as { filters: object; total: number };
      return { filters, total, day: (body.own as unknown as { day: string } | null)?.day };
    };
    const inCurrency = (currency: string) => ({
      filters: { maxFee: 3_000_000, currency },
      total: 1,
      day: '2026-11-14',
    });
    expect(await readOf()).toEqual(inCurrency('INR'));
    expect(await readOf(student)).toEqual(inCurrency('NPR'));
  });

  it('answers 304 without a body while nothing changed, and anew once something did', async () => {
    const first = await ask(search, { query: { q: 'informatics' } });
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await ask(search, { query: { q: 'informatics' }, headers });
    expect([again.status, again.body]).toEqual([304, null]);
    expect((await ask(search, { query: { q: 'health' }, headers })).status).toBe(200);
  });

  it('refuses what is no filter, naming the field', async () => {
    const wrong: [Record<string, string>, string][] = [
      [{ page: '-1' }, 'page'],
      [{ page: '1e9' }, 'page'],
      [{ limit: '1000' }, 'limit'],
      [{ country: 'Atlantis' }, 'country'],
      [{ level: 'Wizard' }, 'level.0'],
      [{ test: 'toefl' }, 'test'],
      [{ score: 'high' }, 'score'],
      [{ 'q[$ne]': 'x' }, 'q[$ne]'],
      [{ q: 'x'.repeat(201) }, 'q'],
    ];
    for (const [query, field] of wrong) {
      const answer = await ask(search, { query });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    }
  });

  it('shows a changed and a new course once the process heard of them', async () => {
    await found({ q: 'health' });
    await writeDrafts(
      [{ row: 1, draft: draft({ course: 'Marine Biology', university: 'Dalhousie University' }) }],
      null,
      new Map(),
    );
    const added = await Course.findOne({ course: 'Marine Biology' }).lean();
    await publish({ kind: 'courses-changed', to: [], payload: { ids: [String(added?._id)] } });
    await searchIsCurrent();
    expect(await found({ q: 'marine' })).toEqual(['Marine Biology']);
  });
});

describe('GET /view-course', () => {
  it('shows one course with its fee in major units; 404 for an unknown id and for no id', async () => {
    const course = await Course.findOne({ course: 'Bachelor of Public Health' }).lean();
    const answer = await ask(viewCourse, { params: { id: String(course?._id) } });
    expect(answer.body.course).toMatchObject({
      course: 'Bachelor of Public Health',
      tuitionFee: 21500,
      currency: 'CAD',
    });
    for (const id of ['f'.repeat(24), 'nursing', '../x', '']) {
      const missing = await ask(viewCourse, { params: { id } });
      expect([missing.status, missing.body.message]).toEqual([404, 'No course found']);
    }
  });
});

describe('GET /all-course', () => {
  it('streams the whole catalogue to a signed-in user, or a page of it', async () => {
    const student = await person('student');
    const all = await ask(allCourses, { as: student });
    expect((all.body.course as unknown as unknown[]).length).toBe(await Course.countDocuments());
    const page = await ask(allCourses, { as: student, query: { page: '2', limit: '2' } });
    expect(page.body.course).toHaveLength(2);
    expect((await ask(allCourses, {})).status).toBe(401);
  });
});
