/** What a plan of an upload of courses lists, kind by kind: tabs, counts and warnings call it so. */
export const PLAN_WORDS = {
  added: 'Added',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Rejected',
  missing: 'Not in the file',
  unread: 'Cells to check',
  prose: 'Read from text',
  twin: 'Possible duplicates',
  gone: 'No longer listed',
  repeat: 'Conflicting rows',
  note: 'Staff notes',
  university: 'New universities',
  category: 'New categories',
} as const;
export type PlanKind = keyof typeof PLAN_WORDS;
export const PLAN_KINDS = Object.keys(PLAN_WORDS) as [PlanKind, ...PlanKind[]];

/** How a note begins that says which column is missing: it stands before all others. */
export const NO_COLUMN = 'No column was found for';

/** The kinds of a plan's entries that a person can leave out of what is applied. */
export const LEAVABLE_KINDS = ['added', 'changed', 'missing', 'gone'] as const;
export type LeavableKind = (typeof LEAVABLE_KINDS)[number];

export const isLeavable = (kind: string): kind is LeavableKind => (LEAVABLE_KINDS as readonly string[]).includes(kind);
