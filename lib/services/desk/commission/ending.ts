import { canKeepLicences, commissionOf } from '@/lib/agency-access';
import type { AgencyWorkRow } from '@/lib/contract/agency/agency-work';
import type { LicenceView } from '@/lib/contract/agency/licences';
import type { MonthEnd } from '@/lib/contract/commission/month';
import { LICENCE_KINDS } from '@/lib/domain/agency/licences';
import { addDays, type Day } from '@/lib/domain/days/day';
import { ENDS_SOON_DAYS } from '@/lib/domain/deadlines/licences';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { licenceViews } from '@/lib/services/people/agency/licences';
import type { AgreementRecord } from '@/models/commission-agreement';
import { approvedAgreements } from './agreements';

/** The agreements whose newest version ends soon, the first on top. */
export function endingOf(agreements: readonly AgreementRecord[], today: Day): MonthEnd['ending'] {
  const newest = new Map<string, AgreementRecord>();
  for (const one of agreements) {
    const known = newest.get(String(one.agreementId));
    if (!known || known.version < one.version) newest.set(String(one.agreementId), one);
  }
  const until = addDays(today, ENDS_SOON_DAYS);
  return [...newest.values()]
    .flatMap(({ agreementId, university, to }) =>
      to !== null && to >= today && to <= until ? [{ _id: String(agreementId), university, to }] : [],
    )
    .sort((a, b) => a.to.localeCompare(b.to));
}

/** A licence that ended or ends soon, in words; none for others. */
export function endOf({ _id, kind, number, holder, branch, place, to, state }: LicenceView): MonthEnd['licences'] {
  if (to === null || (state !== 'ended' && state !== 'ends soon')) return [];
  const what = [LICENCE_KINDS[kind].label, number, place].filter(Boolean).join(', ');
  return [{ _id, name: holder || branch || 'The agency', what, to, ended: state === 'ended' }];
}

/** What ends, as work: agreements for who keeps the books, licences for owners, and their own for each person. */
export async function endsSoon(viewer: Viewer, today: Day): Promise<{ rows: AgencyWorkRow[]; total: number }> {
  const { id: agencyId } = placeOf(viewer);
  const [agreements, licences] = await Promise.all([
    commissionOf(viewer)?.keeps ? approvedAgreements(agencyId) : [],
    licenceViews(agencyId, today),
  ]);
  const own = licences.filter(({ memberId }) => canKeepLicences(viewer) || memberId === viewer.userId);
  const rows: AgencyWorkRow[] = [
    ...endingOf(agreements, today).map(({ _id, university, to }) => ({
      ...{ kind: 'agreement' as const, _id, name: university, what: 'Agreement expires', dueOn: to, since: null },
    })),
    ...own.flatMap(endOf).map(({ _id, name, what, to, ended }) => ({
      ...{ kind: 'licence' as const, _id, name, dueOn: to, since: null },
      what: `${what}: ${ended ? 'expired' : 'expires'}`,
    })),
  ].sort((a, b) => a.dueOn.localeCompare(b.dueOn));
  return { rows, total: rows.length };
}
