import { type StageOf, stagesOf } from '../desk/stages';

/**
 * The leads of an agency: people who may become its students. They are the agency's own and stand in no list of the platform's
 * staff, whose enquiries (lib/domain/desk/leads.ts) are another thing.
 */

/** How far a lead is. */
export type ProspectStage = StageOf<'leads'>;
export const PROSPECT_STAGE_KINDS = stagesOf('leads', 'open', 'parked', 'lost', 'won');
export const OPEN_PROSPECT_STAGES: readonly ProspectStage[] = stagesOf('leads', 'open');
/** Those that are worked on: a parked one comes back on its day. */
export const LIVE_PROSPECT_STAGES: readonly ProspectStage[] = stagesOf('leads', 'open', 'parked');
/** Set by hand; a student is made by a call of its own. */
export const SET_PROSPECT_STAGES = stagesOf('leads', 'open', 'parked', 'lost');

/** Where a lead came from. */
export const PROSPECT_SOURCES = {
  'walk-in': 'Walk-in',
  call: 'Call',
  message: 'WhatsApp or message',
  referral: 'Referral',
  school: 'School',
  fair: 'Fair',
  advert: 'Advert',
  website: 'Website',
  sheet: 'Spreadsheet',
  other: 'Other',
} as const;
export type ProspectSource = keyof typeof PROSPECT_SOURCES;
export const PROSPECT_SOURCE_KINDS = Object.keys(PROSPECT_SOURCES) as [ProspectSource, ...ProspectSource[]];

/** Why a lead was lost; 'other' needs a note. */
export const LOST_REASONS = {
  money: 'Money',
  marks: 'Marks',
  test: 'Language test',
  family: 'Family',
  agency: 'Went to another agency',
  country: 'Wants another country',
  silent: 'No answer',
  other: 'Other',
} as const;
export type LostReason = keyof typeof LOST_REASONS;
export const LOST_REASON_KINDS = Object.keys(LOST_REASONS) as [LostReason, ...LostReason[]];

/** What is to be done next. */
export const NEXT_KINDS = { call: 'Call', visit: 'Visit', message: 'Message', task: 'Task' } as const;
export type NextKind = keyof typeof NEXT_KINDS;
export const NEXT_KIND_NAMES = Object.keys(NEXT_KINDS) as [NextKind, ...NextKind[]];

interface OutcomeRule {
  label: string;
  /** What stands on the timeline. */
  kind: 'call' | 'visit';
  /** As far as the lead is at least, then. */
  stage: ProspectStage | null;
  /** In how many days one looks again where no day was chosen; null for never. */
  againIn: number | null;
}

/** What came of a call or a visit: one tap each. */
export const CONTACT_OUTCOMES = {
  reached: { label: 'Spoke with them', kind: 'call', stage: 'contacted', againIn: 3 },
  'no-answer': { label: 'No answer', kind: 'call', stage: null, againIn: 1 },
  'call-back': { label: 'Call back', kind: 'call', stage: 'contacted', againIn: 1 },
  'wrong-number': { label: 'Wrong number', kind: 'call', stage: null, againIn: null },
  visited: { label: 'Visited', kind: 'visit', stage: 'contacted', againIn: 2 },
  counselled: { label: 'Counselled', kind: 'visit', stage: 'counselled', againIn: 3 },
} as const satisfies Record<string, OutcomeRule>;
export type ContactOutcome = keyof typeof CONTACT_OUTCOMES;
export const CONTACT_OUTCOME_KINDS = Object.keys(CONTACT_OUTCOMES) as [ContactOutcome, ...ContactOutcome[]];

/** Links that were opened: whether anything was sent, or anyone answered, this site can't know. */
export const OPENED_LINKS = { whatsapp: 'Opened WhatsApp', phone: 'Opened phone app' } as const;
export type OpenedLink = keyof typeof OPENED_LINKS;
export const OPENED_LINK_KINDS = Object.keys(OPENED_LINKS) as [OpenedLink, ...OpenedLink[]];

/** What the timeline of a lead, or of an agency's student, holds. */
export const TIMELINE_WORDS = {
  call: 'Call',
  visit: 'Visit',
  note: 'Note',
  opened: 'Link opened',
  next: 'Follow-up',
  stage: 'Stage',
  'hand-over': 'Owner changed',
  archived: 'Archived',
  restored: 'Restored',
  messaging: 'May be messaged',
  student: 'Converted to student',
} as const;
export type TimelineKind = keyof typeof TIMELINE_WORDS;
export const TIMELINE_KINDS = Object.keys(TIMELINE_WORDS) as [TimelineKind, ...TimelineKind[]];

/** The most entries on one timeline. */
export const MOST_TIMELINE_ENTRIES = 500;
/** How long a lead that is lost or archived is kept, in days: two years. */
export const LEAD_KEPT_DAYS = 730;

/** The further of two stages; a lead that is parked, lost or a student goes where the contact puts it. */
export function furtherStage(present: ProspectStage, reached: ProspectStage | null): ProspectStage {
  if (!reached || present === 'student') return present;
  const order = OPEN_PROSPECT_STAGES;
  return order.indexOf(present) >= order.indexOf(reached) ? present : reached;
}
