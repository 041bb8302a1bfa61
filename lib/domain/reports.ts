/** How a student came to the site. A new way is added here, and said by whatever creates their account. */
export const CAME_BY = ['self', 'referral', 'agent', 'staff', 'enquiry'] as const;
export type CameBy = (typeof CAME_BY)[number];

export const CAME_BY_WORDS: Record<CameBy, string> = {
  self: 'Registered themselves',
  referral: 'Invited by a friend',
  agent: 'Added by an agent',
  staff: 'Added by our team',
  enquiry: 'Enquired first',
};

export const REPORTS = ['months', 'funnel', 'days', 'sources'] as const;
export type ReportName = (typeof REPORTS)[number];

/** What days per stage are grouped by. */
export const REPORT_GROUPS = ['all', 'country', 'university', 'agency', 'counsellor'] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];

/** Of fewer cases no median is shown: it would say more about people than about the work. */
export const FEWEST_SHOWN = 5;

/** The longest period of a report, in months. */
export const MOST_MONTHS = 120;

/** The stages that an application can leave: days are counted in them. */
export const TIMED_STAGES = ['Applied', 'Review', 'With the university', 'Offer', 'Accepted', 'Visa'] as const;
export type TimedStage = (typeof TIMED_STAGES)[number];
