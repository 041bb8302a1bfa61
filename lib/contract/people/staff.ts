import { z } from 'zod';
import { done, email, id, keyword, optionalLine, paging, personName } from '../fields';
import { operation } from '../operation';
import { exportFormat } from '../table-export';

const tag = 'Staff';
const ORDERS = ['createdOn', '-createdOn', 'name', '-name', 'email', '-email'] as const;
export type StaffOrder = (typeof ORDERS)[number];

export const STAFF_ROLES = ['team', 'admin'] as const;
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
export type StaffMember = z.infer<typeof staffMember>;

export const listStaff = operation({
  method: 'GET',
  path: '/staff',
  tag,
  summary: 'Team members and admins',
  access: ['admin'],
  query: z.object({ ...paging, q: keyword, sort: z.enum(ORDERS).default('-createdOn') }),
  result: z.object({ staff: z.array(staffMember), total: z.number() }),
});

export const exportStaff = operation({
  method: 'GET',
  path: '/staff/export',
  tag,
  summary: 'The staff of GET /staff, all pages, as a file, streamed',
  access: ['admin'],
  limit: 'whole-list',
  confirm: ['admin'],
  query: listStaff.query.omit({ page: true, limit: true }).extend({ format: exportFormat }),
  result: 'stream',
});

export const inviteStaff = operation({
  method: 'POST',
  path: '/staff',
  tag,
  summary: 'Invite a team member or an admin: they get an e-mail with a link to choose a password, once',
  access: ['admin'],
  limit: 'write',
  confirm: ['admin'],
  body: z.object({ name: personName(120, 'Please enter a name.'), email, role, jobTitle: optionalLine(120) }),
  result: done.extend({ member: staffMember }),
  status: 201,
  errors: ['conflict'],
  invalidMessage: 'Please fill in all fields',
});

export const repeatInvitation = operation({
  method: 'POST',
  path: '/staff/{id}/invitation',
  tag,
  summary: 'E-mail a new link for an open invitation; the last one stops working',
  access: ['admin'],
  limit: 'write',
  confirm: ['admin'],
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const changeStaff = operation({
  method: 'PATCH',
  path: '/staff/{id}',
  tag,
  summary: 'Disable or enable an account of staff, or change its role; its sessions end. One active admin must stay',
  access: ['admin'],
  limit: 'write',
  confirm: ['admin'],
  params: z.object({ id }),
  body: z
    .object({ disabled: z.boolean().optional(), role: role.optional() })
    .refine((change) => Object.keys(change).length > 0, 'Please say what to change.'),
  result: done.extend({ member: staffMember }),
  errors: ['not_found', 'conflict'],
});

const policy = z.object({ requireFactor: z.boolean('Please say true or false.') });

export const getStaffPolicy = operation({
  method: 'GET',
  path: '/staff/policy',
  tag,
  summary: 'Whether every sign-in of staff takes a second factor',
  access: ['admin'],
  result: policy,
});

export const setStaffPolicy = operation({
  method: 'PUT',
  path: '/staff/policy',
  tag,
  summary: 'Require a second factor of all staff, or no longer; open sessions of staff without one end',
  access: ['admin'],
  limit: 'write',
  confirm: ['admin'],
  body: policy,
  result: done,
  errors: ['conflict'],
});
