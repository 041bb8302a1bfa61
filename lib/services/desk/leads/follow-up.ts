import type { AssigneeChoice } from '@/lib/contract/people/desk';
import type { WorkGroup, WorkRow } from '@/lib/contract/people/work';
import { MOST_COUNTED_WORK } from '@/lib/domain/applications/work';
import { STAGES } from '@/lib/domain/desk/stages';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { assigneeFilter } from '@/lib/services/records/lists/assignee-filter';
import { Enquiry, type EnquiryRecord } from '@/models/enquiry';
import { visibleLeads } from './visible';

/** The enquiries whose day to follow up has come, the longest ago first: of those the viewer works on. */
export async function leadsToFollowUp(
  viewer: Viewer,
  inCharge: AssigneeChoice,
  today: string,
  limit: number,
): Promise<WorkGroup> {
  const filter = visibleLeads(viewer, { ...assigneeFilter(viewer, inCharge), followUpOn: { $gt: '', $lte: today } });
  const found = await Enquiry.find(filter, 'name state message followUpOn')
    .sort({ followUpOn: 1, _id: 1 })
    .limit(limit)
    .lean();
  const isAll = found.length < limit;
  const total = isAll ? found.length : await Enquiry.countDocuments(filter).limit(MOST_COUNTED_WORK + 1);
  return { group: 'leads', rows: found.map(rowOf), total };
}

function rowOf({
  _id,
  name,
  state,
  message,
  followUpOn,
}: Pick<EnquiryRecord, '_id' | 'name' | 'state' | 'message' | 'followUpOn'>): WorkRow {
  return {
    key: String(_id),
    kind: 'lead',
    studentId: null,
    studentName: name,
    leadId: String(_id),
    applicationId: null,
    what: message || STAGES[state].label,
    university: '',
    country: '',
    dueOn: followUpOn,
    since: null,
    item: null,
  };
}
