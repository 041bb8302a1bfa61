import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as readDocument } from '@/app/api/v1/documents/[fileId]/route';
import { GET as fetchPersonal } from '@/app/api/v1/fetch-personal-info/[userId]/route';
import { GET as completeProfile } from '@/app/api/v1/get-complete-profile/[id]/route';
import { GET as getDocuments } from '@/app/api/v1/get-documents/[userId]/route';
import type { Endpoint } from '@/lib/api/endpoint';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { storeFile } from '@/lib/platform/files/store';
import { Application } from '@/models/application';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { agencyOfFive } from '../support/agency';
import { callsAbout } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { allEndpoints } from '../support/endpoints';
import { PDF } from '../support/files';
import type { Person } from '../support/people';
import { describedBy } from '../support/plausible';
import { education, personal } from '../support/profiles';
import { ask, rows, send } from '../support/request';

/** A front desk sees of a passport that it is on file, its last three signs and its end. */

const NUMBER = 'ZQ7654321';
const SCAN = 'Scanned page two';

let made: Awaited<ReturnType<typeof agencyOfFive>>;
let student: Person;
let endpoints: Awaited<ReturnType<typeof allEndpoints>>;
/** The files: the passport in the profile, another that answers an item, and a certificate. */
let files: Record<'profile' | 'item' | 'certificate', string>;
let applicationId: string;
let its: ReturnType<typeof callsAbout>;

beforeAll(async () => {
  await emptyDatabase();
  made = await agencyOfFive();
  endpoints = await allEndpoints();
  student = made.students.ofNeha;
  const stored = async (what: string) => {
    const bytes = Readable.from([Buffer.concat([PDF, Buffer.from(what)])]);
    const named = { name: `${NUMBER}.pdf`, type: 'application/pdf' };
    const fileId = await storeFile(bytes, { kind: 'document', ownerId: student.userId, ...named });
    return { fileId, ...named, size: 10, addedOn: new Date() };
  };
  const [passport, other] = [await stored(SCAN), await stored(SCAN)];
  const certificate = { ...(await stored('Marks')), name: 'marks.pdf' };
  await Profile.create({
    userId: student.userId,
    personal: { ...personal(), passport_number: NUMBER, expiry_date: '2031-05-06' },
    educationSummaries: [education()],
    documents: { passport: [passport], tenth_certificate: [certificate] },
  } as never);
  applicationId = String((await Application.findOne({ userId: student.userId }).orFail().lean())._id);
  its = callsAbout(applicationId);
  await its.askedFor(made.who.admin, { kind: 'passport', label: 'Passport', fresh: true });
  await Application.updateOne({ _id: applicationId }, { $set: { 'items.0.files': [{ ...other, returned: false }] } });
  files = {
    profile: String(passport.fileId),
    item: String(other.fileId),
    certificate: String(certificate.fileId),
  };
});

const params = () => ({ userId: student.userId, id: student.userId });
const open = async (as: Person, fileId: string) => (await send(readDocument, { as, params: { fileId } })).status;

describe('a front desk', () => {
  it('sees the last three signs of a passport and its end, and that this is all', async () => {
    const { desk } = made.who;
    const seen = { passport_number: '•••321', expiry_date: '2031-05-06', passport_in_part: true };
    const hidden = { issue_date: null, issued_country: null };
    expect((await ask(fetchPersonal, { as: desk, params: params() })).body).toMatchObject({ ...seen, ...hidden });
    const { personalInfo } = (await ask(completeProfile, { as: desk, params: params() })).body;
    expect(personalInfo).toMatchObject({ ...seen, ...hidden, dob: personal().dob });
  });

  it('sees that a passport is on file, and opens each other document', async () => {
    const { desk } = made.who;
    const { body } = await ask(getDocuments, { as: desk, params: params() });
    expect([body.passport, body.tenth_certificate]).toEqual([[], `/api/v1/documents/${files.certificate}`]);
    expect(rows(body.files).map(({ field, path, name }) => [field, path, name])).toEqual([
      ['tenth_certificate', `/api/v1/documents/${files.certificate}`, 'marks.pdf'],
      ['passport', '', 'Passport'],
    ]);
    const shown = rows((await its.view(desk))?.items).flatMap((item) => rows(item.files));
    expect(shown.map(({ path, name }) => [path, name])).toEqual([['', 'Passport']]);
    expect(await open(desk, files.profile)).toBe(404);
    expect(await open(desk, files.item)).toBe(404);
    expect(await open(desk, files.certificate)).toBe(200);
  });

  it('finds the number and the scan in no answer of the API, where a counsellor finds them', async () => {
    const named: Record<string, string[]> = {
      id: [student.userId, applicationId],
      userId: [student.userId],
      studentId: [student.userId],
      fileId: Object.values(files),
      applicationId: [applicationId],
    };
    const reads = (OPERATIONS as readonly Operation[]).filter(
      ({ method, access }) => method === 'GET' && (access === 'signed-in' || access.includes('agent')),
    );
    const found = async (as: Person) => {
      const with_: string[] = [];
      let answered = 0;
      for (const operation of reads) {
        const name = `${operation.method} ${operation.path}`;
        const fields = ['params', 'query'].flatMap((part) => {
          const schema = operation[part as 'params' | 'query'];
          return Object.keys((schema && describedBy(schema).properties) ?? {}).map((field) => [part, field] as const);
        });
        const ways = Math.max(...fields.map(([, field]) => named[field]?.length ?? 0), 1);
        for (let way = 0; way < ways; way++) {
          const given = { params: {} as Record<string, string>, query: {} as Record<string, string> };
          for (const [part, field] of fields) {
            const ids = named[field];
            if (ids) given[part as 'params' | 'query'][field] = ids[way % ids.length] as string;
          }
          if (name === 'GET /events') continue;
          const answer = await send(endpoints.get(name) as Endpoint, { as, ...given });
          answered += Number(answer.status === 200);
          const text = answer.body ? await answer.text() : '';
          if (text.includes(NUMBER) || text.includes(SCAN)) with_.push(name);
        }
      }
      return { calls: [...new Set(with_)].sort(), answered };
    };
    const counsellor = await found(made.who.neha);
    expect(counsellor.calls).toEqual(
      expect.arrayContaining([
        'GET /applications/{id}',
        'GET /documents/{fileId}',
        'GET /fetch-personal-info/{userId}',
        'GET /get-complete-profile/{id}',
        'GET /get-documents/{userId}',
      ]),
    );
    const desk = await found(made.who.desk);
    expect(desk.answered).toBeGreaterThan(30);
    expect(desk.calls).toEqual([]);
  }, 120_000);
});

it('a counsellor, the owner, staff and the student see the passport as it is', async () => {
  const { neha, owner, admin, manager } = made.who;
  for (const as of [neha, owner, admin, manager, student]) {
    const { body } = await ask(fetchPersonal, { as, params: params() });
    expect([body.passport_number, body.passport_in_part]).toEqual([NUMBER, undefined]);
    expect(await open(as, files.profile)).toBe(200);
  }
});

it('of a student without a passport nothing is said to be on file', async () => {
  await User.updateOne({ _id: made.students.ofNone.userId }, { branchId: made.who.desk.user.agency?.branches[0] });
  const userId = made.students.ofNone.userId;
  const body = { ...personal(), passport_number: '', issue_date: '', expiry_date: '', issued_country: '' };
  await Profile.create({ userId, personal: { ...body, no_passport: true } } as never);
  const seen = (await ask(fetchPersonal, { as: made.who.desk, params: { userId } })).body;
  expect([seen.no_passport, seen.passport_number, seen.passport_in_part]).toEqual([true, null, undefined]);
});
