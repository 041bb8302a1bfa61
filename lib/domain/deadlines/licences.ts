import { addDays } from '@/lib/domain/days/day';
import { LICENCE_KINDS, type Licence, type LicenceState } from '../agency/licences';

/** When licences and agreements of an agency end. */

/** Days before its end from which on the end of a licence or an agreement is named. */
export const ENDS_SOON_DAYS = 90;

const sameOf = ({ kind, branchId, memberId, place }: Licence) =>
  JSON.stringify([kind, branchId, memberId, place.toLowerCase()]);
/** After every day: of one that names no end. */
const NEVER = '9999-12-31';

/** Where each licence stands. One of the same kind, holder, branch and place that ends later is its renewal. */
export function licenceStates(licences: readonly Licence[], today: string): LicenceState[] {
  const last = new Map<string, string>();
  for (const one of licences) {
    const to = one.to ?? NEVER;
    if (to > (last.get(sameOf(one)) ?? '')) last.set(sameOf(one), to);
  }
  return licences.map((one) => {
    const to = one.to ?? NEVER;
    if (to < (last.get(sameOf(one)) ?? to)) return 'renewed';
    if (to < today) return 'ended';
    return to <= addDays(today, ENDS_SOON_DAYS) ? 'ends soon' : 'holds';
  });
}

/**
 * Whether what an agency earns through a branch may not be claimed: a licence of the agency, or of that branch, ended
 * and was not renewed. An agency that
 * entered none is not known to need one.
 */
export function isUnlicensed(licences: readonly Licence[], branchId: string | null, today: string): boolean {
  const states = licenceStates(licences, today);
  return licences.some(
    (one, place) =>
      !LICENCE_KINDS[one.kind].isPersons &&
      states[place] === 'ended' &&
      (one.branchId === null || one.branchId === branchId),
  );
}
