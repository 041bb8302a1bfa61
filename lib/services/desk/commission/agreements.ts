import { Types } from 'mongoose';
import { canKeepPlatformAgreements } from '@/lib/access';
import { commissionOf } from '@/lib/agency-access';
import type { AgreementView, NewAgreement } from '@/lib/contract/commission/agreements';
import { grouped } from '@/lib/domain/commission/grouped';
import { platformRuleProblems, ruleProblems } from '@/lib/domain/commission/rules';
import { conflict, forbidden, invalid, isDuplicateKey, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { signed } from '@/lib/services/applications/moves/change';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { type AgreementRecord, CommissionAgreement } from '@/models/commission-agreement';
import type { Filter } from '@/models/filter';
import { User } from '@/models/user';
import { AGENCIES, refuseAfterSent } from './platform';

const MOST_AGREEMENTS = 2_000;

/** What a viewer sees of agreements, and which they may change. Null for who has none. */
interface Reach {
  sees: Filter<AgreementRecord>;
  holder: AgreementRecord['holder'];
  keeps: boolean;
  decides: boolean;
}

/** 403 for who sees no agreements. */
function agreementReach(viewer: Viewer): Reach {
  if (canKeepPlatformAgreements(viewer))
    return { sees: { holder: 'platform' }, holder: 'platform', keeps: true, decides: true };
  const scope = commissionOf(viewer);
  if (!scope) throw forbidden();
  const { agencyId, keeps, decides } = scope;
  return { sees: { agencyId }, holder: 'agency', keeps, decides };
}

/** The agreements that a viewer sees, by university, each with its versions. 403 for who sees none. @param agencyId of whom alone */
export async function listAgreements(viewer: Viewer, agencyId?: string): Promise<AgreementView[]> {
  const reach = agreementReach(viewer);
  const filter = agencyId ? { $and: [reach.sees, { agencyId }] } : reach.sees;
  const all = await CommissionAgreement.find(filter).sort({ _id: -1 }).limit(MOST_AGREEMENTS).lean();
  const byAgreement = grouped(all, ({ agreementId }) => String(agreementId));
  const names = await namesOf(all);
  const views = [...byAgreement.values()].map((versions) => viewOf(reach, versions, names));
  return views.sort((a, b) => a.university.localeCompare(b.university) || a._id.localeCompare(b._id));
}

/** One agreement. 404 for one that the viewer doesn't see. */
async function agreementOf(reach: Reach, id: string): Promise<AgreementRecord[]> {
  const versions = await CommissionAgreement.find({ $and: [{ agreementId: id }, reach.sees] }).lean();
  if (versions.length === 0) throw notFound('Agreement not found.');
  return versions;
}

/**
 * Enters an agreement. 403 for who may not, 404 for an agency that isn't there, 422 for rules that can't be kept.
 * @param agencyId of an admin: whom the platform pays
 */
export async function addAgreement(
  viewer: Viewer,
  { agencyId, country, university, ...terms }: NewAgreement & { agencyId?: string | undefined },
): Promise<AgreementView> {
  const reach = changing(viewer);
  const paid = reach.holder === 'platform' ? agencyId : commissionOf(viewer)?.agencyId;
  if (!paid) throw invalid({ agencyId: 'Please choose the agency.' });
  if (reach.holder === 'agency' && agencyId !== undefined && agencyId !== paid) throw notFound('User not found.');
  if (reach.holder === 'platform' && !(await User.exists({ _id: paid, ...AGENCIES })))
    throw notFound('User not found.');
  const _id = new Types.ObjectId();
  const of = { agreementId: _id, agencyId: new Types.ObjectId(paid), holder: reach.holder, country, university };
  const made = await write(viewer, reach, { ...of, _id, version: 1 }, terms);
  return viewOf(reach, [made], await namesOf([made]));
}

type Terms = Omit<NewAgreement, 'country' | 'university'>;

/**
 * Adds a version. 403, 404 and 422 as when an agreement is entered, 409 where another version came meanwhile. Of the
 * platform's it begins after the last
 * application that was sent: 422.
 */
export async function followAgreement(
  viewer: Viewer,
  id: string,
  { after, ...terms }: Terms & { after: number },
): Promise<AgreementView> {
  const reach = changing(viewer);
  const versions = await agreementOf(reach, id);
  const last = versions.reduce((newest, one) => (one.version > newest.version ? one : newest));
  if (last.holder !== reach.holder) throw forbidden();
  if (last.version !== after) throw conflict('There is a newer version now. Please check it first.');
  if (terms.currency !== last.currency)
    throw invalid({ currency: 'An agreement can’t change its currency. Please add a new agreement.' });
  const { agreementId, agencyId, holder, country, university } = last;
  const of = { agreementId, agencyId, holder, country, university, version: after + 1, _id: new Types.ObjectId() };
  if (holder === 'platform') await refuseAfterSent(last, terms.from);
  return viewOf(reach, [...versions, await write(viewer, reach, of, terms)], await namesOf(versions));
}

/** Approves a draft. 403 for others than owners (admins, of the platform's), 404, 409 for one that is approved. */
export async function approveAgreement(viewer: Viewer, id: string, version: number): Promise<AgreementView> {
  const reach = changing(viewer);
  const versions = await agreementOf(reach, id);
  if (!reach.decides) throw forbidden();
  const draft = versions.find((one) => one.version === version);
  if (!draft) throw notFound('Agreement not found.');
  if (draft.holder !== reach.holder) throw forbidden();
  const approved = signed(viewer);
  const done = await CommissionAgreement.updateOne({ _id: draft._id, approved: null }, { $set: { approved } });
  if (!done.modifiedCount) throw conflict('This version is already approved.');
  return viewOf(
    reach,
    versions.map((one) => (one === draft ? { ...one, approved } : one)),
    await namesOf(versions),
  );
}

/** The versions of agreements of an agency that count: approved ones. */
export function approvedAgreements(agencyId: Types.ObjectId | string): Promise<AgreementRecord[]> {
  return CommissionAgreement.find({ agencyId, approved: { $ne: null } }).lean();
}

function changing(viewer: Viewer): Reach {
  const reach = agreementReach(viewer);
  if (!reach.keeps) throw forbidden();
  return reach;
}

async function write(
  viewer: Viewer,
  { decides, holder }: Reach,
  of: Pick<AgreementRecord, '_id' | 'agreementId' | 'agencyId' | 'holder' | 'country' | 'university' | 'version'>,
  terms: Terms,
): Promise<AgreementRecord> {
  const problems = Object.fromEntries(
    terms.rules.flatMap((rule, place) =>
      Object.entries({ ...ruleProblems(rule), ...heldProblems(holder, rule) }).map(([field, words]) => [
        `rules.${place}.${field}`,
        words,
      ]),
    ),
  );
  if (terms.to !== null && terms.to < terms.from) problems.to = 'The end date is before the start date.';
  if (Object.keys(problems).length) throw invalid(problems);
  const made = signed(viewer);
  const rules = terms.rules.map((rule) => ({ ...rule, _id: new Types.ObjectId() }));
  const record = { ...of, ...terms, rules, made, approved: decides ? made : null };
  try {
    await CommissionAgreement.create(record);
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict('There is a newer version now. Please check it first.');
    throw error;
  }
  if (holder === 'platform') {
    const subject = { kind: 'account', id: String(of.agencyId), userId: String(of.agencyId) } as const;
    await recordStaffAction(viewer, 'agreement.edit', subject, { after: { version: of.version } });
  }
  return record;
}

const heldProblems = (holder: Reach['holder'], rule: NewAgreement['rules'][number]): Record<string, string> => {
  if (holder === 'platform') return platformRuleProblems(rule);
  const given = (['main', 'mainCap'] as const).filter((field) => rule[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, 'This is only for agreements that the platform holds.']));
};

/** What agencies are called, by id. */
async function namesOf(agreements: readonly Pick<AgreementRecord, 'agencyId'>[]): Promise<Map<string, string>> {
  const ids = [...new Set(agreements.map(({ agencyId }) => String(agencyId)))];
  const all = await User.find({ _id: { $in: ids } }, 'company_name').lean();
  return new Map(all.map(({ _id, company_name }) => [String(_id), company_name]));
}

function viewOf(reach: Reach, versions: readonly AgreementRecord[], names: ReadonlyMap<string, string>): AgreementView {
  const newestFirst = versions.toSorted((a, b) => b.version - a.version);
  const [newest] = newestFirst;
  if (!newest) throw notFound('Agreement not found.');
  const { agreementId, agencyId, holder, country, university } = newest;
  const isOwn = holder === reach.holder;
  return {
    ...{ _id: String(agreementId), agency: names.get(String(agencyId)) ?? '', holder, country, university },
    versions: newestFirst.map(({ made, approved, rules, ...one }) => ({
      ...{ version: one.version, currency: one.currency, from: one.from, to: one.to, mayNet: one.mayNet },
      ...{ claims: one.claims, source: one.source, note: one.note },
      rules: rules.map(({ _id, main, mainCap, ...rule }) => ({
        ...{ ...rule, _id: String(_id) },
        ...(reach.holder === 'platform' && main !== undefined ? { main } : {}),
        ...(reach.holder === 'platform' && mainCap !== undefined ? { mainCap } : {}),
      })) as AgreementView['versions'][0]['rules'],
      ...{ madeBy: made.byName, madeOn: made.at.toISOString() },
      ...{ approvedBy: approved?.byName ?? null, approvedOn: approved?.at.toISOString() ?? null },
    })),
    canChange: isOwn && reach.keeps,
    canApprove: isOwn && reach.decides && newest.approved === null,
  };
}
