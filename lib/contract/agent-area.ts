import { z } from 'zod';
import { APPLICATION_STATUSES } from './application-status';
import { country, done, id, keyword, paging } from './fields';
import { operation } from './operation';
import { staffApplication } from './staff-applications';
import { getStudents } from './students';

/** What an agent's area needs beyond the specification's own calls. */

export const exportStudents = operation({
  method: 'GET',
  path: '/get-students/export',
  tag: 'Students and agents',
  summary: 'The students of GET /get-students as a CSV file, all pages, streamed',
  access: ['agent', 'team', 'admin'],
  query: getStudents.query
    .omit({ page: true, limit: true })
    .extend({ format: z.literal('csv', "Please choose 'csv'.").default('csv') }),
  result: 'stream',
  errors: ['not_found'],
});

export const agentApplications = operation({
  method: 'GET',
  path: '/agent/applications',
  tag: 'Applications',
  summary: "Applications of the agent's students, the newest first; `q` looks in course, university and student name",
  access: ['agent'],
  query: z.object({
    status: z.enum(APPLICATION_STATUSES, 'Please choose one of the statuses.').optional(),
    country: country.optional(),
    q: keyword,
    page: paging.page.default(1),
    limit: paging.limit.default(20),
  }),
  result: z.object({ applications: z.array(staffApplication), total: z.number() }),
});

export const leaveAgent = operation({
  method: 'POST',
  path: '/leave-agent',
  tag: 'Students and agents',
  summary: 'Leave the agent who added the caller; the agent then sees nothing of them any more',
  access: ['student'],
  limit: 'write',
  body: z.object({ userId: id.optional() }),
  result: done,
  errors: ['not_found', 'conflict'],
});
