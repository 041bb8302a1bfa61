import { beforeAll, describe, expect, it } from 'vitest';
import { GET as allCourse } from '@/app/api/v1/all-course/route';
import { Course } from '@/models/course';
import { storedCourses } from '../support/courses';
import { longIt } from '../support/long-it';
import { type Person, person } from '../support/people';
import { ask, rows, send } from '../support/request';

let student: Person;
beforeAll(async () => {
  student = await person('student');
  await storedCourses(...Array.from({ length: 1_200 }, (_, index) => ({ course: `Course ${index}` })));
});

const anHourAgo = new Date(Date.now() - 3_600_000);
const settle = () => Course.updateMany({}, { $set: { updatedOn: anHourAgo } }, { timestamps: false });

describe('GET /all-course', () => {
  it('streams the whole catalogue, or a part of it', async () => {
    const { body } = await ask(allCourse, { as: student });
    expect(body.course).toHaveLength(1_200);
    expect(new Set(rows(body.course).map(({ _id }) => _id)).size).toBe(1_200);
    const part = await ask(allCourse, { as: student, query: { page: '3', limit: '7' } });
    expect(rows(part.body.course).map(({ course }) => course)).toContain('Course 14');
    expect((await ask(allCourse)).status).toBe(401);
  });

  longIt('answers 304 until the catalogue changes, and names no state while it is changing', async () => {
    await settle();
    const first = await send(allCourse, { as: student });
    const etag = first.headers.get('etag') as string;
    expect(etag).toMatch(/^W\/"\S+"$/);
    await first.text();
    const again = await send(allCourse, { as: student, headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await storedCourses({ course: 'A new one' });
    const changing = await send(allCourse, { as: student, headers: { 'if-none-match': etag } });
    expect([changing.status, changing.headers.get('etag')]).toEqual([200, null]);
    await changing.text();
    await settle();
    const later = await send(allCourse, { as: student, headers: { 'if-none-match': etag } });
    expect(later.status).toBe(200);
    expect(later.headers.get('etag')).not.toBe(etag);
    await later.text();
  });

  it('stops reading when the reader goes away', async () => {
    const response = await send(allCourse, { as: student });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    expect((await reader?.read())?.done).toBe(true);
  });
});
