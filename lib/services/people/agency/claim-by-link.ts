import { found, invalid } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { claimToken, leaveToken, namedByToken } from '@/lib/platform/mail/claim-link';
import { isToken } from '@/lib/platform/mail/signed-link';
import { AgencyClaim, type AgencyClaimRecord } from '@/models/agency-claim';
import { User, type UserRecord } from '@/models/user';
import { leaveAgentOf } from '../agents/leave';
import { birthDayOf, DEAD_LINK, MOST_TRIES, proveBirthDay } from '../link-birth-day';
import { answered, guardianWhoAnswers } from './answers';

/** What the page of a link shows before anything is pressed: never the student's name. */
export interface AgencyLink {
  kind: 'claim' | 'leave';
  agency: string;
  whose: 'student' | 'guardian';
  /** A yes asks for the student's date of birth. */
  asksDay: boolean;
}

interface OpenLink extends AgencyLink {
  student: UserRecord;
  address: string;
  claim: AgencyClaimRecord | null;
}

/** What an open link asks; null for one that works no more. Changes nothing. */
export async function openAgencyLink(token: string): Promise<AgencyLink | null> {
  const open = await opened(token);
  if (!open) return null;
  const { kind, agency, whose, asksDay } = open;
  return { kind, agency, whose, asksDay };
}

/**
 * Answers an agency's request, or leaves the agency, by a link. Returns what to say. 404 for a link that is used, over or of an
 * address that changed; 422 for another birth date than the profile's, or an answer that the link doesn't take.
 */
export async function answerAgencyLink(token: string, answer: 'yes' | 'no' | 'leave', dob?: string): Promise<string> {
  const open = found(await opened(token), DEAD_LINK);
  const { kind, claim, student, address, whose, agency } = open;
  if ((kind === 'leave') !== (answer === 'leave'))
    throw invalid({ answer: 'This link can’t be used for that answer.' });
  if (!claim) {
    await leaveAgentOf(String(student._id));
    return `You left ${agency}.`;
  }
  const yes = answer === 'yes';
  if (yes && open.asksDay) await proveDay(claim, student, dob);
  await answered(claim, { yes, by: whose === 'guardian' ? 'guardian' : 'link', address });
  return yes ? `${agency} now acts for ${whose === 'guardian' ? 'the student' : 'you'}.` : 'You declined the request.';
}

const proveDay = ({ _id }: AgencyClaimRecord, student: UserRecord, dob: string | undefined) =>
  proveBirthDay(student._id, dob, (by) =>
    AgencyClaim.updateOne({ _id, ...(by > 0 ? { tries: { $lt: MOST_TRIES } } : {}) }, { $inc: { tries: by } }),
  );

async function opened(token: string): Promise<OpenLink | null> {
  await connectDatabase();
  const named = namedByToken(token);
  if (!named) return null;
  const claim = named.kind === 'claim' ? await openClaim(named.id) : null;
  if (named.kind === 'claim' && !claim) return null;
  const _id = claim ? claim.userId : named.id;
  const student = await User.findOne({ _id, role: 'student', disabled: { $ne: true } }).lean();
  if (!student || student.mergedInto) return null;
  const agencyId = claim ? claim.agencyId : student.addedBy;
  if (!agencyId) return null;
  const guardian = claim ? await guardianWhoAnswers(student) : null;
  const right = (address: string) => isToken(token, claim ? claimToken(claim, address) : leaveToken(student, address));
  const address = [student.email, ...(guardian ? [guardian] : [])].find(right);
  if (!address) return null;
  const owner = await User.findById(agencyId, 'company_name').lean();
  return {
    kind: named.kind,
    agency: owner?.company_name || 'This agency',
    whose: address === student.email ? 'student' : 'guardian',
    asksDay: claim !== null && (await birthDayOf(student._id)) !== undefined,
    ...{ student, address, claim },
  };
}

/** A claim that can be answered, or whose yes was cut off. */
async function openClaim(id: string): Promise<AgencyClaimRecord | null> {
  const claim = await AgencyClaim.findById(id).lean();
  if (!claim?.userId || claim.tries >= MOST_TRIES) return null;
  if (claim.state === 'yes') return claim.from ? null : claim;
  return claim.state === 'waiting' && claim.lapsesOn > new Date() ? claim : null;
}
