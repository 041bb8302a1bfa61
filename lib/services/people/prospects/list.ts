import { Types } from 'mongoose';
import { canHandOutLeads, canWorkLeads } from '@/lib/agency-access';
import type { CareChoice } from '@/lib/contract/agency/agency';
import type { NextView, ProspectRow, ProspectView, TimelineView } from '@/lib/contract/agency/prospects';
import { factWords } from '@/lib/domain/agency/lead-facts';
import {
  LIVE_PROSPECT_STAGES,
  OPEN_PROSPECT_STAGES,
  type ProspectSource,
  type ProspectStage,
} from '@/lib/domain/agency/prospects';
import { notFound } from '@/lib/domain/errors';
import { shownPhone, storedE164 } from '@/lib/domain/phones';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { careFilter } from '@/lib/services/records/lists/care-filter';
import { type ListQuery, orderOf, readPage, searchedPeople } from '@/lib/services/records/lists/lists';
import { Agency } from '@/models/agency';
import type { Filter } from '@/models/filter';
import { Prospect, type ProspectEntry, type ProspectRecord } from '@/models/prospect';
import { User } from '@/models/user';
import { readerDay } from '../reader-day';
import { greetingOf } from './greeting';
import { perhapsTheSame } from './likeness';
import { mayMessageOf } from './message-stops';
import { stepViews } from './steps';
import { visibleProspect, visibleProspects } from './visible';

export interface ProspectQuery extends ListQuery, CareChoice {
  sort: string;
  stage?: ProspectStage | 'archived' | undefined;
  source?: ProspectSource | undefined;
  due?: 'today' | 'none' | 'untouched' | undefined;
}

/** What lists read of a lead. */
const WITHOUT_TIMELINE = '-entries -shortlist';
export type ListedProspect = Omit<ProspectRecord, 'entries' | 'shortlist'>;

/** The leads in the viewer's reach, with the number on all pages. 404 for a colleague or a branch of another agency. */
export async function listProspects(
  viewer: Viewer,
  query: ProspectQuery,
  now: Date,
): Promise<{ leads: ProspectRow[]; total: number }> {
  const filter = await leadFilter(viewer, query, now);
  // Of those without a day none comes before another by it.
  const sort = query.due === 'none' && query.sort.endsWith('nextOn') ? query.sort.replace('nextOn', '_id') : query.sort;
  const list = { model: Prospect, filter, order: orderOf(sort), fields: WITHOUT_TIMELINE };
  const { records, total } = await readPage(list, query);
  return { leads: await prospectRows(viewer, records), total };
}

/** The leads a list is about. 404 as above. */
export async function leadFilter(viewer: Viewer, query: Omit<ProspectQuery, 'sort'>, now: Date) {
  await refuseForeign(viewer, query);
  return visibleProspects(viewer, await asked(viewer, query, now));
}

const isId = (given: string | undefined): given is string => given !== undefined && Types.ObjectId.isValid(given);

async function refuseForeign(viewer: Viewer, { member, branch }: CareChoice): Promise<void> {
  const { id } = placeOf(viewer);
  const [person, agency] = await Promise.all([
    isId(member) ? User.exists({ _id: member, role: 'agent', $or: [{ _id: id }, { 'agency.id': id }] }) : true,
    isId(branch) ? Agency.exists({ _id: id, 'branches._id': branch }) : true,
  ]);
  if (!person) throw notFound('User not found.');
  if (!agency) throw notFound('Branch not found.');
}

async function asked(viewer: Viewer, query: Omit<ProspectQuery, 'sort'>, now: Date): Promise<Filter<ProspectRecord>> {
  const { q, stage, source, due } = query;
  const ofStage: Filter<ProspectRecord> =
    stage === 'archived'
      ? { archivedOn: { $ne: null }, stage: { $ne: 'student' } }
      : {
          archivedOn: null,
          stage: stage ?? { $in: [...(due === 'today' ? LIVE_PROSPECT_STAGES : OPEN_PROSPECT_STAGES)] },
        };
  return {
    ...ofStage,
    ...(source ? { source } : {}),
    ...careFilter(viewer, query),
    ...(due === 'today' ? { nextOn: { $gt: '', $lte: (await readerDay(viewer, now)).today } } : {}),
    ...(due === 'none' ? { nextOn: null } : {}),
    ...(due === 'untouched' ? { touchedOn: null } : {}),
    ...(q ? searchedPeople(q) : {}),
  };
}

/** One lead with its timeline. 404 outside the viewer's reach. */
export async function viewProspect(viewer: Viewer, id: string): Promise<ProspectView> {
  const lead = await visibleProspect(viewer, id);
  const mayWork = canWorkLeads(viewer);
  const [[row], like, greeting] = await Promise.all([
    prospectRows(viewer, [lead]),
    perhapsTheSame(viewer, lead),
    greetingOf(viewer, lead.name),
  ]);
  return {
    ...(row as ProspectRow),
    otherMobiles: lead.otherMobiles ?? [],
    otherEmails: lead.otherEmails ?? [],
    lostReason: lead.lostReason,
    facts: mayWork ? (lead.facts ?? []).map(factWords) : [],
    typedCounsellor: lead.typedCounsellor ?? '',
    lostNote: mayWork ? lead.lostNote : '',
    timeline: mayWork ? timelineOf(lead.entries) : [],
    like,
    greeting,
    mayMessage: await mayMessageOf(lead, lead.email),
    mayWork,
    mayDelete: lead.archivedOn !== null && canHandOutLeads(viewer),
  };
}

/** Entries as they are shown, the newest first. */
export function timelineOf(entries: readonly ProspectEntry[] = []): TimelineView[] {
  return entries
    .map(({ _id, kind, outcome, text, byName, at }) => ({
      ...{ _id: String(_id), kind, outcome, text, byName },
      at: at.toISOString(),
    }))
    .toReversed();
}

/** Leads as tables show them. */
export async function prospectRows(viewer: Viewer, records: readonly ListedProspect[]): Promise<ProspectRow[]> {
  const memberIds = [...new Set(records.flatMap(({ memberId }) => (memberId ? [String(memberId)] : [])))];
  const [members, agency, next] = await Promise.all([
    memberIds.length ? User.find({ _id: { $in: memberIds } }, 'name').lean() : [],
    records.some(({ branchId }) => branchId) ? Agency.findById(new Types.ObjectId(placeOf(viewer).id)).lean() : null,
    stepViews(records),
  ]);
  const names = new Map(members.map(({ _id, name }) => [String(_id), name]));
  const branches = new Map((agency?.branches ?? []).map(({ _id, name }) => [String(_id), name]));
  const namedBy = (id: Types.ObjectId | null, all: ReadonlyMap<string, string>) => {
    const name = all.get(String(id));
    return name === undefined ? null : { _id: String(id), name };
  };
  return records.map((record, place) => ({
    _id: String(record._id),
    name: record.name,
    mobile: record.mobile,
    mobileE164: storedE164(record),
    mobileShown: shownPhone(record),
    email: record.email,
    source: record.source,
    wishes: record.wishes,
    stage: record.stage,
    ...(next[place] as NextView),
    branch: namedBy(record.branchId, branches),
    member: namedBy(record.memberId, names),
    isArchived: record.archivedOn !== null,
    isUntouched: record.touchedOn === null,
    createdOn: record.createdOn.toISOString(),
  }));
}

/** The student that a lead became; null for one that is none. 404 outside the viewer's reach. */
export async function studentOfLead(viewer: Viewer, id: string): Promise<string | null> {
  const { stage, studentId } = await visibleProspect(viewer, id);
  return stage === 'student' && studentId ? String(studentId) : null;
}
