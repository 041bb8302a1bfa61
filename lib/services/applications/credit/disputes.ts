import { Types } from 'mongoose';
import type { DisputeView } from '@/lib/contract/agency/credit-disputes';
import { creditOf } from '@/lib/domain/agency/credit';
import { wasSent } from '@/lib/domain/applications/sent';
import { conflict, forbidden, found, notFound } from '@/lib/domain/errors';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { notify } from '@/lib/services/records/notices/notifications';
import { Application } from '@/models/application';
import { CreditDispute, type CreditDisputeRecord } from '@/models/credit-dispute';
import { User } from '@/models/user';
import { signed } from '../moves/change';

/** An agency has at most so many that wait. */
const MOST_OPEN = 50;

/**
 * Stores that an agency says an application is theirs. The same is done in every case. 403 for who is no owner, 409 beyond
 * fifty that wait.
 */
export async function raiseDispute(
  viewer: Viewer,
  { email, university, words }: Pick<CreditDisputeRecord, 'email' | 'university' | 'words'>,
): Promise<void> {
  if (agencyRule(viewer).managesPeople !== 'all') throw forbidden();
  const agencyId = new Types.ObjectId(placeOf(viewer).id);
  if ((await CreditDispute.countDocuments({ agencyId, decision: null })) >= MOST_OPEN)
    throw conflict(`You have ${MOST_OPEN} open disputes. Please wait until some are decided.`);
  const student = await User.findOne({ email, role: 'student' }, '_id').lean();
  const raised = signed(viewer);
  await CreditDispute.create({ agencyId, userId: student?._id ?? null, email, university, words, raised });
  await recordActivity(
    viewer.userId,
    `You reported that your agency introduced the student who applied to ${university}.`,
  );
}

/** What the viewer's agency said, the newest first. Owners alone see it; others nothing. */
export async function ownDisputes(viewer: Viewer): Promise<DisputeView[]> {
  if (agencyRule(viewer).managesPeople !== 'all') return [];
  const disputes = await CreditDispute.find({ agencyId: placeOf(viewer).id })
    .sort({ _id: -1 })
    .limit(100)
    .lean();
  return disputes.map((dispute) => disputeView(dispute, ''));
}

/** A dispute as pages show it. */
export function disputeView(dispute: CreditDisputeRecord, agency: string): DisputeView {
  const { _id, email, university, words, raised, decision } = dispute;
  return {
    ...{ _id: String(_id), agency, email, university, words, raisedOn: raised.at.toISOString() },
    decision: decision && {
      ...{ percent: decision.percent, reason: decision.reason, byName: decision.byName },
      at: decision.at.toISOString(),
    },
  };
}

/**
 * Decides a dispute: what share of an application is the agency's that raised it. It changes no one's reach. 404 for an application that
 * isn't of the student named, 409 for one that isn't sent or that is the agency's alone, and for a dispute that was decided.
 */
export async function decideDispute(
  viewer: Viewer,
  disputeId: string,
  { applicationId, percent, reason }: { applicationId: string; percent: number; reason: string },
): Promise<void> {
  const dispute = found(await CreditDispute.findById(disputeId).lean(), 'Dispute not found.');
  const application =
    dispute.userId && (await Application.findOne({ _id: applicationId, userId: dispute.userId }).lean());
  if (!application) throw notFound('Application not found.');
  if (!wasSent(application))
    throw conflict('This application hasn’t been sent yet. Until it is, the student’s agency gets the commission.');
  if (creditOf(application)?.agencyId.equals(dispute.agencyId))
    throw conflict('This agency already gets the commission for this application.');
  if (await CreditDispute.exists({ 'decision.applicationId': application._id, 'decision.percent': { $gt: 0 } }))
    throw conflict('The commission for this application has already been split.');
  const decision = { ...signed(viewer), applicationId: application._id, percent, reason };
  const decided = await CreditDispute.updateOne({ _id: dispute._id, decision: null }, { $set: { decision } });
  if (!decided.modifiedCount) throw conflict('This dispute has already been decided.');
  const subject = { kind: 'application', id: applicationId, userId: String(dispute.userId) } as const;
  await recordStaffAction(viewer, 'application.credit', subject, { after: { percent } });
  const words = `Our team decided which agency gets the commission for an application to ${dispute.university}`;
  await notify(String(dispute.agencyId), `${words}: your share is ${percent}%.`, '/student-requests', dispute._id);
  const other = creditOf(application)?.agencyId;
  if (other && percent) await notify(String(other), `${words}: your share is ${100 - percent}%.`, '/student-requests');
}
