import type { Types } from 'mongoose';
import type { AskedClaim } from '@/lib/contract/agency/claims';
import { agentReader } from '@/lib/domain/agency/care';
import { type AnsweredBy, CLAIM_KEPT_DAYS } from '@/lib/domain/agency/claims';
import { ADULT_AGE, isMinor } from '@/lib/domain/applications/age';
import { DAY_MS, todayIn } from '@/lib/domain/days/day';
import { conflict, found, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { sendMail } from '@/lib/platform/mail/send';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfAgent, changeOfStudent } from '@/lib/services/records/notices/changes';
import { notify } from '@/lib/services/records/notices/notifications';
import { Agency } from '@/models/agency';
import { AgencyClaim, type AgencyClaimRecord, type ClaimAnswer } from '@/models/agency-claim';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';
import { renewAgent } from '../scope';
import { settled } from './hand-over';

const OVER = 'This request is closed.';
const OVERTAKEN = 'You have moved to another agency since this request, so nothing was changed.';
const CLOSED = 'This agency can’t take students at the moment.';
const GUARDIAN_ANSWERS = `You are under ${ADULT_AGE}, so your parent or guardian must agree for you. We have emailed them a link.`;
const NO_GUARDIAN = `You are under ${ADULT_AGE}, so your parent or guardian must agree for you. Please add them to your profile first.`;
/** How often a yes is tried against changes of the same account. */
const TRIES = 50;

export interface Answer {
  yes: boolean;
  by: AnsweredBy;
  /** Where the link was mailed to; '' for an answer by account. */
  address: string;
}

/** What a student's agencies-to-be ask them, the oldest first: also a yes that was cut off before it was carried out. */
export async function claimsToAnswer(viewer: Viewer): Promise<AskedClaim[]> {
  const claims = await AgencyClaim.find({ userId: viewer.userId, state: { $in: ['waiting', 'yes'] } })
    .sort({ _id: 1 })
    .lean();
  const now = new Date();
  const open = claims.filter(({ state, lapsesOn, from }) => (state === 'yes' ? !from : lapsesOn > now));
  return Promise.all(
    open.map(async ({ _id, agencyId, asked, lapsesOn }) => ({
      ...{ _id: String(_id), agency: (await companyOf(agencyId))?.company_name || 'An agency' },
      ...{ askedBy: asked.byName, lapsesOn: lapsesOn.toISOString() },
    })),
  );
}

/** The signed-in student's answer. 404 for a request that isn't theirs, 409 for one that is over or needs their guardian's yes. */
export async function answerClaim(viewer: Viewer, claimId: string, yes: boolean): Promise<void> {
  const claim = found(await AgencyClaim.findOne({ _id: claimId, userId: viewer.userId }).lean(), 'Request not found.');
  await answered(claim, { yes, by: 'account', address: '' });
}

/**
 * Records an answer and carries it out. A yes makes the agency the student's, and ends another agency's reach, in one write of
 * the student's account; run again it goes on where it was cut off. 409 for a request that is over.
 */
export async function answered(claim: AgencyClaimRecord, { yes, by, address }: Answer): Promise<void> {
  const student = await User.findOne({ _id: claim.userId, role: 'student', disabled: { $ne: true } }).lean();
  if (!student || student.mergedInto) throw notFound('Request not found.');
  if (yes) await refuseYes(claim, student, by);
  const answer = { at: changeTime(student), by, address };
  const waiting = { _id: claim._id, state: 'waiting' as const, lapsesOn: { $gt: new Date() } };
  const keptUntil = new Date(answer.at.getTime() + CLAIM_KEPT_DAYS * DAY_MS);
  const written = await AgencyClaim.updateOne(
    waiting,
    yes
      ? { $set: { state: 'yes', answer }, $unset: { openKey: '', keptUntil: '' } }
      : { $set: { state: 'no', answer, keptUntil }, $unset: { openKey: '' } },
  );
  const now = await AgencyClaim.findById(claim._id).lean();
  if (!now?.answer || now.state !== (yes ? 'yes' : 'no')) throw conflict(OVER);
  if (yes) await carryOut(now, now.answer);
  else if (written.modifiedCount) await tellOfNo(now, student);
}

/** Later than the last change of the student's agency, so that of two answers the later counts. */
export const changeTime = ({ agencyOn }: Pick<UserRecord, 'agencyOn'>): Date =>
  new Date(Math.max(Date.now(), (agencyOn?.getTime() ?? 0) + 1));

async function refuseYes(claim: AgencyClaimRecord, student: UserRecord, by: AnsweredBy): Promise<void> {
  const owner = await User.findById(claim.agencyId, 'isVerified disabled').lean();
  if (!owner?.isVerified || owner.disabled) throw conflict(CLOSED);
  if (by === 'guardian') return;
  const guardianEmail = await guardianWhoAnswers(student);
  if (guardianEmail === null) return;
  if (!guardianEmail) throw conflict(NO_GUARDIAN);
  await askGuardian(claim, student, guardianEmail);
  throw conflict(GUARDIAN_ANSWERS);
}

/** The address of the guardian who answers for a student under 18, '' where none is named; null for a student of age. */
export async function guardianWhoAnswers({ _id }: Pick<UserRecord, '_id'>): Promise<string | null> {
  const profile = await Profile.findOne({ userId: _id }, 'personal.dob personal.guardian_email').lean();
  const today = todayIn('UTC');
  return isMinor(profile?.personal?.dob, today) ? (profile?.personal?.guardian_email ?? '') : null;
}

/** Mails the guardian the link by which they answer, once for a claim and an address. */
export function askGuardian({ _id }: Pick<AgencyClaimRecord, '_id'>, student: UserRecord, guardianEmail: string) {
  const named = { userId: String(student._id), claimId: String(_id), guardianEmail };
  return sendMail({ template: 'agency-asks-guardian', ...named }, { key: `${_id} ${guardianEmail}` });
}

/** Makes the agency of an answered claim the student's, unless they chose otherwise since. */
async function carryOut(claim: AgencyClaimRecord, { at }: ClaimAnswer): Promise<void> {
  if (claim.from || !claim.userId) return;
  for (let tries = 0; tries < TRIES; tries++) {
    const before = found(await User.findById(claim.userId).lean(), 'Request not found.');
    if (before.claimId?.equals(claim._id)) return concluded(claim, before, null);
    if (before.agencyOn && before.agencyOn >= at) {
      await AgencyClaim.updateOne({ _id: claim._id, from: null }, { $set: { state: 'over' } });
      throw conflict(OVERTAKEN);
    }
    const { addedBy, claimId = null, agencyOn = null, disabled } = before;
    const after = await User.findOneAndUpdate(
      { _id: before._id, role: 'student', addedBy, claimId, agencyOn, disabled } as object,
      {
        $set: { addedBy: claim.agencyId, claimId: claim._id, agencyOn: at, ...(await careFor(claim)) },
        ...(addedBy ? { $addToSet: { formerAgents: addedBy } } : {}),
      },
      { returnDocument: 'after' },
    ).lean();
    if (after) return concluded(claim, after, before);
  }
  throw conflict('Your account was changed several times just now. Please try again.');
}

/** Who looks after a student who said yes: those whom the request named. `settled` finds another for who can't any more. */
async function careFor(claim: AgencyClaimRecord) {
  const [company, agency] = await Promise.all([companyOf(claim.agencyId), Agency.findById(claim.agencyId).lean()]);
  const branch = agency?.branches.find(({ _id }) => claim.branchId?.equals(_id));
  return {
    company_name: company?.company_name ?? '',
    branchId: branch && !branch.archivedOn ? branch._id : null,
    memberId: claim.memberId ?? null,
    counsellor_name: claim.counsellor_name,
  };
}

const companyOf = (agencyId: Types.ObjectId) => User.findById(agencyId, 'company_name').lean();

/** What follows from a yes, once however often it runs. `before` is the account as the agency before had it. */
async function concluded(claim: AgencyClaimRecord, student: UserRecord, before: UserRecord | null): Promise<void> {
  const at = claim.answer?.at ?? new Date();
  const studentId = String(student._id);
  await endClaimsBefore(claim, at);
  await settled(student);
  await renewAgent(studentId);
  const former = before?.addedBy && !before.addedBy.equals(claim.agencyId) ? before.addedBy : null;
  const company = student.company_name || 'an agency';
  await recordActivity(studentId, `You agreed that ${company} may act for you.`);
  await announceChange(changeOfStudent(student));
  await announceChange(changeOfAgent(claim.agencyId));
  const reader = agentReader({ agentId: claim.agencyId, memberId: student.memberId });
  const yes = `${student.name} agreed and is now your student.`;
  if (reader) await notify(String(reader), yes, `/view-profile/${studentId}`, claim._id);
  if (former) {
    await announceChange(changeOfStudent({ _id: student._id, addedBy: former }));
    await announceChange(changeOfAgent(former));
    const loser = agentReader({ agentId: former, memberId: before?.memberId });
    if (loser) await notify(String(loser), `${student.name} is no longer your student.`, '/students');
  }
  // Last: until here the same answer goes on.
  await AgencyClaim.updateOne({ _id: claim._id, from: null }, { $set: { from: at } });
}

/** The claims of before that a change of the student's agency ended. */
export async function endClaimsBefore(
  { userId, _id = null }: { userId: Types.ObjectId | null; _id?: Types.ObjectId | null },
  at: Date,
): Promise<void> {
  await AgencyClaim.updateMany(
    { userId, state: 'yes', to: null, _id: { $ne: _id }, 'answer.at': { $lt: at } } as object,
    { $set: { to: at } },
  );
}

async function tellOfNo(claim: AgencyClaimRecord, student: UserRecord): Promise<void> {
  const company = (await companyOf(claim.agencyId))?.company_name || 'an agency';
  await recordActivity(String(student._id), `You declined the request from ${company}.`);
  const reader = String(claim.memberId ?? claim.agencyId);
  await notify(reader, `${claim.name} declined your request.`, '/student-requests', claim._id);
  await announceChange(changeOfAgent(claim.agencyId));
}
