import { z } from 'zod';
import { WAITS_ON, type WaitsOn } from '@/lib/domain/applications/next-move';
import { notJudged, verdict } from '../applications/eligibility';
import { applicationOrder, staffApplication, staffApplications } from '../applications/staff-applications';
import { applicationStatus, country, done, id, keyword, month, paged } from '../fields';
import { calls } from '../operation';
import { exportFormat } from '../table-export';
import { care, through } from './agency';

/** What an agent's area needs beyond the specification's own calls. */

const { forAgents } = calls('Applications');
const { forStudents } = calls('Students and agents');

export const agentApplications = forAgents('GET /agent/applications', {
  summary:
    "Applications of the agent's students, newest first unless `sort` is given. `q` searches course, university and student name",
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
    ...paged(20),
  }),
  result: z.object({ applications: z.array(staffApplication), total: z.number() }),
  errors: ['not_found'],
});

export const exportAgentApplications = forAgents('GET /agent/applications/export', {
  summary: 'The applications of GET /agent/applications, all pages, as a file, streamed',
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
/** A student of the agent in the window 'Apply', with how they fit the course. */
export type Applicant = z.infer<typeof applicant>;

export const applicants = forAgents('GET /agent/applicants', {
  summary: "The agent's students, each with their verdict for a course, best match first",
  query: z.object({
    courseId: id,
    q: keyword,
    /** Only those with this counsellor, as `counsellors` names them; '' for all. */
    counsellor: z.string().max(100).default(''),
    ...paged(50),
  }),
  result: z.object({ students: z.array(applicant), total: z.number(), counsellors: z.array(z.string()), notJudged }),
  errors: ['not_found'],
});

export const leaveAgent = forStudents('POST /leave-agent', {
  summary: 'Leave the agent who added the caller. The agent can then no longer see anything about them',
  body: z.object({ userId: id.optional() }),
  result: done,
  errors: ['not_found', 'conflict'],
});
