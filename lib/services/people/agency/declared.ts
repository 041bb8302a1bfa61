import { Types } from 'mongoose';
import { canDeclareEarnings, feeRightsOf } from '@/lib/agency-access';
import type { DeclaredView } from '@/lib/contract/fees/declared';
import { type DeclaredKind, declaredWords, partsPerMillion } from '@/lib/domain/agency/declared';
import type { Country } from '@/lib/domain/countries';
import { forbidden } from '@/lib/domain/errors';
import type { GivenAmount } from '@/lib/domain/money/minor';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { minorOf } from '@/lib/services/records/minor-of';
import { Application } from '@/models/application';
import { DeclaredEarning, type DeclaredEarningRecord } from '@/models/declared-earning';
import { idOf } from '@/models/id';
import { User } from '@/models/user';
import { agencyView } from './names';

/** The most declarations that are read, and universities without one that are shown. */
const MOST = 2_000;
const MOST_MISSING = 50;

interface Place {
  country: Country;
  university: string;
}

/**
 * What the viewer's agency declares, by university, and the universities of its applications that lack it. 403 for who
 * has no part in money.
 */
export async function listDeclared(
  viewer: Viewer,
): Promise<{ declared: DeclaredView[]; missing: Place[]; maySet: boolean }> {
  const rights = feeRightsOf(viewer);
  if (!rights) throw forbidden();
  const agencyId = new Types.ObjectId(placeOf(viewer).id);
  const [all, applied] = await Promise.all([
    DeclaredEarning.find({ agencyId }).sort({ _id: -1 }).limit(MOST).lean(),
    Application.aggregate<{ _id: Place }>([
      { $match: { agentId: agencyId } },
      { $group: { _id: { country: '$country', university: '$university' } } },
      { $sort: { '_id.university': 1 } },
      { $limit: MOST },
    ]),
  ]);
  const newest = new Map<string, DeclaredEarningRecord>();
  for (const one of all) if (!newest.has(keyOf(one))) newest.set(keyOf(one), one);
  const declared = [...newest.values()].flatMap((one) => viewOf(one) ?? []);
  const known = new Set(declared.map(keyOf));
  const missing = applied.map(({ _id }) => _id).filter((place) => !known.has(keyOf(place)));
  return {
    declared: declared.sort((a, b) => a.university.localeCompare(b.university)),
    missing: missing.slice(0, MOST_MISSING),
    maySet: canDeclareEarnings(viewer),
  };
}

interface Given extends Place {
  kind: DeclaredKind | 'withdrawn';
  percent?: number | undefined;
  amount?: GivenAmount | undefined;
  currency?: string | undefined;
  of: string;
}

/** Declares what the agency earns at a university, or takes that back. 403 for who is no owner. */
export async function declareEarning(viewer: Viewer, given: Given): Promise<void> {
  if (!canDeclareEarnings(viewer)) throw forbidden();
  const { country, university, kind, percent = 0, amount = 0, currency = '' } = given;
  const value = kind === 'percent' ? partsPerMillion(percent) : kind === 'amount' ? minorOf(amount, currency) : 0;
  await DeclaredEarning.create({
    agencyId: placeOf(viewer).id,
    ...{ country, university, value },
    kind: kind === 'withdrawn' ? null : kind,
    currency: kind === 'amount' ? currency : '',
    of: kind === 'percent' || kind === 'amount' ? given.of : '',
    by: idOf(viewer),
    byName: viewer.name,
  });
}

/**
 * What a student's own agency declares to earn at a university, null where it declares nothing; no other agency's, and
 * nothing else of its money. The agency
 * is null for a student without one.
 */
export async function declaredFor(
  studentId: string,
  { country, university }: { country: string; university: string },
): Promise<{ agency: string | null; earning: { words: string; on: string } | null }> {
  const student = await User.findById(studentId, 'addedBy').lean();
  const agencyId = student?.addedBy;
  if (!agencyId) return { agency: null, earning: null };
  const [{ name }, newest] = await Promise.all([
    agencyView(String(agencyId)),
    DeclaredEarning.findOne({ agencyId, country, university }).sort({ _id: -1 }).lean(),
  ]);
  const view = newest && viewOf(newest);
  return { agency: name, earning: view ? { words: view.words, on: view.on } : null };
}

const keyOf = ({ country, university }: { country: string; university: string }) => `${country} ${university}`;

function viewOf(record: DeclaredEarningRecord): DeclaredView | null {
  const { _id, country, university, kind, value, currency, of, createdOn, byName } = record;
  if (kind === null) return null;
  const words = declaredWords({ kind, value, currency, of });
  return { _id: String(_id), country: country as Country, university, words, on: createdOn.toISOString(), byName };
}
