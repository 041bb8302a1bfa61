import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Types } from 'mongoose';
import { POST as askBack } from '@/app/api/v1/charges/[id]/refunds/route';
import type { EntryChange } from '@/lib/domain/commission/entry';
import { storeFile } from '@/lib/platform/files/store';
import { applyToCourse } from '@/lib/services/applications/apply';
import { signed } from '@/lib/services/applications/moves/change';
import { notify } from '@/lib/services/records/notices/notifications';
import { Agency } from '@/models/agency';
import { AgencyCourse } from '@/models/agency-course';
import { Application } from '@/models/application';
import { BulkActs } from '@/models/bulk-act';
import { ClaimSheet } from '@/models/claim-sheet';
import { CommissionAgreement } from '@/models/commission-agreement';
import { CommissionEntry } from '@/models/commission-entry';
import { CommissionPartner } from '@/models/commission-partner';
import { FeeItem } from '@/models/fee-item';
import { GroupMessage } from '@/models/group-message';
import { Invoice } from '@/models/invoice';
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
import { NEXT_YEAR } from './agency';
import { RULE } from './commission';
import { itemOf, newKey, offered, taken } from './fees';
import { PDF } from './files';
import { type Person, person } from './people';
import { education } from './profiles';
import { ask } from './request';

/** The records that an agency may have, one of each kind, and everything stored of them. */

/** What an agreement on commission says. */
export const TERMS = {
  ...{ currency: 'GBP', from: '2026-01-01', to: null, mayNet: true, claims: 'together' as const },
  ...{ rules: [RULE], source: 'Agreement' },
};
const ON = '2026-11-20';

/** The ids of one agency's records, by their kinds. */
export interface Records {
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
  agencyCourse: string;
  session: string;
  passkey: string;
  savedSearch: string;
  member: string;
  branch: string;
  lead: string;
  bulk: string;
  /** Leads that were chosen for a message, and a message. */
  chosen: string;
  groupMessage: string;
  sheet: string;
  feeItem: string;
  charge: string;
  payment: string;
  refund: string;
  sentPractice: string;
  agreement: string;
  entry: string;
  claimSheet: string;
  invoice: string;
  licence: string;
  partner: string;
}

/** Makes one record of each kind for this owner of an agency and a student of theirs, who never signed in. */
export async function recordsOf(as: Person, course: string): Promise<Records> {
  const student = await person('student', { addedBy: as.user._id, isVerified: false });
  const intake = { courseId: course, userId: student.userId, year: NEXT_YEAR, month: 'Sep' as const };
  const application = await applyToCourse(as.viewer, intake);
  const stored = { kind: 'document' as const, ownerId: student.userId, name: 'x.pdf', type: 'application/pdf' };
  const documentId = await storeFile(Readable.from([PDF]), stored);
  const file = { name: 'x.pdf', type: 'application/pdf', size: PDF.length, addedOn: new Date() };
  const documents = { passport: [{ ...file, fileId: documentId }] };
  await Profile.create({ userId: student.userId, educationSummaries: [education()], documents });
  const sent = { ...file, fileId: await storeFile(Readable.from([PDF]), stored), returned: false };
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
  const attachment = await storeFile(Readable.from([PDF]), { ...stored, kind: 'attachment' });
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
  const made = {
    branches: { _id: branch, name: 'Moga', city: '', archivedOn: null },
    licences: { _id: licence, kind: 'agency', number: '1', to: null, made: signed(as.viewer) },
  };
  await Agency.updateOne({ _id: self }, { $push: made }, { upsert: true });
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
  const day = new Date(Date.now() + 86_400_000);
  const bulk = await BulkActs.create({
    ...{ agencyId: as.user._id, by: as.user._id, list: 'students', act: 'export', value: {}, words: 'ready to export' },
    ...{ ids: [student.user._id], state: 'done', busyUntil: new Date(), undoUntil: day, forgetOn: day },
  });
  const open = await Prospect.create({
    ...{ ...known, name: 'Open Lead', mobileE164: '+919876543210', mayMessage: { how: 'form', on: '2026-11-01' } },
  });
  const chosen = await BulkActs.create({
    ...{
      agencyId: as.user._id,
      by: as.user._id,
      list: 'leads',
      act: 'message',
      value: {},
      words: 'chosen for a message',
    },
    ...{ ids: [open._id], state: 'done', busyUntil: new Date(), undoUntil: day, forgetOn: day },
  });
  const groupMessage = await GroupMessage.create({
    ...{ agencyId: as.user._id, by: as.user._id, byName: 'A', bulkId: new Types.ObjectId(), channel: 'whatsapp' },
    ...{ text: 'Hello {name}', state: 'sent', ids: [open._id], failed: [], forgetOn: day },
  });
  await Prospect.create({
    ...{ ...known, studentId: student.user._id, stage: 'student' },
    shortlist: { courses: [{ ...shortlisted, wishedOn: null }], link: null },
  });
  const recording = await storeFile(Readable.from([PDF]), { ...stored, kind: 'practice' });
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
  const typed = {
    agencyId: as.user._id,
    identity: 'x',
    country: 'UK',
    university: 'Nowhere',
    course: 'Waves',
  } as const;
  const agencyCourse = await AgencyCourse.create({ ...typed, by: as.user._id, byName: 'A' });
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
    bulk: String(bulk._id),
    chosen: String(chosen._id),
    groupMessage: String(groupMessage._id),
    sheet: String(sheet._id),
    ...(await feesOf(as, student)),
    sentPractice: String(sentPractice._id),
    ...(await commissionOf(as, new Types.ObjectId(String(application._id)), branch)),
    course,
    agencyCourse: String(agencyCourse._id),
  };
}

/** An item, one that the student agreed to and paid half of, and some of it refund requested. */
async function feesOf(as: Person, student: Person) {
  const feeItem = await itemOf(as);
  const charge = await offered(as, student, feeItem);
  // The student's yes: this one can't sign in yet.
  await Charge.updateOne({ _id: charge }, { state: 'accepted', openKey: charge });
  const payment = String((await taken(as, charge, { amount: 100 })).body.receiptId);
  const back = { reason: 'No visa', key: newKey(), amount: 10 };
  await ask(askBack, { as, params: { id: charge }, body: back });
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
    events: changes.map((change) => ({ change, on: ON, note: '', by: made })),
  });
  await ClaimSheet.create({ ...of, _id: sheetId, number: '2026-00001', entryIds: [entryId], made });
  const line = { entryId, studentNumber: '', name: 'Asha', course: 'Nursing', intake: 'Sep 2027', term: 1, fee: null };
  const party = { name: 'A', legalName: '', branch: '', address: '', taxLines: [], bank: '' };
  const invoice = await Invoice.create({
    ...{ agencyId, sheetId, turn: 1, kind: 'invoice', of: null, branchIds: [''], number: 1, label: 'INV/2026/00001' },
    ...{ series: `${agencyId} invoice INV 2026`, day: ON, claim: '2026-00001', agency: party, currency: 'GBP' },
    billed: { name: 'Douglas College', address: '', contact: '', terms: '' },
    ...{ lines: [{ ...line, rate: null, isPercent: true, minor: 10 }], taxes: [], net: 10, total: 10, own: null },
    ...{ credits: null, made },
  });
  const share = { name: 'Sub', parts: 1, from: '2026-01-01', to: null, source: 'x', made };
  const partner = await CommissionPartner.create({ ...share, agencyId });
  return {
    ...{ agreement: String(agreementId), entry: String(entryId), claimSheet: String(sheetId) },
    invoice: String(invoice._id),
    partner: String(partner._id),
  };
}

/** Everything that is stored of these records, to compare what stood before and after. */
export async function stateOf({ self, student }: Records): Promise<string> {
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
    await BulkActs.find({ agencyId: self }).lean(),
    await GroupMessage.find({ agencyId: self }).lean(),
    await Charge.find({ agencyId: self }).lean(),
    await FeeItem.find({ agencyId: self }).lean(),
    await Receipt.find({ agencyId: self }).lean(),
    await StudentSheet.find({ agencyId: self }).lean(),
    await CommissionAgreement.find({ agencyId: self }).lean(),
    await CommissionEntry.find({ agencyId: self }).lean(),
    await ClaimSheet.find({ agencyId: self }).lean(),
    await Invoice.find({ agencyId: self }).lean(),
    await AgencyCourse.find({ agencyId: self }).lean(),
  ]);
}
