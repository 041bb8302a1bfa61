import type { Types } from 'mongoose';
import { Agency } from '@/models/agency';
import type { UserRecord } from '@/models/user';

export interface Named {
  _id: string;
  name: string;
}

type Id = Types.ObjectId | null | undefined;

/** The branches of these records' agencies by id; no query where none has a branch. */
export async function branchesOf(
  records: readonly { agencyId: Id; branchId?: Id }[],
): Promise<ReadonlyMap<string, Named>> {
  const agencies = new Set(records.flatMap(({ agencyId, branchId }) => (agencyId && branchId ? String(agencyId) : [])));
  const found = agencies.size ? await Agency.find({ _id: { $in: [...agencies] } }, 'branches').lean() : [];
  const all = found.flatMap(({ branches }) => branches);
  return new Map(all.map(({ _id, name }) => [String(_id), { _id: String(_id), name }]));
}

/** Who of the agency looks after a student, as lists show it. */
export function inCareView(
  { memberId, branchId, counsellor_name }: Partial<Pick<UserRecord, 'memberId' | 'branchId' | 'counsellor_name'>>,
  branches: ReadonlyMap<string, Named>,
) {
  return {
    memberId: memberId ? String(memberId) : null,
    counsellor_name: counsellor_name ?? '',
    branch: branches.get(String(branchId)) ?? null,
  };
}
