import { type StageOf, stagesOf } from './stages';

/** How far an enquiry is. */
export type LeadState = StageOf<'enquiries'>;
export const LEAD_STATE_KINDS = stagesOf('enquiries', 'open', 'lost', 'won');
export const OPEN_LEAD_STATES = stagesOf('enquiries', 'open');
/** What staff set by hand: a student is made by a call of its own. */
export const SET_LEAD_STATES = stagesOf('enquiries', 'open', 'lost');

/** Where an enquiry came from; the first two come by themselves, the others are entered. */
export const LEAD_SOURCES = {
  landing: 'Website form',
  registration: 'Registration',
  agent: 'Agent',
  phone: 'Phone',
  event: 'Event',
  import: 'Import',
} as const;
export type LeadSource = keyof typeof LEAD_SOURCES;
export const LEAD_SOURCE_KINDS = Object.keys(LEAD_SOURCES) as [LeadSource, ...LeadSource[]];
/**
 * A student's registration is an enquiry that became a student; any other registration is an agency's, which is verified
 * and not followed up.
 */
export const OF_PEOPLE_WHO_ASK = { source: { $ne: 'registration' } } as const;
export const isAgencys = ({ source, state }: { source: LeadSource; state: LeadState }): boolean =>
  source === 'registration' && state !== 'student';
export const ENTERED_LEAD_SOURCES = ['agent', 'phone', 'event', 'import'] as const satisfies readonly LeadSource[];

/** What two records that may be one person have in common. */
export const SAME_WORDS = {
  mail: 'Same email address',
  phone: 'Same number',
  both: 'Same email address and number',
  name: 'Same name',
} as const;

/** The most notes on one enquiry. */
export const MOST_LEAD_NOTES = 200;
