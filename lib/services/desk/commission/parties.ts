import { Types } from 'mongoose';
import { commissionOf } from '@/lib/agency-access';
import type { setParties as contract, addPartner as newPartner, PartnerView } from '@/lib/contract/commission/parties';
import type { Input } from '@/lib/contract/operation';
import { creditOf } from '@/lib/domain/agency/credit';
import { wasSent } from '@/lib/domain/applications/sent';
import { isShare } from '@/lib/domain/commission/entry';
import { conflict, forbidden, found, invalid, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { signed } from '@/lib/services/applications/moves/change';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { Agency } from '@/models/agency';
import { Application } from '@/models/application';
import {
  CommissionParties,
  type CommissionPartiesRecord,
  CommissionPartner,
  type CommissionPartnerRecord,
} from '@/models/commission-partner';
import { commissionScope, keepingScope } from './scope';

/** The sub-agents of the viewer's agency. 403 for who sees no commission. */
export async function listPartners(viewer: Viewer): Promise<PartnerView[]> {
  const { agencyId } = commissionScope(viewer);
  const all = await CommissionPartner.find({ agencyId }).sort({ _id: -1 }).limit(500).lean();
  return all.map(partnerView);
}

const partnerView = ({
  _id,
  name,
  parts,
  of = 'came',
  flat = null,
  ...rest
}: CommissionPartnerRecord): PartnerView => ({
  ...{ _id: String(_id), name, parts, of, flat, from: rest.from, to: rest.to, source: rest.source },
});

/** Enters a sub-agent. 403 for others than owners, 422 for a part above all of it. */
export async function addPartner(viewer: Viewer, given: Input<typeof newPartner>['body']): Promise<PartnerView> {
  const { agencyId, decides } = keepingScope(viewer);
  if (!decides) throw forbidden();
  const isFlat = given.of === 'flat';
  if (isFlat && !given.flat) throw invalid({ flat: 'Please enter the amount.' });
  if (!isFlat && given.flat) throw invalid({ flat: 'Leave this empty: it is only for a fixed amount.' });
  if (isFlat ? given.parts !== 0 : !isShare(given.parts))
    throw invalid({
      parts: isFlat ? 'Leave this empty: it is for a percentage.' : 'Please enter a percentage of at most 100.',
    });
  if (given.to !== null && given.to < given.from) throw invalid({ to: 'The end date is before the start date.' });
  const record = { ...given, _id: new Types.ObjectId(), agencyId: new Types.ObjectId(agencyId), made: signed(viewer) };
  await CommissionPartner.create(record);
  return partnerView(record);
}

/**
 * Says who shares in an application. 403 for others than owners, 404 for one that isn't of the agency's students, a sub-agent or branch
 * that isn't theirs, 409 for what another owner changed too since it was seen, and once it is sent: a part that student and university
 * could not see is never added.
 */
export async function setParties(
  viewer: Viewer,
  id: string,
  { seen, ...sent }: Input<typeof contract>['body'],
  today: string,
): Promise<void> {
  const scope = keepingScope(viewer);
  if (!scope.decides) throw forbidden();
  const agencyId = new Types.ObjectId(scope.agencyId);
  const application = found(await Application.findOne({ _id: id, agentId: agencyId }).lean(), 'Application not found.');
  const stored = await CommissionParties.findOne({ applicationId: application._id, agencyId }).lean();
  const { partnerId, shares } = mergedWith(partiesSeen(stored), sent, seen);
  const partner = partnerId ? await CommissionPartner.findOne({ _id: partnerId, agencyId }).lean() : null;
  if (partnerId && !partner) throw notFound('Sub-agent not found.');
  if (partner && (partner.from > today || (partner.to !== null && partner.to < today)))
    throw conflict('This sub-agent has no valid agreement today.');
  const agency = await Agency.findById(agencyId, 'branches').lean();
  const known = new Set((agency?.branches ?? []).map(({ _id }) => String(_id)));
  if (shares.some(({ branchId }) => !known.has(branchId))) throw notFound('Branch not found.');
  if (wasSent(application)) throw conflict('This application has already been sent. Add sub-agents before sending.');
  const parties = {
    ...{ partnerId: partner?._id ?? null, partner: partner?.name ?? '', parts: partner?.parts ?? 0 },
    ...{ of: partner?.of ?? 'came', flat: partner?.flat ?? null },
    branches: shares.map((one) => ({ ...one, branchId: new Types.ObjectId(one.branchId) })),
    made: signed(viewer),
  };
  await CommissionParties.updateOne({ applicationId: application._id, agencyId }, { $set: parties }, { upsert: true });
}

/** Who shares, by the names of what is sent. */
const partiesSeen = (stored: Pick<CommissionPartiesRecord, 'partnerId' | 'branches'> | null) => ({
  partnerId: stored?.partnerId ? String(stored.partnerId) : null,
  shares: (stored?.branches ?? []).map(({ branchId, weight, isFirm }) => ({
    ...{ branchId: String(branchId), weight, isFirm },
  })),
});

/** The sub-agent of the agency that brought an application, by name, for all who see the application; '' for none. */
export async function subAgentOf(applicationId: string): Promise<string> {
  const application = await Application.findById(applicationId, 'agentId agency credit createdOn').lean();
  const agencyId = application && creditOf(application)?.agencyId;
  if (!agencyId) return '';
  return (await CommissionParties.findOne({ applicationId, agencyId }, 'partner').lean())?.partner ?? '';
}

/** What an owner can choose from for an application that isn't sent, and what was chosen; null where nothing is to be chosen. */
export interface PartiesChoice {
  partners: { value: string; label: string }[];
  /** '' for none. */
  partnerId: string;
  /** Those that are open, each with what was chosen for it. */
  branches: { _id: string; name: string; weight: number | null; isFirm: boolean }[];
}

export async function partiesChoice(
  viewer: Viewer,
  application: { _id: string; sent: boolean },
): Promise<PartiesChoice | null> {
  const scope = commissionOf(viewer);
  if (!scope?.decides || application.sent) return null;
  const { agencyId } = scope;
  const [partners, chosen, agency] = await Promise.all([
    CommissionPartner.find({ agencyId }, 'name').sort({ _id: -1 }).limit(500).lean(),
    CommissionParties.findOne({ applicationId: application._id, agencyId }).lean(),
    Agency.findById(agencyId, 'branches').lean(),
  ]);
  const branches = (agency?.branches ?? []).filter(({ archivedOn }) => archivedOn === null);
  if (partners.length === 0 && branches.length === 0) return null;
  const shares = new Map((chosen?.branches ?? []).map((one) => [String(one.branchId), one]));
  return {
    partners: partners.map(({ _id, name }) => ({ value: String(_id), label: name })),
    partnerId: chosen?.partnerId ? String(chosen.partnerId) : '',
    branches: branches.map(({ _id, name }) => {
      const { weight = null, isFirm = false } = shares.get(String(_id)) ?? {};
      return { _id: String(_id), name, weight, isFirm };
    }),
  };
}
