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
  /** What is seen of the passports of students within reach: 'end' that one is on file, its last three signs and its end. */
  passports: 'whole' | 'end';
  /** May enter new students. */
  addsStudents: boolean;
  /** Leads: 'all' to work on them and read their notes, 'desk' to register them and note who came or called. */
  leads: 'all' | 'desk' | 'none';
  /** Whose accounts they invite, change and switch off: a manager's are the counsellors and front desks of their branches. */
  managesPeople: 'all' | 'branch' | 'none';
  /**
   * Agreements, commission and the books: 'all' to decide, 'books' to keep them, approve and take back nothing, 'right'
   * to read those of their
   * branches where an owner gave the right.
   */
  commission: 'all' | 'books' | 'right' | 'none';
  /** May handle applications of students within reach where the agency may, by a right of the person: `handles` below. */
  handles: boolean;
}

/** What each role may do: the one table that access is made of (docs/decisions, 186). */
export const AGENCY_ROLE_RULES: Readonly<Record<AgencyRole, AgencyRoleRule>> = {
  owner: {
    name: 'Owner',
    hint: 'Full access. Manages the people who work here.',
    reach: 'agency',
    actsForStudents: true,
    passports: 'whole',
    addsStudents: true,
    leads: 'all',
    managesPeople: 'all',
    commission: 'all',
    handles: true,
  },
  manager: {
    name: 'Manager',
    hint: 'Full access to the students and people of their branches.',
    reach: 'branch',
    actsForStudents: true,
    passports: 'whole',
    addsStudents: true,
    leads: 'all',
    managesPeople: 'branch',
    commission: 'right',
    handles: true,
  },
  counsellor: {
    name: 'Counsellor',
    hint: 'Only the students assigned to them.',
    reach: 'own',
    actsForStudents: true,
    passports: 'whole',
    addsStudents: true,
    leads: 'all',
    managesPeople: 'none',
    commission: 'none',
    handles: true,
  },
  'front-desk': {
    name: 'Front desk',
    hint: 'Registers students of their branches and sees their progress. Can’t apply for them or see passport scans.',
    reach: 'branch',
    actsForStudents: false,
    passports: 'end',
    addsStudents: true,
    leads: 'desk',
    managesPeople: 'none',
    commission: 'none',
    handles: false,
  },
  accountant: {
    name: 'Accountant',
    hint: 'Commission and accounts, but no student files.',
    reach: 'none',
    actsForStudents: false,
    passports: 'end',
    addsStudents: false,
    leads: 'none',
    managesPeople: 'none',
    commission: 'books',
    handles: false,
  },
};

/** What a person has or lacks within their role, and who gives it: those who have it themselves, or owners alone. */
export const AGENCY_RIGHTS = {
  exports: {
    label: 'May export lists',
    hint: 'Download the students and applications that they can see as a file.',
    givenBy: 'holders',
    isOpenTo: (_rule: AgencyRoleRule): boolean => true,
  },
  commission: {
    label: 'May see commission',
    hint: 'See agreements and the commission earned in their branches.',
    givenBy: 'owners',
    isOpenTo: ({ commission }: AgencyRoleRule): boolean => commission === 'right',
  },
  handles: {
    label: 'May handle applications',
    hint: 'Review and submit applications, and record offers, visas and enrolment, if our team allows your agency to.',
    givenBy: 'holders',
    isOpenTo: ({ handles }: AgencyRoleRule): boolean => handles,
  },
} as const;
export type AgencyRight = keyof typeof AGENCY_RIGHTS;
export const AGENCY_RIGHT_NAMES = Object.keys(AGENCY_RIGHTS) as [AgencyRight, ...AgencyRight[]];

/**
 * Whether a person of the first role may invite, change or switch off one of the second, where branches allow it. A manager gives no role
 * that sees more than theirs: accountants see the books of every branch.
 */
export function mayManage(by: AgencyRole, other: AgencyRole): boolean {
  const { managesPeople } = AGENCY_ROLE_RULES[by];
  const { managesPeople: manages, commission } = AGENCY_ROLE_RULES[other];
  return managesPeople === 'all' || (managesPeople === 'branch' && manages === 'none' && commission === 'none');
}

/** The roles whose people students can be in the care of. */
export const CARETAKERS: readonly AgencyRole[] = AGENCY_ROLES.filter((role) => AGENCY_ROLE_RULES[role].actsForStudents);
