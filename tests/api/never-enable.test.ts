import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { POST as toStudent } from '@/app/api/v1/agency/leads/[id]/student/route';
import { POST as invite } from '@/app/api/v1/agency/members/route';
import { POST as addImported } from '@/app/api/v1/agent/student-import/route';
import { GET as getConsent } from '@/app/api/v1/applications/[id]/consent/route';
import { GET as search } from '@/app/api/v1/course-search/route';
import { GET as download } from '@/app/api/v1/documents/[fileId]/route';
import { POST as addDocument } from '@/app/api/v1/documents/route';
import { GET as getDocuments } from '@/app/api/v1/get-documents/[userId]/route';
import { GET as staffApplications } from '@/app/api/v1/staff/applications/route';
import { OPERATIONS } from '@/lib/contract/all';
import { AGENCY_ROLE_RULES } from '@/lib/domain/agency/roles';
import { agencyOfStudent } from '@/lib/services/people/agency/names';
import { Activity } from '@/models/activity';
import { CourseNote } from '@/models/course-note';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { agencyOfFive, renewed } from '../support/agency';
import { application } from '../support/applications';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { allEndpoints } from '../support/endpoints';
import { file, formOf, JPG, PDF } from '../support/files';
import { PASSWORD, type Person, person } from '../support/people';
import { ask, type Json, rows, send } from '../support/request';

/**
 * What an agency's desk must never make possible, as far as no money is meant: each a guarantee of its own. Several are tried more
 * closely elsewhere (consent, guardian, agency-claims, own-addresses, agency-credit); here stands that none of them went.
 */

interface Call {
  method: string;
  path: string;
  access: unknown;
  body?: z.ZodType;
  query?: z.ZodType;
  result: unknown;
  summary: string;
}
const CALLS = OPERATIONS as readonly unknown[] as readonly Call[];
const OF_AGENCIES = CALLS.filter(({ access }) => access === 'anyone' || [access].flat().includes('agent'));

/** The names of all fields of a schema, at any depth, with what each is. */
function fieldsOf(schema: unknown): Map<string, Record<string, unknown>> {
  const names = new Map<string, Record<string, unknown>>();
  const walk = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties' && value)
        for (const [name, of] of Object.entries(value)) names.set(name, of as Record<string, unknown>);
      walk(value);
    }
  };
  if (schema instanceof z.ZodType) walk(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
  return names;
}

const sourcesOf = (folder: string): [name: string, text: string][] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]);

describe('visa advice', () => {
  const ASKED =
    /visa.?(form|answer|statement|chance|odds|probab|likeli|score)|(chance|odds|probab|likeli).*visa|^sop$|statementOfPurpose/i;
  const SAID =
    /chances? of (getting )?(a |your |the )?visa|visa (chances?|success rate|probability|odds)|(likely|likelihood) to (get|receive) (a|the|your) visa|write (a|your|the) statement of purpose/i;

  it('has no field, in no call', () => {
    for (const { method, path, body, query, result } of CALLS)
      for (const schema of [body, query, result])
        for (const name of fieldsOf(schema).keys()) expect(`${method} ${path} ${name}`).not.toMatch(ASKED);
  });

  it('is in no text that this site brings along', () => {
    const saying = ['app', 'components', 'lib'].flatMap(sourcesOf).filter(([, text]) => SAID.test(text));
    expect(saying.map(([name]) => name)).toEqual([]);
  });
});

describe('an agency', () => {
  let made: Awaited<ReturnType<typeof agencyOfFive>>;
  let team: Person;
  beforeEach(async () => {
    await emptyDatabase();
    made = await agencyOfFive();
    team = await person('team');
  });

  it('changes no evidence: a file stays as it was received, whatever is sent after it, and who sent it is noted', async () => {
    const { who, students } = made;
    const { userId } = students.ofNeha;
    const send1 = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
      ask(addDocument, { as: who.neha, form: formOf({ userId, field: 'passport', file: file(bytes, name) }) });
    const first = await send1(JPG, 'marks.jpg');
    expect(first.status).toBeLessThan(300);
    const listed = async () => rows((await ask(getDocuments, { as: who.neha, params: { userId } })).body.files);
    const fileId = String((await listed())[0]?.fileId);
    await send1(PDF, 'marks.pdf');
    const kept = await send(download, { as: who.neha, params: { fileId } });
    const digest = (bytes: Uint8Array | ArrayBuffer) =>
      createHash('sha256')
        .update(new Uint8Array(bytes as ArrayBuffer))
        .digest('hex');
    expect(digest(await kept.arrayBuffer())).toBe(digest(JPG));
    expect(await Activity.countDocuments({ userId: who.neha.userId, activity: /passport/i })).toBeGreaterThan(0);
    // No call writes over a document's content.
    const writes = CALLS.filter(({ method, path }) => path.startsWith('/documents/') && method !== 'GET');
    expect(writes.map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('finds courses in an order that knows nothing of commission', async () => {
    const courses = await storedCourses(...['One', 'Two', 'Three'].map((course) => ({ course })));
    const found = async () => {
      const { body } = await ask(search, { as: made.who.owner, query: { q: '' } });
      return JSON.stringify(body);
    };
    const before = await found();
    await CourseNote.insertMany(
      courses.map(({ _id }, at) => ({ courseId: _id, text: `Commission ${10 * at} %`, kind: 'upload', hidden: [] })),
    );
    expect(await found()).toBe(before);
    const reading = sourcesOf('lib/engines/search').filter(([, text]) => /commission|course-note/i.test(text));
    expect(reading.map(([name]) => name)).toEqual([]);
  });

  it('is not reached by its own address in the place of a student’s, by no door', async () => {
    const { who } = made;
    const desk = await User.findById(who.desk.userId).orFail().lean();
    await User.updateOne({ _id: desk._id }, { mobile: '+919814055555', mobileE164: '+919814055555' });
    const before = await User.countDocuments({ role: 'student' });
    const lead = await Prospect.create({ agencyId: who.owner.user._id, name: 'Komal', source: 'call' });
    for (const own of [
      { email: who.owner.user.email, mobile: '9876500001' },
      { email: desk.email, mobile: '9876500001' },
      { email: 'komal@example.com', mobile: '+919814055555' },
    ]) {
      const body = { name: 'Komal', counsellor_name: 'M', password: PASSWORD, ...own };
      // Of an address that has an account the answer is the same whoever has it; no one becomes a student by it.
      const asIs = own.mobile === '9876500001' ? 202 : 422;
      expect((await ask(addStudent, { as: who.owner, body })).status).toBe(asIs);
      const params = { id: String(lead._id) };
      const made = await ask(toStudent, { as: who.owner, params, body: { name: 'Komal', ...own } });
      expect(made.body.studentId ?? null).toBeNull();
      const students = [{ row: 2, name: 'Komal', counsellor_name: 'M', ...own }];
      const imported = await ask(addImported, { as: who.owner, body: { students } });
      expect(rows(imported.body.results).map(({ outcome }) => outcome)).not.toContain('new');
    }
    expect(await User.countDocuments({ role: 'student' })).toBe(before);
  });

  it('stands between no student and what happens: the student has a way in, the notice and the mail', async () => {
    const { who, students } = made;
    const body = { name: 'Komal', email: 'komal@example.com', mobile: '9876500001', counsellor_name: 'M' };
    await ask(addStudent, { as: who.owner, body: { ...body, password: PASSWORD } });
    const komal = await User.findOne({ email: body.email }).orFail().lean();
    expect(await Job.countDocuments({ 'payload.template': 'set-password', 'payload.userId': String(komal._id) })).toBe(
      1,
    );
    const its = await application(students.ofNeha);
    await Notification.deleteMany({});
    await Job.deleteMany({});
    await its.move(team, 'Documents Requested', 'Please send the marks.');
    expect(await Notification.countDocuments({ userId: students.ofNeha.userId })).toBeGreaterThan(0);
    expect(await Job.countDocuments({ 'payload.userId': students.ofNeha.userId })).toBeGreaterThan(0);
  });

  it('says no yes for a student: not to send, not to an offer, not to withdraw, not to another agency', async () => {
    const { who, students } = made;
    const its = await application(students.ofNeha, who.owner);
    // What no one confirmed yet is a draft, which may be taken back.
    const draft = await application(students.ofNeha, who.owner);
    expect((await draft.move(who.neha, 'Withdrawn')).status).toBe(200);
    await its.move(team, 'Under Review');
    for (const as of [who.owner, who.manager, who.neha]) expect((await its.consent(as)).status).toBe(403);
    expect((await its.move(team, 'Submitted')).status).toBe(409);
    expect((await its.consent(students.ofNeha)).status).toBe(200);
    for (const as of [who.owner, who.neha])
      expect(await its.move(as, 'Withdrawn')).toMatchObject({
        status: 403,
        body: { message: 'The student confirmed this application, so only the student can withdraw it.' },
      });
    expect((await its.view(who.neha))?.moves).toEqual([]);
    expect((await its.move(team, 'Submitted')).status).toBe(200);
    expect((await its.offer(team, { conditional: 'false', currency: '' })).status).toBeLessThan(300);
    for (const reply of ['accept', 'decline']) expect((await its.reply(who.neha, reply, 'Too far.')).status).toBe(403);
    expect((await its.move(who.neha, 'Withdrawn')).status).toBe(403);
    expect(await its.status(students.ofNeha)).toBe('Offer Received');

    const { name, email } = students.ofNeha.user;
    const taken = { name, email, mobile: '9876500009', counsellor_name: 'M', password: PASSWORD };
    expect((await ask(addStudent, { as: who.stranger, body: taken })).status).toBe(202);
    const after = await User.findById(students.ofNeha.userId).orFail().lean();
    expect(String(after.addedBy)).toBe(who.owner.userId);
    expect((await its.move(students.ofNeha, 'Withdrawn')).status).toBe(200);
  });

  it('has no call that writes to several people', () => {
    for (const { method, path, body } of OF_AGENCIES) {
      const fields = fieldsOf(body);
      const texts = [...fields.keys()].filter((name) => /^(text|message|body|note|subject)$/.test(name));
      const people = [...fields].filter(
        ([name, { type }]) => type === 'array' && /students|people|recipients|users|members|leads|to$/i.test(name),
      );
      expect(people.length && texts.length ? `${method} ${path}` : '').toBe('');
    }
  });

  it('lets no one take lists of people out who has no right to, by no export there is', async () => {
    const { who } = made;
    const endpoints = await allEndpoints();
    // Of one claim's students: tests/api/commission.test.ts.
    const exports = OF_AGENCIES.filter(
      ({ path, access }) => path.endsWith('/export') && access !== 'anyone' && !path.includes('{'),
    );
    expect(exports.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/get-students/export', '/agent/applications/export', '/agency/report/export']),
    );
    for (const { method, path } of exports) {
      const query: Record<string, string> = /report|postings/.test(path) ? { month: '2026-10' } : {};
      const endpoint = endpoints.get(`${method} ${path}`);
      if (!endpoint) throw new Error(`${path} has no route.`);
      for (const as of [who.manager, who.neha, who.simran, who.desk, who.accountant])
        expect([path, as.user.name, (await ask(endpoint, { as, query })).status]).toEqual([path, as.user.name, 403]);
      expect([path, (await send(endpoint, { as: who.owner, query })).status]).toEqual([path, 200]);
    }
  });

  it('hides no other agency behind it: the student and the staff see which one it is, and its people are its own', async () => {
    const { who, students, moga } = made;
    const company = 'Gill Overseas';
    await User.updateOne({ _id: who.owner.userId }, { company_name: company });
    const its = await application(students.ofNeha);
    const { consent } = (await ask(getConsent, { as: students.ofNeha, params: { id: its.id } })).body as Json;
    expect(JSON.stringify(consent)).toContain(`${company}, your agency`);
    expect(await agencyOfStudent(students.ofNeha.userId)).toMatchObject({ name: company, counsellor: 'Neha Sharma' });
    const listed = rows((await ask(staffApplications, { as: team, query: {} })).body.applications);
    expect(new Set(listed.map(({ agency }) => String(agency)))).toEqual(new Set([company]));
    // Another agency's account is no member, and no member's place names two.
    const other = { name: 'Other', email: who.stranger.user.email, role: 'counsellor', branches: [moga] };
    expect((await ask(invite, { as: who.owner, body: other })).status).toBe(409);
    expect((await renewed(who.stranger)).user.agency).toBeUndefined();
  });

  it('gives no role more than its table says of acting for students', () => {
    const acting = Object.entries(AGENCY_ROLE_RULES).filter(([, rule]) => rule.actsForStudents);
    expect(acting.map(([role]) => role)).toEqual(['owner', 'manager', 'counsellor']);
  });
});
