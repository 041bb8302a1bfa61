import { Types } from 'mongoose';
import type { AssigneeChoice } from '@/lib/contract/people/desk';
import type { Viewer } from '@/lib/platform/auth/viewer';

/** The students or applications of one counsellor: the viewer's own, no one's, those of the named; else all. */
export function assigneeFilter({ userId }: Viewer, inCharge: AssigneeChoice): { counsellorId?: Types.ObjectId | null } {
  if (inCharge === undefined) return {};
  if (inCharge === 'nobody') return { counsellorId: null };
  return { counsellorId: new Types.ObjectId(inCharge === 'me' ? userId : inCharge) };
}
