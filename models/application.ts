import { Schema, type Types } from 'mongoose';
import { type ApplicationStatus, isWaiting } from '@/lib/domain/applications/application-status';
import type { CourseFrom } from '@/lib/domain/applications/course-words';
import { startOrder } from '@/lib/domain/applications/starts';
import { PART_NAMES } from '@/lib/domain/applications/status-parts';
import { workOrderOf } from '@/lib/domain/applications/work-order';
import type { Country } from '@/lib/domain/countries';
import type { Month } from '@/lib/domain/courses/course';
import type { Role } from '@/lib/domain/roles';
import {
  APPLICATION_PARTS,
  type ConsentRecord,
  type CreditRecord,
  type HandlerRecord,
  type ItemRecord,
  type OfferRecord,
  type PartRecords,
  type SaidRecord,
  type SentRecord,
  type StartRecord,
  type StartRequestRecord,
  type TimelineEntry,
} from './application-parts';
import { defineModel, defineSchema, endOfId, type Part, stamps } from './define';
import { ASSIGNEE, type Assigned } from './hand-over';
import { type LastMessage, lastMessage } from './last-message';
import { addListIndexes, INDEXED_LISTS } from './list-indexes';
import { OUTBOX, type Outbox } from './outbox';
import { addSearchWords, type Searched, WORDS } from './search-words';
import { type UndoWindow, undoWindow } from './undo-window';
import { addWebhookEvents } from './webhook-effects';

/** A step along the table of moves, with who made it and why. */
export interface StatusMove {
  status: ApplicationStatus;
  /** Who moved it; null for what the system did. */
  by: Types.ObjectId | null;
  byRole: Role | 'system';
  byName: string;
  reason: string;
  at: Date;
}

/** A student's application for one intake of a course; what hangs on it is in application-parts.ts. */
export interface ApplicationRecord extends Outbox, Assigned, Searched, PartRecords {
  _id: Types.ObjectId;
  /** The student the application is for. */
  userId: Types.ObjectId;
  /** The student's name, which lists are searched by: a copy, renewed when the name changes. */
  studentName: string;
  /** The student's mobile number and their agent's company ('' for none): copies, which lists are searched by. */
  mobile: string;
  agency: string;
  /** The end of the id, by which people name an application. */
  ref: string;
  /** The student's present agent, a copy for the indexes: who may read is asked of the student. null without one. */
  agentId: Types.ObjectId | null;
  /** The branch and the counsellor of that agency who look after the student, copies as well; absent for none. */
  branchId?: Types.ObjectId | null;
  memberId?: Types.ObjectId | null;
  /** What that counsellor is called, or the name that was typed for one; '' for none. A copy, which lists are searched by. */
  agencyCounsellor?: string;
  courseId: Types.ObjectId;
  /** Which collection `courseId` is of; absent for the catalogue. `coursesOf` reads it. */
  courseFrom?: CourseFrom;
  /** Copied from the course: the country tabs need it, and an application must outlive its course. */
  country: Country;
  university: string;
  course: string;
  /** The course's level; '' where it isn't known. */
  level: string;
  /** The start that is valid now; the last one known, where the new one isn't yet: `intakeOn` says which. */
  year: number;
  month: Month;
  /** Every start it had, the one applied for first, the valid one last; absent while there was only that one. */
  starts?: StartRecord[];
  /** A later start that the student asked for, while who handles it has not decided; its days rest. */
  startRequest?: StartRequestRecord | null;
  status: ApplicationStatus;
  /** The moves that stand, oldest first. */
  history: StatusMove[];
  /** The moves that were undone, oldest first. At most `MOST_UNDONE`. */
  undone?: StatusMove[];
  /** The newest move, while its bell and mail wait. */
  held?: UndoWindow | null;
  /** Since when it has its status. */
  movedOn: Date;
  /** The valid start as a number that sorts by time: 202709; `NO_START_YET` while it isn't known. */
  intakeOn: number;
  /** Since when it waits at its status to be moved; null at an end and while it is deferred. */
  waitsSince: Date | null;
  /** Its place in lists of work: open ones first, the longest waiting on top. */
  workOrder: Date;
  /** Staff let the student and their agent reopen it, once. */
  mayReopen?: boolean;
  /** The due days of its items and offer, and the earliest of them: both follow from those (lib/domain/deadlines). */
  dueDays?: string[];
  nextDue?: string | null;
  /** The newest message of its thread: it follows from the messages, and orders lists of threads. */
  lastMessage?: LastMessage | null;
  /** Since when the oldest message of student or agent waits for an answer of staff; null for none. */
  unansweredSince?: Date | null;
  /** What is asked for, in the order of asking; absent in records from before there was a checklist. */
  items?: ItemRecord[];
  offer?: OfferRecord | null;
  /** The timeline's entries beside the moves, oldest first, at most `MOST_TIMELINE_ENTRIES`. */
  acts?: TimelineEntry[];
  /** What the student confirmed; null while it isn't, and once it is taken back. */
  consent?: ConsentRecord | null;
  /** When it was sent to the university, by whatever sent it; absent until then. `sentOf` reads it. */
  sent?: SentRecord | null;
  /** Which agency brought the student, null for none; absent in those from before it was kept: `creditOf` reads it. It gives no reach. */
  credit?: CreditRecord | null;
  /** Who handles it, and since when; absent in older ones, which staff handle. `handlingAgency` reads it. */
  handler?: HandlerRecord;
  /** What its agency said in the university's name, oldest first; absent before the first. */
  said?: SaidRecord[];
  /** Counts the changes of items and offer, so that a change made of a stale record is not written. */
  revision?: number;
  /** For whom reports count it, once the student's account is erased and it names no one. */
  countedFor?: { agentId: Types.ObjectId | null; counsellorId: Types.ObjectId | null };
  /** How many items are the student's or their agent's to do. */
  open?: number;
  /** Since when the longest-waiting answer is there to be checked; null for none. */
  checkSince?: Date | null;
  createdOn: Date;
  updatedOn: Date;
}

/** By what the university names it: CAS, CoE, I-20, an application number of its portal. */
export function referencesOf({ offer, said = [] }: Pick<ApplicationRecord, 'offer' | 'said'>): string[] {
  return [offer?.reference ?? '', ...said.map(({ reference }) => reference ?? '')].filter(Boolean);
}

const move = defineSchema<StatusMove>(
  {
    status: { type: String, required: true },
    by: { type: Schema.Types.ObjectId, default: null },
    byRole: { type: String, required: true },
    byName: { type: String, default: '' },
    reason: { type: String, default: '' },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/** Defaults of a new record. In an upsert `this` is no record: it has to name these fields itself. */
function lastMoveOf(this: Partial<ApplicationRecord>): Date {
  return this.history?.at(-1)?.at ?? new Date();
}
function ownWorkOrder(this: Partial<ApplicationRecord>): Date | undefined {
  const { status, waitsSince, history } = this;
  const at = (status && isWaiting(status) && waitsSince) || (history?.at(-1)?.at ?? new Date());
  return status && workOrderOf(status, at);
}
function ownIntakeOn(this: Partial<ApplicationRecord>): number | undefined {
  const { year, month } = this;
  return year && month ? startOrder({ year, month }) : undefined;
}
const schema = defineSchema<ApplicationRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    studentName: { type: String, default: '' },
    mobile: { type: String, default: '' },
    agency: { type: String, default: '' },
    ref: { type: String, default: endOfId },
    agentId: { type: Schema.Types.ObjectId, default: null },
    branchId: { type: Schema.Types.ObjectId },
    memberId: { type: Schema.Types.ObjectId },
    agencyCounsellor: { type: String },
    courseId: { type: Schema.Types.ObjectId, required: true },
    courseFrom: { type: String },
    country: { type: String, required: true },
    university: { type: String, required: true },
    course: { type: String, required: true },
    level: { type: String, default: '' },
    year: { type: Number, required: true },
    month: { type: String, required: true },
    status: { type: String, required: true },
    history: [move],
    undone: { type: [move], default: undefined },
    held: { type: undoWindow, default: undefined },
    movedOn: { type: Date, default: lastMoveOf },
    intakeOn: { type: Number, default: ownIntakeOn },
    waitsSince: { type: Date, default: null },
    workOrder: { type: Date, default: ownWorkOrder },
    mayReopen: { type: Boolean, default: false },
    dueDays: { type: [String], default: [] },
    nextDue: { type: String, default: null },
    lastMessage: { type: lastMessage, default: null },
    unansweredSince: { type: Date, default: null },
    countedFor: {
      type: defineSchema<Part<ApplicationRecord['countedFor']>>(
        { agentId: Schema.Types.ObjectId, counsellorId: Schema.Types.ObjectId },
        { _id: false },
      ),
      default: undefined,
    },
    ...ASSIGNEE,
    ...APPLICATION_PARTS,
    ...WORDS,
    ...OUTBOX,
  },
  stamps,
);
/** One application per student, course, year and month (product decision 4): this index is the rule. */
schema.index({ userId: 1, courseId: 1, year: 1, month: 1 }, { unique: true });
schema.index({ courseId: 1 });
/** The moves whose bell and mail wait. */
schema.index({ 'held.group': 1 }, { sparse: true });
addListIndexes(schema, INDEXED_LISTS.applications);
/** The beginnings of words and numbers that lists of applications are searched by. */
export const wordsOfApplication = addSearchWords(schema, {
  texts: ['studentName', 'course', 'university', 'agency', 'agencyCounsellor', 'ref'],
  numbers: ['mobile'],
  names: ['studentName'],
  further: { of: ['offer', 'said'], texts: referencesOf },
});
addWebhookEvents(schema, {
  of: 'applications',
  created: 'application.created',
  changed: {
    'application.moved': 'status',
    'offer.changed': 'offer',
    'document.changed': 'items',
    'application.changed': `courseId year intakeOn startRequest consent sent handler counsellorId memberId ${PART_NAMES.join(' ')}`,
  },
});

/** The collection that most lists, reports and due days are read from: `list-indexes.ts` has its orders. */
export const Application = defineModel('Application', schema, 'applications');
