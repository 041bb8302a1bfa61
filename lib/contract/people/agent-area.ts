import { z } from 'zod';
import { WAITS_ON, type WaitsOn } from '@/lib/domain/applications/next-move';
import { notJudged, verdict } from '../applications/eligibility';
import { applicationOrder, staffApplication, staffApplications } from '../applications/staff-applications';
import { applicationStatus, country, done, id, keyword, month, paging } from '../fields';
import { operation } from '../operation';
import { exportFormat } from '../table-export';
import { care, through } from './agency';

/** What an agent's area needs beyond the specification's own calls. */

export const agentApplications = operation({
  method: 'GET',
  path: '/agent/applications',
  tag: 'Applications',
  summary:
    "Applications of the agent's students, the newest first unless `sort` says otherwise; the words of `q` are looked for in course, university and student name",
  access: ['agent'],
  query: z.object({
    status: applicationStatus.optional(),
    country: country.optional(),
    /** Only those that wait on one side: the agent and their students, staff, the university, the visa office. */
    waits: z.enum(Object.keys(WAITS_ON) as [WaitsOn, ...WaitsOn[]]).optional(),
    intake: staffApplications.query.shape.intake,
    ...care,
    through,
    q: keyword,
    sort: applicationOrder.optional(),
    page: paging.page.default(1),
    limit: paging.limit.default(20),
  }),
  result: z.object({ applications: z.array(staffApplication), total: z.number() }),
  errors: ['not_found'],
});

export const exportAgentApplications = operation({
  method: 'GET',
  path: '/agent/applications/export',
  tag: 'Applications',
  summary: 'The applications of GET /agent/applications, all pages, as a file, streamed',
  access: ['agent'],
  limit: 'whole-list',
  query: agentApplications.query.omit({ page: true, limit: true }).extend({ format: exportFormat }),
  result: 'stream',
  errors: ['not_found'],
});

const applicant = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  /** Per cent. */
  profileCompleted: z.number(),
  /** Whether the student's scores meet the course's. It warns, it never stands in the way. */
  eligibility: z.object({
    verdict,
    /** What is not met, not certain or not known, '' where nothing is. */
    reason: z.string(),
  }),
  /** The intakes of this course that the student has an application for, the newest first. */
  applied: z.array(z.object({ applicationId: id, year: z.number(), month })),
});
export type Applicant = z.infer<typeof applicant>;

export const applicants = operation({
  method: 'GET',
  path: '/agent/applicants',
  tag: 'Applications',
  summary: "The agent's students, those who fit one course best first, each with how they stand towards it",
  access: ['agent'],
  query: z.object({
    courseId: id,
    q: keyword,
    /** Only those with this counsellor, as `counsellors` names them; '' for all. */
    counsellor: z.string().max(100).default(''),
    page: paging.page.default(1),
    limit: paging.limit.default(50),
  }),
  result: z.object({ students: z.array(applicant), total: z.number(), counsellors: z.array(z.string()), notJudged }),
  errors: ['not_found'],
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
