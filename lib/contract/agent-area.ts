import { z } from 'zod';
import { APPLICATION_STATUSES } from './application-status';
import { country, done, id, keyword, paging } from './fields';
import { operation } from './operation';
import { staffApplication } from './staff-applications';
import { exportFormat } from './table-export';

/** What an agent's area needs beyond the specification's own calls. */

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

export const exportAgentApplications = operation({
  method: 'GET',
  path: '/agent/applications/export',
  tag: 'Applications',
  summary: 'The applications of GET /agent/applications, all pages, as a file, streamed',
  access: ['agent'],
  limit: 'write',
  query: agentApplications.query.omit({ page: true, limit: true }).extend({ format: exportFormat }),
  result: 'stream',
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
