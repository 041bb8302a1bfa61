import type { NextAction } from '../applications/next-move';

/** The groups of an agency's work, in the order they are looked at. */
export const AGENCY_WORK = {
  'follow-ups': 'To follow up',
  yes: 'Waiting for the student’s consent',
  upload: 'To upload or pay',
  offers: 'Offers to reply to',
  claims: 'Commission to claim',
  other: 'Other actions',
  refunds: 'Refunds to answer',
  messages: 'Unanswered messages',
  practice: 'Submitted work to comment on',
  ends: 'Expiring agreements and licences',
  without: 'No follow-up scheduled',
} as const;
export type AgencyWorkGroup = keyof typeof AGENCY_WORK;
export const AGENCY_WORK_GROUPS = Object.keys(AGENCY_WORK) as [AgencyWorkGroup, ...AgencyWorkGroup[]];

/** Where an application stands whose next move is the agency's or its student's. */
export const GROUP_OF_ACTION: Readonly<Record<NextAction, AgencyWorkGroup>> = {
  confirm: 'yes',
  send: 'upload',
  pay: 'upload',
  reply: 'offers',
  attend: 'other',
  check: 'other',
  status: 'other',
};
