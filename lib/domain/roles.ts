/** Role codes of the specification, section 6, and that of who helps a student, such as a parent (docs/decisions, 252). */
export const ROLE_CODES = { student: 1, team: 2, admin: 3, agent: 4, helper: 5 } as const;
export type Role = keyof typeof ROLE_CODES;

/** What a role is called: menus, tables, histories, messages and exports say this. */
export const ROLE_WORDS: Record<Role, string> = {
  student: 'Student',
  agent: 'Agent',
  team: 'Team',
  admin: 'Admin',
  helper: 'Parent or helper',
};

/** The same of a role in a record, which may be the system's. */
export const roleWords = (role: string): string => (role in ROLE_WORDS ? ROLE_WORDS[role as Role] : 'System');
