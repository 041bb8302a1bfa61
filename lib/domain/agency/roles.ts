/** What a person of an agency does there. The specification's agent is the owner who registered it. */
export const AGENCY_ROLES = ['owner', 'manager', 'counsellor', 'front-desk', 'accountant'] as const;
export type AgencyRole = (typeof AGENCY_ROLES)[number];

/** Whose students a person reaches: the whole agency's, their branches', their own, or none. */
type Reach = 'agency' | 'branch' | 'own' | 'none';

export interface AgencyRoleRule {
  name: string;
  /** One line for who chooses the role. */
  hint: string;
  reach: Reach;
  /** May change a student's file, send papers and apply for them. */
  actsForStudents: boolean;
  /** May enter new students. */
  addsStudents: boolean;
  /** Leads: 'all' to work on them and read their notes, 'desk' to register them and note who came or called. */
  leads: 'all' | 'desk' | 'none';
  /** Whose accounts they invite, change and switch off: a manager's are the counsellors, front desks and accountants of their branches. */
  managesPeople: 'all' | 'branch' | 'none';
  /**
   * Agreements, commission and the books: 'all' to decide, 'books' to keep them, approve and take back nothing, 'right' to read those of their
   * branches where an owner gave the right.
   */
  commission: 'all' | 'books' | 'right' | 'none';
}

/** What each role may do: the one table that access is made of (docs/decisions, 186). */
export const AGENCY_ROLE_RULES: Readonly<Record<AgencyRole, AgencyRoleRule>> = {
  owner: {
    name: 'Owner',
    hint: 'Sees and does everything, and decides who works here.',
    reach: 'agency',
    actsForStudents: true,
    addsStudents: true,
    leads: 'all',
    managesPeople: 'all',
    commission: 'all',
  },
  manager: {
    name: 'Manager',
    hint: 'Everything about the students and the people of their branches.',
    reach: 'branch',
    actsForStudents: true,
    addsStudents: true,
    leads: 'all',
    managesPeople: 'branch',
    commission: 'right',
  },
  counsellor: {
    name: 'Counsellor',
    hint: 'Only the students in their care.',
    reach: 'own',
    actsForStudents: true,
    addsStudents: true,
    leads: 'all',
    managesPeople: 'none',
    commission: 'none',
  },
  'front-desk': {
    name: 'Front desk',
    hint: 'Registers students of their branches and sees where they are; applies for none.',
    reach: 'branch',
    actsForStudents: false,
    addsStudents: true,
    leads: 'desk',
    managesPeople: 'none',
    commission: 'none',
  },
  accountant: {
    name: 'Accountant',
    hint: 'Commission and the books; no student’s file.',
    reach: 'none',
    actsForStudents: false,
    addsStudents: false,
    leads: 'none',
    managesPeople: 'none',
    commission: 'books',
  },
};

/** Whether a person of the first role may invite, change or switch off one of the second, where branches allow it. */
export function mayManage(by: AgencyRole, other: AgencyRole): boolean {
  const { managesPeople } = AGENCY_ROLE_RULES[by];
  return managesPeople === 'all' || (managesPeople === 'branch' && AGENCY_ROLE_RULES[other].managesPeople === 'none');
}

/** The roles whose people students can be in the care of. */
export const CARETAKERS: readonly AgencyRole[] = AGENCY_ROLES.filter((role) => AGENCY_ROLE_RULES[role].actsForStudents);
