import { Types } from 'mongoose';
import { canKeepLicences } from '@/lib/agency-access';
import type { LicenceView, NewLicence } from '@/lib/contract/agency/licences';
import { LICENCE_KINDS, type Licence } from '@/lib/domain/agency/licences';
import { licenceStates } from '@/lib/domain/deadlines/licences';
import { conflict, forbidden, found, invalid, notFound } from '@/lib/domain/errors';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { Agency, type LicenceRecord } from '@/models/agency';
import type { Signed } from '@/models/application-parts';
import { type Id, idOf } from '@/models/id';
import { User } from '@/models/user';

const MOST_LICENCES = 500;

/** The licences of the viewer's agency and its people, the first to end on top, those that were renewed at the end. */
export async function listLicences(viewer: Viewer, today: string): Promise<LicenceView[]> {
  return licenceViews(placeOf(viewer).id, today);
}

/** The same of an agency by its id. */
export async function licenceViews(agencyId: Id | string, today: string): Promise<LicenceView[]> {
  const agency = await Agency.findById(agencyId, 'licences branches').lean();
  const kept = (agency?.licences ?? []).filter(({ removed }) => removed === null);
  const states = licenceStates(kept.map(ruled), today);
  const branches = new Map((agency?.branches ?? []).map(({ _id, name }) => [String(_id), name]));
  return kept
    .map((one, place) => ({
      ...{ _id: String(one._id), kind: one.kind, number: one.number, place: one.place, to: one.to },
      ...{ holder: one.name, memberId: one.memberId && String(one.memberId) },
      branch: one.branchId ? (branches.get(String(one.branchId)) ?? '') : '',
      state: states[place] ?? ('holds' as const),
    }))
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const orderOf = ({ state, to }: LicenceView): string => `${state === 'renewed' ? 1 : 0}${to ?? '9999'}`;

/** As much of an agency's licences as tells whether they hold. */
export async function licencesOf(agencyId: Id): Promise<Licence[]> {
  const agency = await Agency.findById(agencyId, 'licences').lean();
  return (agency?.licences ?? []).filter(({ removed }) => removed === null).map(ruled);
}

const ruled = ({ kind, branchId, memberId, place, to }: LicenceRecord): Licence => ({
  ...{ kind, place, to },
  branchId: branchId && String(branchId),
  memberId: memberId && String(memberId),
});

/**
 * Enters a licence. 403 for who is no owner, 404 for a branch or a person of another agency, 409 beyond 500, 422 for one
 * without its holder.
 */
export async function addLicence(viewer: Viewer, given: NewLicence): Promise<void> {
  const agencyId = owned(viewer);
  const { kind, number, place, to } = given;
  const { isPersons } = LICENCE_KINDS[kind];
  const { memberId, branchId } = given;
  const name = memberId ? await nameOf(agencyId, memberId) : '';
  if (branchId && !(await Agency.exists({ _id: agencyId, 'branches._id': branchId })))
    throw notFound('Branch not found.');
  if (isPersons !== (memberId !== null))
    throw invalid({
      memberId: isPersons
        ? 'Please choose the person who holds the licence.'
        : 'This licence belongs to the agency, not to a person.',
    });
  const licence: LicenceRecord = {
    ...{ _id: new Types.ObjectId(), kind, number, place, to, name, made: signed(viewer), removed: null },
    branchId: branchId ? new Types.ObjectId(branchId) : null,
    memberId: memberId ? new Types.ObjectId(memberId) : null,
  };
  await Agency.updateOne({ _id: agencyId }, { $setOnInsert: { branches: [] } }, { upsert: true });
  const room = { [`licences.${MOST_LICENCES - 1}`]: { $exists: false } };
  const added = await Agency.updateOne({ _id: agencyId, ...room }, { $push: { licences: licence } });
  if (!added.modifiedCount) throw conflict('You already have 500 licences, which is the maximum.');
}

/** Takes one away that was entered by mistake; the record stays, with who did it. 403 for who is no owner, 404 for another's. */
export async function removeLicence(viewer: Viewer, id: string): Promise<void> {
  const agencyId = owned(viewer);
  const removed = await Agency.updateOne(
    { _id: agencyId, licences: { $elemMatch: { _id: id, removed: null } } },
    { $set: { 'licences.$.removed': signed(viewer) } },
  );
  if (!removed.matchedCount) throw notFound('Licence not found.');
}

function owned(viewer: Viewer): string {
  if (!canKeepLicences(viewer)) throw forbidden();
  return placeOf(viewer).id;
}

/** What a person of the agency is called; its first owner's account is the agency's own. */
async function nameOf(agencyId: string, memberId: string): Promise<string> {
  const of = memberId === agencyId ? {} : { 'agency.id': agencyId };
  const person = found(await User.findOne({ _id: memberId, role: 'agent', ...of }, 'name').lean(), 'User not found.');
  return person.name;
}

const signed = (viewer: Viewer): Signed => ({
  ...{ by: idOf(viewer), byRole: viewer.role, byName: viewer.name, at: new Date() },
});
