import { Types } from 'mongoose';
import { canSetFeeLimits } from '@/lib/agency-access';
import type { AgencyBilling, setBilling as contract } from '@/lib/contract/commission/billing';
import type { Input } from '@/lib/contract/operation';
import { type AgencyParty, financialYear, prefixOf, yearStartOf } from '@/lib/domain/agency/billing';
import { forbidden, invalid, notFound } from '@/lib/domain/errors';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { mergedWith } from '@/lib/services/records/lists/merged-with';
import { Agency, type BillingRecord } from '@/models/agency';
import { agencyCountries } from './country';
import { agencyView } from './names';

type AgencyId = Types.ObjectId | string;

/** An agency as its receipts and invoices name it. One that has only the single tax number of older releases keeps it. */
export async function agencyParty(agencyId: AgencyId): Promise<AgencyParty> {
  const agency = await Agency.findById(agencyId, 'address taxNumber billing').lean();
  const { address = '', taxNumber = '', billing } = agency ?? {};
  const taxLines = billing?.taxLines ?? (taxNumber ? [{ label: 'Tax number', value: taxNumber }] : []);
  return { legalName: billing?.legalName ?? '', address, taxLines };
}

/** What receipts and invoices say of an agency, and how they are numbered, by branch. */
export async function billingOf(agencyId: AgencyId): Promise<AgencyBilling> {
  const [party, agency, { name }, countries] = await Promise.all([
    agencyParty(agencyId),
    Agency.findById(agencyId, 'billing branches').lean(),
    agencyView(String(agencyId)),
    agencyCountries(String(agencyId)),
  ]);
  const { banks = [], ownCurrency = '', yearStart = '', series = [] } = agency?.billing ?? {};
  const startOf = (branchId: AgencyId | null) => yearStartOf(yearStart, countries.of(branchId));
  return {
    ...{ ...party, banks, ownCurrency, yearStart, name, ownYearStart: startOf(null) },
    series: series.map(({ branchId, prefix }) => ({ branchId: branchId && String(branchId), prefix })),
    branches: (agency?.branches ?? []).map((one) => ({
      ...{ _id: String(one._id), name: one.name, yearStart: startOf(one._id) },
    })),
  };
}

/** What numbers of a branch on a day begin with, and the financial year they count in. */
export function seriesOn({ series, branches, ownYearStart }: AgencyBilling, branchId: string | null, day: string) {
  const start = branches.find(({ _id }) => _id === branchId)?.yearStart ?? ownYearStart;
  return { prefix: prefixOf(series, branchId), year: financialYear(day, start) };
}

type Given = Input<typeof contract>['body'];

/**
 * Sets what receipts and invoices say of the agency. 403 for who is no owner, 404 for a branch of another agency, 409 for what another
 * owner changed too since it was seen, 422 for two accounts of one currency.
 */
export async function setBilling(viewer: Viewer, { seen, ...sent }: Given): Promise<AgencyBilling> {
  if (!canSetFeeLimits(viewer)) throw forbidden();
  const { id } = placeOf(viewer);
  const stored = await billingOf(id);
  const { address, ...given } = mergedWith({ ...stored }, sent, seen);
  if (new Set(given.banks.map(({ currency }) => currency)).size < given.banks.length)
    throw invalid({ banks: 'Please enter one account for each currency.' });
  const known = new Set(stored.branches.map(({ _id }) => _id));
  const series = given.series.map(({ branchId, prefix }) => {
    if (branchId && !known.has(branchId)) throw notFound('Branch not found.');
    return { branchId: branchId ? new Types.ObjectId(branchId) : null, prefix };
  });
  const billing: BillingRecord = { ...given, series };
  const set = { address, billing, taxNumber: billing.taxLines[0]?.value ?? '' };
  await Agency.updateOne({ _id: id }, { $set: set, $setOnInsert: { branches: [] } }, { upsert: true });
  return billingOf(id);
}
