import { z } from 'zod';
import { AGENCY_ROLES } from '@/lib/domain/agency/roles';
import { done, email, id, named, optionalLine, personName, seen } from '../fields';
import { calls } from '../operation';
import { assignee } from '../people/desk';
import { optionalCountry } from '../world-country';

/** The people and branches of an agency. The specification's agent is its owner. */
const { forAgents } = calls('Agencies');

const role = z.enum(AGENCY_ROLES, 'Please choose a role.');
const branches = z.array(id).max(50).default([]);

/** What lists of students and applications are narrowed to: a counsellor of an agency (`nobody`: none), a branch of it. */
export const care = {
  member: assignee,
  branch: z.union([z.literal('none'), id], "Please choose 'none' or send an id.").optional(),
};
/** The filters as a list's query has them. */
export type CareChoice = { [of in keyof typeof care]?: z.output<(typeof care)[of]> };

/** Narrows lists of an agency's own people to what came through the sub-agent of this name; '' for all. */
export const through = z.string().trim().max(120).default('');

/** Whom and which branches a person of an agency narrows lists by, and what they may give. */
export interface CareChoices {
  people: readonly { _id: string; name: string }[];
  branches: readonly { _id: string; name: string }[];
  /** The sub-agents through whom something came. */
  through: readonly string[];
  /** Gives several students at once to others. */
  assigns: boolean;
  /** Changes students' files. */
  acts: boolean;
}

/** Who of the agency looks after a student, as lists show it: `memberId` is null for a name that was typed. */
export const inCare = { memberId: id.nullable(), counsellor_name: z.string(), branch: named.nullable() };

const agencyMember = z
  .object({
    _id: id,
    name: z.string(),
    email: z.string(),
    role,
    branches: z.array(id),
    /** May export the students and applications they reach. */
    exports: z.boolean(),
    /** May see agreements and commission, where the role leaves that open. */
    commission: z.boolean(),
    /** May handle applications, where the role leaves that open and the agency may. */
    handles: z.boolean(),
    /** How many students are in their care. */
    students: z.number(),
    /** 'invited' until they chose a password. */
    state: z.enum(['active', 'invited', 'off']),
    /** Whether the caller may change this account. */
    canChange: z.boolean(),
    /** Whether the caller may give students and leads of others to them. */
    canTake: z.boolean(),
  })
  .meta({ id: 'AgencyMember' });
/** A person of an agency, on its page of people. */
export type AgencyMember = z.infer<typeof agencyMember>;

const branch = z
  .object({
    _id: id,
    name: z.string(),
    city: z.string(),
    /** '' where it is the agency's. */
    country: z.string(),
    isClosed: z.boolean(),
  })
  .meta({ id: 'AgencyBranch' });
/** An office of an agency. */
export type BranchView = z.infer<typeof branch>;

export const listAgency = forAgents('GET /agency/members', {
  summary: 'The people and branches of the caller’s agency',
  result: z.object({ members: z.array(agencyMember), branches: z.array(branch) }),
});

const invited = z.object({
  name: personName(120, 'Please enter a name.'),
  email,
  role,
  branches,
  exports: z.boolean().default(false),
  commission: z.boolean().default(false),
  handles: z.boolean().default(false),
});
/** Whom an owner invites, with what they may do. */
export type InvitedMember = z.output<typeof invited>;

export const inviteMember = forAgents('POST /agency/members', {
  summary: 'Invite a person to the agency: they get an email with a one-time link to choose a password',
  body: invited,
  result: done.extend({ member: agencyMember }),
  status: 201,
  errors: ['forbidden', 'conflict', 'not_found'],
  invalidMessage: 'Please fill in all fields',
});

export const inviteMemberAgain = forAgents('POST /agency/members/{id}/invitation', {
  summary: 'Email a new link for an open invitation; the previous one stops working',
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'forbidden', 'conflict'],
});

const memberChange = z
  .object({
    name: personName(120, 'Please enter a name.').optional(),
    role: role.optional(),
    branches: z.array(id).max(50).optional(),
    exports: z.boolean().optional(),
    commission: z.boolean().optional(),
    handles: z.boolean().optional(),
    disabled: z.boolean().optional(),
    /** Who takes the students of a person who is switched off, or whose new role takes none. */
    handTo: id.optional(),
    seen,
  })
  .refine((change) => Object.keys(change).length > 0, 'Please change at least one field.');
/** What an owner or manager changes of a person; absent stays. */
export type MemberChange = z.output<typeof memberChange>;

export const changeMember = forAgents('PATCH /agency/members/{id}', {
  summary:
    'Change a person’s name, role, branches or export right, or disable or enable the account; they are signed out. At least one owner must remain',
  params: z.object({ id }),
  body: memberChange,
  result: done.extend({ member: agencyMember }),
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const addBranch = forAgents('POST /agency/branches', {
  summary: 'Add a branch',
  body: z.object({
    name: personName(80, 'Please enter a name.'),
    city: optionalLine(80),
    country: optionalCountry.default(''),
  }),
  result: done.extend({ branch }),
  status: 201,
  errors: ['forbidden', 'conflict'],
});

export const changeBranch = forAgents('PATCH /agency/branches/{id}', {
  summary: 'Change a branch, close or reopen it',
  params: z.object({ id }),
  body: z
    .object({
      name: personName(80, 'Please enter a name.').optional(),
      city: optionalLine(80).optional(),
      country: optionalCountry.optional(),
      isClosed: z.boolean().optional(),
      seen,
    })
    .refine((change) => Object.keys(change).length > 0, 'Please change at least one field.'),
  result: done.extend({ branch }),
  errors: ['not_found', 'forbidden', 'conflict'],
});

const given = z
  .object({ memberId: id.nullable().optional(), branchId: id.nullable().optional() })
  .refine(
    ({ memberId, branchId }) => memberId !== undefined || branchId !== undefined,
    'Please choose a counsellor or a branch.',
  );

export const assignStudent = forAgents('PUT /agency/students/{id}', {
  summary: 'Assign a student to a colleague or a branch',
  params: z.object({ id }),
  body: given,
  result: done,
  errors: ['not_found', 'forbidden', 'conflict'],
});

const typedName = z
  .object({
    /** As it was typed. */
    name: z.string(),
    students: z.number(),
    /** The person it seems to mean; null where that is not certain. */
    suggested: id.nullable(),
  })
  .meta({ id: 'TypedCounsellorName' });
/** A counsellor's name from before there were logins, to be matched with a person. */
export type TypedName = z.infer<typeof typedName>;

export const listTypedNames = forAgents('GET /agency/counsellor-names', {
  summary: 'Counsellor names that were typed in before those people had logins. Owners and managers only',
  result: z.object({ names: z.array(typedName) }),
  errors: ['forbidden'],
});

export const matchTypedNames = forAgents('POST /agency/counsellor-names', {
  summary: 'Assign all students with a typed-in counsellor name to the matching person; other names stay as they are',
  body: z.object({
    matches: z
      .array(z.strictObject({ name: z.string().min(1).max(200), memberId: id }), 'Please choose at least one person.')
      .min(1, 'Please choose at least one person.')
      .max(200),
  }),
  result: done.extend({ count: z.number() }),
  errors: ['forbidden', 'not_found'],
});
