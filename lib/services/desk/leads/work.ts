import { Types } from 'mongoose';
import { type LeadSource, type LeadState, MOST_LEAD_NOTES, type SET_LEAD_STATES } from '@/lib/domain/desk/leads';
import { STAGES } from '@/lib/domain/desk/stages';
import { conflict } from '@/lib/domain/errors';
import { type Seen, storedWords } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { renewEnquiries } from '@/lib/services/people/enquiries';
import { CHANGED_MEANWHILE, mergedWith } from '@/lib/services/records/lists/merged-with';
import { announceChange, changeOfEnquiry } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsOnCreate, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { Enquiry, type EnquiryRecord } from '@/models/enquiry';
import { idOf } from '@/models/id';
import type { ChangedFacts } from '@/models/staff-action';
import { visibleLead, visibleLeads } from './visible';

export interface NewLead {
  name: string;
  email: string;
  mobile: string;
  message: string;
  source: LeadSource;
  followUpOn: string | null;
}

/** Enters an enquiry that came by another way; the viewer works on it. Returns its id. */
export async function addLead(viewer: Viewer, input: NewLead): Promise<string> {
  const _id = new Types.ObjectId();
  const effects = [logged(viewer, 'lead.add', { _id, name: input.name }, {})];
  const lead = { ...input, _id, counsellorId: idOf(viewer), ...effectsOnCreate(effects) };
  await deliverEffects(Enquiry, (await Enquiry.create(lead)).toObject());
  if (input.email) await renewEnquiries(input.email);
  await announceChange(changeOfEnquiry(_id));
  return String(_id);
}

export interface LeadChange {
  state?: (typeof SET_LEAD_STATES)[number] | undefined;
  lostReason?: string | undefined;
  followUpOn?: string | null | undefined;
  seen?: Seen | undefined;
}

/**
 * Changes how far an enquiry is, and when it is followed up; one that is lost has no such day. 404 for one that the viewer
 * doesn't work on, 409 for one that became a student, and for what someone else changed too since it was seen.
 */
export async function changeLead(viewer: Viewer, id: string, { seen, ...sent }: LeadChange): Promise<void> {
  const lead = await visibleLead(viewer, id);
  refuseStudent(lead);
  const change = mergedWith({ ...lead }, sent, seen, (value, name) =>
    name === 'state' ? STAGES[lead.state].label : storedWords(value),
  );
  const state: LeadState = change.state ?? lead.state;
  const isLost = state === 'lost';
  const next = {
    state,
    lostReason: isLost ? (change.lostReason ?? lead.lostReason) : '',
    followUpOn: isLost ? null : change.followUpOn === undefined ? lead.followUpOn : change.followUpOn,
    closedOn: isLost ? (lead.closedOn ?? new Date()) : null,
  };
  const before = { state: lead.state, followUpOn: lead.followUpOn };
  const after = { state: next.state, followUpOn: next.followUpOn };
  const { $push, $set } = effectsUpdate([logged(viewer, 'lead.edit', lead, { before, after })]);
  const changed = await Enquiry.findOneAndUpdate(
    visibleLeads(viewer, { _id: id, state: lead.state, followUpOn: lead.followUpOn }),
    { $push, $set: { ...$set, ...next } },
    { returnDocument: 'after' },
  ).lean();
  if (!changed) {
    refuseStudent(await visibleLead(viewer, id));
    throw conflict(CHANGED_MEANWHILE);
  }
  await deliverEffects(Enquiry, changed);
  await announceChange(changeOfEnquiry(id));
}

/** Leaves a note on an enquiry. 404 for one that the viewer doesn't work on, 409 when it has as many as it can. */
export async function noteLead(viewer: Viewer, id: string, text: string): Promise<void> {
  await visibleLead(viewer, id);
  const note = { _id: new Types.ObjectId(), by: idOf(viewer), byName: viewer.name, text, at: new Date() };
  const { matchedCount } = await Enquiry.updateOne(
    { ...visibleLeads(viewer, { _id: id }), [`notes.${MOST_LEAD_NOTES - 1}`]: { $exists: false } },
    { $push: { notes: note } },
  );
  if (!matchedCount) throw conflict(`An enquiry can have at most ${MOST_LEAD_NOTES} notes.`);
  await announceChange(changeOfEnquiry(id));
}

/** 409 for an enquiry that is a student by now. */
export function refuseStudent({ state }: Pick<EnquiryRecord, 'state'>, always = false): void {
  if (always || state === 'student') throw conflict('This enquiry has already been converted to a student.');
}

/** A line of the log about an enquiry. */
export function logged(
  { userId, role }: Viewer,
  action: 'lead.add' | 'lead.edit' | 'lead.student',
  lead: Pick<EnquiryRecord, '_id' | 'name'>,
  change: { before?: ChangedFacts; after?: ChangedFacts },
  studentId?: string,
): Effect {
  const subject = { kind: 'enquiry' as const, id: String(lead._id), label: lead.name, userId: studentId ?? null };
  return { kind: 'staff-action', by: { userId, role }, action, subject, change };
}
