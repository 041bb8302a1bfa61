import { AGENCY_ROLE_RULES, type AgencyRole, type AgencyRoleRule } from '@/lib/domain/agency/roles';
import type { Role } from '@/lib/domain/roles';

/** A person's place in their agency, read with their account for every call. */
export interface Membership {
  /** The agency's id, which is that of the account that registered it: what `addedBy` names. */
  id: string;
  role: AgencyRole;
  /** Ids of their branches. */
  branches: readonly string[];
  exports: boolean;
  /** May see agreements and commission, where the role leaves that open. */
  commission?: boolean;
  /** May handle applications, where the role leaves that open and the agency may. */
  handles?: boolean;
}

/** Who is asking: made only from a verified session (lib/platform/auth/session.ts), never from what a client sends. */
export interface Viewer {
  /** 24 hexadecimal digits. */
  userId: string;
  role: Role;
  name: string;
  email: string;
  /** Of an agent: where they work. Absent for the account that registered the agency, its owner. */
  agency?: Membership;
  /** Of a helper: the ids of the students whom they help now, read with their account for every call. */
  helps?: readonly string[];
  /** Of a program: the token it calls with. */
  apiToken?: { id: string; name: string };
  /** The session behind it; none for what the product does by itself, such as filling the demo. */
  session?: { id: string; confirmedOn: Date };
}

/** An agent's place in their agency: the owner's for the account that registered it. */
export function placeOf(viewer: Viewer): Membership {
  return viewer.agency ?? { id: viewer.userId, role: 'owner', branches: [], exports: true, handles: true };
}

/** What an agent's role may do. */
export const agencyRule = (viewer: Viewer): AgencyRoleRule => AGENCY_ROLE_RULES[placeOf(viewer).role];
