import type { AssigneeChoice } from '@/lib/contract/people/desk';
import type { LeadRow, LeadView } from '@/lib/contract/people/leads';
import { type LeadSource, type LeadState, OF_PEOPLE_WHO_ASK, OPEN_LEAD_STATES } from '@/lib/domain/desk/leads';
import { shownPhone, storedE164 } from '@/lib/domain/phones';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { readerDay } from '@/lib/services/people/reader-day';
import { assigneeFilter } from '@/lib/services/records/lists/assignee-filter';
import { type ListQuery, orderOf, readPage, searchedPeople } from '@/lib/services/records/lists/lists';
import { Enquiry, type EnquiryRecord } from '@/models/enquiry';
import { User } from '@/models/user';
import { duplicatesOf } from './duplicates';
import { visibleLead, visibleLeads } from './visible';

export interface LeadQuery extends ListQuery {
  sort: string;
  state?: LeadState | 'all' | undefined;
  source?: LeadSource | undefined;
  due?: 'today' | undefined;
  inCharge?: AssigneeChoice;
}

/** The enquiries a viewer works on, with the number on all pages: the open ones unless the query says otherwise. */
export async function listLeads(
  viewer: Viewer,
  query: LeadQuery,
  now: Date,
): Promise<{ leads: LeadRow[]; total: number }> {
  const { q, state, source, due, inCharge, sort } = query;
  const asked = {
    ...assigneeFilter(viewer, inCharge),
    ...ofKind(state, source),
    ...(due ? { followUpOn: { $gt: '', $lte: (await readerDay(viewer, now)).today } } : {}),
    ...searchedPeople(q),
  };
  const filter = visibleLeads(viewer, asked);
  const { records, total } = await readPage({ model: Enquiry, filter, order: orderOf(sort) }, query);
  return { leads: await leadRows(records), total };
}

/** Of a state and a source. An agency that registered is in none of them: it is verified, not followed up. */
function ofKind(state: LeadQuery['state'], source: LeadQuery['source']) {
  const ofSource = source ? { source } : {};
  if (state === 'student') return { state, ...ofSource };
  if (state === 'all') return { $or: [{ state: 'student' as const }, OF_PEOPLE_WHO_ASK], ...ofSource };
  const open = { state: state ?? { $in: OPEN_LEAD_STATES } };
  return source === 'registration' ? { ...open, _id: { $in: [] } } : { ...open, ...OF_PEOPLE_WHO_ASK, ...ofSource };
}

/** One enquiry with its notes and who else it may be. 404 for one that the viewer doesn't work on. */
export async function viewLead(viewer: Viewer, id: string): Promise<LeadView> {
  const lead = await visibleLead(viewer, id);
  const [[row], duplicates] = await Promise.all([leadRows([lead]), duplicatesOf(viewer, lead)]);
  const { notes, handOvers = [] } = lead;
  return {
    ...(row as LeadRow),
    notes: notes.map(({ _id, byName, text, at }) => ({ _id: String(_id), byName, text, at: at.toISOString() })),
    handOvers: handOvers
      .map(({ byName, toName, note, at }) => ({ byName, toName, note, at: at.toISOString() }))
      .toReversed(),
    duplicates,
  };
}

async function leadRows(records: readonly EnquiryRecord[]): Promise<LeadRow[]> {
  const ids = records.flatMap(({ counsellorId }) => counsellorId ?? []);
  const staff = ids.length ? await User.find({ _id: { $in: ids } }, 'name').lean() : [];
  const names = new Map(staff.map(({ _id, name }) => [String(_id), name]));
  return records.map((record) => {
    const { _id, name, email, mobile, message, source, state, lostReason, followUpOn, createdOn } = record;
    const assignee = names.get(String(record.counsellorId));
    return {
      _id: String(_id),
      name,
      email,
      mobile,
      mobileE164: storedE164(record),
      mobileShown: shownPhone(record),
      message,
      source,
      state,
      lostReason,
      followUpOn,
      createdOn: createdOn.toISOString(),
      counsellor: assignee === undefined ? null : { _id: String(record.counsellorId), name: assignee },
      studentId: state === 'student' && record.studentId ? String(record.studentId) : null,
    };
  });
}
