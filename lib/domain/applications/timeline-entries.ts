/**
 * The entries of an application's timeline beside the moves of its status: what was done to checklist, offer and
 * consent, each with its words.
 */
export const TIMELINE_ENTRIES = {
  asked: 'Requested',
  changed: 'Changed the request',
  answered: 'Sent',
  'file removed': 'Removed a file from',
  accepted: 'Accepted',
  returned: 'Returned',
  waived: 'Marked as not needed',
  'offer made': 'Recorded the offer',
  'offer changed': 'Changed the offer',
  'offer recommended': 'Recommended accepting the offer',
  'offer advised against': 'Recommended declining the offer',
  'offer accepted': 'Accepted the offer',
  'offer declined': 'Declined the offer',
  'interview set': 'Added the interview',
  'interview changed': 'Changed the interview',
  'consent given': 'Confirmed what is sent to the university',
  'consent on paper': 'Recorded signed paper consent',
  'consent taken back': 'Withdrew consent',
  'sent outside': 'Recorded that it was sent outside this site',
  'start changed': 'Changed the start date',
  'start asked': 'Asked for a later start',
  'start refused': 'Declined the request for a later start',
  'course replaced': 'Replaced the course that the agency typed with one from the catalogue',
  'move undone': 'Undid the change to',
  'reopening allowed': 'Gave permission to reopen',
  'reopening refused': 'Withdrew permission to reopen',
  'handed to agency': 'Handed over to the agency',
  'handed to staff': 'Handed over to our team',
  'taken over': 'Our team took over',
  'evidence shown': 'Added evidence',
  objected: 'Reported that this is not true',
  'objection settled': 'Checked what the agency recorded',
  'acceptance undone': 'Undid the acceptance of the offer',
  'spoken by agency': 'Spoke with the student about consent, as this site’s own agency',
} as const;
export type TimelineKind = keyof typeof TIMELINE_ENTRIES;
export const TIMELINE_KINDS = Object.keys(TIMELINE_ENTRIES) as [TimelineKind, ...TimelineKind[]];

/** The newest entries that an application keeps, in its field `acts`. */
export const MOST_TIMELINE_ENTRIES = 400;
