import { z } from 'zod';
import { done, email, id, keyword, optionalLine, paging, personName } from '../fields';
import { calls } from '../operation';
import { exportFormat } from '../table-export';

const { forAdmins } = calls('Staff');
const ORDERS = ['createdOn', '-createdOn', 'name', '-name', 'email', '-email'] as const;
/** What the list of staff is ordered by; '-' is descending. */
export type StaffOrder = (typeof ORDERS)[number];

/** The two roles that are invited, never registered. */
export const STAFF_ROLES = ['team', 'admin'] as const;
/** Team or admin. */
export type StaffRole = (typeof STAFF_ROLES)[number];
const role = z.enum(STAFF_ROLES, 'Please choose team or admin.');

const staffMember = z
  .object({
    _id: id,
    name: z.string(),
    email: z.string(),
    role,
    jobTitle: z.string(),
    createdOn: z.string(),
    /** 'invited' until they chose a password. */
    standing: z.enum(['active', 'invited', 'disabled']),
  })
  .meta({ id: 'StaffMember' });
/** An account of staff, as admins list it. */
export type StaffMember = z.infer<typeof staffMember>;

export const listStaff = forAdmins('GET /staff', {
  summary: 'Team members and admins',
  query: z.object({ ...paging, q: keyword, sort: z.enum(ORDERS).default('-createdOn') }),
  result: z.object({ staff: z.array(staffMember), total: z.number() }),
});

export const exportStaff = forAdmins('GET /staff/export', {
  summary: 'The staff of GET /staff, all pages, as a file, streamed',
  limit: 'whole-list',
  confirm: ['admin'],
  query: listStaff.query.omit({ page: true, limit: true }).extend({ format: exportFormat }),
  result: 'stream',
});

export const inviteStaff = forAdmins('POST /staff', {
  summary: 'Invite a team member or an admin. They get an email with a link to choose a password, valid once',
  confirm: ['admin'],
  body: z.object({ name: personName(120, 'Please enter a name.'), email, role, jobTitle: optionalLine(120) }),
  result: done.extend({ member: staffMember }),
  status: 201,
  errors: ['conflict'],
  invalidMessage: 'Please fill in all fields',
});

export const repeatInvitation = forAdmins('POST /staff/{id}/invitation', {
  summary: 'Email a new link for an open invitation. The previous one stops working',
  confirm: ['admin'],
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const changeStaff = forAdmins('PATCH /staff/{id}', {
  summary: 'Disable or enable a staff account, or change its role. Its sessions end. One active admin must remain',
  confirm: ['admin'],
  params: z.object({ id }),
  body: z
    .object({ disabled: z.boolean().optional(), role: role.optional() })
    .refine((change) => Object.keys(change).length > 0, 'Please send the fields to change.'),
  result: done.extend({ member: staffMember }),
  errors: ['not_found', 'conflict'],
});

const policy = z.object({ requireFactor: z.boolean('Please send true or false.') });

export const getStaffPolicy = forAdmins('GET /staff/policy', {
  summary: 'Whether a second factor is required for all staff',
  result: policy,
});

export const setStaffPolicy = forAdmins('PUT /staff/policy', {
  summary: 'Require a second factor for all staff, or stop requiring it. Staff signed in without one are signed out',
  confirm: ['admin'],
  body: policy,
  result: done,
  errors: ['conflict'],
});
