/** What is done to an application's checklist and offer, beside the moves of its status, each with its words. */
export const APPLICATION_ACTS = {
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
  'consent taken back': 'Took the confirmation back',
  'sent outside': 'Recorded that it was sent outside this site',
  'move undone': 'Undid the move to',
  'reopening allowed': 'Allowed to reopen it',
  'reopening refused': 'No longer allows to reopen it',
} as const;
export type ApplicationAct = keyof typeof APPLICATION_ACTS;
export const APPLICATION_ACT_KINDS = Object.keys(APPLICATION_ACTS) as [ApplicationAct, ...ApplicationAct[]];

/** The newest acts that an application keeps. */
export const MOST_ACTS = 400;
