import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import type { AgencyRole } from '@/lib/domain/agency/roles';
import { Application } from '@/models/application';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { allEndpoints } from '../support/endpoints';
import { file, formOf, PDF } from '../support/files';
import { allowed } from '../support/handling';
import { type Person, person } from '../support/people';
import { ask, type Given } from '../support/request';

/**
 * The sheet of what is done on an application that its agency handles: each act, through its call, by everybody, written by hand from the
 * decision. What is let in is refused for its content (409, 422) where it would change what the next caller finds. The same of the rule
 * alone, whoever handles: tests/unit/case-acts.test.ts.
 */
// biome-ignore format: a table
const NAMES = ['owner', 'manager', 'counsellor', 'colleague', 'desk', 'accountant', 'other', 'former', 'student', 'stranger', 'team', 'admin'] as const;
type Name = (typeof NAMES)[number];

const INTERVIEW = { on: '2027-03-01', time: '10:00', zone: 'Europe/London', place: 'By phone' };
let id = '';
let saidId = '';
let studentId = '';
let agencyId = '';
const of = (more: Omit<Given, 'as'>): Omit<Given, 'as'> => ({ params: { id }, ...more });
const item = { items: [{ kind: 'cv', label: 'CV' }] };

// biome-ignore format: a table
const SHEET: Record<string, [request: () => Omit<Given, 'as'>, answers: number[]]> = {
  // What goes over.                                                                      owner man  coun coll desk acc  oth  form stud str  team admin
  'POST /applications/{id}/items':       [() => of({ body: item }),                        [201, 201, 201, 403, 403, 404, 404, 404, 403, 403, 403, 403]],
  'POST /applications/{id}/status':      [() => of({ body: { status: 'Rejected' } }),      [422, 422, 422, 403, 403, 404, 404, 404, 403, 404, 403, 403]],
  'POST /applications/{id}/said':        [() => of({ form: formOf({ status: 'Rejected' }) }),
                                                                                           [422, 422, 422, 403, 403, 404, 404, 404, 403, 403, 403, 403]],
  'PUT /applications/{id}/interview':    [() => of({ body: INTERVIEW }),                   [200, 200, 200, 403, 403, 404, 404, 404, 403, 403, 403, 403]],
  'PUT /applications/{id}/offer':        [() => of({ form: formOf({ conditional: 'false', deposit: '10' }) }),
                                                                                           [422, 422, 422, 403, 403, 404, 404, 404, 403, 403, 403, 403]],
  'POST /applications/{id}/said/{saidId}/evidence':
                                         [() => of({ params: { id, saidId }, form: formOf({ file: file(PDF, 'mail.pdf') }) }),
                                                                                           [200, 200, 200, 403, 403, 404, 404, 404, 403, 403, 403, 403]],
  // Giving it back, and taking it over.
  'PUT /applications/{id}/handler':      [() => of({ body: { to: 'staff', reason: '' } }), [422, 422, 422, 403, 403, 404, 404, 404, 403, 403, 422, 422]],
  // The student's own.
  'DELETE /applications/{id}/offer/reply': [() => of({}),                                  [403, 403, 403, 403, 403, 403, 403, 403, 409, 404, 403, 403]],
  'PUT /applications/{id}/consent':      [() => of({ body: { given: false } }),            [403, 403, 403, 403, 403, 403, 403, 403, 409, 404, 403, 403]],
  // What never goes over.
  'POST /applications/{id}/undo':        [() => of({ body: {} }),                          [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 409, 409]],
  'PUT /applications/{id}/reopening':    [() => of({ body: { allowed: true } }),           [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 409, 409]],
  'GET /applications/{id}/notes':        [() => of({}),                                    [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200, 200]],
  'PUT /applications/{id}/said/{saidId}/settled':
                                         [() => of({ params: { id, saidId }, body: { holds: true, reason: 'So.' } }),
                                                                                           [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 409, 409]],
  // The right: an owner names, an admin allows.
  'PUT /agency/handling':                [() => ({ body: { country: 'UK', university: 'Leeds', named: true } }),
                                                                                           [200, 403, 403, 403, 403, 403, 200, 200, 403, 403, 403, 403]],
  'PUT /agents/{id}/handling':           [() => ({ params: { id: agencyId }, body: { country: 'UK', allowed: true } }),
                                                                                           [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200]],
  // It ends the agency's part: the last line.
  'POST /applications/{id}/said/{saidId}/objection':
                                         [() => of({ params: { id, saidId }, body: {} }),  [403, 403, 403, 403, 403, 403, 403, 403, 200, 404, 403, 403]],
};

let callers: Record<Name, Person>;
let endpoints: Awaited<ReturnType<typeof allEndpoints>>;

beforeAll(async () => {
  await emptyDatabase();
  endpoints = await allEndpoints();
  const [admin, team, owner, other, former] = [
    ...[await person('admin'), await person('team')],
    ...[await person('agent'), await person('agent'), await person('agent')],
  ] as [Person, Person, Person, Person, Person];
  const branch = new Types.ObjectId();
  const member = (role: AgencyRole, handles: boolean): Promise<Person> =>
    person('agent', {
      agency: { id: owner.user._id, role, branches: [branch], exports: false, handles, closed: false },
    });
  const [manager, counsellor, colleague] = [
    ...[await member('manager', true), await member('counsellor', true), await member('counsellor', false)],
  ] as [Person, Person, Person];
  const care = { addedBy: owner.user._id, branchId: branch, memberId: counsellor.user._id };
  const student = await person('student', { ...care, formerAgents: [former.user._id] });
  for (const one of [owner, former]) await allowed(admin, one);
  const its = await application(student, owner);
  await its.move(owner, 'Under Review');
  await its.consent(student);
  await its.say(owner, 'Submitted');
  await its.say(owner, 'Interview');
  [id, studentId, agencyId] = [its.id, student.userId, owner.userId];
  saidId = String((await Application.findById(id).orFail().lean()).said?.[0]?._id);
  callers = {
    ...{ owner, manager, counsellor, colleague, other, former, student, team, admin },
    ...{ desk: await member('front-desk', true), accountant: await member('accountant', true) },
    stranger: await person('student'),
  };
}, 180_000);

describe('an application that its agency handles', () => {
  it.each(Object.entries(SHEET))('answers %s as the sheet says', async (call, [request, answers]) => {
    const given: number[] = [];
    for (const name of NAMES) {
      // A colleague sees what is handed to them; without the right they do nothing on it.
      const care = { memberId: callers[name === 'colleague' ? 'colleague' : 'counsellor'].user._id };
      await Promise.all([User.updateOne({ _id: studentId }, care), Application.updateOne({ _id: id }, care)]);
      given.push((await ask(endpoints.get(call) as Endpoint, { as: callers[name], ...request() })).status);
    }
    const named = (statuses: number[]) => Object.fromEntries(NAMES.map((name, place) => [name, statuses[place]]));
    expect(named(given)).toEqual(named(answers));
  });
});
