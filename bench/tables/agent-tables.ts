import { Types } from 'mongoose';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { listAgentApplications } from '@/lib/services/applications/for-staff';
import { applicationNumbers } from '@/lib/services/applications/numbers';
import { statsFor } from '@/lib/services/desk/dashboards/stats';
import { listStudents } from '@/lib/services/people/people';
import { Application } from '@/models/application';
import { User } from '@/models/user';
import { measureEach } from '../measure';
import { onDatabase } from '../site';
import { application, insert, person } from './records';

const STUDENTS = 10_000;
const APPLICATIONS = 20_000;
/** Of other agents, beside. */
const OTHERS = 10_000;
const SIZE = 10;

const agentId = new Types.ObjectId();
const viewer: Viewer = { userId: String(agentId), role: 'agent', name: 'Agent', email: 'a@example.com' };

/**
 * How long an agent's two tables and the dashboard's numbers take with 10,000 students of one agent among 20,000, 20,000
 * applications: the service as the page calls it, database included, 30 times each.
 */
export async function benchAgentTables(): Promise<void> {
  console.log(`agent: ${STUDENTS} students, ${APPLICATIONS} applications of one agent, ${SIZE} rows a page\n`);
  await onDatabase(async () => {
    await fill();
    await measureEach(readings());
  });
}

function readings(): Record<string, () => Promise<unknown>> {
  const students =
    (page: number, sort: Parameters<typeof listStudents>[1]['sort'] = '-createdOn', q = '') =>
    () =>
      listStudents(viewer, { q, sort, page, limit: SIZE });
  const applications =
    (page: number, more: Partial<Parameters<typeof listAgentApplications>[1]> = {}) =>
    () =>
      listAgentApplications(viewer, { q: '', page, limit: SIZE, ...more });
  return {
    'students, page 1': students(1),
    'students, last page': students(STUDENTS / SIZE),
    'students by name, page 1': students(1, 'name'),
    'students by name, last page': students(STUDENTS / SIZE, 'name'),
    'students by e-mail, page 1': students(1, 'email'),
    'students by mobile, last page': students(STUDENTS / SIZE, '-mobile'),
    'students, a rare word': students(1, '-createdOn', 'student 9999'),
    'students, a word in all': students(1, '-createdOn', 'student'),
    'students, a word in none': students(1, '-createdOn', 'zzzz'),
    'applications, page 1': applications(1),
    'applications, last page': applications(APPLICATIONS / SIZE),
    'applications at one status': applications(1, { status: 'Pending' }),
    'applications in one country': applications(1, { country: 'Canada' }),
    'applications, a rare word': applications(1, { q: 'student 9999' }),
    'applications, a word in all': applications(1, { q: 'course' }),
    'dashboard: totals': () => statsFor(viewer),
    'dashboard: by status and country': () => applicationNumbers(viewer),
  };
}

async function fill(): Promise<void> {
  const all = STUDENTS + OTHERS;
  const students = Array.from({ length: all }, (_none, index) =>
    person('student', index, all, index < STUDENTS ? agentId : null),
  );
  await insert(students, (part) => User.insertMany(part, { lean: true }));
  const whose = (index: number) => students[index % STUDENTS] as ReturnType<typeof person>;
  await insert(
    Array.from({ length: APPLICATIONS }, (_none, index) => application(whose(index), index, agentId)),
    (part) => Application.insertMany(part, { lean: true }),
  );
  const { totalStudents, totalApplications } = await statsFor(viewer);
  if (totalStudents !== STUDENTS || totalApplications !== APPLICATIONS) throw new Error('The rows are not there.');
}
