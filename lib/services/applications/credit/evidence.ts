import type { Types } from 'mongoose';
import type { DisputedApplication, DisputeView, Evidence } from '@/lib/contract/agency/credit-disputes';
import { creditOf } from '@/lib/domain/agency/credit';
import { courseWords } from '@/lib/domain/applications/course-words';
import { wasSent } from '@/lib/domain/applications/sent';
import { AgencyClaim } from '@/models/agency-claim';
import { Application, type ApplicationRecord } from '@/models/application';
import { CreditDispute } from '@/models/credit-dispute';
import { User } from '@/models/user';
import { disputeView } from './disputes';

export type DisputeForStaff = DisputeView & { applications: DisputedApplication[] };

const MOST = 100;

/**
 * What agencies said about applications, for staff: those that wait first, each with the student's applications and what
 * both sides can show.
 */
export async function disputesForStaff(): Promise<DisputeForStaff[]> {
  const disputes = await CreditDispute.find().sort({ _id: -1 }).limit(MOST).lean();
  const views = await Promise.all(
    disputes.map(async (dispute) => {
      const isOpen = dispute.decision === null && dispute.userId !== null;
      const applications = isOpen ? await Application.find({ userId: dispute.userId }).sort({ _id: 1 }).lean() : [];
      return {
        ...disputeView(dispute, await nameOf(dispute.agencyId)),
        applications: await Promise.all(applications.map((one) => disputed(one, dispute.agencyId))),
      };
    }),
  );
  return views.sort((a, b) => Number(a.decision !== null) - Number(b.decision !== null));
}

async function disputed(application: ApplicationRecord, agencyId: Types.ObjectId): Promise<DisputedApplication> {
  const credited = creditOf(application)?.agencyId;
  const sides = [agencyId, ...(credited && !credited.equals(agencyId) ? [credited] : [])];
  return {
    ...{ _id: String(application._id), course: courseWords(application), settled: wasSent(application) },
    evidence: await Promise.all(sides.map((side) => evidenceOf(application, side))),
  };
}

async function evidenceOf(application: ApplicationRecord, agencyId: Types.ObjectId): Promise<Evidence> {
  const { userId, consent, history, acts = [] } = application;
  const [claims, student, people] = await Promise.all([
    AgencyClaim.find({ userId, agencyId }).sort({ _id: 1 }).lean(),
    User.findById(userId, 'addedBy agencyOn cameBy createdOn formerAgents claimId').lean(),
    User.find({ 'agency.id': agencyId }, '_id').lean(),
  ]);
  const yes = claims.find(({ state }) => state === 'yes' || state === 'over');
  const isNow = student?.addedBy?.equals(agencyId) === true;
  const credit = creditOf(application);
  // A student whom the agency added has no request: what is known is since when.
  const added = isNow && !student.claimId ? (student.agencyOn ?? student.createdOn) : null;
  const credited = credit?.agencyId.equals(agencyId) ? credit.since : null;
  const ids = new Set([agencyId, ...people.map(({ _id }) => _id)].map(String));
  const steps = [...history, ...acts].filter(({ by }) => by && ids.has(String(by))).map(({ at }) => at);
  const firstAct = steps.sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return {
    agency: await nameOf(agencyId),
    claimed: iso(claims[0]?.asked.at ?? added ?? credited),
    yes: iso(yes?.answer?.at),
    from: iso(yes?.from ?? added ?? credited),
    to: iso(yes?.to),
    firstAct: iso(firstAct),
    consent: iso(consent?.agentId?.equals(agencyId) ? consent.at : null),
  };
}

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

async function nameOf(agencyId: Types.ObjectId): Promise<string> {
  const owner = await User.findById(agencyId, 'name company_name').lean();
  return owner?.company_name || owner?.name || 'An agency';
}
