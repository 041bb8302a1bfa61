import { z } from 'zod';
import { care, inCare, through } from '../agency/agency';
import { done, email, id, keyword, mobile, newPassword, orderBy, paging, personName, unclearNumber } from '../fields';
import { calls } from '../operation';
import { exportFormat } from '../table-export';
import { assignee, counsellor } from './desk';

const { forAdmins, forAgents, forAgentsAndStaff } = calls('Students and agents');
/** The columns that people's tables are ordered by; `company_name` of a student is that of the agent who added them. */
export const PEOPLE_COLUMNS = ['_id', 'name', 'email', 'mobile', 'company_name', 'createdOn', 'isVerified'] as const;
const order = orderBy(PEOPLE_COLUMNS);
/** A column of people's tables, or '-column' for descending. */
export type PeopleOrder = z.output<typeof order>;
/** By counsellor those of one stand together, in the order of their accounts. */
export const STUDENT_COLUMNS = [...PEOPLE_COLUMNS, 'counsellor'] as const;
const studentOrder = orderBy(STUDENT_COLUMNS);
/** The same for students, who have a counsellor. */
export type StudentOrder = z.output<typeof studentOrder>;

/** `q`: beginnings of words in any order, of name, e-mail, company or the end of the id; digits of the mobile; or a whole id. */
const list = {
  ...paging,
  q: keyword,
  sort: order.default('-createdOn'),
  verified: z.enum(['yes', 'no'], 'Please choose yes or no.').optional(),
  number: unclearNumber,
};

const studentRow = z
  .object({
    _id: id,
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    mobileShown: z.string(),
    createdOn: z.string(),
    isVerified: z.boolean(),
    /** null: 'Self'. */
    addedBy: z.object({ _id: id, company_name: z.string() }).nullable(),
    /** The assignee. */
    counsellor,
    ...inCare,
    /** For the agency's own people: the sub-agents through whom the student's applications came. */
    cameThrough: z.array(z.string()).optional(),
    /** The account it was merged into: only a search finds one that was. */
    mergedInto: id.nullable(),
  })
  .meta({ id: 'StudentRow' });
/** A student in the tables of staff and agents. */
export type StudentRow = z.infer<typeof studentRow>;

const agentRow = studentRow
  .omit({
    addedBy: true,
    counsellor: true,
    mergedInto: true,
    memberId: true,
    counsellor_name: true,
    branch: true,
    cameThrough: true,
  })
  .extend({ company_name: z.string() });
/** An agent in the admins' table. */
export type AgentRow = z.infer<typeof agentRow>;

export const getStudents = forAgentsAndStaff('GET /get-students', {
  scope: 'people:read',
  summary: 'Students: all for staff, their own for an agent. The header x-total-count has the total',
  query: z.object({
    ...list,
    addedBy: id.optional(),
    inCharge: assignee,
    ...care,
    through,
    sort: studentOrder.default('-createdOn'),
    /** Staff only: with a message that waits for an answer, in a thread, or to the caller alone. */
    unread: z.literal('yes', 'Please choose yes.').optional(),
  }),
  result: z.array(studentRow),
  errors: ['not_found'],
});

export const exportStudents = forAgentsAndStaff('GET /get-students/export', {
  summary: 'The students of GET /get-students, all pages, streamed as a file',
  limit: 'whole-list',
  confirm: ['team', 'admin'],
  query: getStudents.query.omit({ page: true, limit: true }).extend({ format: exportFormat }),
  result: 'stream',
  errors: ['not_found'],
});

export const addStudentByAgent = forAgents('POST /add-student-by-agent', {
  summary:
    'Add a student; the caller becomes their agent. The answer contains a code that verifies the account, as after a registration. 202 if the address already has an account: that person is asked to accept the caller as their agent, `data._id` is the id of the request, and there is no code',
  body: z.object({
    name: personName(),
    email,
    mobile,
    password: newPassword,
    counsellor_name: personName(),
    addedBy: id.optional(),
  }),
  result: z.object({
    success: z.boolean(),
    message: z.string(),
    data: z.object({ _id: id, code: z.string().optional() }),
  }),
  status: 201,
  waitingStatus: 202,
  errors: ['not_found', 'conflict'],
  invalidMessage: 'Something went wrong.',
  failureAlias: 'msg',
});

export const inviteStudent = forAgents('POST /agent/students/{id}/invite', {
  summary: 'Send an unverified student of the agent another email with the link to choose a password',
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict', 'too_many_requests'],
});

export const verifyStudent = forAdmins('POST /students/{id}/verify', {
  summary: 'Verify a student without their code',
  params: z.object({ id }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const getAgents = forAdmins('GET /get-agents', {
  summary: 'Agents. The header x-total-count has the total',
  query: z.object(list),
  result: z.array(agentRow),
});

export const exportAgents = forAdmins('GET /get-agents/export', {
  summary: 'The agents of GET /get-agents, all pages, streamed as a file',
  limit: 'whole-list',
  confirm: ['admin'],
  query: getAgents.query.omit({ page: true, limit: true }).extend({ format: exportFormat }),
  result: 'stream',
});

export const toggleAgentVerification = forAdmins('PATCH /toggle-agent-verification/{id}', {
  summary: 'Verify an agent, or undo it; undoing ends their sessions',
  params: z.object({ id }),
  body: z.object({ isVerified: z.boolean('Please send true or false.') }),
  result: z.object({ success: z.boolean(), message: z.string(), isVerified: z.boolean() }),
  errors: ['not_found'],
  invalidMessage: 'Failed to update verification',
});
