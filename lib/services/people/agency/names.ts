import type { Types } from 'mongoose';
import type { CareChoice } from '@/lib/contract/agency/agency';
import { notFound } from '@/lib/domain/errors';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { Agency } from '@/models/agency';
import { type Membership, User, type UserRecord } from '@/models/user';

export interface Named {
  _id: string;
  name: string;
}

type Id = Types.ObjectId | null | undefined;

/** A person's place; who registered the agency is its owner. */
export const membershipOf = (user: Pick<UserRecord, '_id' | 'agency'>): Membership =>
  user.agency ?? { id: user._id, role: 'owner', branches: [], exports: true, handles: true, closed: false };

/** A person's role and branches, with ids as a viewer has them. */
export function placeIn(user: Pick<UserRecord, '_id' | 'agency'>) {
  const { role, branches } = membershipOf(user);
  return { role, branches: branches.map(String) };
}

/** The one branch of a person; null for none or several. */
export function branchOf(user: Pick<UserRecord, '_id' | 'agency'>): Types.ObjectId | null {
  const { branches } = membershipOf(user);
  return branches.length === 1 ? (branches[0] ?? null) : null;
}

/** The branches of these records' agencies by id; no query where none has a branch. */
export async function branchesOf(
  records: readonly { agencyId: Id; branchId?: Id }[],
): Promise<ReadonlyMap<string, Named>> {
  const agencies = new Set(records.flatMap(({ agencyId, branchId }) => (agencyId && branchId ? String(agencyId) : [])));
  const found = agencies.size ? await Agency.find({ _id: { $in: [...agencies] } }, 'branches').lean() : [];
  const all = found.flatMap(({ branches }) => branches);
  return new Map(all.map(({ _id, name }) => [String(_id), { _id: String(_id), name }]));
}

/** 404 for an agent who narrows a list to a person or a branch of another agency. */
export async function refuseForeignCare(viewer: Viewer, { member, branch }: CareChoice): Promise<void> {
  if (viewer.role !== 'agent') return;
  const { id } = placeOf(viewer);
  if (member && member !== 'me' && member !== 'nobody' && member !== id) {
    if (!(await User.exists({ _id: member, 'agency.id': id }))) throw notFound('User not found.');
  }
  if (branch && branch !== 'none') {
    if (!(await Agency.exists({ _id: id, 'branches._id': branch }))) throw notFound('Branch not found.');
  }
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

/** Where a logo is served. */
export const logoPath = (fileId: Types.ObjectId): string => `/api/v1/logos/${fileId}`;

/** An agency's own name and logo; null where it has no logo. */
export async function agencyView(agencyId: string): Promise<{ name: string; logo: string | null }> {
  const [owner, agency] = await Promise.all([
    User.findById(agencyId, 'name company_name').lean(),
    Agency.findById(agencyId, 'logoFileId').lean(),
  ]);
  return {
    name: owner?.company_name || (owner?.name ?? ''),
    logo: agency?.logoFileId ? logoPath(agency.logoFileId) : null,
  };
}

/** The agency of a student as the student sees it, with who looks after them there ('' for no one); null without one. */
export async function agencyOfStudent(studentId: string) {
  const student = await User.findById(studentId, 'addedBy memberId branchId counsellor_name').lean();
  const agencyId = student?.addedBy;
  if (!agencyId) return null;
  const [view, branches] = await Promise.all([
    agencyView(String(agencyId)),
    branchesOf([{ agencyId, branchId: student.branchId }]),
  ]);
  const { counsellor_name, branch } = inCareView(student, branches);
  return { ...view, counsellor: counsellor_name, branch: branch?.name ?? '' };
}
