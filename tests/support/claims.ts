import { Types } from 'mongoose';
import { signed } from '@/lib/services/applications/moves/change';
import { Application } from '@/models/application';
import { ClaimSheet } from '@/models/claim-sheet';
import { CommissionAgreement } from '@/models/commission-agreement';
import { CommissionEntry } from '@/models/commission-entry';
import { RULE } from './commission';
import type { Person } from './people';

/** A claim as it is stored, and what an invoice of all of it comes to. */
export interface ClaimOf {
  sheet: string;
  agreement: string;
  entries: string[];
  total: number;
}

/** A claim of an agency over these amounts in pence, one student each, in the order of its applications. @param n its number */
export async function claimOf(
  owner: Person,
  amounts: readonly number[],
  branch: string,
  n = 1,
  name = (place: number) => `Student ${place + 1}`,
): Promise<ClaimOf> {
  const agencyId = owner.user._id;
  const [agreementId, ruleId, sheetId] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
  const made = signed(owner.viewer);
  const of = { agencyId, agreementId, university: 'Northumbria University', currency: 'GBP' };
  const terms = {
    version: 1,
    holder: 'agency',
    country: 'UK',
    from: '2020-01-01',
    mayNet: true,
    claims: 'together',
  } as const;
  await CommissionAgreement.create({
    ...{ ...of, ...terms, _id: agreementId, rules: [{ ...RULE, _id: ruleId }], source: 'x', made, approved: made },
  });
  const known = await Application.find({ agentId: agencyId }, '_id').sort({ _id: 1 }).lean();
  const entries = amounts.map((minor, place) => {
    const rule = { id: ruleId, version: 1 };
    const fees = { fee: minor * 10, scholarship: null, deposit: null, silent: null };
    const changes = [
      { kind: 'expected' as const, rule, intake: 202_709, fees, minor },
      { kind: 'claimable' as const, minor, rate: 100_000, claimBy: null },
      { kind: 'claimed' as const, sheetId },
    ];
    return {
      ...{ ...of, _id: new Types.ObjectId(), country: 'UK', course: 'MSc Nursing', term: 1, part: 'all' as const },
      ...{ applicationId: (n === 1 && known[place]?._id) || new Types.ObjectId(), credit: 100 },
      about: { number: String(place), name: name(place) },
      ...{ branchId: new Types.ObjectId(branch), state: 'claimed' as const, intake: 202_709 },
      events: changes.map((change) => ({ change, on: '2026-11-01', note: '', by: made })),
    };
  });
  await CommissionEntry.create(entries);
  const entryIds = entries.map(({ _id }) => _id);
  await ClaimSheet.create({ ...of, _id: sheetId, number: `2026-${String(n).padStart(5, '0')}`, entryIds, made });
  return {
    ...{ sheet: String(sheetId), agreement: String(agreementId), entries: entryIds.map(String) },
    total: amounts.reduce((sum, minor) => sum + minor, 0),
  };
}
