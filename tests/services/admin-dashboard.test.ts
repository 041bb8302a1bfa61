import { beforeAll, expect, it } from 'vitest';
import { adminOverview } from '@/lib/services/desk/dashboards/admin';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { User } from '@/models/user';
import { person } from '../support/people';

const now = new Date('2026-11-20T15:00:00Z');
const earlier = new Date('2026-11-19T23:59:59Z');
const today = new Date('2026-11-20T00:00:00Z');

beforeAll(async () => {
  await Promise.all([Application.deleteMany({}), Enquiry.deleteMany({}), User.deleteMany({})]);
  const student = await person('student');
  const waiting = await person('student', { isVerified: false });
  const agent = await person('agent', { isVerified: false });
  await User.collection.updateMany({ _id: student.user._id }, { $set: { createdOn: earlier } });
  await User.collection.updateMany(
    { _id: { $in: [waiting.user._id, agent.user._id] } },
    { $set: { createdOn: today } },
  );
  const application = (number: number, country: string, status: string, createdOn: Date) => ({
    userId: student.userId,
    agentId: null,
    courseId: String(number).padStart(24, 'c'),
    country,
    university: 'Douglas College',
    course: 'Nursing',
    year: 2027,
    month: 'Sep',
    status,
    history: [],
    createdOn,
  });
  await Application.insertMany([
    application(1, 'Canada', 'Pending', earlier),
    application(2, 'Canada', 'Accepted', today),
    application(3, 'UK', 'Pending', today),
  ]);
  const enquiry = { name: 'A', email: 'a@example.com', mobile: '123456', message: '', source: 'landing' };
  await Enquiry.insertMany([
    { ...enquiry, createdOn: earlier },
    { ...enquiry, createdOn: today },
  ]);
});

it('counts what came since midnight UTC, what waits, and every application once by country and by status', async () => {
  const {
    today: fresh,
    waiting,
    byCountry,
    byStatus,
  } = await adminOverview({ userId: '0'.repeat(24), role: 'admin', name: '', email: '' }, now);
  expect(fresh).toEqual({ students: 1, applications: 2, enquiries: 1 });
  expect(waiting).toEqual({ pendingApplications: 2, unverifiedAgents: 1, unverifiedStudents: 1 });
  expect(Object.fromEntries(byCountry.map(({ country, count }) => [country, count]))).toEqual({
    Canada: 2,
    Australia: 0,
    'New Zealand': 0,
    USA: 0,
    UK: 1,
    Singapore: 0,
  });
  expect(byStatus).toEqual([
    { status: 'Pending', count: 2 },
    { status: 'Accepted', count: 1 },
  ]);
});
