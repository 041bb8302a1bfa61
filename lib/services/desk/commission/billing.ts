import { Types } from 'mongoose';
import { canSetFeeLimits } from '@/lib/agency-access';
import type { BilledPartyView, setBilledParty as contract, viewBilling } from '@/lib/contract/commission/billing';
import type { Input, Result } from '@/lib/contract/operation';
import { notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { billingOf } from '@/lib/services/people/agency/billing';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { BilledPartyModel } from '@/models/billed-party';
import { CommissionAgreement } from '@/models/commission-agreement';
import { commissionScope, keepingScope } from './scope';

type AnyId = Types.ObjectId | string;

/** What documents say of the agency, and whom it bills by each agreement. 403 for who sees no commission. */
export async function viewBillingOf(viewer: Viewer): Promise<Result<typeof viewBilling>> {
  const { agencyId, keeps } = commissionScope(viewer);
  const [agency, parties] = await Promise.all([billingOf(agencyId), partiesOf({ agencyId })]);
  return { agency, parties, maySetAgency: canSetFeeLimits(viewer), keeps };
}

/** Whom an agreement's invoices go to. 404 for another agency's agreement. */
export async function billedParty(agencyId: AnyId, agreementId: AnyId): Promise<BilledPartyView> {
  const [party] = await partiesOf({ agencyId, agreementId });
  if (!party) throw notFound('Agreement not found.');
  return party;
}

/** One for each agreement, by university; what wasn't entered is ''. */
async function partiesOf(of: { agencyId: AnyId; agreementId?: AnyId }): Promise<BilledPartyView[]> {
  const [agreements, stored] = await Promise.all([
    CommissionAgreement.find({ ...of, version: 1 }, 'agreementId university country').lean(),
    BilledPartyModel.find(of).lean(),
  ]);
  const known = new Map(stored.map((one) => [String(one.agreementId), one]));
  return agreements
    .map(({ agreementId, university, country }) => {
      const { name = '', address = '', contact = '', terms = '', taxes = [] } = known.get(String(agreementId)) ?? {};
      return { agreementId: String(agreementId), university, country, name, address, contact, terms, taxes };
    })
    .sort((a, b) => a.university.localeCompare(b.university) || a.agreementId.localeCompare(b.agreementId));
}

/**
 * Sets whom an agreement's invoices go to. 403 for who doesn't keep the books, 404 for another agency's agreement, 409 for what a
 * colleague changed too since it was seen.
 */
export async function setBilledParty(
  viewer: Viewer,
  id: string,
  { seen, ...sent }: Input<typeof contract>['body'],
): Promise<BilledPartyView> {
  const { agencyId } = keepingScope(viewer);
  const set = mergedWith({ ...(await billedParty(agencyId, id)) }, sent, seen);
  const of = { agencyId: new Types.ObjectId(agencyId), agreementId: new Types.ObjectId(id) };
  await BilledPartyModel.updateOne(of, { $set: set }, { upsert: true });
  return billedParty(agencyId, id);
}
