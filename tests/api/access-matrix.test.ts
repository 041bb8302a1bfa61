import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { OPERATIONS } from '@/lib/contract/all';
import { Application } from '@/models/application';
import { storedCourses } from '../support/courses';
import { everybody, type Person } from '../support/people';
import { ask } from '../support/request';

/**
 * Who gets which status from each call, about `student`'s records: written by hand from product decision 2, never from
 * the code. The columns: anonymous, the student, another student, the student's agent, another agent, team, admin.
 */
const COLUMNS = ['anonymous', 'student', 'otherStudent', 'agent', 'otherAgent', 'team', 'admin'] as const;
type Column = (typeof COLUMNS)[number];

// biome-ignore format: a table is read by its columns
const MATRIX: Record<string, [request: Made, statuses: number[]]> = {
  //                                                                 anon  stud  oth.  agent oth.a team  admin
  'POST /auth':                          [{ body: 'wrong login' },    [401,  401,  401,  401,  401,  401,  401]],
  'POST /register':                      [{ body: {} },               [422,  422,  422,  422,  422,  422,  422]],
  'POST /logout':                        [{ body: {} },               [200,  200,  200,  200,  200,  200,  200]],
  'GET /view-course/{id}':               [{ params: 'course' },       [200,  200,  200,  200,  200,  200,  200]],
  'GET /all-course':                     [{},                         [401,  200,  200,  200,  200,  200,  200]],
  'GET /course-search':                  [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'POST /save-course':                   [{ body: 'own course' },     [401,  200,  404,  404,  404,  404,  404]],
  'DELETE /save-course/{courseId}':      [{ params: 'course' },       [401,  200,  200,  200,  200,  200,  200]],
  'GET /is-course-saved':                [{ query: 'own course' },    [401,  200,  404,  404,  404,  404,  404]],
  'GET /get-saved-courses':              [{ query: 'own country' },   [401,  200,  404,  404,  404,  404,  404]],
  'GET /uniCourses':                     [{ query: 'university' },    [200,  200,  200,  200,  200,  200,  200]],
  'POST /apply':                         [{ body: 'apply' },          [401,  409,  404,  409,  404,  403,  403]],
  'GET /check-application/{courseId}/{userId}': [{ params: 'course' },[401,  200,  404,  200,  404,  403,  403]],
  'GET /get-applications':               [{ query: 'own country' },   [401,  200,  404,  200,  404,  200,  200]],
  'GET /applications/{id}':              [{ params: 'application' },  [401,  200,  404,  200,  404,  200,  200]],
  'POST /applications/{id}/status':      [{ params: 'application', body: 'enrol' },
                                                                      [401,  403,  404,  403,  404,  403,  403]],
  'POST /add-bulk-course':               [{ body: {} },               [401,  403,  403,  403,  403,  403,  415]],
  'GET /all-categories':                 [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /categories':                     [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /all-subcategories':              [{ query: 'category' },      [200,  200,  200,  200,  200,  200,  200]],
  'GET /all-universities':               [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /get-logo':                       [{ query: 'university' },    [404,  404,  404,  404,  404,  404,  404]],
  'GET /universityLogo':                 [{ query: 'university' },    [200,  200,  200,  200,  200,  200,  200]],
  'GET /get-activities/{userId}':        [{ params: 'student' },      [401,  200,  404,  404,  404,  404,  200]],
  'GET /my-blogs':                       [{},                         [200,  200,  200,  200,  200,  200,  200]],
  'GET /view-blog/{slug}':               [{ params: 'no blog' },      [404,  404,  404,  404,  404,  404,  404]],
  'GET /openapi.json':                   [{},                         [200,  200,  200,  200,  200,  200,  200]],
};

interface Made {
  params?: string;
  query?: string;
  body?: string | object;
}

const endpoints = new Map<string, Endpoint>();
const values: Record<string, unknown> = {};
let who: Record<Column, Person | null>;

beforeAll(async () => {
  const root = 'app/api/v1';
  for (const file of readdirSync(root, { recursive: true }).map(String)) {
    if (!file.endsWith('route.ts')) continue;
    const handlers: Record<string, Endpoint> = await import(join(process.cwd(), root, file));
    for (const handler of Object.values(handlers)) {
      if (handler.operation) endpoints.set(`${handler.operation.method} ${handler.operation.path}`, handler);
    }
  }
  const people = await everybody();
  who = { anonymous: null, ...people };
  const [course] = await storedCourses({ admissionIntake: 'Sep' });
  const courseId = String(course?._id);
  const userId = people.student.userId;
  const year = new Date().getFullYear() + 1;
  const application = await Application.create({
    userId,
    agentId: people.agent.userId,
    courseId,
    country: 'Canada',
    university: 'Douglas College',
    course: 'Bachelor of Nursing',
    year,
    month: 'Sep',
    status: 'Pending',
    history: [],
  });
  Object.assign(values, {
    'wrong login': { email: 'nobody@example.com', password: 'nothing' },
    course: { id: courseId, courseId, userId },
    student: { userId },
    application: { id: String(application._id) },
    'own course': { courseId, userId },
    'own country': { country: 'Canada', userId },
    university: { university: 'Douglas College', country: 'Canada' },
    apply: { courseId, userId, year, month: 'Sep' },
    enrol: { status: 'Enrolled', reason: '' },
    category: { categoryName: 'Health' },
    'no blog': { slug: 'no-such-blog' },
  });
});

const made = (given: string | object | undefined) => (typeof given === 'string' ? values[given] : given);

describe('the access matrix', () => {
  it('names every call of the API', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it.each(Object.entries(MATRIX))('%s answers each kind of caller as written', async (name, [request, statuses]) => {
    const endpoint = endpoints.get(name) as Endpoint;
    const seen: Record<string, number> = {};
    for (const column of COLUMNS) {
      const answer = await ask(endpoint, {
        as: who[column],
        params: made(request.params) as Record<string, string>,
        query: made(request.query) as Record<string, string>,
        body: made(request.body),
      });
      seen[column] = answer.status;
    }
    expect(seen).toEqual(Object.fromEntries(COLUMNS.map((column, index) => [column, statuses[index]])));
  });
});
