/** Role codes of the specification, section 6. */
export const ROLE_CODES = { student: 1, team: 2, admin: 3, agent: 4 } as const;
export type Role = keyof typeof ROLE_CODES;
