/** Groups of clauses that admins look through: each clause is in one. */
export const CLAUSE_GROUPS = ['unread', 'read', 'selection', 'confirmed'] as const;
export type ClauseGroup = (typeof CLAUSE_GROUPS)[number];

export const CLAUSE_GROUP_NAMES: Record<ClauseGroup, string> = {
  unread: 'Not understood',
  read: 'Read automatically',
  selection: 'Selection',
  confirmed: 'Confirmed',
};
