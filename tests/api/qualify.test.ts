import { beforeAll, describe, expect, it } from 'vitest';
import { GET as search } from '@/app/api/v1/course-search/route';
import { POST as saveAcademic } from '@/app/api/v1/save-academic-info/route';
import { storedCourses } from '../support/courses';
import { type Person, person } from '../support/people';
import { education, ieltsScores } from '../support/profiles';
import { ask, rows } from '../support/request';

beforeAll(async () => {
  const none = { ieltsLessThan: null, pteOverall: null, pteLessThan: null };
  await storedCourses(
    { course: 'Asks for 7.0', ieltsOverall: 7, ...none },
    { course: 'Asks for 7.5', ieltsOverall: 7.5, ...none },
    { course: 'Asks for a band of 7.0', ieltsOverall: 6, ...none, ieltsLessThan: 7 },
    { course: 'Asks for nothing known', ieltsOverall: null, ...none },
    { course: 'Asks for a GRE besides', ieltsOverall: 6, ...none, gre: 300 },
  );
});

const found = async (as: Person | null, query: Record<string, string> = { qualify: '1' }) => {
  const { body } = await ask(search, { as, query });
  return rows(body.courses).map(({ course }) => String(course));
};

describe('GET /course-search?qualify=1', () => {
  it("keeps the courses that the student's stored scores certainly meet, and takes no scores from the client", async () => {
    const student = await person('student');
    const body = { educationSummaries: [education()], ...ieltsScores };
    expect((await ask(saveAcademic, { as: student, body })).status).toBe(200);
    expect(await found(student)).toEqual(['Asks for 7.0']);
    expect(await found(student, {})).toHaveLength(5);
    const forged = await ask(search, { as: student, query: { qualify: '1', eligible: '9' } });
    expect(forged.status).toBe(422);
  });

  it('keeps nothing for a student without scores, and filters nothing for anybody else', async () => {
    expect(await found(await person('student'))).toEqual([]);
    expect(await found(null)).toHaveLength(5);
    expect(await found(await person('agent'))).toHaveLength(5);
  });
});
