import type { Types } from 'mongoose';
import { canExport } from '@/lib/access';
import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import type { StaffOrder } from '@/lib/contract/people/staff';
import type { AgentRow, PeopleOrder, StudentOrder, StudentRow } from '@/lib/contract/people/students';
import { PROSPECT_SOURCES } from '@/lib/domain/agency/prospects';
import { startOf } from '@/lib/domain/applications/starts';
import { dayOf } from '@/lib/domain/days/day';
import { STAGES } from '@/lib/domain/desk/stages';
import { forbidden } from '@/lib/domain/errors';
import { ROLE_WORDS, roleWords } from '@/lib/domain/roles';
import { STAFF_ACTIONS } from '@/lib/domain/staff-actions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { type Cell, type ExportTable, inBatches } from '@/lib/platform/export/table';
import {
  applicationFilter,
  applicationRows,
  OF_ROWS,
  type StaffApplicationQuery,
} from '@/lib/services/applications/for-staff';
import { enquiryFilter, enquiryRows } from '@/lib/services/people/enquiries';
import {
  agentFilter,
  agentRow,
  type StudentFilter,
  studentFilter,
  studentOrder,
  studentRows,
} from '@/lib/services/people/people';
import { prospectRows } from '@/lib/services/people/prospects/list';
import { visibleProspects } from '@/lib/services/people/prospects/visible';
import { memberOf, staffFilter } from '@/lib/services/people/staff/staff';
import { actionFilter, actionRows, NEWEST_FIRST, type StaffActionQuery } from '@/lib/services/records/lists/actions';
import { orderOf } from '@/lib/services/records/lists/lists';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { Prospect } from '@/models/prospect';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';

/** The tables of the staff's and the agents' areas as files: all pages of a list, in its order, with its search. */

/** How many rows are held at a time. */
const BATCH = 500;

interface PeopleExport {
  q: string;
  sort: PeopleOrder;
  verified?: 'yes' | 'no' | undefined;
}

/** The students the viewer may list. 404 for an agent who names another. */
export async function studentTable(
  viewer: Viewer,
  query: StudentFilter & { sort: StudentOrder },
): Promise<ExportTable> {
  if (!canExport(viewer)) throw forbidden();
  const filter = await studentFilter(viewer, query);
  const cursor = User.find(filter).sort(studentOrder(viewer, query.sort)).lean().cursor({ batchSize: BATCH });
  return {
    name: 'students',
    heads: [
      ...PERSON,
      'Is Verified',
      'Added By Company',
      'Platform counsellor',
      'Counsellor',
      'Branch',
      ...throughOf(viewer),
    ],
    days: DAYS,
    batches: written(
      cursor,
      (records) => studentRows(viewer, records),
      (row) => [
        ...personCells(row),
        yesOrNo(row.isVerified),
        row.addedBy?.company_name || 'Self',
        row.counsellor?.name ?? '',
        row.counsellor_name,
        row.branch?.name ?? '',
        ...(row.cameThrough ? [row.cameThrough.join(', ')] : []),
      ],
    ),
  };
}

/** A column more for an agency's own people. */
const throughOf = ({ role }: Viewer): string[] => (role === 'agent' ? ['Sub-agent'] : []);

/** All agents. */
export function agentTable(query: PeopleExport): ExportTable {
  const cursor = User.find(agentFilter(query)).sort(orderOf(query.sort)).lean().cursor({ batchSize: BATCH });
  return {
    name: 'agents',
    heads: [...PERSON, 'Company', 'Is Verified'],
    days: DAYS,
    batches: written(
      cursor,
      async (records) => records.map(agentRow),
      (row) => [...personCells(row), row.company_name, yesOrNo(row.isVerified)],
    ),
  };
}

/** All enquiries. */
export function enquiryTable(query: { q: string; sort: string }): ExportTable {
  const cursor = Enquiry.find(enquiryFilter(query)).sort(orderOf(query.sort)).lean().cursor({ batchSize: BATCH });
  return {
    name: 'enquiries',
    heads: [...PERSON, 'Message', 'Is Verified'],
    days: DAYS,
    batches: written(cursor, enquiryRows, (row) => [...personCells(row), row.message, yesOrNo(row.isVerified)]),
  };
}

/** Team members and admins. */
export function staffTable(query: { q: string; sort: StaffOrder }): ExportTable {
  const cursor = User.find(staffFilter(query)).sort(orderOf(query.sort)).lean().cursor({ batchSize: BATCH });
  return {
    name: 'staff',
    heads: ['ID', 'Name', 'Email', 'Role', 'Job title', 'Status', 'Created on'],
    days: DAYS,
    batches: written(
      cursor,
      async (records) => records.map(memberOf),
      ({ _id, name, email, role, jobTitle, standing, createdOn }) => [
        _id,
        name,
        email,
        ROLE_WORDS[role],
        jobTitle,
        standing,
        dayOf(createdOn, 'UTC'),
      ],
    ),
  };
}

/** The applications the viewer may read, in this order. */
export async function applicationTable(
  viewer: Viewer,
  query: Omit<StaffApplicationQuery, 'page' | 'limit'>,
  order: Record<string, 1 | -1>,
): Promise<ExportTable> {
  if (!canExport(viewer)) throw forbidden();
  const filter = await applicationFilter(viewer, query);
  const cursor = Application.find(filter, OF_ROWS).sort(order).lean().cursor({ batchSize: BATCH });
  return {
    name: 'applications',
    heads: [...APPLICATION, ...throughOf(viewer)],
    days: DAYS,
    batches: written(cursor, (records) => applicationRows(viewer, records), applicationCells),
  };
}

/** These leads of an agency, of those that the viewer reaches. */
export function leadTable(viewer: Viewer, ids: readonly Types.ObjectId[]): ExportTable {
  if (!canExport(viewer)) throw forbidden();
  const filter = visibleProspects(viewer, { _id: { $in: [...ids] } });
  const cursor = Prospect.find(filter, '-entries -shortlist')
    .sort({ name: 1, _id: 1 })
    .lean()
    .cursor({ batchSize: BATCH });
  return {
    name: 'leads',
    heads: [...PERSON, 'Source', 'Interested in', 'Stage', 'Next follow-up', 'Owner', 'Branch'],
    days: [...DAYS, 'Next follow-up'],
    batches: written(
      cursor,
      (records) => prospectRows(viewer, records),
      (row) => [
        ...personCells(row),
        PROSPECT_SOURCES[row.source],
        row.wishes,
        STAGES[row.stage].label,
        row.nextOn ?? '',
        row.member?.name ?? '',
        row.branch?.name ?? '',
      ],
    ),
  };
}

/** The log of staff actions, newest first. */
export async function staffActionTable(query: Omit<StaffActionQuery, 'page' | 'limit'>): Promise<ExportTable> {
  const filter = await actionFilter(query);
  const cursor = StaffAction.find(filter).sort(NEWEST_FIRST).lean().cursor({ batchSize: BATCH });
  return {
    name: 'audit-log',
    heads: ['Time', 'User', 'Role', 'Action', 'Person', 'Record', 'Before', 'After'],
    batches: written(cursor, actionRows, (row) => [
      row.at,
      row.by.name,
      roleWords(row.by.role),
      STAFF_ACTIONS[row.action],
      row.person?.name ?? '',
      row.label || row.subjectId,
      row.before ? JSON.stringify(row.before) : '',
      row.after ? JSON.stringify(row.after) : '',
    ]),
  };
}

/** Reads record after record, makes rows of a batch at once, and cells of each row. */
async function* written<R, T>(
  records: AsyncIterable<R>,
  rowsOf: (records: readonly R[]) => Promise<readonly T[]>,
  cellsOf: (row: T) => Cell[],
): AsyncGenerator<Cell[][], void, undefined> {
  for await (const batch of inBatches(records, BATCH)) yield (await rowsOf(batch)).map(cellsOf);
}

/** The heads of columns that hold days. */
const DAYS = ['Created on', 'Since', 'Applied on'];

const PERSON = ['ID', 'Name', 'Email', 'Mobile', 'Created on'];

type PersonRow = Pick<StudentRow & AgentRow, '_id' | 'name' | 'email' | 'mobile' | 'createdOn'>;

const personCells = ({ _id, name, email, mobile, createdOn }: PersonRow): Cell[] => [
  _id,
  name,
  email,
  mobile,
  dayOf(createdOn, 'UTC'),
];

const APPLICATION = [
  'ID',
  'Student',
  'Course',
  'University',
  'Country',
  'Intake',
  'Application status',
  'Waiting for',
  'Next action',
  'Since',
  'Applied on',
  'Platform counsellor',
  'Agency',
  'Counsellor',
  'Branch',
];

const applicationCells = (row: StaffApplication): Cell[] => [
  row._id,
  row.studentName,
  row.course,
  row.university,
  row.country,
  startOf(row),
  row.status,
  row.next ? (row.next.isYours ? 'You' : row.next.partyName) : '',
  row.next?.title ?? '',
  dayOf(row.movedOn, 'UTC'),
  dayOf(row.createdOn, 'UTC'),
  row.counsellor?.name ?? '',
  row.agency,
  row.counsellor_name,
  row.branch?.name ?? '',
  ...(row.cameThrough === undefined ? [] : [row.cameThrough]),
];

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
