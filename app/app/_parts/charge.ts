import type { InCharge } from '@/lib/contract/people/desk';
import { idOf } from './id-of';

/** Whose cases an address asks for: 'me', 'nobody' or the id of one of the staff; undefined for everyone's. */
export function chargeOf(charge: string | string[] | undefined): InCharge {
  return charge === 'me' || charge === 'nobody' ? charge : idOf(charge);
}
