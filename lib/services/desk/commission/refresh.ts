import { Types } from 'mongoose';
import type { Licence } from '@/lib/domain/agency/licences';
import { isSplit, type CommissionEntry as LedgerEntry, standingOf } from '@/lib/domain/commission/entry';
import { grouped } from '@/lib/domain/commission/grouped';
import { tierRate } from '@/lib/domain/commission/rates';
import type { RateRule, Unsure } from '@/lib/domain/commission/rules';
import { canHappen } from '@/lib/domain/commission/states';
import { isUnlicensed } from '@/lib/domain/deadlines/licences';
import { AppError, isDuplicateKey } from '@/lib/domain/errors';
import { splitOf } from '@/lib/domain/ledger/amounts';
import { type ApplicationCourse, coursesOf } from '@/lib/services/catalogue/agency-courses';
import { licencesOf } from '@/lib/services/people/agency/licences';
import { Application } from '@/models/application';
import type { Signed } from '@/models/application-parts';
import type { AgreementRecord } from '@/models/commission-agreement';
import { CommissionEntry, type CommissionEntryRecord } from '@/models/commission-entry';
import { CommissionParties, type CommissionPartiesRecord } from '@/models/commission-partner';
import { CreditDispute } from '@/models/credit-dispute';
import type { Id } from '@/models/id';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { approvedAgreements } from './agreements';
import { blockOf, creditPart, EARNING, ENDED, type Facts, isSame, OF_FACTS, PAUSED, ruleOfApplication } from './facts';
import { add, copiesOf, earnedBy, settle, settleAgency } from './write';

const MOST_APPLICATIONS = 20_000;

/**
 * Makes the entries of an agency's applications, and lets those that nothing was claimed of follow what happened to the
 * application: expected once an offer
 * is accepted, blocked with the reason, deferred, dropped. What is claimable already stays as it is: a person says what
 * becomes of it. Running it again
 * changes nothing.
 */
export async function refreshEntries(agencyId: Id, today: string): Promise<void> {
  await settleAgency(agencyId);
  const versions = await approvedAgreements(agencyId);
  if (versions.length === 0) return;
  const agreements = [...grouped(versions, (one) => String(one.agreementId)).values()];
  const [applications, entries, disputes, parties, licences] = await Promise.all([
    applicationsCredited(agencyId).then((all) => withFacts(all, versions)),
    CommissionEntry.find({ agencyId }).lean(),
    CreditDispute.find({ $or: [{ agencyId }, { decision: null }] }).lean(),
    CommissionParties.find({ agencyId }).lean(),
    licencesOf(agencyId),
  ]);
  const entriesBy = grouped(entries, ({ applicationId }) => String(applicationId));
  const partiesBy = new Map(parties.map((one) => [String(one.applicationId), one]));
  const at: Moment = { agencyId, today, by: system(agencyId), licences };
  for (const application of applications) {
    const own = agreements.find(([one]) => one && isSame(one, application));
    const found = own && ruleOfApplication(own, application);
    if (!own?.[0] || !found) continue;
    const credit = creditPart(application, agencyId, disputes);
    const its = { ...found, ...credit, agreement: own[0], parties: partiesBy.get(String(application._id)) ?? null };
    const known: CommissionEntryRecord[] = entriesBy.get(String(application._id)) ?? [];
    if (known.length === 0 && EARNING.includes(application.status)) known.push(...(await make(at, application, its)));
    // A change may call for another one: expected again, then blocked.
    for (const entry of known) {
      let now: CommissionEntryRecord | null = entry;
      for (let steps = 0; now && steps < 3; steps++) now = await follow(at, now, application, its);
    }
  }
}

interface Moment {
  agencyId: Id;
  today: string;
  by: Signed;
  licences: readonly Licence[];
}

interface Ruled {
  rule: RateRule<Id>;
  version: number;
  unsure: Unsure | null;
  ended: boolean;
  percent: number;
  disputed: boolean;
  agreement: AgreementRecord;
  parties: CommissionPartiesRecord | null;
}

/** What this site does by itself is the agency's. */
const system = (agencyId: Id): Signed => ({ by: agencyId, byRole: 'agent', byName: 'This site', at: new Date() });

/** The applications whose student the agency brought, also where another one acts for them today; and those from before that was kept. */
async function applicationsCredited(agencyId: Id): Promise<Facts[]> {
  const statuses = { status: { $in: [...EARNING, ...ENDED, ...PAUSED] } };
  const divided = await CreditDispute.find({ agencyId, 'decision.percent': { $gt: 0 } }, 'decision').lean();
  const ids = divided.flatMap(({ decision }) => decision?.applicationId ?? []);
  const left = await User.find({ formerAgents: agencyId }, '_id').lean();
  const brought = { $or: [{ 'credit.agencyId': agencyId }, { credit: { $exists: false } }] };
  const parts = await Promise.all([
    Application.find({ agentId: agencyId, ...statuses, ...brought }, OF_FACTS)
      .limit(MOST_APPLICATIONS)
      .lean<Facts[]>(),
    Application.find(
      { userId: { $in: left.map(({ _id }) => _id) }, 'credit.agencyId': agencyId, ...statuses },
      OF_FACTS,
    ).lean<Facts[]>(),
    ids.length ? Application.find({ _id: { $in: ids }, ...statuses }, OF_FACTS).lean<Facts[]>() : [],
  ]);
  return [...new Map(parts.flat().map((one) => [String(one._id), one])).values()];
}

/** The same with campus and nationality, where a rule asks for them. */
async function withFacts(all: readonly Facts[], versions: readonly AgreementRecord[]): Promise<Facts[]> {
  const rules = versions.flatMap((one) => one.rules);
  const [courses, profiles] = await Promise.all([
    rules.some(({ campus }) => campus) ? coursesOf(all) : new Map<string, ApplicationCourse>(),
    rules.some(({ nationalities }) => nationalities?.length)
      ? Profile.find({ userId: { $in: all.map(({ userId }) => userId) } }, 'userId personal.nationality').lean()
      : [],
  ]);
  const nationalities = new Map(profiles.map(({ userId, personal }) => [String(userId), personal?.nationality ?? '']));
  return all.map((one) => ({
    ...one,
    campus: courses.get(String(one.courseId))?.campus ?? '',
    nationality: nationalities.get(String(one.userId)) ?? '',
  }));
}

/** The entries of an application: one for each term. */
async function make({ agencyId, today, by }: Moment, application: Facts, its: Ruled): Promise<CommissionEntryRecord[]> {
  const { rule, version, percent, agreement, parties } = its;
  const made: CommissionEntryRecord[] = [];
  for (let term = 1; term <= rule.terms; term++) {
    const of = { term, part: 'all' as const, credit: percent };
    const fees = { fee: null, scholarship: null, deposit: null, silent: null };
    const minor = earnedBy(rule, of, fees, tierRate(rule.tiers, 1));
    const expected = {
      ...{ kind: 'expected' as const, rule: { id: rule._id, version }, intake: application.intakeOn, fees, minor },
    };
    const entry: LedgerEntry<Id> & Pick<CommissionEntryRecord, 'events'> = {
      _id: new Types.ObjectId(),
      agreementId: agreement.agreementId,
      currency: agreement.currency,
      about: { number: application.ref, name: application.studentName },
      branches: parties?.branches.length ? parties.branches : ownBranch(application),
      partner: partnerOf(parties, rule.terms, term),
      events: [{ change: expected, on: today, note: `Application ${application.status.toLowerCase()}`, by }],
    };
    const record = {
      ...{ ...entry, ...of, agencyId, applicationId: application._id, onshore: null, lifted: [] },
      ...{ country: application.country, university: application.university, course: application.course },
      ...{ level: application.level, branchId: application.branchId ?? null, ...copiesOf(standingOf(entry)) },
    };
    try {
      made.push((await CommissionEntry.create(record)).toObject());
    } catch (error) {
      // Another process made it at the same moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  return made;
}

/** The sub-agent's share in an entry: a fixed amount is for all terms of a student together. */
function partnerOf(
  parties: CommissionPartiesRecord | null,
  terms: number,
  term: number,
): CommissionEntryRecord['partner'] {
  if (!parties?.partnerId) return null;
  const { partnerId, parts, of, flat } = parties;
  const minor = flat ? (splitOf(flat.minor, Array(terms).fill(1))[term - 1] ?? 0) : 0;
  return { partnerId, parts, ...(of && of !== 'came' && { of }), ...(flat && { flat: { ...flat, minor } }) };
}

const ownBranch = ({ branchId }: Facts) => (branchId ? [{ branchId, weight: 1, isFirm: false }] : []);

/** What becomes of an entry that nothing was claimed of. Returns it as it is then; null where it stays. */
async function follow(
  at: Moment,
  entry: CommissionEntryRecord,
  application: Facts,
  its: Ruled,
): Promise<CommissionEntryRecord | null> {
  const { state, rule, intake, fees, reason } = standingOf(entry);
  if (!['expected', 'blocked', 'deferred', 'dropped'].includes(state)) return null;
  const change = async (change: Parameters<typeof add>[2]['change'], note: string) => {
    if (!canHappen(state, change.kind as Parameters<typeof canHappen>[1])) return null;
    try {
      const stored = await add(entry, at.by, { change, on: at.today, note });
      await settle(stored);
      return stored;
    } catch (error) {
      // Changed by a person at the same moment: the next look follows.
      if (!(error instanceof AppError)) throw error;
      return null;
    }
  };
  const words = `Application ${application.status.toLowerCase()}`;
  if (ENDED.includes(application.status)) return change({ kind: 'dropped' }, words);
  if (application.status === 'Deferred') return change({ kind: 'deferred' }, words);
  if (!EARNING.includes(application.status)) return null;
  const now = {
    ...{
      kind: 'expected' as const,
      rule: { id: its.rule._id, version: its.version },
      intake: application.intakeOn,
      fees,
    },
    minor: earnedBy(its.rule, entry, fees, tierRate(its.rule.tiers, 1)),
  };
  const unlicensed = isUnlicensed(at.licences, entry.branchId && String(entry.branchId), at.today);
  const block = blockOf(application, entry, { ...its, unlicensed, holder: its.agreement.holder });
  const hasRule = rule.id.equals(its.rule._id) && rule.version === its.version && intake === application.intakeOn;
  // A part that was split off stays dropped.
  if (isSplit(entry)) return null;
  if (!hasRule || (block === null && state !== 'expected') || (block && ['deferred', 'dropped'].includes(state)))
    return change(now, words);
  return block && block !== reason ? change({ kind: 'blocked', reason: block }, '') : null;
}
