import { z } from 'zod';
import { APPLICATION_STATUSES } from './application-status';
import { country, id, keyword, paging } from './fields';
import { operation } from './operation';
import { exportFormat } from './table-export';

const status = z.enum(APPLICATION_STATUSES, 'Please choose one of the statuses.');

/** An application as staff see it on their board. */
export const staffApplication = z.object({
  _id: id,
  userId: id,
  studentName: z.string(),
  courseId: id,
  course: z.string(),
  university: z.string(),
  country: z.string(),
  year: z.number(),
  month: z.string(),
  status,
  /** ISO 8601. */
  createdOn: z.string(),
  /** Since when it stands at its status, ISO 8601. */
  movedOn: z.string(),
});
export type StaffApplication = z.infer<typeof staffApplication>;

export const staffApplications = operation({
  method: 'GET',
  path: '/staff/applications',
  tag: 'Applications',
  summary: 'Applications of all students, the oldest first; `q` looks in course, university and student name',
  access: ['team', 'admin'],
  query: z.object({
    status: status.optional(),
    country: country.optional(),
    q: keyword,
    page: paging.page.default(1),
    limit: paging.limit.default(20),
  }),
  result: z.object({ applications: z.array(staffApplication), total: z.number() }),
});

export const exportStaffApplications = operation({
  method: 'GET',
  path: '/staff/applications/export',
  tag: 'Applications',
  summary: 'The applications of GET /staff/applications, all pages, as a file, streamed',
  access: ['team', 'admin'],
  limit: 'write',
  query: staffApplications.query.omit({ page: true, limit: true }).extend({ format: exportFormat }),
  result: 'stream',
});
