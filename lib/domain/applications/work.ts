/** The groups of My work, in the order they stand there. */
export const WORK_GROUPS = ['new', 'overdue', 'check', 'today', 'leads', 'messages', 'offers', 'stalled'] as const;
export type WorkGroupKind = (typeof WORK_GROUPS)[number];

/** A group's heading, and what its number counts in the strip. */
export const WORK_TITLES: Record<WorkGroupKind, { title: string; short: string }> = {
  new: { title: 'New', short: 'New' },
  overdue: { title: 'Overdue', short: 'Overdue' },
  check: { title: 'To check', short: 'To check' },
  today: { title: 'Due today', short: 'Due today' },
  leads: { title: 'Enquiries to follow up', short: 'Follow-ups' },
  messages: { title: 'Unanswered messages', short: 'Unanswered' },
  offers: { title: 'Open offers', short: 'Open offers' },
  stalled: { title: 'Stalled', short: 'Stalled' },
};

/** The groups of notices about new work: their readers are mailed when they leave them unread. */
export const NEW_WORK_NOTICES = {
  applications: 'applications:new',
  enquiries: 'enquiries:new',
  agencies: 'agencies:new',
} as const;

/** So many are counted; more are 'more than'. */
export const MOST_COUNTED_WORK = 99;
/** How many rows a group shows, and how many the one that is opened alone. */
export const WORK_SHOWN = 8;
export const WORK_SHOWN_ALONE = 50;
/** An application without a move for so many working days is stalled. */
export const STALLED_DAYS = 5;
/** An offer is chased from so many days before its next day on. */
export const CHASE_DAYS = 14;
