import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { chooseDatabase } from '@/database/choose';
import type { Viewer } from '@/lib/auth/viewer';
import { APPLICATION_STATUSES } from '@/lib/contract/application-status';
import { COUNTRIES } from '@/lib/contract/lists';
import { connectDatabase, disconnectDatabase } from '@/lib/db';
import { applicationNumbers } from '@/lib/services/application-numbers';
import { statsFor } from '@/lib/services/dashboard-stats';
import { listStudents } from '@/lib/services/people';
import { listAgentApplications } from '@/lib/services/staff-applications';
import { Application } from '@/models/application';
import { createIndexes } from '@/models/indexes';
import { User } from '@/models/user';
import { measure } from './measure';

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
export async function benchTables(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await chooseDatabase(folder);
  process.env.MONGODB_URI = database.uri;
  process.env.NEXTAUTH_SECRET ??= 'a secret of the bench, 32 characters or more';
  try {
    await connectDatabase();
    await createIndexes();
    await fill();
    const { totalStudents, totalApplications } = await statsFor(viewer);
    if (totalStudents !== STUDENTS || totalApplications !== APPLICATIONS) throw new Error('The rows are not there.');
    console.log(`${STUDENTS} students, ${APPLICATIONS} applications of one agent, ${SIZE} rows a page\n`);
    for (const [what, run] of Object.entries(readings())) await measure(what, run);
  } finally {
    await disconnectDatabase();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
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
  const students = Array.from({ length: STUDENTS + OTHERS }, (_none, index) => student(index));
  for (let at = 0; at < students.length; at += 1_000)
    await User.insertMany(students.slice(at, at + 1_000), { lean: true });
  const applications = Array.from({ length: APPLICATIONS }, (_none, index) => {
    return application(students[index % STUDENTS] as ReturnType<typeof student>, index);
  });
  for (let at = 0; at < applications.length; at += 1_000) {
    await Application.insertMany(applications.slice(at, at + 1_000), { lean: true });
  }
}

const student = (index: number) => ({
  _id: new Types.ObjectId(),
  // Not in the order of their ids: an order by name must be made.
  name: `${FIRST_NAMES[(index * 7) % FIRST_NAMES.length]} Student ${(index * 7_919) % (STUDENTS + OTHERS)}`,
  email: `student${index}@example.com`,
  mobile: String(9_000_000_000 + ((index * 104_729) % 999_999_937)),
  passwordHash: '',
  role: 'student',
  isVerified: true,
  counsellor_name: 'Meera',
  addedBy: index < STUDENTS ? agentId : null,
  createdOn: new Date(Date.UTC(2026, 0, 1) + ((index * 7_919) % (STUDENTS + OTHERS)) * 60_000),
});

const application = (of: ReturnType<typeof student>, index: number) => {
  const status = APPLICATION_STATUSES[index % APPLICATION_STATUSES.length];
  const at = new Date(Date.UTC(2026, 0, 1) + index * 60_000);
  return {
    userId: of._id,
    studentName: of.name,
    agentId,
    courseId: new Types.ObjectId(),
    country: COUNTRIES[index % COUNTRIES.length],
    university: `University ${index % 300}`,
    course: `Course ${index}`,
    year: 2027,
    month: 'Sep',
    status,
    history: [{ status, by: null, byRole: 'system', byName: '', reason: '', at }],
    createdOn: at,
  };
};

const FIRST_NAMES = ['Asha', 'Bina', 'Chitra', 'Dev', 'Esha', 'Farah', 'Gita', 'Hari', 'Indu', 'Jaya', 'Kiran'];
