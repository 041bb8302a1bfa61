/** What the search box finds records by, with how a hit says so (decision 249). Who finds by which: `canFindBy` of lib/agency-access.ts. */
export const FOUND_FIELDS = {
  name: 'Name',
  phone: 'Phone',
  mail: 'Email',
  address: 'Address',
  course: 'Course',
  university: 'University',
  reference: 'University reference',
  agency: 'Agency',
  counsellor: 'Counsellor',
  source: 'Source',
  wishes: 'Interested in',
  ref: 'ID',
  note: 'Note',
  passport: 'Passport number',
} as const;
/** One of them. */
export type FoundField = keyof typeof FOUND_FIELDS;

/** The groups of hits, in their order, with their headings. */
export const FOUND_GROUPS = {
  students: 'Students',
  leads: 'Leads',
  applications: 'Applications',
  people: 'People',
  courses: 'Courses',
} as const;
/** One of them. */
export type FoundGroup = keyof typeof FOUND_GROUPS;
export const FOUND_GROUP_NAMES = Object.keys(FOUND_GROUPS) as [FoundGroup, ...FoundGroup[]];
