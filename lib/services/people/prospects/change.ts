import { Types } from 'mongoose';
import { canHandOutLeads, canWorkLeads } from '@/lib/agency-access';
import type { ProspectChange } from '@/lib/contract/agency/prospect-changes';
import { LEAD_KEPT_DAYS, LOST_REASONS, MOST_TIMELINE_ENTRIES } from '@/lib/domain/agency/prospects';
import { stepsOf, stepWords, storedSteps } from '@/lib/domain/agency/steps';
import { DAY_MS } from '@/lib/domain/days/day';
import { STAGES } from '@/lib/domain/desk/stages';
import { changedMeanwhile, conflict, forbidden } from '@/lib/domain/errors';
import { storedWords } from '@/lib/domain/saves/seen';
import { agencyRule, type Viewer } from '@/lib/platform/auth/viewer';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { Prospect, type ProspectEntry, type ProspectRecord, wordsOfProspect } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';
import { WebhookDelivery } from '@/models/webhook-delivery';
import { branchOf } from '../agency/names';
import { entryOf } from './entries';
import { nameKeyOf } from './likeness';
import { contactOf, refuseBranch, refuseMember, tellTaker } from './register';
import { visibleProspect } from './visible';

/** What a front desk changes of a lead: how it is reached and when, and which counsellor sees it. */
const AT_THE_DESK: readonly (keyof ProspectChange)[] = [
  'name',
  'mobile',
  'email',
  'wishes',
  'nextOn',
  'nextKind',
  'nextText',
  'memberId',
];

/**
 * Changes a lead. 404 outside the viewer's reach, 403 for what their role doesn't change, 409 for one that became a student, or was
 * changed at the same moment, and for what a colleague changed too since it was seen.
 */
export async function changeProspect(viewer: Viewer, id: string, change: ProspectChange): Promise<void> {
  const after = await changedProspect(viewer, id, change);
  if (change.memberId) await tellTaker(viewer, after, after.memberId);
  await announceChange(changeOfAgent(after.agencyId));
}

/**
 * The same without telling anyone.
 * @param branchOfNone the branch of a lead that has none and is given to who isn't of one alone; checked by the caller
 */
export async function changedProspect(
  viewer: Viewer,
  id: string,
  { seen, ...sent }: ProspectChange,
  branchOfNone: string | null = null,
): Promise<ProspectRecord> {
  const before = await visibleProspect(viewer, id);
  if (before.stage === 'student') throw conflict('This lead is already a student. Continue on the student’s page.');
  const change = mergedWith(storedOf(before), sent, seen, seen && (await wordsFor(before)));
  const asked = Object.keys(sent) as (keyof ProspectChange)[];
  if (!canWorkLeads(viewer) && asked.some((field) => !AT_THE_DESK.includes(field))) throw forbidden();
  if (change.branchId !== undefined && agencyRule(viewer).managesPeople === 'none') throw forbidden();
  if (change.branchId === null && agencyRule(viewer).managesPeople === 'branch') throw forbidden();
  if (change.branchId) await refuseBranch(viewer, change.branchId);
  if (change.memberId === null && !canHandOutLeads(viewer)) throw forbidden();
  const taker =
    change.memberId && change.memberId !== viewer.userId ? await refuseMember(viewer, change.memberId) : null;
  const { set, entries } = await outcomeOf(viewer, before, change, taker);
  if (change.memberId && change.branchId === undefined && !before.branchId)
    set.branchId = (taker && branchOf(taker)) ?? (branchOfNone ? new Types.ObjectId(branchOfNone) : null);
  // With the update: nothing of it is read again for its words.
  const words = wordsOfProspect({ ...before, ...set, entries: [...before.entries, ...entries] });
  const after = await Prospect.findOneAndUpdate(
    { _id: before._id, updatedOn: before.updatedOn, stage: { $ne: 'student' } },
    {
      $set: { ...set, words },
      ...(entries.length ? { $push: { entries: { $each: entries, $slice: -MOST_TIMELINE_ENTRIES } } } : {}),
    },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw changedMeanwhile('this lead');
  return after;
}

/** A lead by the names of a change. */
const storedOf = ({ memberId, branchId, archivedOn, ...lead }: ProspectRecord) => ({
  ...lead,
  ...{ memberId: memberId && String(memberId), branchId: branchId && String(branchId), archived: archivedOn !== null },
});

/** What a form calls the values of a lead. */
async function wordsFor({ stage, lostReason, memberId }: ProspectRecord) {
  const member = memberId ? (await User.findById(memberId, 'name').lean())?.name : undefined;
  const known: Record<string, string> = {
    stage: STAGES[stage].label,
    lostReason: lostReason ? LOST_REASONS[lostReason] : 'nothing',
    memberId: member ?? 'Unassigned',
  };
  return (value: unknown, name: string) => known[name] ?? storedWords(value);
}

type Fields = Partial<Omit<ProspectRecord, '_id' | 'entries'>>;

async function outcomeOf(
  viewer: Viewer,
  before: ProspectRecord,
  change: ProspectChange,
  taker: Pick<UserRecord, 'name'> | null,
) {
  const { archived, memberId, branchId, stage, mobile, nextOn, nextKind, nextText, ...plain } = change;
  const set: Fields = withoutAbsent(plain);
  const entries: ProspectEntry[] = [];
  const add = (kind: ProspectEntry['kind'], text: string) => entries.push(entryOf(viewer, kind, { text }));
  if (plain.name) set.nameKey = nameKeyOf(plain.name);
  if (mobile)
    Object.assign(
      set,
      await contactOf(viewer, { mobile, otherMobiles: before.otherMobiles, branchId: before.branchId }),
    );
  if (stage && stage !== before.stage) {
    Object.assign(set, stageFields(stage, change));
    add('stage', stageWords(stage, change));
  }
  if (stage !== 'lost' && (nextOn !== undefined || nextKind !== undefined || nextText !== undefined)) {
    const steps = firstChanged(before, { nextOn, nextKind, nextText });
    Object.assign(set, storedSteps(steps.all));
    if (nextOn !== undefined) add('next', steps.first ? stepWords(steps.first) : 'No follow-up scheduled');
  }
  if (branchId !== undefined) set.branchId = branchId === null ? null : new Types.ObjectId(branchId);
  if (memberId !== undefined && String(memberId) !== String(before.memberId)) {
    set.memberId = memberId === null ? null : new Types.ObjectId(memberId);
    add('hand-over', memberId === null ? 'Unassigned' : `To ${taker?.name ?? viewer.name}`);
  }
  if (archived !== undefined && archived !== (before.archivedOn !== null)) {
    set.archivedOn = archived ? new Date() : null;
    set.forgetOn = archived ? forgottenOn() : before.stage === 'lost' ? forgottenOn() : null;
    add(archived ? 'archived' : 'restored', '');
  }
  if (entries.some(({ kind }) => kind === 'stage')) set.touchedOn = new Date();
  return { set, entries };
}

/** All steps with another first one; without a day it is gone, and the next one comes first. */
function firstChanged(
  before: ProspectRecord,
  { nextOn = before.nextOn, nextKind, nextText }: Pick<ProspectChange, 'nextOn' | 'nextKind' | 'nextText'>,
) {
  const steps = stepsOf<Types.ObjectId>(before);
  const present = before.nextOn === null ? undefined : steps[0];
  const others = steps.filter((step) => step !== present);
  const { kind = before.nextKind, text = '', memberId = null } = present ?? {};
  const keepsText = nextOn === before.nextOn ? text : '';
  const first = nextOn === null ? null : { on: nextOn, kind: nextKind ?? kind, text: nextText ?? keepsText, memberId };
  return { first, all: first ? [first, ...others] : others };
}

function stageFields(stage: ProspectRecord['stage'], change: ProspectChange): Fields {
  const { lostReason = '' as const, lostNote = '' } = change;
  if (stage !== 'lost') return { stage, lostReason: '' as const, lostNote: '', forgetOn: null };
  return { stage, lostReason, lostNote, ...storedSteps<Types.ObjectId>([]), forgetOn: forgottenOn() };
}

function stageWords(stage: ProspectRecord['stage'], { lostReason, lostNote }: ProspectChange): string {
  const why = stage === 'lost' && lostReason ? [LOST_REASONS[lostReason], lostNote].filter(Boolean).join(', ') : '';
  return STAGES[stage].label + (why ? `: ${why}` : '');
}

const forgottenOn = () => new Date(Date.now() + LEAD_KEPT_DAYS * DAY_MS);

function withoutAbsent<T extends object>(fields: T): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Deletes an archived lead for good. 404 outside the viewer's reach, 403 for others than owners and managers, 409 for one in use. */
export async function removeProspect(viewer: Viewer, id: string): Promise<void> {
  const lead = await visibleProspect(viewer, id);
  if (!canHandOutLeads(viewer)) throw forbidden();
  if (lead.archivedOn === null || lead.stage === 'student') throw conflict('Please archive this lead first.');
  await Prospect.deleteOne({ _id: lead._id, archivedOn: { $ne: null }, stage: { $ne: 'student' } });
  await WebhookDelivery.deleteMany({ about: lead._id });
  await announceChange(changeOfAgent(lead.agencyId));
}
