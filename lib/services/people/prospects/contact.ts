import { Types } from 'mongoose';
import { canWorkLeads } from '@/lib/agency-access';
import type { ProspectContact, StudentCare } from '@/lib/contract/people/prospect-changes';
import {
  CONTACT_OUTCOMES,
  furtherStage,
  MOST_TIMELINE_ENTRIES,
  NEXT_KINDS,
  type NextKind,
  OPENED_LINKS,
} from '@/lib/domain/agency/prospects';
import { CARETAKERS } from '@/lib/domain/agency/roles';
import { dateText } from '@/lib/domain/days/day-words';
import { dayAfter } from '@/lib/domain/deadlines/words';
import { conflict, notFound } from '@/lib/domain/errors';
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
import { visibleProspect } from './visible';

interface NextStep {
  nextOn: string | null;
  nextKind: NextKind;
  nextText: string;
}

/** Notes a contact on a lead with its next step, in one write. 404 outside the viewer's reach, 409 for one that became a student. */
export async function noteOnProspect(viewer: Viewer, id: string, contact: ProspectContact): Promise<NextStep> {
  const lead = await visibleProspect(viewer, id);
  if (lead.stage === 'student') throw conflict('This lead is a student by now. Please go on there.');
  return note(viewer, lead, contact);
}

/** The same of one of the agency's students. 404 outside the viewer's reach. */
export async function noteOnStudent(viewer: Viewer, studentId: string, contact: ProspectContact): Promise<NextStep> {
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
    nextOn: record?.nextOn ?? null,
    nextKind: record?.nextKind ?? 'call',
    nextText: record?.nextText ?? '',
    email: student.email,
    mobile: student.mobile,
    mobileE164: storedE164(student),
    timeline: canWorkLeads(viewer) ? timelineOf(entries) : [],
    greeting,
  };
}

async function ownStudent(viewer: Viewer, studentId: string): Promise<UserRecord> {
  if (viewer.role !== 'agent') throw notFound('User not found.');
  return visibleStudent(viewer, studentId);
}

/** The record of a student of the agency; made when it is first needed, once. */
export async function careRecord(viewer: Viewer, student: UserRecord): Promise<ProspectRecord> {
  const of = { agencyId: new Types.ObjectId(placeOf(viewer).id), studentId: student._id };
  const made = {
    name: student.name,
    nameKey: nameKeyOf(student.name),
    source: 'other' as const,
    stage: 'student' as const,
    branchId: student.branchId ?? null,
    memberId: student.memberId ?? null,
  };
  const find = () =>
    Prospect.findOneAndUpdate(of, { $setOnInsert: made }, { upsert: true, returnDocument: 'after' }).lean();
  // Of two at once one inserts; the other finds it.
  const record = (await find().catch(() => null)) ?? (await find());
  if (!record) throw notFound('User not found.');
  return record;
}

async function note(viewer: Viewer, record: ProspectRecord, contact: ProspectContact): Promise<NextStep> {
  const isNoted = record.entries.some(({ key }) => key === contact.key);
  if (isNoted) return record;
  const { today } = await readerDay(viewer, new Date());
  const step = nextStep(record, contact, today);
  const stage = contact.outcome ? furtherStage(record.stage, CONTACT_OUTCOMES[contact.outcome].stage) : record.stage;
  const entries = entriesOf(viewer, contact, step);
  const isWork = contact.opened === undefined || contact.outcome !== undefined;
  const takes = record.memberId === null && record.stage !== 'student' && isWork && mayTake(viewer);
  const after = await Prospect.findOneAndUpdate(
    { _id: record._id, agencyId: record.agencyId, 'entries.key': { $ne: contact.key } },
    {
      $set: {
        ...step,
        stage,
        ...(stage === record.stage ? {} : { lostReason: '' as const, lostNote: '', forgetOn: null }),
        ...(takes ? { memberId: idOf(viewer) } : {}),
        touchedOn: new Date(),
      },
      $push: { entries: { $each: entries, $slice: -MOST_TIMELINE_ENTRIES } },
    },
    { returnDocument: 'after', projection: { entries: 0 } },
  ).lean();
  await announceChange(changeOfAgent(record.agencyId));
  return after ?? step;
}

/** Who works on a lead that is no one's takes it with that; owners and managers give leads out. */
const mayTake = (viewer: Viewer) =>
  viewer.agency !== undefined && placeOf(viewer).role === 'counsellor' && CARETAKERS.length > 0;

/** What comes next: the chosen day, else the one that follows from the outcome, unless a later one stands. */
function nextStep(record: ProspectRecord, contact: ProspectContact, today: string): NextStep {
  const { outcome, nextOn } = contact;
  const before = { nextOn: record.nextOn, nextKind: record.nextKind, nextText: record.nextText };
  const chosen = { nextKind: contact.nextKind ?? before.nextKind, nextText: contact.nextText ?? '' };
  if (nextOn !== undefined) return { nextOn, ...(nextOn === null ? { nextKind: 'call', nextText: '' } : chosen) };
  if (!outcome) return before;
  const { againIn } = CONTACT_OUTCOMES[outcome];
  if (againIn === null) return { nextOn: null, nextKind: 'call', nextText: '' };
  if (before.nextOn !== null && before.nextOn > today) return before;
  return { nextOn: dayAfter(today, againIn), nextKind: contact.nextKind ?? 'call', nextText: contact.nextText ?? '' };
}

function entriesOf(viewer: Viewer, contact: ProspectContact, step: NextStep): ProspectEntry[] {
  const { outcome, opened, text, key, nextOn } = contact;
  const entries: ProspectEntry[] = [];
  if (outcome) entries.push(entryOf(viewer, CONTACT_OUTCOMES[outcome].kind, { outcome, text, key }));
  else if (opened)
    entries.push(entryOf(viewer, 'opened', { text: [OPENED_LINKS[opened], text].filter(Boolean).join(': '), key }));
  else if (text) entries.push(entryOf(viewer, 'note', { text, key }));
  if (nextOn !== undefined)
    entries.push(entryOf(viewer, 'next', { text: stepWords(step), key: entries.length ? '' : key }));
  return entries;
}

/** 'Call on 3 Dec 2026: ask for the marks'. */
export function stepWords({ nextOn, nextKind, nextText }: NextStep): string {
  if (nextOn === null) return 'No next step';
  return `${NEXT_KINDS[nextKind]} on ${dateText(nextOn)}${nextText ? `: ${nextText}` : ''}`;
}
