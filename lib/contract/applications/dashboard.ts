import { z } from 'zod';
import { id } from '../fields';
import { calls } from '../operation';

const { forAgentsAndStaff } = calls('Dashboards');

export const dashboardStats = forAgentsAndStaff('GET /dashboard-stats', {
  summary: 'The number of students and applications: all of them for staff, their own for agents',
  query: z.object({ addedBy: id.optional() }),
  result: z.object({ totalStudents: z.number(), totalApplications: z.number() }),
  errors: ['not_found'],
});
