import { Types } from 'mongoose';
import { canWorkLeads } from '@/lib/agency-access';
import type { ProspectContact, StudentCare } from '@/lib/contract/agency/prospect-changes';
import type { NextView } from '@/lib/contract/agency/prospects';
import { factWords } from '@/lib/domain/agency/lead-facts';
import { CONTACT_OUTCOMES, furtherStage, MOST_TIMELINE_ENTRIES, OPENED_LINKS } from '@/lib/domain/agency/prospects';
import { CARETAKERS } from '@/lib/domain/agency/roles';
import { type StepSaid, stepWords, storedSteps } from '@/lib/domain/agency/steps';
import { conflict, found, notFound } from '@/lib/domain/errors';
import { storedE164 } from '@/lib/domain/phones';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { idOf } from '@/models/id';
import { Prospect, type ProspectEntry, type ProspectRecord } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';
import { readerDay } from '../reader-day';
import { visibleStudent } from '../students';
import { entryOf } from './entries';
import { greetingOf } from './greeting';
import { nameKeyOf } from './likeness';
import { timelineOf } from './list';
import { mayMessageOf } from './message-stops';
import { stepsAfter, stepViews, tellDoer } from './steps';
import { visibleProspect } from './visible';

/** Notes a contact on a lead with its next step, in one write. 404 outside the viewer's reach, 409 for one that became a student. */
export async function noteOnProspect(viewer: Viewer, id: string, contact: ProspectContact): Promise<NextView> {
  const lead = await visibleProspect(viewer, id);
  if (lead.stage === 'student') throw conflict('This lead is already a student. Continue on the student’s page.');
  return note(viewer, lead, contact);
}

/** The same of one of the agency's students. 404 outside the viewer's reach. */
export async function noteOnStudent(viewer: Viewer, studentId: string, contact: ProspectContact): Promise<NextView> {
  return note(viewer, await careRecord(viewer, await ownStudent(viewer, studentId)), contact);
}

/** What the agency noted of one of its students, and the next step. 404 outside the viewer's reach. */
export async function viewStudentCare(viewer: Viewer, studentId: string): Promise<StudentCare> {
  const student = await ownStudent(viewer, studentId);
  // Of accounts that were merged into this one, too.
  const accounts = [student, ...(await User.find({ mergedInto: student._id }, '_id').lean())].map(({ _id }) => _id);
  const [records, greeting] = await Promise.all([
    Prospect.find({ agencyId: placeOf(viewer).id, studentId: { $in: accounts } }).lean(),
    greetingOf(viewer, student.name),
  ]);
  const record = records.find(({ studentId: id }) => id?.equals(student._id));
  const entries = records.flatMap((one) => one.entries).toSorted((one, other) => Number(one.at) - Number(other.at));
  if (canWorkLeads(viewer)) noteAccess(viewer, student._id, 'agencyNotes', { id: student._id });
  return {
    ...(record ? await nextOf(record) : { nextOn: null, nextKind: 'call' as const, nextText: '', steps: [] }),
    email: student.email,
    mobile: student.mobile,
    mobileE164: storedE164(student),
    timeline: canWorkLeads(viewer) ? timelineOf(entries) : [],
    facts: canWorkLeads(viewer) ? records.flatMap(({ facts = [] }) => facts.map(factWords)) : [],
    greeting,
    mayMessage: record ? await mayMessageOf(record, student.email) : null,
  };
}

/** A student of the viewer's agency, by their own scope, else 404. */
export async function ownStudent(viewer: Viewer, studentId: string): Promise<UserRecord> {
  if (viewer.role !== 'agent') throw notFound('User not found.');
  return visibleStudent(viewer, studentId);
}

/** The record of a student of the agency; made when it is first needed, once. */
export async function careRecord(viewer: Viewer, student: UserRecord): Promise<ProspectRecord> {
  const of = { agencyId: new Types.ObjectId(placeOf(viewer).id), studentId: student._id };
  const find = () =>
    Prospect.findOneAndUpdate(
      of,
      { $setOnInsert: ofStudent(student) },
      { upsert: true, returnDocument: 'after' },
    ).lean();
  // Of two at once one inserts; the other finds it.
  const record = (await find().catch(() => null)) ?? (await find());
  if (!record) throw notFound('User not found.');
  return record;
}

/** What a student's record begins with. */
export const ofStudent = ({ name, branchId = null, memberId = null }: UserRecord) => ({
  ...{ name, nameKey: nameKeyOf(name), source: 'other' as const, stage: 'student' as const },
  ...{ branchId, memberId },
});

async function note(viewer: Viewer, record: ProspectRecord, contact: ProspectContact): Promise<NextView> {
  const isNoted = record.entries.some(({ key }) => key === contact.key);
  if (isNoted) return nextOf(record);
  const { today } = await readerDay(viewer, new Date());
  const { steps, next, added } = await stepsAfter(viewer, record, contact, today);
  const stage = contact.outcome ? furtherStage(record.stage, CONTACT_OUTCOMES[contact.outcome].stage) : record.stage;
  const entries = entriesOf(viewer, contact, next);
  const isWork = contact.opened === undefined || contact.outcome !== undefined;
  const takes = record.memberId === null && record.stage !== 'student' && isWork && mayTake(viewer);
  const { _id, agencyId, updatedOn } = record;
  const after = await Prospect.findOneAndUpdate(
    { _id, agencyId, updatedOn, 'entries.key': { $ne: contact.key } },
    {
      $set: {
        ...storedSteps(steps),
        stage,
        ...(stage === record.stage ? {} : { lostReason: '' as const, lostNote: '', forgetOn: null }),
        ...(takes ? { memberId: idOf(viewer) } : {}),
        touchedOn: new Date(),
      },
      $push: { entries: { $each: entries, $slice: -MOST_TIMELINE_ENTRIES } },
    },
    { returnDocument: 'after', projection: { entries: 0 } },
  ).lean();
  if (!after) {
    // Another wrote at the same moment: what they wrote stays, this is noted on top of it.
    const now = found(await Prospect.findOne({ _id, agencyId }).lean(), 'Lead not found.');
    return note(viewer, now, contact);
  }
  if (added) await tellDoer(viewer, after, added);
  await announceChange(changeOfAgent(record.agencyId));
  return nextOf(after);
}

async function nextOf(record: Omit<ProspectRecord, 'entries'>): Promise<NextView> {
  return (await stepViews([record]))[0] as NextView;
}

/** Who works on a lead that is no one's takes it with that; owners and managers give leads out. */
const mayTake = (viewer: Viewer) =>
  viewer.agency !== undefined && placeOf(viewer).role === 'counsellor' && CARETAKERS.length > 0;

/** @param next the step in place of the one that the contact answers */
function entriesOf(viewer: Viewer, contact: ProspectContact, next: StepSaid | undefined): ProspectEntry[] {
  const { outcome, opened, text, key, nextOn, further, finished } = contact;
  const said: Omit<ProspectEntry, '_id' | 'by' | 'byName' | 'at' | 'key'>[] = [];
  if (outcome) said.push({ kind: CONTACT_OUTCOMES[outcome].kind, outcome, text });
  else if (opened)
    said.push({ kind: 'opened', outcome: '', text: [OPENED_LINKS[opened], text].filter(Boolean).join(': ') });
  else if (text) said.push({ kind: 'note', outcome: '', text });
  const steps = [
    ...(finished ? [`Done: ${stepWords(finished)}`] : []),
    ...(nextOn === undefined ? [] : [next ? stepWords(next) : 'No follow-up scheduled']),
    ...(further ? [`Also: ${stepWords(further)}`] : []),
  ];
  for (const words of steps) said.push({ kind: 'next', outcome: '', text: words });
  // The first has the key, so that all are noted once.
  return said.map(({ kind, ...entry }, place) => entryOf(viewer, kind, { ...entry, key: place === 0 ? key : '' }));
}
