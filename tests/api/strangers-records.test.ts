import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import type { EntryChange } from '@/lib/domain/commission/entry';
import { storeFile } from '@/lib/platform/files/store';
import { applyToCourse } from '@/lib/services/applications/apply';
import { signed } from '@/lib/services/applications/change';
import { giveRecoveryCodes } from '@/lib/services/people/accounts/recovery-codes';
import { notify } from '@/lib/services/records/notices/notifications';
import { Agency } from '@/models/agency';
import { Application } from '@/models/application';
import { ClaimSheet } from '@/models/claim-sheet';
import { CommissionAgreement } from '@/models/commission-agreement';
import { CommissionEntry } from '@/models/commission-entry';
import { CommissionPartner } from '@/models/commission-partner';
import { FeeItem } from '@/models/fee-item';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { Passkey } from '@/models/passkey';
import { PracticeSent } from '@/models/practice-sent';
import { Profile } from '@/models/profile';
import { Prospect } from '@/models/prospect';
import { Receipt } from '@/models/receipt';
import { SavedSearch } from '@/models/saved-search';
import { StoredSession } from '@/models/session';
import { Charge } from '@/models/student-fee';
import { StudentSheet } from '@/models/student-sheet';
import { StudentSheetRow } from '@/models/student-sheet-row';
import { User } from '@/models/user';
import { RULE } from '../support/commission';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { allEndpoints } from '../support/endpoints';
import { ITEM, itemOf, newKey, offered, taken } from '../support/fees';
import { file, formOf, PDF } from '../support/files';
import { type Person, person } from '../support/people';
import { describedBy } from '../support/plausible';
import { education, job, personal } from '../support/profiles';
import { ask, type Given } from '../support/request';
import { LONG } from '../support/tiers';

/**
 * Every call that an agent may make and that names a record by its id, found in the contract itself: with the id of a
 * record of somebody else's student it answers 404 and changes nothing, whichever of its ids that is. A new call is in
 * this test from the moment it is in the contract; it fails until the call says below what else it needs to succeed.
 */

const YEAR = new Date().getFullYear() + 1;
const PROFILE = { name: 'Asha Rao', email: 'asha.rao@example.com', mobile: '9876543210', counsellor_name: 'Meera' };
const DOCUMENTS = ['tenth_certificate', 'twelfth_certificate', 'english_certificate', 'passport'];

/** What each call needs besides ids. */
const TERMS = {
  ...{ currency: 'GBP', from: '2026-01-01', to: null, mayNet: true, claims: 'together' as const },
  ...{ rules: [RULE], source: 'Agreement' },
};
const DATED = { on: '2026-11-20', note: 'Their letter' };
const BODIES: Record<string, object> = {
  'POST /commission/agreements': { ...TERMS, country: 'Canada', university: 'Douglas College' },
  'POST /commission/agreements/{id}/versions': { ...TERMS, after: 1 },
  'POST /commission/agreements/{id}/approval': { version: 1 },
  'POST /agency/commission/entries/{id}/changes': { change: { kind: 'dropped', ...DATED } },
  'POST /agency/commission/payments': { key: 'a-key-of-this-test-5', slip: { currency: 'GBP', minor: 1 }, ...DATED },
  'POST /agency/commission/claim-sheets': { on: DATED.on },
  'POST /agency/commission/claim-sheets/{id}/answers': { on: DATED.on },
  'POST /agency/commission/claim-sheets/{id}/list': {
    on: DATED.on,
    list_file: file(Buffer.from('Student Name,Commission\nAsha,1'), 'x.csv'),
  },
  'POST /agency/members': { name: 'Ravi Gill', email: 'ravi@example.com', role: 'counsellor' },
  'PATCH /agency/members/{id}': { exports: true },
  'PATCH /agency/branches/{id}': { city: 'Moga' },
  'POST /agency/licences': { kind: 'mara', number: '1', to: null },
  'POST /agency/leads': { name: 'Walk In', mobile: '9876543210', source: 'walk-in' },
  'PATCH /agency/leads/{id}': { wishes: 'Canada' },
  'POST /agency/leads/{id}/timeline': { key: 'a-key-of-this-test-3', text: 'Called.' },
  'POST /agency/leads/{id}/student': { name: 'Walk In', email: 'walk.in@example.com', mobile: '9876543210' },
  'PATCH /agent/student-sheets/{id}/rows/{row}': { cells: { name: 'Asha Rao' } },
  'POST /agent/student-sheets/{id}/reading': {},
  'POST /agency/students/{id}/timeline': { key: 'a-key-of-this-test-4', text: 'Called.' },
  'PUT /agency/shortlists/{whom}/{id}/courses/{courseId}': { note: 'Near her aunt.' },
  'POST /agency/fee-items': ITEM,
  'PUT /agency/fee-items/{id}': ITEM,
  'POST /agency/charges/{id}/payments': { amount: 5, way: 'cash', key: 'a-key-of-this-test-5' },
  'POST /agency/charges/{id}/payments/{paymentId}/cancel': { reason: 'Wrong' },
  'POST /charges/{id}/refunds': { reason: 'No visa', key: 'a-key-of-this-test-6' },
  'POST /agency/charges/{id}/refunds/{refundId}/answer': { answer: 'refused', reason: 'No' },
  'POST /shortlist-link': { token: 'x'.repeat(67), wishes: [{ courseId: 'f'.repeat(24), wish: 'yes' }] },
  'POST /save-quick-scores': { level: 'Bachelors', percentage: 68.5, field: 'Economics' },
  'POST /agency/credit-disputes': { email: 'x@example.com', university: 'X', words: 'Ours.' },
  'POST /agency-link': { token: `c${'x'.repeat(67)}`, answer: 'no' },
  'POST /student-consent': { token: 'x'.repeat(67), dob: '2001-05-17' },
  'POST /practice/{id}/marks': { answers: {} },
  'POST /practice-sent/{id}/comments': { text: 'Well done.' },
  'POST /practice/{id}/doubts': { n: 1, text: 'The key is wrong.' },
  'POST /apply': { year: YEAR, month: 'Jan' },
  'POST /applications/{id}/status': { status: 'Withdrawn' },
  'POST /applications/{id}/items/{itemId}/files': { file: file(PDF, 'x.pdf') },
  'POST /applications/{id}/items/{itemId}/answer': { text: 'Seen.' },
  'PUT /applications/{id}/items/{itemId}/paid-to': { to: 'university' },
  'POST /applications/{id}/offer/recommendation': { reply: 'accept' },
  'POST /applications/{id}/offer/reply': { reply: 'accept' },
  'POST /applications/{id}/messages': { text: 'Hello', key: 'a-key-of-this-test-1' },
  'POST /applications/{id}/messages/files': { text: '', key: 'a-key-of-this-test-2', attachments: file(PDF, 'x.pdf') },
  'POST /documents': { field: 'passport', file: file(PDF, 'x.pdf') },
  'POST /save-basic-profile': PROFILE,
  'POST /save-academic-info': { educationSummaries: [education()] },
  'POST /save-personal-info': personal(),
  'POST /save-work-experience': { workExperience: [job()] },
  'POST /save-documents': Object.fromEntries(DOCUMENTS.map((name) => [name, file(PDF, 'x.pdf')])),
  'POST /update-settings': { notifications: true, tfa: false, newsLetter: false },
  'POST /change-password': { oldPassword: 'correct horse battery', newPassword: 'another long one' },
  'POST /add-student-by-agent': { ...PROFILE, password: 'another long one' },
};
const QUERIES: Record<string, Record<string, string>> = {
  'GET /get-applications': { country: 'Canada' },
  'GET /get-saved-courses': { country: 'Canada' },
};
/** A link that was never made; whom a shortlist is for. */
const PARAMS: Record<string, Record<string, string>> = {
  'GET /shared/{token}/{fileId}': { token: 'x'.repeat(43) },
  'GET /agency/shortlists/{whom}/{id}': { whom: 'student' },
  'PUT /agency/shortlists/{whom}/{id}/courses/{courseId}': { whom: 'student' },
  'DELETE /agency/shortlists/{whom}/{id}/courses/{courseId}': { whom: 'student' },
  'POST /agency/shortlists/{whom}/{id}/link': { whom: 'student' },
  'DELETE /agency/shortlists/{whom}/{id}/link': { whom: 'student' },
  'POST /agency/shortlists/{whom}/{id}/applications': { whom: 'student' },
  'PATCH /agent/student-sheets/{id}/rows/{row}': { row: '2' },
};
/** Which of the caller's own records a parameter of this name can name. */
const NAMED: Record<string, (keyof Records)[]> = {
  userId: ['student', 'self'],
  addedBy: ['self'],
  // One of the staff: an agent asks without it.
  inCharge: [],
  id: [
    'student',
    'application',
    'course',
    'session',
    'passkey',
    'savedSearch',
    'member',
    'branch',
    'lead',
    'sheet',
    'feeItem',
    'charge',
    'payment',
    'sentPractice',
    'agreement',
    'entry',
    'claimSheet',
    'licence',
  ],
  // Of the platform's agreements: an agency's own are its own.
  agencyId: [],
  partnerId: ['partner'],
  shares: ['branch'],
  change: ['branch'],
  further: ['self'],
  entryIds: ['entry'],
  lines: ['entry'],
  handTo: ['self'],
  memberId: ['self'],
  branchId: ['branch'],
  branches: ['branch'],
  students: ['student'],
  matches: ['self'],
  courseId: ['course'],
  courses: ['course'],
  itemId: ['item', 'feeItem'],
  paymentId: ['payment'],
  refundId: ['refund'],
  fileId: ['document', 'itemFile', 'attachment'],
  replaces: ['document', 'itemFile'],
  before: ['message'],
  notificationId: ['notice'],
};

interface Records {
  self: string;
  student: string;
  application: string;
  item: string;
  itemFile: string;
  message: string;
  attachment: string;
  document: string;
  notice: string;
  course: string;
  session: string;
  passkey: string;
  savedSearch: string;
  member: string;
  branch: string;
  lead: string;
  sheet: string;
  feeItem: string;
  charge: string;
  payment: string;
  refund: string;
  sentPractice: string;
  agreement: string;
  entry: string;
  claimSheet: string;
  licence: string;
  partner: string;
}

let endpoints: Map<string, Endpoint>;
let agent: Person;
let own: Records;
let strangers: Records;
let pdf: string;

beforeAll(async () => {
  endpoints = await allEndpoints();
  const folder = await mkdtemp(join(tmpdir(), 'strangers-'));
  pdf = join(folder, 'x.pdf');
  await writeFile(pdf, PDF);
  return () => rm(folder, { recursive: true });
});
async function makeRecords(): Promise<void> {
  await emptyDatabase();
  const [course] = await storedCourses({ admissionIntake: 'Jan Sep' });
  agent = await person('agent');
  own = await recordsOf(agent, String(course?._id));
  strangers = await recordsOf(await person('agent'), String(course?._id));
}

async function recordsOf(as: Person, course: string): Promise<Records> {
  const student = await person('student', { addedBy: as.user._id, isVerified: false });
  const intake = { courseId: course, userId: student.userId, year: YEAR, month: 'Sep' as const };
  const application = await applyToCourse(as.viewer, intake);
  const stored = { kind: 'document' as const, ownerId: student.userId, name: 'x.pdf', type: 'application/pdf' };
  const documentId = await storeFile(createReadStream(pdf), stored);
  const file = { name: 'x.pdf', type: 'application/pdf', size: PDF.length, addedOn: new Date() };
  const documents = { passport: [{ ...file, fileId: documentId }] };
  await Profile.create({ userId: student.userId, educationSummaries: [education()], documents });
  const sent = { ...file, fileId: await storeFile(createReadStream(pdf), stored), returned: false };
  const item = {
    kind: 'payment',
    label: 'Deposit',
    state: 'received',
    files: [sent],
    asked: signed(as.viewer),
  };
  const kept = await Application.findByIdAndUpdate(
    application._id,
    {
      $set: { status: 'Offer Received', consent: { ...signed(as.viewer), agentId: as.userId, agentMayReply: true } },
      $push: { items: item },
    },
    { returnDocument: 'after' },
  );
  const attachment = await storeFile(createReadStream(pdf), { ...stored, kind: 'attachment' });
  const message = await Message.create({
    conversation: `application-${application._id}`,
    application: application._id,
    from: as.userId,
    author: { name: as.viewer.name, role: as.viewer.role },
    attachments: [{ fileId: attachment, name: 'x.pdf', type: 'application/pdf', size: PDF.length }],
  });
  await notify(as.userId, 'Hello', '/');
  const notice = await Notification.findOne({ userId: as.userId }).lean();
  const { userId: self } = as;
  const session = String((await StoredSession.findOne({ userId: as.userId }).lean())?._id);
  const key = { userId: self, name: 'Phone', credentialId: randomUUID(), publicKey: 'x' };
  const passkey = String((await Passkey.create(key))._id);
  const search = { userId: self, place: 0, name: 'Nursing', nameKey: 'nursing', search: 'q=nursing', mails: true };
  const branch = new Types.ObjectId();
  const licence = new Types.ObjectId();
  await Agency.create({
    ...{ _id: self, branches: [{ _id: branch, name: 'Moga', city: '', archivedOn: null }] },
    licences: [{ _id: licence, kind: 'agency', number: '1', to: null, made: signed(as.viewer) }],
  });
  const place = { id: as.user._id, role: 'counsellor' as const, branches: [], exports: false, closed: false };
  const colleague = await person('agent', { agency: place, isVerified: false });
  const known = { agencyId: as.user._id, name: 'Lead', mobile: '9876543210', source: 'walk-in' as const };
  const lead = await Prospect.create({ ...known, archivedOn: new Date(), forgetOn: null });
  const now = new Date();
  const listed = { courseId: new Types.ObjectId(course), course: 'Nursing', university: 'Douglas College' };
  const seen = {
    on: now,
    verdict: '',
    fee: null,
    currency: 'CAD',
    feePeriod: '',
    cost: '',
    intakes: 'Sep',
    closingDays: '',
  };
  const shortlisted = { ...listed, country: 'Canada', note: '', byName: 'A', addedOn: now, seen, wish: '' as const };
  await Prospect.create({
    ...{ ...known, studentId: student.user._id, stage: 'student' },
    shortlist: { courses: [{ ...shortlisted, wishedOn: null }], link: null },
  });
  const recording = await storeFile(createReadStream(pdf), { ...stored, kind: 'practice' });
  const practised = { setId: 'ielts-ac-speaking-1', title: 'Speaking, set 1', n: 1, asked: 'Home' };
  const sentPractice = await PracticeSent.create({
    ...{ ...practised, userId: student.userId, kind: 'recording', fileId: recording },
    endsOn: new Date(Date.now() + 86_400_000),
  });
  const sheet = await StudentSheet.create({
    ...{ agencyId: as.user._id, by: as.user._id, fileId: new Types.ObjectId(), fileName: 'x.csv' },
    ...{ reading: 1, forgetOn: new Date(Date.now() + 86_400_000) },
  });
  // It was added by now.
  const row = {
    sheetId: sheet._id,
    reading: 1,
    row: 2,
    outcome: 'yours' as const,
    begunOn: now,
    forgetOn: sheet.forgetOn,
  };
  await StudentSheetRow.create(row);
  const savedSearch = String((await SavedSearch.create({ ...search, since: now, dueOn: now }))._id);
  return {
    self,
    student: student.userId,
    application: application._id,
    item: String(kept?.items?.[0]?._id),
    itemFile: String(sent.fileId),
    message: String(message._id),
    attachment: String(attachment),
    document: String(documentId),
    notice: String(notice?._id),
    session,
    passkey,
    savedSearch,
    member: String(colleague.user._id),
    branch: String(branch),
    licence: String(licence),
    lead: String(lead._id),
    sheet: String(sheet._id),
    ...(await feesOf(as, student)),
    sentPractice: String(sentPractice._id),
    ...(await commissionOf(as, new Types.ObjectId(String(application._id)), branch)),
    course,
  };
}

/** An item, one that the student agreed to and paid half of, and some of it asked back. */
async function feesOf(as: Person, student: Person) {
  const feeItem = await itemOf(as);
  const charge = await offered(as, student, feeItem);
  // The student's yes: this one can't sign in yet.
  await Charge.updateOne({ _id: charge }, { state: 'accepted', openKey: charge });
  const payment = String((await taken(as, charge, { amount: 100 })).body.receiptId);
  const back = { reason: 'No visa', key: newKey(), amount: 10 };
  await ask(endpoints.get('POST /charges/{id}/refunds') as Endpoint, { as, params: { id: charge }, body: back });
  const { refunds } = await Charge.findById(charge).orFail().lean();
  return { feeItem, charge, payment, refund: String(refunds[0]?._id) };
}

/** An agreement, an entry that was claimed by it for a branch that is a firm of its own, and a sub-agent. */
async function commissionOf(as: Person, applicationId: Types.ObjectId, branchId: Types.ObjectId) {
  const agencyId = as.user._id;
  const [agreementId, ruleId] = [new Types.ObjectId(), new Types.ObjectId()];
  const [entryId, sheetId] = [new Types.ObjectId(), new Types.ObjectId()];
  const made = signed(as.viewer);
  const of = { agencyId, agreementId, university: 'Douglas College', currency: 'GBP' };
  await CommissionAgreement.create({
    ...{
      ...TERMS,
      ...of,
      _id: agreementId,
      version: 1,
      holder: 'agency' as const,
      country: 'Canada',
      made,
      approved: made,
    },
    rules: [{ ...RULE, _id: ruleId }],
  });
  const rule = { id: ruleId, version: 1 };
  const fees = { fee: 100, scholarship: null, deposit: null, silent: null };
  const changes: EntryChange<Types.ObjectId>[] = [
    { kind: 'expected', rule, intake: 202_709, fees, minor: 10 },
    { kind: 'claimable', minor: 10, rate: 100_000, claimBy: null },
    { kind: 'claimed', sheetId },
  ];
  await CommissionEntry.create({
    ...{ ...of, _id: entryId, applicationId, country: 'Canada', course: 'Nursing', term: 1, part: 'all', credit: 100 },
    ...{ about: { number: '1', name: 'Asha' }, state: 'claimed', intake: 202_709 },
    branches: [{ branchId, weight: 1, isFirm: true }],
    events: changes.map((change) => ({ change, on: DATED.on, note: '', by: made })),
  });
  await ClaimSheet.create({ ...of, _id: sheetId, number: '2026-00001', entryIds: [entryId], made });
  const share = { name: 'Sub', parts: 1, from: '2026-01-01', to: null, source: 'x', made };
  const partner = await CommissionPartner.create({ ...share, agencyId });
  return {
    ...{ agreement: String(agreementId), entry: String(entryId), claimSheet: String(sheetId) },
    partner: String(partner._id),
  };
}

/** The parameters of a call that name records, with where they are sent. */
function idsOf({ params, query, body }: Operation): { part: 'params' | 'query' | 'body'; name: string }[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) => {
    const { properties = {} } = schema ? describedBy(schema) : {};
    const names = Object.keys(properties).filter(
      (name) => /^id$|Id$/.test(name) || JSON.stringify(properties[name]).includes('[0-9a-f]{24}'),
    );
    return names.map((name) => ({ part: part as 'params' | 'query' | 'body', name }));
  });
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const forAgents = (OPERATIONS as readonly Operation[]).filter(
  ({ access }) => typeof access === 'string' || access.includes('agent'),
);
const CALLS = forAgents.filter((operation) => idsOf(operation).length > 0).map((one) => [nameOf(one), one] as const);

/** An id as the field takes it: some take several, one a person beside a name. */
function asSent(field: string, id: string): unknown {
  if (field === 'courses') return [{ courseId: id, year: YEAR, month: 'Sep' }];
  if (field === 'shares') return [{ branchId: id, weight: 1, isFirm: false }];
  if (field === 'change')
    return { kind: 'share paid', branchId: id, currency: 'GBP', minor: 1, key: 'a-key-of-this-test-6', ...DATED };
  if (field === 'lines') return [{ entryId: id, minor: 1, note: 'Their letter' }];
  if (field === 'further') return { on: `${YEAR}-01-01`, kind: 'call', text: 'Again', memberId: id };
  if (field === 'matches') return [{ name: 'Neha', memberId: id }];
  return field === 'branches' || field === 'students' || field.endsWith('Ids') ? [id] : id;
}

/** The call with these ids and whatever else it needs. */
async function made(operation: Operation, ids: Record<string, string>) {
  const name = nameOf(operation);
  const given = { params: { ...PARAMS[name] }, query: { ...QUERIES[name] }, body: { ...BODIES[name] } };
  for (const { part, name: field } of idsOf(operation))
    if (ids[field])
      Object.assign(given[part], {
        [field]: asSent(field, ids[field]),
      });
  if (name === 'DELETE /second-factor/passkeys/{id}') {
    const [code] = await giveRecoveryCodes(agent.userId);
    Object.assign(given.body, { code });
  }
  const request: Given = { as: agent, params: given.params, query: given.query };
  if (operation.files) request.form = formOf(given.body as Record<string, string>);
  else if (operation.body) request.body = given.body;
  return ask(endpoints.get(name) as Endpoint, request);
}

/** Each way of filling the call's ids with the caller's own records. */
function ownIds(operation: Operation): Record<string, string>[] {
  return idsOf(operation).reduce<Record<string, string>[]>(
    (sofar, { name }) => {
      const kinds = NAMED[name] ?? [];
      return kinds.length ? sofar.flatMap((ids) => kinds.map((kind) => ({ ...ids, [name]: own[kind] }))) : sofar;
    },
    [{}],
  );
}

/** The ways of filling each call's ids with the caller's own records that it took: of the right kinds. */
const right = new Map<string, Record<string, string>[]>();

const SUCCESS_OR_DONE_BEFORE = [200, 201, 409];
/** Known as theirs, and refused all the same: what its student confirmed an agency doesn't withdraw. A stranger gets 404. */
const REFUSED: Record<string, number> = { 'POST /applications/{id}/status': 403 };

async function stateOfStrangers(): Promise<string> {
  const { self, student } = strangers;
  const userId = { $in: [self, student] };
  return JSON.stringify([
    await User.find({ _id: userId }).sort({ _id: 1 }).lean(),
    await Application.find({ userId }).lean(),
    await Profile.find({ userId }).lean(),
    await Notification.find({ userId }).lean(),
    await StoredSession.find({ userId }).lean(),
    await Passkey.find({ userId }).lean(),
    await SavedSearch.find({ userId }).lean(),
    await Prospect.find({ agencyId: self }).lean(),
    await Charge.find({ agencyId: self }).lean(),
    await FeeItem.find({ agencyId: self }).lean(),
    await Receipt.find({ agencyId: self }).lean(),
    await StudentSheet.find({ agencyId: self }).lean(),
    await CommissionAgreement.find({ agencyId: self }).lean(),
    await CommissionEntry.find({ agencyId: self }).lean(),
    await ClaimSheet.find({ agencyId: self }).lean(),
  ]);
}

it('finds the calls it is about', () => {
  expect(CALLS.length).toBeGreaterThan(25);
});

describe("with the ids of the agent's own records", () => {
  /** Whether a call was made since that may have changed them. */
  let changed = true;
  beforeEach(async () => {
    if (changed) await makeRecords();
  });

  it.each(CALLS.filter(([, { access }]) => access !== 'anyone'))('%s takes them', async (name, operation) => {
    changed = operation.method !== 'GET';
    const statuses: number[] = [];
    for (const ids of ownIds(operation)) {
      const { status } = await made(operation, ids);
      if (status < 300 || status === 409) right.set(name, [...(right.get(name) ?? []), ids]);
      statuses.push(status);
    }
    const taken = name in REFUSED ? [REFUSED[name]] : SUCCESS_OR_DONE_BEFORE;
    expect(statuses.filter((status) => taken.includes(status))).not.toEqual([]);
  });
});

describe("with any id of another agent's records", () => {
  // Nothing is to change: the same records serve every call.
  beforeAll(makeRecords);

  it.each(CALLS)(
    '%s answers 404, and changes none of them',
    async (_name, operation) => {
      const before = await stateOfStrangers();
      const answers: Record<string, number[]> = {};
      // A course is everybody's: no record of a student hides behind its id.
      for (const { name } of idsOf(operation).filter((one) => !/^(courseIds?|courses|wishes)$/.test(one.name))) {
        for (const [kind, id] of Object.entries(strangers).filter(([one]) => one !== 'course')) {
          const statuses = new Set<number>();
          for (const ids of withForeign(operation, name, id)) statuses.add((await made(operation, ids)).status);
          answers[`${name}: ${kind}`] = [...statuses];
        }
      }
      expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, [404]])));
      expect(await stateOfStrangers()).toBe(before);
      // A call that takes files is asked with each of twenty ids in two places.
    },
    180_000,
  );
});

/** The ways of filling the call's other ids with the caller's own records, beside this one: those it took, in the long run all. */
function withForeign(operation: Operation, name: string, id: string): Record<string, string>[] {
  const others = (!LONG && right.get(nameOf(operation))) || ownIds(operation);
  const all = others.map((ids) => JSON.stringify({ ...ids, [name]: id }));
  return [...new Set(all)].map((ids) => JSON.parse(ids));
}
