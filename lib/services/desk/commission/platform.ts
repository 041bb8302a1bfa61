import { canKeepPlatformAgreements } from '@/lib/access';
import { sentOf } from '@/lib/domain/applications/sent';
import { dayOf } from '@/lib/domain/days/day';
import { forbidden, invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Application } from '@/models/application';
import type { AgreementRecord } from '@/models/commission-agreement';
import { User } from '@/models/user';
import { isSame } from './facts';

/** What agreements need that the platform holds, and pays agencies by. */

const MOST_AGENCIES = 2_000;

/** The accounts that registered an agency. */
export const AGENCIES = { role: 'agent', agency: { $exists: false } } as const;

/** The agencies that the platform can pay, by name. 403 for others than admins. */
export async function agenciesToPay(viewer: Viewer): Promise<{ value: string; label: string }[]> {
  if (!canKeepPlatformAgreements(viewer)) throw forbidden();
  const all = await User.find(AGENCIES, 'name company_name').limit(MOST_AGENCIES).lean();
  return all
    .map(({ _id, name, company_name }) => ({ value: String(_id), label: company_name || name }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** 422 where an application of the agency's was sent there on this day or later: its part was agreed by then. @param from 'YYYY-MM-DD' */
export async function refuseAfterSent(of: AgreementRecord, from: string): Promise<void> {
  const left = await User.find({ formerAgents: of.agencyId }, '_id').lean();
  const fields = 'country university status sent history movedOn offer';
  const found = await Promise.all([
    Application.find({ agentId: of.agencyId }, fields).lean(),
    Application.find({ userId: { $in: left.map(({ _id }) => _id) }, 'credit.agencyId': of.agencyId }, fields).lean(),
  ]);
  const days = found
    .flat()
    .flatMap((one) => (isSame(of, one) ? (sentOf(one) ?? []) : []))
    .map(({ at }) => dayOf(at, 'UTC'))
    .sort();
  const last = days.at(-1);
  if (last !== undefined && last >= from)
    throw invalid({
      from: `An application was sent on ${last} under the previous version. Please choose a later date.`,
    });
}
