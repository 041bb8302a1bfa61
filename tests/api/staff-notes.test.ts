import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { IMPORT_COLUMNS, IMPORT_FIELDS } from '@/lib/domain/imports/import-fields';
import { saveCourse } from '@/lib/services/catalogue/saved-courses';
import { Course } from '@/models/course';
import { emptyDatabase } from '../support/database';
import { allEndpoints } from '../support/endpoints';
import { applied, planned } from '../support/imports';
import { type Person, person } from '../support/people';
import { plausibleRequest, randomFrom } from '../support/plausible';
import { ask, send, textOf } from '../support/request';

/** Commission stands in every column of a file; no answer that a visitor, a student or an agent gets may say it. */

const SECRET = 'qzsecret';
/** Requests of each call, made of different seeds. */
const TRIES = 4;

let endpoints: Map<string, Endpoint>;
let admin: Person;
let courses: string[];
const callers: Record<string, Person | null> = { visitor: null };

beforeAll(async () => {
  await emptyDatabase();
  endpoints = await allEndpoints();
  admin = await person('admin');
  callers.student = await person('student');
  callers.agent = await person('agent');
  const fields = IMPORT_FIELDS.filter((field) => IMPORT_COLUMNS[field].template);
  const known: Record<string, string> = { university: 'Douglas College', country: 'Canada', level: 'Bachelor' };
  const rows = fields.map((planted) =>
    fields.map((field) => {
      const cell = field === 'course' ? `Nursing for ${planted}` : (known[field] ?? '');
      return field === planted ? `${cell} (commission 17% ${SECRET})` : cell;
    }),
  );
  const heads = [...fields.map((field) => IMPORT_COLUMNS[field].template?.[0] ?? ''), 'Commission', 'Agent Contact'];
  await applied(admin, await planned(admin, [heads, ...rows.map((row) => [...row, SECRET, SECRET])]));
  courses = (await Course.find({}, '_id').lean()).map(({ _id }) => String(_id));
  for (const id of courses.slice(0, 3)) await saveCourse(callers.student.viewer, { courseId: id });
});

const reads = (OPERATIONS as readonly Operation[]).filter(
  ({ method, access }) =>
    method === 'GET' && (typeof access === 'string' || access.includes('student') || access.includes('agent')),
);

describe('what is for staff alone', () => {
  it('is in no answer to anybody else', async () => {
    expect(courses.length).toBeGreaterThan(20);
    const leaks: string[] = [];
    let answered = 0;
    for (const [who, as] of Object.entries(callers)) {
      for (const operation of reads) {
        const name = `${operation.method} ${operation.path}`;
        const endpoint = endpoints.get(name);
        if (!endpoint) throw new Error(`${name} has no handler`);
        for (let seed = 0; seed < TRIES; seed++) {
          const { request } = plausibleRequest(operation, courses, randomFrom(seed));
          const response = await send(endpoint, { as, ...request });
          if (response.status < 300) answered++;
          if ((await textOf(response)).toLowerCase().includes(SECRET)) leaks.push(`${who}: ${name}`);
        }
      }
      for (const id of courses) {
        const endpoint = endpoints.get('GET /view-course/{id}') as Endpoint;
        const { body } = await ask(endpoint, { as, params: { id } });
        if (JSON.stringify(body).toLowerCase().includes(SECRET)) leaks.push(`${who}: the course ${id}`);
      }
    }
    expect(answered).toBeGreaterThan(100);
    expect(leaks).toEqual([]);
  });

  it('is what the team and admins read of the course, and admins take out', async () => {
    const team = await person('team');
    const [id = ''] = courses;
    for (const as of [team, admin]) {
      const { status, body } = await ask(endpoints.get('GET /courses/{id}/notes') as Endpoint, { as, params: { id } });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).toContain(`Commission: ${SECRET}`);
    }
    const file = await send(endpoints.get('GET /course-notes/export') as Endpoint, {
      as: admin,
      query: { format: 'csv' },
    });
    const text = await textOf(file);
    expect(text.split('\n')[0]).toContain('"Course ID","Course","University","Country","Note","From","Since"');
    expect(text).toContain(`Commission: ${SECRET}`);
  });
});
