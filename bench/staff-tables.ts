import { Types } from 'mongoose';
import type { Viewer } from '@/lib/auth/viewer';
import type { PeopleOrder } from '@/lib/contract/people/students';
import { APPLICATION_STATUSES, isEnd } from '@/lib/domain/applications/application-status';
import {
  applicationBoard,
  listStaffApplications,
  type StaffApplicationQuery,
} from '@/lib/services/applications/for-staff';
import { adminOverview } from '@/lib/services/dashboards/admin';
import { statsFor } from '@/lib/services/dashboards/stats';
import { listCounsellors } from '@/lib/services/desk/counsellors';
import { myWork } from '@/lib/services/desk/my-work';
import { listContacts } from '@/lib/services/messages/contacts';
import { listEnquiries } from '@/lib/services/people/enquiries';
import { listAgents, listStudents } from '@/lib/services/people/people';
import { listStaffActions } from '@/lib/services/staff/actions';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { application, benchReadings, insert, person } from './table-records';

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
  console.log(`\nstaff: ${STUDENTS} students, ${APPLICATIONS} applications, ${SIZE} rows a page\n`);
  await benchReadings(fill, readings);
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
    'applications of one level': applications(1, { level: 'Foundation' }),
    'applications by agency, last page': applications(APPLICATIONS / SIZE, { sort: 'agency' }),
    'applications, a number': applications(1, { q: '90001 04729' }),
    'applications, a rare word': applications(1, { q: 'student 9999' }),
    'applications, a word in all': applications(1, { q: 'course' }),
    board: () => applicationBoard(viewer, { q: '', limit: 8 }, open),
    'board, a rare word': () => applicationBoard(viewer, { q: 'student 9999', limit: 8 }, open),
    'staff actions, page 1': () => listStaffActions({ q: '', page: 1, limit: SIZE }),
    'staff actions, last page': () => listStaffActions({ q: '', page: ACTIONS / SIZE, limit: SIZE }),
    'staff actions, a rare word': () => listStaffActions({ q: 'student 9999', page: 1, limit: SIZE }),
    contacts: () => listContacts(viewer, { q: '', page: 1, limit: 20 }),
    'dashboard: totals': () => statsFor(viewer),
    'dashboard: overview': () => adminOverview(viewer, new Date()),
    'my work, nobody’s': () => myWork(viewer, { inCharge: 'nobody' }, new Date()),
    'my work, everyone’s': () => myWork(viewer, {}, new Date()),
    'load of each counsellor': () => listCounsellors(),
  };
}

async function fill(): Promise<void> {
  const agents = Array.from({ length: AGENTS }, (_none, index) => person('agent', index, STUDENTS, null));
  const students = Array.from({ length: STUDENTS }, (_none, index) =>
    person('student', index, STUDENTS, index % 3 ? null : (agents[index % AGENTS]?._id ?? null)),
  );
  await insert([...agents, ...students], (part) => User.insertMany(part, { lean: true }));
  const whose = (index: number) => students[(index * 7) % STUDENTS] as ReturnType<typeof person>;
  await insert(
    Array.from({ length: APPLICATIONS }, (_none, index) => application(whose(index), index, null)),
    (part) => Application.insertMany(part, { lean: true }),
  );
  await insert(
    Array.from({ length: ENQUIRIES }, (_none, index) => {
      const { name, email, mobile, createdOn } = person('student', index, STUDENTS, null);
      return { name, email, mobile, createdOn, source: 'registration' };
    }),
    (part) => Enquiry.insertMany(part, { lean: true }),
  );
  await insert(
    Array.from({ length: ACTIONS }, (_none, index) => action(whose(index)._id, index)),
    (part) => StaffAction.insertMany(part, { lean: true }),
  );
}

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
