/**
 * The entries of an application's timeline beside the moves of its status: what was done to checklist, offer and
 * consent, each with its words.
 */
export const TIMELINE_ENTRIES = {
  asked: 'Asked for',
  changed: 'Changed the request',
  answered: 'Sent',
  'file removed': 'Took back a file of',
  accepted: 'Accepted',
  returned: 'Returned',
  waived: 'Waived',
  'offer made': 'Recorded the offer',
  'offer changed': 'Changed the offer',
  'offer recommended': 'Recommended to accept the offer',
  'offer advised against': 'Recommended to decline the offer',
  'offer accepted': 'Accepted the offer',
  'offer declined': 'Declined the offer',
  'interview set': 'Set the interview',
  'interview changed': 'Changed the interview',
  'consent given': 'Confirmed what is sent to the university',
  'consent on paper': 'Recorded the student’s yes on paper',
  'consent taken back': 'Took the confirmation back',
  'sent outside': 'Recorded that it was sent outside this site',
  'move undone': 'Undid the move to',
  'reopening allowed': 'Allowed to reopen it',
  'reopening refused': 'No longer allows to reopen it',
} as const;
export type TimelineKind = keyof typeof TIMELINE_ENTRIES;
export const TIMELINE_KINDS = Object.keys(TIMELINE_ENTRIES) as [TimelineKind, ...TimelineKind[]];

/** The newest entries that an application keeps, in its field `acts`. */
export const MOST_TIMELINE_ENTRIES = 400;
