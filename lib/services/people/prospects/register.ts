import { Types } from 'mongoose';
import { prospectsVisibleTo, worksNear } from '@/lib/agency-access';
import type { NewProspect } from '@/lib/contract/agency/prospect-changes';
import type { PerhapsTheSame, ProspectRow } from '@/lib/contract/agency/prospects';
import { CARETAKERS } from '@/lib/domain/agency/roles';
import { forbidden, invalid, notFound } from '@/lib/domain/errors';
import { e164Of } from '@/lib/domain/phones';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { Agency } from '@/models/agency';
import { idOf } from '@/models/id';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';
import { agencyCountries } from '../agency/country';
import { branchOf, placeIn } from '../agency/names';
import { entryOf } from './entries';
import { nameKeyOf, perhapsTheSame, phoneEndsOf } from './likeness';
import { prospectRows } from './list';

/**
 * Registers a lead. It is of the one branch of who registers it, and in their care where they counsel, unless the body says
 * otherwise. 403 for a role without leads, 404 for a branch or a colleague that isn't there, 422 for a closed branch. Returns it,
 * and who is perhaps the same person.
 */
export async function addProspect(
  viewer: Viewer,
  { note, branchId, memberId, ...fields }: NewProspect,
): Promise<{ lead: ProspectRow; like: PerhapsTheSame[] }> {
  if (!prospectsVisibleTo(viewer)) throw forbidden();
  const care = await careFor(viewer, { branchId, memberId });
  const contact = await contactOf(viewer, { ...fields, branchId: care.branchId });
  const like = await perhapsTheSame(viewer, { ...contact, name: fields.name, email: fields.email });
  const lead = await Prospect.create({
    agencyId: new Types.ObjectId(placeOf(viewer).id),
    ...fields,
    ...contact,
    ...care,
    nameKey: nameKeyOf(fields.name),
    entries: note ? [entryOf(viewer, 'note', { text: note })] : [],
  });
  await tellTaker(viewer, lead, care.memberId);
  await announceChange(changeOfAgent(lead.agencyId));
  const [row] = await prospectRows(viewer, [lead]);
  return { lead: row as ProspectRow, like };
}

/** The fields of a number, with the agency's or the branch's country for one without a code, and of further numbers. */
export async function contactOf(viewer: Viewer, numbers: Numbers) {
  return (await contactsOf(viewer))(numbers);
}

/** What makes these fields, for many. */
export async function contactsOf(viewer: Viewer) {
  const countries = await agencyCountries(placeOf(viewer).id);
  return ({ mobile, otherMobiles = [], branchId = null }: Numbers) => ({
    mobile,
    mobileE164: e164Of(mobile, countries.of(branchId)),
    otherMobiles,
    phoneEnds: phoneEndsOf([mobile, ...otherMobiles]),
  });
}

interface Numbers {
  mobile: string;
  otherMobiles?: string[];
  branchId?: Types.ObjectId | null;
}

interface Care {
  branchId?: string | null | undefined;
  memberId?: string | null | undefined;
}

/**
 * Whose a lead becomes. Owners and managers give it to any colleague of their reach; others keep it or leave it to no one. What is
 * left out is the one branch of the viewer, and the viewer where they counsel.
 */
async function careFor(viewer: Viewer, { branchId, memberId }: Care) {
  const place = placeOf(viewer);
  const own = place.branches.length === 1 ? (place.branches[0] as string) : null;
  const counsels = viewer.agency !== undefined && place.role === 'counsellor';
  const member = memberId === undefined ? (counsels ? viewer.userId : null) : memberId;
  const given = member !== null && member !== viewer.userId ? await refuseMember(viewer, member) : null;
  // A lead without one is of its counsellor's branch.
  const branch = branchId === undefined ? (own ?? (given && branchOf(given)?.toHexString()) ?? null) : branchId;
  if (branch !== null && branchId !== undefined) await refuseBranch(viewer, branch);
  if (member === viewer.userId && !CARETAKERS.includes(place.role)) throw forbidden();
  return {
    branchId: branch === null ? null : new Types.ObjectId(branch),
    memberId: member === null ? null : new Types.ObjectId(member),
  };
}

/** 404 for a branch that isn't the agency's, 403 for another than the viewer's own, 422 for a closed one. */
export async function refuseBranch(viewer: Viewer, branchId: string): Promise<void> {
  const { id, branches } = placeOf(viewer);
  const found = (await Agency.findById(id).lean())?.branches.find(({ _id }) => String(_id) === branchId);
  if (!found) throw notFound('Branch not found.');
  const isWhole = prospectsVisibleTo(viewer)?.branchId === undefined && placeOf(viewer).role === 'owner';
  if (!isWhole && branches.length > 0 && !branches.includes(branchId)) throw forbidden();
  if (found.archivedOn) throw invalid({ branchId: 'This branch is closed.' });
}

/**
 * The colleague. 404 for who isn't of the agency, 422 for who takes no leads, 403 for one of other branches, but from an owner. Front desks may book
 * a counsellor for a walk-in; a counsellor hands over to a colleague.
 */
export async function refuseMember(viewer: Viewer, memberId: string): Promise<UserRecord> {
  const { id, branches } = placeOf(viewer);
  const person = await User.findOne({
    _id: memberId,
    role: 'agent',
    $or: [{ _id: id }, { 'agency.id': id }],
  }).lean();
  if (!person) throw notFound('User not found.');
  const place = placeIn(person);
  if (!CARETAKERS.includes(place.role) || person.disabled)
    throw invalid({ memberId: 'Please choose a colleague who can take leads.' });
  if (placeOf(viewer).role !== 'owner' && branches.length > 0 && !worksNear(viewer, place)) throw forbidden();
  return person;
}

/** Tells a colleague that a lead is theirs now. */
export async function tellTaker(
  viewer: Viewer,
  { _id, name }: Pick<ProspectRecord, '_id' | 'name'>,
  memberId: Types.ObjectId | null,
): Promise<void> {
  if (!memberId || memberId.equals(idOf(viewer))) return;
  await notify(String(memberId), `${name} is now your lead.`, `/leads/${_id}`);
}
