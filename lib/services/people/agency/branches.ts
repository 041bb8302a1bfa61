import { Types } from 'mongoose';
import type { BranchView } from '@/lib/contract/agency/agency';
import { conflict, forbidden, invalid, notFound } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import { counted } from '@/lib/domain/texts/counted';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { CHANGED_MEANWHILE, mergedWith } from '@/lib/services/records/lists/merged-with';
import { Agency, type Branch } from '@/models/agency';
import { User } from '@/models/user';

const MOST_BRANCHES = 50;

/** The branches of the viewer's agency by name, closed ones at the end. */
export async function listBranches(viewer: Viewer): Promise<BranchView[]> {
  const agency = await Agency.findById(placeOf(viewer).id).lean();
  return (agency?.branches ?? [])
    .map(viewOf)
    .sort((a, b) => Number(a.isClosed) - Number(b.isClosed) || a.name.localeCompare(b.name));
}

/** Adds a branch. 403 for who is no owner, 422 for a name that one has already, 409 beyond fifty. */
export async function addBranch(
  viewer: Viewer,
  { name, city, country }: { name: string; city: string; country: string },
): Promise<BranchView> {
  const { id } = owned(viewer);
  await Agency.updateOne({ _id: id }, { $setOnInsert: { branches: [] } }, { upsert: true });
  const branch: Branch = { _id: new Types.ObjectId(), name, city, country, archivedOn: null };
  const added = await Agency.updateOne(
    { _id: id, 'branches.name': { $ne: name }, [`branches.${MOST_BRANCHES - 1}`]: { $exists: false } },
    { $push: { branches: branch } },
  );
  if (added.modifiedCount) return viewOf(branch);
  const { length } = await listBranches(viewer);
  throw length >= MOST_BRANCHES
    ? conflict('You already have 50 branches, which is the maximum.')
    : invalid({ name: 'A branch with this name already exists.' });
}

/**
 * Changes a branch, closes it or opens it again. 403 for who is no owner, 404 for another agency's, 409 to close one that has people or
 * students and for what another owner changed too since it was seen, 422 for a name that another one has.
 */
export async function changeBranch(
  viewer: Viewer,
  branchId: string,
  {
    seen,
    ...sent
  }: {
    name?: string | undefined;
    city?: string | undefined;
    country?: string | undefined;
    isClosed?: boolean | undefined;
    seen?: Seen | undefined;
  },
): Promise<BranchView> {
  const { id } = owned(viewer);
  const all = (await Agency.findById(id).lean())?.branches ?? [];
  const before = all.find(({ _id }) => String(_id) === branchId);
  if (!before) throw notFound('Branch not found.');
  const change = mergedWith({ ...viewOf(before) }, sent, seen);
  const { name = before.name, city = before.city, isClosed = before.archivedOn !== null } = change;
  const { country = before.country ?? '' } = change;
  if (all.some((one) => one !== before && one.name === name))
    throw invalid({ name: 'A branch with this name already exists.' });
  if (isClosed && !before.archivedOn) await refuseClosing(id, branchId);
  const after: Branch = {
    ...before,
    name,
    city,
    country,
    archivedOn: isClosed ? (before.archivedOn ?? new Date()) : null,
  };
  const { matchedCount } = await Agency.updateOne(
    { _id: id, branches: { $elemMatch: { _id: before._id, name: before.name, city: before.city } } },
    { $set: { 'branches.$': after, ...(country === (before.country ?? '') ? {} : { countryOn: new Date() }) } },
  );
  if (!matchedCount) throw conflict(CHANGED_MEANWHILE);
  return viewOf(after);
}

/** The place of an owner; 403 for others. */
function owned(viewer: Viewer) {
  if (agencyRule(viewer).managesPeople !== 'all') throw forbidden();
  return placeOf(viewer);
}

async function refuseClosing(agencyId: string, branchId: string): Promise<void> {
  const [people, students] = await Promise.all([
    User.countDocuments({ 'agency.id': agencyId, 'agency.branches': branchId, disabled: { $ne: true } }),
    User.countDocuments({ role: 'student', addedBy: agencyId, branchId }),
  ]);
  if (people + students === 0) return;
  throw conflict(
    `Please move its ${counted(people, 'person', 'people')} and ${counted(students, 'student')} to another branch first.`,
  );
}

const viewOf = ({ _id, name, city, country = '', archivedOn }: Branch): BranchView => ({
  _id: String(_id),
  name,
  city,
  country,
  isClosed: archivedOn !== null,
});
