import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as addTyped } from '@/app/api/v1/agency/students/[id]/applications/route';
import { POST as replace } from '@/app/api/v1/agency-courses/[id]/replacement/route';
import { GET as read } from '@/app/api/v1/agency-courses/[id]/route';
import { GET as typedBefore } from '@/app/api/v1/agency-courses/route';
import { PUT as putOffer } from '@/app/api/v1/applications/[id]/offer/route';
import { GET as proposed } from '@/app/api/v1/applications/[id]/proposed-items/route';
import { GET as view } from '@/app/api/v1/applications/[id]/route';
import { GET as search } from '@/app/api/v1/course-search/route';
import { GET as suggest } from '@/app/api/v1/course-suggestions/route';
import { GET as eligibility } from '@/app/api/v1/eligibility/[courseId]/route';
import { GET as list } from '@/app/api/v1/get-applications/route';
import { GET as staffList } from '@/app/api/v1/staff/applications/route';
import { GET as ofUniversity } from '@/app/api/v1/uniCourses/route';
import { GET as page } from '@/app/api/v1/view-course/[id]/route';
import type { Endpoint } from '@/lib/api/endpoint';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { giveConsent } from '@/lib/services/applications/consent/consent';
import { AgencyCourse } from '@/models/agency-course';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { Notification } from '@/models/notification';
import { StaffAction } from '@/models/staff-action';
import { University } from '@/models/university';
import { NEXT_YEAR } from '../support/agency';
import { agreed, brought, entriesFor } from '../support/commission';
import { storedCourses } from '../support/courses';
import { allEndpoints } from '../support/endpoints';
import { formOf } from '../support/files';
import { longIt } from '../support/long-it';
import { everybody, type Person, person } from '../support/people';
import { describedBy } from '../support/plausible';
import { ask, type Given, rows } from '../support/request';
import { SCHOLARSHIP } from '../support/scholarships';

const TYPED = {
  country: 'UK',
  university: 'University of Nowhere-on-Sea',
  course: 'MSc Tidal Engineering',
  level: 'Post Graduate',
  tuitionFee: '18,400',
  currency: 'GBP',
  year: NEXT_YEAR,
  month: 'Sep',
};
const MARK = 'entered by the agency, not in the catalogue';
let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});
beforeEach(async () => {
  await Application.deleteMany({});
  await AgencyCourse.deleteMany({});
  await Course.deleteMany({});
});

const add = (as: Person, student: Person, more: object = {}) =>
  ask(addTyped, { as, params: { id: student.userId }, body: { ...TYPED, ...more } });
async function added(more: object = {}, student = who.student) {
  const { application } = (await add(who.agent, student, more)).body;
  return { id: String(application?._id), courseId: String(application?.courseId) };
}

describe('POST /agency/students/{id}/applications', () => {
  it('applies for a course that the agency types, which is typed once and has its facts on the application', async () => {
    const answer = await add(who.agent, who.student);
    expect(answer.status).toBe(201);
    const { university, course, country, level } = TYPED;
    const facts = { university, course, country, level, tuitionFee: 18_400, fee_period: 'per year', currency: 'GBP' };
    expect(answer.body.application).toMatchObject({
      ...facts,
      admissionIntake: 'Sep',
      courseFrom: 'agency',
      applicationStatus: 'Pending',
    });
    expect(answer.body.application?.typedCourse).toMatchObject({ agency: expect.any(String), on: expect.any(String) });
    const again = await add(who.agent, await person('student', { addedBy: who.agent.user._id }), {
      university: 'university of nowhere-on-sea ',
      month: 'Jan',
      tuitionFee: '',
    });
    expect([again.status, again.body.application?.courseId]).toEqual([201, answer.body.application?.courseId]);
    expect(again.body.application).toMatchObject({ tuitionFee: 18_400, admissionIntake: 'Jan Sep', university });
    expect(await AgencyCourse.countDocuments()).toBe(1);
  });

  longIt(
    'takes one application per typed course and start: of ten at once one wins and the others hear 409',
    async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(who.agent, who.student)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
      expect([await Application.countDocuments(), await AgencyCourse.countDocuments()]).toEqual([1, 1]);
    },
  );

  it('is for who acts for the student: 404 for another agency, 403 for staff and students', async () => {
    expect((await add(who.otherAgent, who.student)).status).toBe(404);
    expect((await add(who.agent, who.otherStudent)).status).toBe(404);
    for (const as of [who.student, who.team, who.admin]) expect((await add(as, who.student)).status).toBe(403);
    expect(await AgencyCourse.countDocuments()).toBe(0);
  });

  it('refuses what the catalogue has, a fee without its currency and a start that is past, by field', async () => {
    const { country, university, course } = TYPED;
    await storedCourses({ country: 'UK', university, course, level: 'Post Graduate' });
    const listed = await add(who.agent, who.student);
    expect([listed.status, listed.body.message]).toEqual([
      409,
      `${course} at ${university} is in the catalogue. Apply from its page.`,
    ]);
    const wrong: [object, string][] = [
      [{ course: 'Other', currency: '' }, 'currency'],
      [{ course: 'Other', tuitionFee: 0 }, 'tuitionFee'],
      [{ course: 'Other', tuitionFee: '12.345' }, 'tuitionFee'],
      [{ course: 'Other', university: '' }, 'university'],
      [{ course: 'Other', year: NEXT_YEAR - 3 }, 'year'],
      [{ course: 'Other', country: 'Narnia' }, 'country'],
    ];
    for (const [more, field] of wrong) {
      const answer = await add(who.agent, who.student, more);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    }
    expect([await AgencyCourse.countDocuments(), country]).toEqual([0, 'UK']);
  });

  it('tells the student that their agency typed it', async () => {
    await Notification.deleteMany({ userId: who.student.userId });
    await added();
    const notices = await Notification.find({ userId: who.student.userId }).lean();
    expect(notices.map(({ notification }) => notification).join()).toContain(MARK);
  });
});

describe('a typed course', () => {
  const readers = () =>
    ({
      agency: [who.agent, 200],
      'another agency': [who.otherAgent, 404],
      'its student': [who.student, 200],
      'another student': [who.otherStudent, 404],
      team: [who.team, 200],
      admin: [who.admin, 200],
      visitor: [null, 401],
    }) as const;

  it('is read by its agency, the student of an application to it and staff, and not there for all others', async () => {
    const { courseId } = await added();
    for (const [name, [as, status]] of Object.entries(readers())) {
      const answer = await ask(read, { as, params: { id: courseId } });
      expect([name, answer.status]).toEqual([name, status]);
      // A page of the catalogue it has for no one.
      expect([name, (await ask(page, { as, params: { id: courseId } })).status]).toEqual([name, 404]);
    }
    const { body } = await ask(read, { as: who.student, params: { id: courseId } });
    expect(body.course).toMatchObject({ university: TYPED.university, tuitionFee: 18_400, admissionIntake: 'Sep' });
    expect((await ask(read, { as: who.team, params: { id: 'f'.repeat(24) } })).status).toBe(404);
  });

  it('is met by no one: its verdict is not known, for its readers alone', async () => {
    const { courseId } = await added();
    const userId = who.student.userId;
    for (const as of [who.student, who.agent, who.team]) {
      const answer = await ask(eligibility, { as, params: { courseId }, query: { userId } });
      expect([answer.status, answer.body.verdict]).toEqual([200, 'unknown']);
    }
    for (const as of [who.otherStudent, who.otherAgent])
      expect((await ask(eligibility, { as, params: { courseId }, query: { userId: as.userId } })).status).toBe(404);
  });

  it('is suggested to its agency alone, by any piece of its names', async () => {
    const { courseId } = await added();
    const found = async (as: Person, q: string) =>
      rows((await ask(typedBefore, { as, query: { q } })).body.courses).map(({ _id }) => String(_id));
    expect(await found(who.agent, 'nowhere-on')).toEqual([courseId]);
    expect(await found(who.agent, 'TIDAL')).toEqual([courseId]);
    expect(await found(who.agent, 'nursing')).toEqual([]);
    expect(await found(who.otherAgent, 'tidal')).toEqual([]);
  });

  it('is in no search, suggestion, list of a university or list of universities', async () => {
    await added();
    await storedCourses({ course: 'MSc Tidal Law' });
    const found = (await ask(search, { query: { q: 'tidal' } })).body;
    expect(rows(found.courses).map(({ course }) => course)).toEqual(['MSc Tidal Law']);
    const suggested = await ask(suggest, { query: { q: 'nowhere' } });
    expect(JSON.stringify(suggested.body)).not.toContain('Nowhere-on-Sea');
    const { university, country } = TYPED;
    expect(rows((await ask(ofUniversity, { query: { university, country } })).body.courses)).toEqual([]);
    expect(await University.countDocuments({ university })).toBe(0);
  });

  it('is named as typed to student, agency and staff; checklist and offer work on it', async () => {
    const { id } = await added();
    for (const as of [who.student, who.agent, who.team]) {
      const { application } = (await ask(view, { as, params: { id } })).body;
      expect(application).toMatchObject({ courseFrom: 'agency', level: 'Post Graduate', tuitionFee: 18_400 });
    }
    const query = { country: 'UK', userId: who.student.userId };
    expect(rows((await ask(list, { as: who.student, query })).body)[0]).toMatchObject({
      courseFrom: 'agency',
      tuitionFee: 18_400,
    });
    expect(rows((await ask(staffList, { as: who.team })).body.applications)[0]).toMatchObject({ courseFrom: 'agency' });
    expect((await ask(proposed, { as: who.team, params: { id } })).status).toBe(200);
    const given = await giveConsent(who.student.viewer, id, { given: true, agentMayReply: false });
    expect(given.consent.to[0]).toBe(`${TYPED.university}, UK (${MARK})`);
    const form = formOf({ conditional: 'false', reference: 'CAS 1' });
    const offer = (await ask(putOffer, { as: who.team, params: { id }, form })).body.application;
    expect(offer).toMatchObject({ courseFrom: 'agency', offer: { reference: 'CAS 1' } });
  });

  it('earns commission by an agreement with its university', async () => {
    const { id } = await added();
    await brought(who.student.userId, 'Submitted', 'Offer Received', 'Accepted');
    await agreed(who.agent, id);
    expect(await entriesFor(who.agent)).toMatchObject([{ university: TYPED.university, course: TYPED.course }]);
  });
});

describe('every call that names a course by its id', () => {
  const NO_ID = 'f'.repeat(24);
  type Parts = Pick<Given, 'params' | 'query' | 'body'>;
  // biome-ignore format: a table
  const CALLS: Record<string, (courseId: string, own: { userId: string; typed: string }) => Parts> = {
    'GET /agency-courses/{id}': (id) => ({ params: { id } }),
    'POST /agency-courses/{id}/replacement': (courseId, { typed }) => ({ params: { id: typed }, body: { courseId } }),
    'POST /apply': (courseId, { userId }) => ({ body: { courseId, userId, year: NEXT_YEAR, month: 'May' } }),
    'GET /eligibility/{courseId}': (courseId, { userId }) => ({ params: { courseId }, query: { userId } }),
    'POST /fit': (id) => ({ body: { applicant: { test: 'ielts', overall: 6.5 }, courseIds: [id] } }),
    'GET /check-application/{courseId}/{userId}': (courseId, { userId }) => ({ params: { courseId, userId } }),
    'GET /view-course/{id}': (id) => ({ params: { id } }),
    'POST /scholarships': (id) => ({ body: { ...SCHOLARSHIP, ofCourse: id, courseId: null } }),
    'POST /save-course': (courseId) => ({ body: { courseId } }),
    'DELETE /save-course/{courseId}': (courseId) => ({ params: { courseId } }),
    'GET /is-course-saved': (courseId) => ({ query: { courseId } }),
    'GET /courses/{id}/cost': (id) => ({ params: { id } }),
    'PUT /courses/{id}': (id) => ({ params: { id }, body: { course: 'Law', university: 'Douglas', country: 'Canada' } }),
    'DELETE /courses/{id}': (id) => ({ params: { id } }),
    'GET /courses/{id}/notes': (id) => ({ params: { id } }),
    'POST /course-imports/{id}/choices': (courseId) => ({ params: { id: NO_ID }, body: { choices: [{ row: 1, courseId, answer: 'same' }] } }),
    'POST /students/{id}/suggestions': (courseId, { userId }) => ({ params: { id: userId }, body: { courseId, note: '' } }),
    'PUT /agency/shortlists/{whom}/{id}/courses/{courseId}': (courseId, { userId }) => ({ params: { whom: 'student', id: userId, courseId }, body: {} }),
    'DELETE /agency/shortlists/{whom}/{id}/courses/{courseId}': (courseId, { userId }) => ({ params: { whom: 'student', id: userId, courseId } }),
    'POST /agency/shortlists/{whom}/{id}/applications': (courseId, { userId }) => ({ params: { whom: 'student', id: userId }, body: { courses: [{ courseId, year: NEXT_YEAR, month: 'May' }] } }),
    'POST /shortlist-link': (courseId) => ({ body: { token: 'x'.repeat(67), wishes: [{ courseId, wish: 'yes' }] } }),
    'GET /agent/applicants': (courseId) => ({ query: { courseId } }),
  };
  /** What tells of a typed course, and to whom; to all others, and by all other calls, it isn't there. */
  const TELLS: Record<string, string[]> = {
    'GET /agency-courses/{id}': ['agent', 'student', 'team', 'admin'],
    'GET /eligibility/{courseId}': ['agent', 'student', 'team', 'admin'],
    'GET /check-application/{courseId}/{userId}': ['agent', 'student'],
  };

  it('stands in the table', () => {
    const named = OPERATIONS.filter((operation: Operation) => {
      const { path, params, query, body } = operation;
      const fields = JSON.stringify([params, query, body].map((schema) => (schema ? describedBy(schema) : {})));
      return /"courseIds?":/.test(fields) || /^\/(view-course|courses|agency-courses)\/\{id\}/.test(path);
    });
    expect(named.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(CALLS).sort());
  });

  it('answers about a typed course as about none, but to those who may read it', async () => {
    const { courseId } = await added();
    const endpoints = await allEndpoints();
    const callers: Record<string, Person | null> = { visitor: null, ...who };
    const told: Record<string, string[]> = {};
    for (const [call, of] of Object.entries(CALLS)) {
      for (const [name, as] of Object.entries(callers)) {
        const own = { userId: who.student.userId, typed: courseId };
        const answer = async (id: string) => {
          const { status, body } = await ask(endpoints.get(call) as Endpoint, { as, ...of(id, own) });
          return `${status} ${JSON.stringify(body).replaceAll(id, 'the course')}`;
        };
        const [typed, none] = [await answer(courseId), await answer(NO_ID)];
        expect([call, name, none.slice(0, 3)]).not.toEqual([call, name, '422']);
        if (typed !== none) told[call] = [...(told[call] ?? []), name];
      }
    }
    for (const names of Object.values(told)) names.sort();
    expect(told).toEqual(Object.fromEntries(Object.entries(TELLS).map(([call, names]) => [call, names.toSorted()])));
    expect(await Application.countDocuments()).toBe(1);
  });
});

describe('POST /agency-courses/{id}/replacement', () => {
  const by = (as: Person | null, id: string, courseId: string, leave: string[] = []) =>
    ask(replace, { as, params: { id }, body: { courseId, leave } });
  async function listed() {
    const [course] = await storedCourses({
      ...{ country: 'UK', university: 'Nowhere University', course: 'Tidal Engineering MSc', level: 'Post Graduate' },
    });
    return String(course?._id);
  }

  it('puts a course of the catalogue in the place of the typed one, and tells student and agency', async () => {
    const { id, courseId: typed } = await added();
    const courseId = await listed();
    await Notification.deleteMany({});
    for (const as of [who.agent, who.student]) expect((await by(as, typed, courseId)).status).toBe(403);
    expect((await by(who.team, typed, 'f'.repeat(24))).status).toBe(404);
    expect((await by(who.team, 'f'.repeat(24), courseId)).status).toBe(404);
    expect((await by(who.team, typed, courseId)).status).toBe(200);
    const { application } = (await ask(view, { as: who.student, params: { id } })).body;
    expect(application).toMatchObject({ courseFrom: 'catalogue', courseId, university: 'Nowhere University' });
    expect(rows(application?.acts).map(({ act }) => act)).toEqual(['course replaced']);
    expect(await Notification.countDocuments({ userId: who.student.userId })).toBe(1);
    expect(await Notification.countDocuments({ userId: who.agent.userId })).toBe(1);
    expect(await StaffAction.countDocuments({ action: 'application.course' })).toBe(1);
    // It is suggested no longer, and typed again it leads to the catalogue.
    expect((await ask(typedBefore, { as: who.agent, query: { q: 'tidal' } })).body.courses).toEqual([]);
    const again = await add(who.agent, who.student);
    expect([again.status, again.body.message]).toEqual([
      409,
      'Tidal Engineering MSc at Nowhere University is in the catalogue. Apply from its page.',
    ]);
    // The words that lists search by follow.
    const query = { q: 'Nowhere University' };
    expect(rows((await ask(staffList, { as: who.team, query })).body.applications)).toHaveLength(1);
  });

  it('asks a student again who confirmed another university, and no one whose university it is', async () => {
    const { id, courseId: typed } = await added();
    await giveConsent(who.student.viewer, id, { given: true, agentMayReply: false });
    const { university } = TYPED;
    const same = await storedCourses({ country: 'UK', university: university.toUpperCase(), course: 'Tides' });
    expect((await by(who.team, typed, String(same[0]?._id))).status).toBe(200);
    expect((await Application.findById(id).lean())?.consent).not.toBeNull();
    const second = await added({ month: 'Jan', course: 'MSc Waves' });
    await giveConsent(who.student.viewer, second.id, { given: true, agentMayReply: false });
    expect((await by(who.team, second.courseId, await listed())).status).toBe(200);
    expect((await Application.findById(second.id).lean())?.consent).toBeNull();
  });

  it('leaves the choice to a person where a student has an application for both: 409, and nothing is changed before', async () => {
    const second = await person('student', { addedBy: who.agent.user._id, name: 'Asha Rao' });
    const [first, jammed] = [await added(), await added({}, second)];
    const courseId = await listed();
    const intake = { year: NEXT_YEAR, month: 'Sep' as const };
    const { _id, createdOn, updatedOn, ...copied } = await Application.findById(jammed.id).orFail().lean();
    await Application.create({ ...copied, ...intake, courseId, courseFrom: undefined });
    const refused = await by(who.admin, first.courseId, courseId);
    expect([refused.status, refused.body.fields]).toEqual([
      409,
      { [jammed.id]: `Asha Rao already has an application for Sep ${NEXT_YEAR}` },
    ]);
    expect(await Application.countDocuments({ courseFrom: 'agency' })).toBe(2);
    expect((await by(who.admin, first.courseId, courseId, [jammed.id])).status).toBe(200);
    expect((await Application.findById(first.id).lean())?.courseFrom).toBe('catalogue');
    expect((await Application.findById(jammed.id).lean())?.courseFrom).toBe('agency');
  });
});
