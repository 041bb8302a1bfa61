import { creditOf } from '@/lib/domain/agency/credit';
import { type ApplicationStatus, OFFER_STATUSES, statusesWhere } from '@/lib/domain/applications/application-status';
import { isAgencysOwn, isEnrolmentConfirmed } from '@/lib/domain/applications/said';
import { sentOf } from '@/lib/domain/applications/sent';
import { type BlockReason, onshoreBlock } from '@/lib/domain/commission/blocks';
import {
  type AgreementVersion,
  type RateRule,
  type RuledBy,
  ruleFor,
  type Unsure,
} from '@/lib/domain/commission/rules';
import { type Day, dayOf } from '@/lib/domain/days/day';
import type { ApplicationRecord } from '@/models/application';
import type { AgreementRecord } from '@/models/commission-agreement';
import type { CommissionEntryRecord } from '@/models/commission-entry';
import type { CreditDisputeRecord } from '@/models/credit-dispute';
import type { Id } from '@/models/id';

/** What an application says about commission. */

/** An offer was accepted, and nothing ended it. */
export const EARNING = statusesWhere(
  ({ offer, life, kind }) => offer === 'kept' || (life === 'end' && kind === 'good'),
);
/** Nothing comes of it. */
export const ENDED = statusesWhere(({ life, kind }) => life === 'end' && kind !== 'good');
/** It waits for a later intake. */
export const PAUSED = statusesWhere(({ life }) => life === 'paused');

export type Facts = Pick<
  ApplicationRecord,
  | ('_id' | 'userId' | 'studentName' | 'ref' | 'agentId' | 'agency' | 'branchId' | 'country' | 'university' | 'course')
  | ('level' | 'status' | 'history' | 'intakeOn' | 'offer' | 'sent' | 'credit' | 'consent' | 'createdOn' | 'movedOn')
  | ('handler' | 'said' | 'month' | 'courseId' | 'courseFrom')
> &
  Partial<Pick<RuledBy, 'campus' | 'nationality'>>;
export const OF_FACTS =
  'userId studentName ref agentId agency branchId country university course level status history intakeOn offer sent credit consent createdOn movedOn handler said month courseId courseFrom';

type Place = Pick<AgreementRecord, 'university' | 'country'>;

/** Whether an agreement is with an application's university. */
export const isSame = ({ university, country }: Place, application: { university: string; country: string }): boolean =>
  country === application.country && university.trim().toLowerCase() === application.university.trim().toLowerCase();

const dayIfAny = (at: Date | null | undefined): Day | null => (at ? dayOf(at, 'UTC') : null);
const firstAt = ({ history }: Facts, statuses: readonly ApplicationStatus[]): string | null =>
  dayIfAny(history.find(({ status }) => statuses.includes(status))?.at);

/** The days by which an agreement's version is chosen. */
function ruledBy(application: Facts): RuledBy {
  const { level, course, month, campus = '', nationality = '', offer } = application;
  return {
    ...{ level, course, month, campus, nationality },
    days: {
      application: dayIfAny(sentOf(application)?.at),
      offer: firstAt(application, OFFER_STATUSES) ?? dayIfAny(offer?.made.at),
      enrolment: firstAt(application, ['Enrolled']),
    },
  };
}

/** The day an offer was accepted. */
const acceptedOn = (application: Facts): string | null => firstAt(application, EARNING);

/** The rule in force, or, while its day hasn't come or no version was in force, the newest for such a course; null where there is none. */
export function ruleOfApplication(
  versions: readonly AgreementRecord[],
  application: Facts,
): { rule: RateRule<Id>; version: number; unsure: Unsure | null; ended: boolean } | null {
  const by = ruledBy(application);
  const found = ruleFor(versions, by);
  if (typeof found === 'object') return { ...found, ended: false };
  if (found === 'none') return null;
  // As it would be without an end.
  const open: AgreementVersion<Id>[] = versions
    .toSorted((a, b) => b.version - a.version)
    .map((one) => ({ version: one.version, rules: one.rules, from: '', to: null }));
  const day = '9999-12-31';
  for (const one of open) {
    const newest = ruleFor([one], { ...by, days: { application: day, offer: day, enrolment: day } });
    if (typeof newest === 'object') return { ...newest, ended: found === 'ended' };
  }
  return null;
}

/** The agency's part of the credit in whole per cent, and whether it is in question. */
export function creditPart(
  application: Facts,
  agencyId: Id,
  disputes: readonly CreditDisputeRecord[],
): { percent: number; disputed: boolean } {
  const isOwn = creditOf(application)?.agencyId.equals(agencyId) === true;
  const about = disputes.filter(({ userId }) => userId?.equals(application.userId));
  const decided = about.find(({ decision }) => decision?.applicationId.equals(application._id));
  const open = about.some(
    (one) =>
      one.decision === null &&
      !one.agencyId.equals(agencyId) &&
      one.university.trim().toLowerCase() === application.university.toLowerCase(),
  );
  if (!decided?.decision) return { percent: isOwn ? 100 : 0, disputed: open };
  const { percent } = decided.decision;
  const part = decided.agencyId.equals(agencyId) ? percent : isOwn ? 100 - percent : 0;
  return { percent: part, disputed: open };
}

/** What else decides whether an entry can be claimed. */
interface Standing {
  ended: boolean;
  /** What isn't known of the student and would decide on the rule. */
  unsure: Unsure | null;
  disputed: boolean;
  percent: number;
  unlicensed: boolean;
  /** Who has the agreement: what the platform pays an agency for its own case waits for staff's word. */
  holder: AgreementRecord['holder'];
}

/** Why an application's entry can't be claimed now; null where it can. What can't be set aside comes first. */
export function blockOf(
  application: Facts,
  entry: Pick<CommissionEntryRecord, 'onshore' | 'lifted'>,
  { ended, unsure, disputed, percent, unlicensed, holder }: Standing,
): BlockReason | null {
  const onshore = onshoreBlock(application.country, entry.onshore, acceptedOn(application));
  if (onshore) return onshore;
  if (percent === 0) return 'credit divided';
  if (disputed) return 'credit disputed';
  if (unlicensed) return 'licence ended';
  if (ended) return 'agreement ended';
  const isOwn = isAgencysOwn(application);
  if (!application.consent && isOwn) return 'no consent, own case';
  if (isOwn && holder === 'platform' && !isEnrolmentConfirmed(application)) return 'enrolment unconfirmed';
  const unknown = unsure && (`${unsure} unknown` as const);
  if (unknown && !entry.lifted.includes(unknown)) return unknown;
  if (!application.consent && !entry.lifted.includes('no consent')) return 'no consent';
  return null;
}
