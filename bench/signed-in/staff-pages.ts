import { Types } from 'mongoose';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { Application } from '@/models/application';
import { Enquiry, wordsOfEnquiry } from '@/models/enquiry';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import type { Pages, People } from './page-times';
import { application, insert, person } from './records';
import { insertTasksAndNotes } from './tasks-and-notes';

const STUDENTS = 50_000;
const AGENTS = 1_000;
const APPLICATIONS = 100_000;
const ENQUIRIES = 50_000;
const COUNSELLORS = 20;
const ACTIONS = 100_000;
/** Half of them tasks, half notes. */
const TASKS_AND_NOTES = 300_000;
/** Rows a page. */
const SIZE = 10;

const STAFF_PAGES = {
  dashboard: '/app/admin',
  'my work, everyone’s': '/app/admin/my-work?charge=all',
  students: '/app/admin/students',
  'students, last page': `/app/admin/students?page=${STUDENTS / SIZE}`,
  'students by name, last page': `/app/admin/students?sort=name&page=${STUDENTS / SIZE}`,
  'students, a rare word': '/app/admin/students?search=student+9999',
  'students, a word in all': '/app/admin/students?search=student',
  'students, a word in none': '/app/admin/students?search=zzzz',
  'students, two words of many': '/app/admin/students?search=asha+student',
  'students, digits of a number': '/app/admin/students?search=90001+04729',
  'students by counsellor, last page': `/app/admin/students?sort=counsellor&page=${STUDENTS / SIZE}`,
  'students with a message to answer': '/app/admin/students?unread=yes',
  agents: '/app/admin/agents',
  'agents, a rare word': '/app/admin/agents?search=agent+77',
  'enquiries, last page': `/app/admin/enquiries?page=${ENQUIRIES / SIZE}`,
  'enquiries, a rare word': '/app/admin/enquiries?search=student+9999',
  board: '/app/admin/applications',
  'board, a rare word': '/app/admin/applications?q=student+9999',
  applications: '/app/admin/applications/list',
  'applications, last page': `/app/admin/applications/list?page=${APPLICATIONS / SIZE}`,
  'applications, a rare word': '/app/admin/applications/list?search=student+9999',
  'applications, a word in all': '/app/admin/applications/list?search=course',
  'applications, a word in all, one status': '/app/admin/applications/list?search=course&status=Submitted',
  'applications in one country': '/app/admin/applications/list?country=Canada',
  stalled: '/app/admin/applications/stalled',
  counsellors: '/app/admin/counsellors',
  'audit log, last page': `/app/admin/audit-log?page=${ACTIONS / SIZE}`,
};

/** The pages of the staff's areas that read most. */
export async function staffPages(): Promise<Pages> {
  const application = await Application.findOne({ status: 'Submitted' }).sort({ _id: -1 }).lean();
  return {
    team: {
      'my work': '/app/team',
      'my work, overdue alone': '/app/team?group=overdue',
      'a student': `/app/team/view-profile/${application?.userId}`,
      'a student, history': `/app/team/view-profile/${application?.userId}?tab=history`,
      'an application': `/app/team/applications/${application?._id}`,
    },
    admin: STAFF_PAGES,
  };
}

/**
 * Stores 50,000 students, 1,000 agents, 100,000 applications, 50,000 enquiries, 300,000 tasks and notes and 100,000 staff actions, and
 * puts an admin, a counsellor and an agent into `people`.
 */
export async function fillForStaff(people: People): Promise<void> {
  const agents = Array.from({ length: AGENTS }, (_none, index) => person('agent', index, STUDENTS, null));
  const students = Array.from({ length: STUDENTS }, (_none, index) =>
    person('student', index, STUDENTS, index % 3 ? null : (agents[index % AGENTS]?._id ?? null)),
  );
  const admin = { ...person('agent', 0, 1, null), role: 'admin' as const, email: 'admin@example.com' };
  const counsellors = Array.from({ length: COUNSELLORS }, (_none, index) => {
    const email = `counsellor${index}@example.com`;
    return { ...person('agent', index, COUNSELLORS, null), role: 'team' as const, email, company_name: '' };
  });
  const assignee = (index: number) => counsellors[index % COUNSELLORS]?._id ?? admin._id;
  const users = [
    ...[...agents, admin, ...counsellors].map((user) => ({ ...user, counsellorId: null })),
    ...students.map((student, index) => ({ ...student, counsellorId: assignee(index) })),
  ].map((user) => ({ ...user, isVerified: true, sessionVersion: 0 }));
  await insert(users, (part) => User.insertMany(part, { lean: true }));
  for (const { _id } of [admin, counsellors[0] ?? admin, agents[0] ?? admin]) {
    const stored = await User.findById(_id).lean();
    if (stored) people[stored.role] = stored;
  }
  const whose = (index: number) => students[(index * 7) % STUDENTS] as ReturnType<typeof person>;
  const applications = Array.from({ length: APPLICATIONS }, (_none, index) => ({
    ...travelled(whose(index), index),
    counsellorId: assignee(index * 7),
  }));
  await insert(applications, (part) => Application.insertMany(part, { lean: true }));
  await insertTasksAndNotes(TASKS_AND_NOTES, applications, counsellors);
  await insert(
    Array.from({ length: ENQUIRIES }, (_none, index) => {
      const { name, email, mobile, createdOn } = person('student', index, STUDENTS, null);
      const words = wordsOfEnquiry({ name, email, mobile });
      return { name, email, mobile, createdOn, words, source: 'registration', state: 'new' };
    }),
    (part) => Enquiry.insertMany(part, { lean: true }),
  );
  await insert(
    Array.from({ length: ACTIONS }, (_none, index) => action(whose(index)._id, index)),
    (part) => StaffAction.insertMany(part, { lean: true }),
  );
}

/** With the moves that led to its status, some days apart: reports have stays to count. */
function travelled(student: ReturnType<typeof person>, index: number) {
  const record = application(student, index, student.addedBy);
  const [first] = record.history;
  if (!first) return record;
  const way = APPLICATION_STATUSES.slice(0, index % 9);
  const history = [...way, record.status].map((status, place) => ({
    ...first,
    status,
    at: new Date(record.createdOn.getTime() + place * (1 + (index % 17)) * 86_400_000),
  }));
  return { ...record, history };
}

const action = (userId: Types.ObjectId, index: number) => ({
  by: String(new Types.ObjectId()),
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
