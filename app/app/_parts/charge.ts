import type { InCharge } from '@/lib/contract/people/desk';

/** Whose cases an address asks for: 'me', 'nobody' or the id of one of the staff; undefined for everyone's. */
export function chargeOf(charge: string | string[] | undefined): InCharge {
  if (charge === 'me' || charge === 'nobody') return charge;
  return typeof charge === 'string' && /^[0-9a-f]{24}$/.test(charge) ? charge : undefined;
}
