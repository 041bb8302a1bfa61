import { beforeAll, describe, expect, it } from 'vitest';
import { GET as getSaved } from '@/app/api/v1/get-saved-courses/route';
import { GET as isSaved } from '@/app/api/v1/is-course-saved/route';
import { DELETE as unsave } from '@/app/api/v1/save-course/[courseId]/route';
import { POST as save } from '@/app/api/v1/save-course/route';
import { Activity } from '@/models/activity';
import { SavedCourse } from '@/models/saved-course';
import { storedCourses } from '../support/courses';
import { type Person, person } from '../support/people';
import { ask } from '../support/request';

let student: Person;
let stranger: Person;
let courseId: string;
beforeAll(async () => {
  [student, stranger] = [await person('student'), await person('student')];
  const [course] = await storedCourses({});
  courseId = String(course?._id);
});

describe('saved courses', () => {
  it('are saved once, in a hundred tries at the same moment too, and logged once', async () => {
    const tries = Array.from({ length: 100 }, () =>
      ask(save, { as: student, body: { courseId, userId: student.userId } }),
    );
    for (const { status, body } of await Promise.all(tries)) {
      expect([status, body.message]).toEqual([200, 'Course saved successfully']);
    }
    expect(await SavedCourse.countDocuments({ userId: student.userId })).toBe(1);
    expect(await Activity.countDocuments({ userId: student.userId })).toBe(1);
  });

  it('are listed in their own country only, for their owner only', async () => {
    const canada = await ask(getSaved, { as: student, query: { country: 'Canada' } });
    expect(canada.body).toMatchObject([
      { _id: courseId, course: 'Bachelor of Nursing', currency: 'CAD', tuitionFee: 21500 },
    ]);
    expect((await ask(getSaved, { as: student, query: { country: 'UK' } })).body).toEqual([]);
    expect((await ask(getSaved, { as: stranger, query: { country: 'Canada' } })).body).toEqual([]);
  });

  it("answer 404 for somebody else's userId and change nothing", async () => {
    const body = { courseId, userId: student.userId };
    expect((await ask(save, { as: stranger, body })).status).toBe(404);
    const query = { courseId, userId: student.userId };
    expect((await ask(isSaved, { as: stranger, query })).status).toBe(404);
    const list = { country: 'Canada', userId: student.userId };
    expect((await ask(getSaved, { as: stranger, query: list })).status).toBe(404);
    expect(await SavedCourse.countDocuments({ userId: stranger.userId })).toBe(0);
  });

  it('need a session, a known course and a country of the list', async () => {
    const anonymous = await ask(save, { body: { courseId } });
    expect([anonymous.status, anonymous.body.message]).toEqual([401, 'User not logged in.']);
    const unknown = await ask(save, { as: student, body: { courseId: 'f'.repeat(24) } });
    expect([unknown.status, unknown.body.message]).toEqual([404, 'No course found']);
    const noId = await ask(save, { as: student, body: { courseId: 'nursing' } });
    expect([noId.status, noId.body.fields?.courseId]).toEqual([422, 'This is not a valid id.']);
    const nowhere = await ask(getSaved, { as: student, query: { country: 'Atlantis' } });
    expect([nowhere.status, Object.keys(nowhere.body.fields ?? {})]).toEqual([422, ['country']]);
  });

  it('can be removed, once or again', async () => {
    expect((await ask(isSaved, { as: student, query: { courseId } })).body).toEqual({ isSaved: true });
    for (let time = 0; time < 2; time++) {
      expect((await ask(unsave, { as: student, params: { courseId } })).body.isSaved).toBe(false);
    }
    expect((await ask(isSaved, { as: student, query: { courseId } })).body).toEqual({ isSaved: false });
  });
});
