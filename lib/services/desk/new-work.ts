import { leadsToTake, verifiesAgencies } from '@/lib/access';
import type { AssigneeChoice } from '@/lib/contract/people/desk';
import type { WorkGroup, WorkRow } from '@/lib/contract/people/work';
import { STATUS_RULES } from '@/lib/domain/applications/application-status';
import { OF_STAFF } from '@/lib/domain/applications/handler';
import { MOST_COUNTED_WORK, STALLED_DAYS } from '@/lib/domain/applications/work';
import { END_OF_WAITING } from '@/lib/domain/applications/work-order';
import { workingDaysBefore } from '@/lib/domain/days/working-days';
import { OF_PEOPLE_WHO_ASK } from '@/lib/domain/desk/leads';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { workWeek } from '@/lib/platform/site-facts';
import { visibleApplications } from '@/lib/services/people/scope';
import { assigneeFilter } from '@/lib/services/records/lists/assignee-filter';
import { Application, type ApplicationRecord } from '@/models/application';
import { Enquiry, type EnquiryRecord } from '@/models/enquiry';
import type { Filter } from '@/models/filter';
import { User } from '@/models/user';
import { visibleLeads } from './leads/visible';
import { OF_WORK, rowOf, type WorkApplication } from './work-groups';

interface Part {
  rows: WorkRow[];
  total: number;
}

/**
 * What came in and waits to be taken up: applications without an assignee, and those of the asked that are still
 * Pending, the longest waiting first; enquiries that are new; for an admin agencies to verify.
 * @param limit how many applications; of enquiries and agencies half as many each
 */
export async function newWork(
  viewer: Viewer,
  inCharge: AssigneeChoice,
  { now }: { now: Date },
  limit: number,
): Promise<WorkGroup> {
  const half = Math.ceil(limit / 2);
  const parts = await Promise.all([
    newApplications(viewer, inCharge, now, limit),
    newEnquiries(viewer, inCharge, half),
    newAgencies(viewer, inCharge, half),
  ]);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return { group: 'new', rows: parts.flatMap(({ rows }) => rows), total: Math.min(total, MOST_COUNTED_WORK + 1) };
}

/** What has no assignee stands in the work of all but one named colleague. */
const showsUnassigned = (inCharge: AssigneeChoice): boolean => [undefined, 'me', 'nobody'].includes(inCharge);

/** Of those that are someone's: the asked ones; null where only what is no one's is asked for. */
function assigned(viewer: Viewer, inCharge: AssigneeChoice) {
  if (inCharge === 'nobody') return null;
  return inCharge === undefined ? { counsellorId: { $ne: null } } : assigneeFilter(viewer, inCharge);
}

async function newApplications(viewer: Viewer, inCharge: AssigneeChoice, now: Date, limit: number): Promise<Part> {
  const own = assigned(viewer, inCharge);
  const unassigned = { counsellorId: null, workOrder: { $gt: new Date(0), $lt: END_OF_WAITING } };
  const filters: Filter<ApplicationRecord>[] = [
    ...(showsUnassigned(inCharge) ? [unassigned] : []),
    // After that they are stalled, a group of its own.
    ...(own
      ? [{ ...own, status: 'Pending' as const, workOrder: { $gt: workingDaysBefore(now, STALLED_DAYS, workWeek()) } }]
      : []),
  ];
  const parts = await Promise.all(
    filters.map(async (filter) => {
      const found = await visibleApplications(viewer, { ...OF_STAFF, ...filter });
      const records: WorkApplication[] = await Application.find(found, OF_WORK)
        .sort({ workOrder: 1, _id: 1 })
        .limit(limit)
        .lean();
      const counted = () => Application.countDocuments(found).limit(MOST_COUNTED_WORK + 1);
      return { records, total: records.length < limit ? records.length : await counted() };
    }),
  );
  const rows = parts
    .flatMap(({ records }) => records)
    .map(applicationRow)
    .toSorted((one, other) => (one.since ?? '').localeCompare(other.since ?? ''));
  return { rows: rows.slice(0, limit), total: parts.reduce((sum, { total }) => sum + total, 0) };
}

function applicationRow(application: WorkApplication): WorkRow {
  const { status, course, waitsSince, counsellorId = null } = application;
  const what = status === 'Pending' ? course : `${status}: ${course}`;
  const row = rowOf(application, 'application', { what, since: waitsSince?.toISOString() ?? null });
  const moveTo = status === 'Pending' ? STATUS_RULES[status].next : null;
  return { ...row, fresh: { mayTake: counsellorId === null, status, moveTo } };
}

async function newEnquiries(viewer: Viewer, inCharge: AssigneeChoice, limit: number): Promise<Part> {
  const own = assigned(viewer, inCharge);
  const isNew = { state: 'new' as const, ...OF_PEOPLE_WHO_ASK };
  const filters = [
    ...(showsUnassigned(inCharge) ? [leadsToTake(viewer)] : []),
    // Those with a day are followed up on it.
    ...(own ? [visibleLeads(viewer, { ...own, ...isNew, followUpOn: null })] : []),
  ].filter((filter): filter is Filter<EnquiryRecord> => filter !== null);
  const parts = await Promise.all(
    filters.map(async (filter) => {
      const records = await Enquiry.find(filter, 'name message counsellorId createdOn')
        .sort({ createdOn: 1, _id: 1 })
        .limit(limit)
        .lean();
      const counted = () => Enquiry.countDocuments(filter).limit(MOST_COUNTED_WORK + 1);
      return { records, total: records.length < limit ? records.length : await counted() };
    }),
  );
  const rows = parts
    .flatMap(({ records }) => records)
    .toSorted((one, other) => Number(one.createdOn) - Number(other.createdOn))
    .slice(0, limit)
    .map(({ _id, name, message, counsellorId = null, createdOn }) => ({
      ...NO_ROW,
      ...{ key: String(_id), kind: 'lead' as const, studentName: name, leadId: String(_id) },
      what: message || 'Wants a call',
      since: createdOn.toISOString(),
      fresh: { mayTake: counsellorId === null, status: null, moveTo: null },
    }));
  return { rows, total: parts.reduce((sum, { total }) => sum + total, 0) };
}

async function newAgencies(viewer: Viewer, inCharge: AssigneeChoice, limit: number): Promise<Part> {
  if (!verifiesAgencies(viewer) || !showsUnassigned(inCharge)) return { rows: [], total: 0 };
  const filter = { role: 'agent' as const, isVerified: false, disabled: { $ne: true } };
  const found = await User.find(filter, 'name company_name createdOn').sort({ _id: 1 }).limit(limit).lean();
  const total = found.length < limit ? found.length : await User.countDocuments(filter).limit(MOST_COUNTED_WORK + 1);
  const rows = found.map(({ _id, name, company_name, createdOn }) => ({
    ...NO_ROW,
    ...{ key: String(_id), kind: 'agency' as const, studentName: company_name || name },
    what: `Agency to verify${company_name ? `: ${name}` : ''}`,
    since: createdOn.toISOString(),
    fresh: { mayTake: false, status: null, moveTo: null },
  }));
  return { rows, total };
}

/** A row about no application and no student. */
const NO_ROW = {
  studentId: null,
  leadId: null,
  applicationId: null,
  university: '',
  country: '',
  dueOn: null,
  item: null,
} as const;
