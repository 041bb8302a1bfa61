import { MOVE_UNDO_MS } from '../applications/undo';
import { DAY_MS } from '../days/day';
import type { AgencyRoleRule } from './roles';

/** What the people of an agency do to many leads, students or applications at once: screens, calls and rights are made of this table. */

export const BULK_LISTS = ['leads', 'students', 'applications'] as const;
export type BulkList = (typeof BULK_LISTS)[number];

/** What an act changes. Of an application its student has the counsellor, the branch and the follow-ups. */
export type BulkSubject = 'lead' | 'student' | 'application';

interface BulkActRule {
  /** On the button. */
  label: string;
  /** The lists that have it, and what it changes from there. */
  of: Partial<Record<BulkList, BulkSubject>>;
  /** The field of the request that says to what; '' for none. */
  needs: '' | 'memberId' | 'branchId' | 'stage' | 'status' | 'nextOn' | 'mayMessage';
  /** Whether a role has it at all: of each record the right is asked again. */
  isOpenTo: (rule: AgencyRoleRule) => boolean;
  /** How long it can be undone, in milliseconds; 0 for never. */
  undoMs: number;
}

const EVERY_LIST = { leads: 'lead', students: 'student', applications: 'student' } as const;
const isCaretaker = ({ actsForStudents }: AgencyRoleRule) => actsForStudents;

export const BULK_ACTS = {
  assign: { label: 'Assign to…', of: EVERY_LIST, needs: 'memberId', isOpenTo: isCaretaker, undoMs: DAY_MS },
  branch: {
    label: 'Branch…',
    of: EVERY_LIST,
    needs: 'branchId',
    isOpenTo: ({ managesPeople }) => managesPeople !== 'none',
    undoMs: DAY_MS,
  },
  next: { label: 'Follow-up…', of: EVERY_LIST, needs: 'nextOn', isOpenTo: isCaretaker, undoMs: DAY_MS },
  stage: { label: 'Stage…', of: { leads: 'lead' }, needs: 'stage', isOpenTo: isCaretaker, undoMs: DAY_MS },
  archive: { label: 'Archive…', of: { leads: 'lead' }, needs: '', isOpenTo: isCaretaker, undoMs: DAY_MS },
  mayMessage: {
    label: 'May be messaged…',
    of: EVERY_LIST,
    needs: 'mayMessage',
    isOpenTo: isCaretaker,
    undoMs: DAY_MS,
  },
  // Chooses for whom a text is written: nothing is sent by it.
  message: { label: 'Write message…', of: EVERY_LIST, needs: '', isOpenTo: isCaretaker, undoMs: 0 },
  // Student and agency are informed when it can't be undone any more.
  move: {
    label: 'Status…',
    of: { applications: 'application' },
    needs: 'status',
    isOpenTo: ({ handles }) => handles,
    undoMs: MOVE_UNDO_MS.agencyMany,
  },
  export: {
    label: 'Export',
    of: { leads: 'lead', students: 'student', applications: 'application' },
    needs: '',
    isOpenTo: () => true,
    undoMs: 0,
  },
} as const satisfies Record<string, BulkActRule>;
export type BulkAct = keyof typeof BULK_ACTS;
export const BULK_ACT_NAMES = Object.keys(BULK_ACTS) as [BulkAct, ...BulkAct[]];

export const bulkRule = (act: BulkAct): BulkActRule => BULK_ACTS[act];

/** Whether an act only chooses records, for a file or a message. */
export const isChoice = (act: BulkAct): boolean => bulkRule(act).undoMs === 0;

/** The most records of one act. */
export const MOST_IN_BULK = 5_000;

/** 'running' and 'undoing' go on with each step; an act is undone once. */
export type BulkState = 'running' | 'done' | 'undoing' | 'undone';
