import { z } from 'zod';
import { id } from '../fields';
import { operation } from '../operation';

export const dashboardStats = operation({
  method: 'GET',
  path: '/dashboard-stats',
  tag: 'Dashboards',
  summary: "Numbers of students and applications: all for staff, an agent's own",
  access: ['agent', 'team', 'admin'],
  query: z.object({ addedBy: id.optional() }),
  result: z.object({ totalStudents: z.number(), totalApplications: z.number() }),
  errors: ['not_found'],
});
