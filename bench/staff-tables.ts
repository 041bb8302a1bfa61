import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { chooseDatabase } from '@/database/choose';
import type { Viewer } from '@/lib/auth/viewer';
import { APPLICATION_STATUSES, isEnd } from '@/lib/contract/application-status';
import { COUNTRIES } from '@/lib/contract/lists';
import type { PeopleOrder } from '@/lib/contract/students';
import { connectDatabase, disconnectDatabase } from '@/lib/db';
import { adminOverview } from '@/lib/services/admin-dashboard';
import { listContacts } from '@/lib/services/contacts';
import { openApplications } from '@/lib/services/dashboard';
import { statsFor } from '@/lib/services/dashboard-stats';
import { listEnquiries } from '@/lib/services/enquiries';
import { listAgents, listStudents } from '@/lib/services/people';
import { listStaffActions } from '@/lib/services/staff-actions';
import { applicationBoard, listStaffApplications, type StaffApplicationQuery } from '@/lib/services/staff-applications';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { createIndexes } from '@/models/indexes';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { measure } from './measure';

const STUDENTS = 50_000;
const AGENTS = 1_000;
const APPLICATIONS = 100_000;
const ENQUIRIES = 50_000;
const ACTIONS = 100_000;
const SIZE = 10;

const viewer: Viewer = { userId: String(new Types.ObjectId()), role: 'admin', name: 'Admin', email: 'a@example.com' };

/**
 * How long each table and number of the staff's areas takes with 50,000 students, 1,000 agents, 100,000 applications,
 * 50,000 enquiries and 100,000 staff actions: the service as the page calls it, database included.
 */
export async function benchStaffTables(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const database = await chooseDatabase(folder);
  process.env.MONGODB_URI = database.uri;
  process.env.NEXTAUTH_SECRET ??= 'a secret of the bench, 32 characters or more';
  try {
    await connectDatabase();
    await createIndexes();
    await fill();
    console.log(`\nstaff: ${STUDENTS} students, ${APPLICATIONS} applications, ${SIZE} rows a page\n`);
    for (const [what, run] of Object.entries(readings())) await measure(what, run);
  } finally {
    await disconnectDatabase();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function readings(): Record<string, () => Promise<unknown>> {
  const students =
    (page: number, sort: PeopleOrder = '-createdOn', q = '') =>
    () =>
      listStudents(viewer, { q, sort, page, limit: SIZE });
  const enquiries =
    (page: number, sort = '-createdOn', q = '') =>
    () =>
      listEnquiries({ q, sort, page, limit: SIZE });
  const applications =
    (page: number, more: Partial<StaffApplicationQuery> = {}) =>
    () =>
      listStaffApplications(viewer, { q: '', page, limit: SIZE, ...more });
  const open = APPLICATION_STATUSES.filter((status) => !isEnd(status));
  const last = STUDENTS / SIZE;
  return {
    'students, page 1': students(1),
    'students, last page': students(last),
    'students by name, page 1': students(1, 'name'),
    'students by name, last page': students(last, 'name'),
    'students by e-mail, last page': students(last, 'email'),
    'students by mobile, last page': students(last, '-mobile'),
    'students, a rare word': students(1, '-createdOn', 'student 9999'),
    'students, a word in all': students(1, '-createdOn', 'student'),
    'students, a word in none': students(1, '-createdOn', 'zzzz'),
    'agents by name, last page': () => listAgents({ q: '', sort: 'name', page: AGENTS / SIZE, limit: SIZE }),
    'agents, a rare word': () => listAgents({ q: 'agent 77', sort: '-createdOn', page: 1, limit: SIZE }),
    'enquiries, last page': enquiries(ENQUIRIES / SIZE),
    'enquiries by name, last page': enquiries(ENQUIRIES / SIZE, 'name'),
    'enquiries, a rare word': enquiries(1, '-createdOn', 'student 9999'),
    'applications, page 1': applications(1),
    'applications, last page': applications(APPLICATIONS / SIZE),
    'applications at one status': applications(1, { status: 'Pending' }),
    'applications in one country': applications(1, { country: 'Canada' }),
    'applications, a rare word': applications(1, { q: 'student 9999' }),
    'applications, a word in all': applications(1, { q: 'course' }),
    board: () => applicationBoard(viewer, { q: '', limit: 8 }, open),
    'board, a rare word': () => applicationBoard(viewer, { q: 'student 9999', limit: 8 }, open),
    'staff actions, page 1': () => listStaffActions({ q: '', page: 1, limit: SIZE }),
    'staff actions, last page': () => listStaffActions({ q: '', page: ACTIONS / SIZE, limit: SIZE }),
    'staff actions, a rare word': () => listStaffActions({ q: 'student 9999', page: 1, limit: SIZE }),
    contacts: () => listContacts(viewer, { q: '', page: 1, limit: 20 }),
    'dashboard: totals': () => statsFor(viewer),
    'dashboard: overview': () => adminOverview(new Date()),
    'dashboard: open by status': () => openApplications(viewer),
  };
}

async function fill(): Promise<void> {
  const agents = Array.from({ length: AGENTS }, (_none, index) => person('agent', index, null));
  const students = Array.from({ length: STUDENTS }, (_none, index) =>
    person('student', index, index % 3 ? null : (agents[index % AGENTS]?._id ?? null)),
  );
  await insert([...agents, ...students], (part) => User.insertMany(part, { lean: true }));
  const whose = (index: number) => students[(index * 7) % STUDENTS] as ReturnType<typeof person>;
  await insert(
    Array.from({ length: APPLICATIONS }, (_none, index) => application(whose(index), index)),
    (part) => Application.insertMany(part, { lean: true }),
  );
  await insert(
    Array.from({ length: ENQUIRIES }, (_none, index) => {
      const { name, email, mobile, createdOn } = person('student', index, null);
      return { name, email, mobile, createdOn, source: 'registration' };
    }),
    (part) => Enquiry.insertMany(part, { lean: true }),
  );
  await insert(
    Array.from({ length: ACTIONS }, (_none, index) => action(whose(index)._id, index)),
    (part) => StaffAction.insertMany(part, { lean: true }),
  );
}

async function insert<T>(records: T[], into: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < records.length; at += 1_000) await into(records.slice(at, at + 1_000));
}

const person = (role: 'student' | 'agent', index: number, addedBy: Types.ObjectId | null) => ({
  _id: new Types.ObjectId(),
  // Not in the order of their ids: an order by name must be made.
  name: `${FIRST_NAMES[(index * 7) % FIRST_NAMES.length]} ${role} ${(index * 7_919) % STUDENTS}`,
  email: `${role}${index}@example.com`,
  mobile: String(9_000_000_000 + ((index * 104_729) % 999_999_937)),
  passwordHash: '',
  role,
  isVerified: index % 10 > 0,
  company_name: role === 'agent' ? `Company ${index}` : '',
  addedBy,
  createdOn: new Date(Date.UTC(2025, 0, 1) + ((index * 7_919) % STUDENTS) * 60_000),
});

const application = (student: ReturnType<typeof person>, index: number) => {
  const status = APPLICATION_STATUSES[index % APPLICATION_STATUSES.length];
  const at = new Date(Date.UTC(2025, 0, 1) + index * 60_000);
  return {
    userId: student._id,
    studentName: student.name,
    agentId: null,
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

const action = (userId: Types.ObjectId, index: number) => ({
  by: viewer.userId,
  byRole: 'admin',
  action: 'application.move',
  subject: 'application',
  subjectId: String(userId),
  label: `Course ${index}`,
  userId,
  before: { status: 'Pending' },
  after: { status: 'Under Review' },
  at: new Date(Date.UTC(2025, 0, 1) + index * 60_000),
});

const FIRST_NAMES = ['Asha', 'Bina', 'Chitra', 'Dev', 'Esha', 'Farah', 'Gita', 'Hari', 'Indu', 'Jaya', 'Kiran'];
