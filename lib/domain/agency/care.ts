/** What a student or an application names of its agency. */
export interface InCare<T> {
  /** Of an application; of a student it is `addedBy`. The agency, by the account that registered it. */
  agentId?: T | null | undefined;
  /** The counsellor at the agency; absent for none. */
  memberId?: T | null | undefined;
}

/** Who of the agency hears of a student or an application: the counsellor there, else the owner. Null without an agency. */
export function agentReader<T>({ agentId, memberId }: InCare<T>): T | null {
  return agentId ? (memberId ?? agentId) : null;
}

/** The part of a filter that finds the students of whom this person of an agency hears: the owner of all, others of theirs. */
export const hearingOf = <T>(userId: T) => ({ $or: [{ addedBy: userId }, { memberId: userId }] });
