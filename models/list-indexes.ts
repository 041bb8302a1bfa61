import type { Schema } from 'mongoose';

/** A list that has an index of its own. Others are found by one of these and put in order in memory. */
export interface IndexedList {
  name: string;
  who: 'staff' | 'agency' | 'everyone';
  /** What every row has in common: equality in the filter. */
  of?: readonly string[];
  order: Readonly<Record<string, 1 | -1>>;
  /** What else it is filtered by: the index has it, so that a row that isn't on the page is not read, and counts read none. */
  filters?: readonly string[];
}

/** An agency's reach: its applications by this field, and of the students it has now alone. */
const REACH = 'agentId';
const REACHED = 'userId';
/** Whether an agency handles an application: staff's lists leave those out. */
const HANDLED = 'handler.kind';
/** What staff narrow their lists of work by. */
const NARROWED = ['status', 'country', REACH, 'counsellorId', 'intakeOn', 'level', 'unansweredSince', HANDLED];
/** Of an agency's, those of one counsellor or branch. */
const CARE = ['memberId', 'branchId'];
/** Of an agency's leads, those of some stages that are not put away: each of its lists has these. */
const WORKED_ON = ['agencyId', 'archivedOn', 'stage'];
const WORK = { workOrder: 1, _id: 1 } as const;
const by = (field: string) => ({ [field]: 1, _id: 1 }) as const;
const NEWEST = { createdOn: -1, _id: -1 } as const;

/** Every list that deserves an index, by collection. Each order of a table without a filter has one, since nothing else narrows it. */
export const INDEXED_LISTS = {
  applications: [
    { name: 'work', who: 'staff', order: WORK, filters: NARROWED },
    { name: 'work_of_status', who: 'staff', of: ['status'], order: WORK, filters: NARROWED },
    { name: 'work_of_country', who: 'staff', of: ['country'], order: WORK, filters: NARROWED },
    { name: 'work_of_counsellor', who: 'staff', of: ['counsellorId'], order: WORK, filters: NARROWED },
    { name: 'work_of_agency', who: 'agency', of: [REACH], order: WORK, filters: [REACHED, ...NARROWED] },
    {
      name: 'newest_of_agency',
      who: 'agency',
      of: [REACH],
      order: { _id: -1 },
      // The last: what was written of them since a process looked.
      filters: [REACHED, 'status', 'country', ...CARE, 'updatedOn'],
    },
    { name: 'by_student', who: 'staff', order: by('studentName') },
    { name: 'by_course', who: 'staff', order: by('course') },
    { name: 'by_intake', who: 'staff', order: by('intakeOn') },
    { name: 'by_move', who: 'staff', order: by('movedOn') },
    {
      name: 'due',
      who: 'everyone',
      order: by('nextDue'),
      filters: ['counsellorId', REACH, REACHED, 'status', HANDLED],
    },
    { name: 'to_check', who: 'staff', order: by('checkSince'), filters: ['counsellorId', HANDLED] },
    { name: 'unanswered', who: 'staff', order: by('unansweredSince'), filters: ['counsellorId', HANDLED] },
    { name: 'threads', who: 'everyone', order: { 'lastMessage.on': -1, _id: -1 }, filters: [REACH, REACHED, ...CARE] },
    { name: 'words', who: 'everyone', order: { words: 1 }, filters: [REACH, REACHED, ...CARE] },
  ],
  users: [
    { name: 'newest', who: 'staff', of: ['role'], order: NEWEST, filters: ['isVerified'] },
    { name: 'by_name', who: 'staff', of: ['role'], order: by('name'), filters: ['isVerified'] },
    { name: 'by_email', who: 'staff', of: ['role'], order: by('email'), filters: ['isVerified'] },
    {
      name: 'unverified',
      who: 'staff',
      of: ['role', 'isVerified'],
      order: { disabled: 1, _id: -1 },
      filters: ['name'],
    },
    { name: 'of_counsellor', who: 'staff', of: ['role', 'counsellorId'], order: NEWEST },
    {
      name: 'newest_of_agency',
      who: 'agency',
      of: ['role', 'addedBy'],
      order: NEWEST,
      filters: ['isVerified', ...CARE],
    },
    {
      name: 'by_name_of_agency',
      who: 'agency',
      of: ['role', 'addedBy'],
      order: by('name'),
      filters: ['isVerified', ...CARE],
    },
    { name: 'by_id', who: 'everyone', of: ['role'], order: { _id: 1 } },
    { name: 'words', who: 'everyone', of: ['role'], order: { words: 1 }, filters: ['addedBy', ...CARE] },
  ],
  prospects: [
    {
      name: 'next_of_agency',
      who: 'agency',
      of: WORKED_ON,
      order: by('nextOn'),
      filters: [...CARE, 'source', 'touchedOn'],
    },
    {
      name: 'newest_of_agency',
      who: 'agency',
      of: WORKED_ON,
      order: by('createdOn'),
      filters: [...CARE, 'source'],
    },
    { name: 'untouched', who: 'agency', of: [...WORKED_ON, 'touchedOn'], order: by('createdOn'), filters: CARE },
    {
      name: 'of_branch',
      who: 'agency',
      of: ['branchId', ...WORKED_ON],
      order: by('nextOn'),
      filters: ['memberId'],
    },
    {
      name: 'of_person',
      who: 'agency',
      of: ['memberId', ...WORKED_ON],
      order: by('nextOn'),
      filters: ['branchId'],
    },
    { name: 'words', who: 'agency', of: ['agencyId'], order: { words: 1 }, filters: CARE },
  ],
  enquiries: [
    { name: 'newest', who: 'staff', order: NEWEST },
    { name: 'by_email', who: 'staff', order: by('email') },
    { name: 'by_name', who: 'staff', order: by('name') },
    { name: 'by_mobile', who: 'staff', order: by('mobile') },
    { name: 'by_verified', who: 'staff', order: by('isVerified') },
    { name: 'of_state', who: 'staff', of: ['state'], order: NEWEST, filters: ['counsellorId'] },
    { name: 'of_counsellor', who: 'staff', of: ['counsellorId', 'state'], order: NEWEST },
    { name: 'to_follow_up', who: 'staff', order: by('followUpOn'), filters: ['counsellorId', 'state'] },
    { name: 'words', who: 'staff', order: { words: 1 } },
  ],
} as const satisfies Record<string, readonly IndexedList[]>;

/** The index of a list: what its rows have in common, its order, what else it is filtered by. */
export function indexOfList({ of = [], order, filters = [] }: IndexedList): Record<string, 1 | -1> {
  const fields = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 1 as const]));
  const first = { ...fields(of), ...order };
  return { ...first, ...fields(filters.filter((name) => !(name in first))) };
}

/** Gives a schema the indexes of its lists. */
export function addListIndexes<T>(schema: Schema<T>, lists: readonly IndexedList[]): void {
  for (const list of lists) schema.index(indexOfList(list));
}
