import { Types } from 'mongoose';
import type { CareChoice } from '@/lib/contract/agency/agency';
import type { Viewer } from '@/lib/platform/auth/viewer';

type InCare = { memberId?: Types.ObjectId | null; branchId?: Types.ObjectId | null };

/**
 * The students or applications of one counsellor of an agency, of no counsellor, of one branch or of none; else all. It narrows, and is
 * to be joined with the viewer's scope by `$and`: both name these fields.
 */
export function careFilter({ userId }: Viewer, { member, branch }: CareChoice): InCare {
  return {
    ...(member ? { memberId: member === 'nobody' ? null : new Types.ObjectId(member === 'me' ? userId : member) } : {}),
    ...(branch ? { branchId: branch === 'none' ? null : new Types.ObjectId(branch) } : {}),
  };
}
