import { Types } from 'mongoose';
import type { InCharge } from '@/lib/contract/people/desk';
import type { Viewer } from '@/lib/platform/auth/viewer';

/** The students or applications of one counsellor: the viewer's own, no one's, those of the named; else all. */
export function chargeFilter({ userId }: Viewer, inCharge: InCharge): { counsellorId?: Types.ObjectId | null } {
  if (inCharge === undefined) return {};
  if (inCharge === 'nobody') return { counsellorId: null };
  return { counsellorId: new Types.ObjectId(inCharge === 'me' ? userId : inCharge) };
}
