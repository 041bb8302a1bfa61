import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { workOrderOf } from '@/lib/domain/applications/work-order';
import { COURSE_LEVELS } from '@/lib/domain/courses/course';
import { typedWords } from '@/lib/domain/desk/search-words';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { listStaffApplications, type StaffApplicationQuery } from '@/lib/services/applications/for-staff';
import { listStudents } from '@/lib/services/people/people';
import { Application, wordsOfApplication } from '@/models/application';
import { User, wordsOfUser } from '@/models/user';
import { Random } from '../database/support/random';

/** Searches and lists of thousands of rows: rows, totals and pages are those of a plain filter over the same records. */

const viewer: Viewer = { userId: String(new Types.ObjectId()), role: 'admin', name: 'Admin', email: 'a@example.com' };
const COUNT = 3_000;
const SIZE = 10;
const FIRST = ['Asha', 'Amit', 'Ana', 'Zoë', 'Bina'];
const LAST = ['Rao', 'Sharma', 'Shah', 'Singh'];
const next = new Random(31);

const students = Array.from({ length: COUNT }, (_none, index) => {
  const record = {
    _id: new Types.ObjectId(),
    name: `${next.pick(FIRST)} ${next.pick(LAST)} student`,
    email: `s${index}@example.com`,
    mobile: String(9_000_000_000 + ((index * 104_729) % 999_999_937)),
    company_name: '',
    ref: '',
    role: 'student' as const,
    createdOn: new Date(Date.UTC(2025, 0, 1) + next.below(2_000) * 60_000),
  };
  return { ...record, words: wordsOfUser(record) };
});

const applications = students.map(({ _id: userId, name: studentName, createdOn }, index) => {
  const status = next.pick(APPLICATION_STATUSES);
  const texts = { studentName, course: `Course ${index}`, university: `University ${index % 30}`, agency: '', ref: '' };
  const record = {
    ...texts,
    _id: new Types.ObjectId(),
    ...{ userId, status, courseId: new Types.ObjectId(), country: 'Canada', year: 2027, month: 'Sep', mobile: '' },
    ...{ level: next.pick(COURSE_LEVELS), createdOn, movedOn: createdOn, workOrder: workOrderOf(status, createdOn) },
  };
  return { ...record, words: wordsOfApplication(record as never) };
});

beforeAll(async () => {
  for (let at = 0; at < COUNT; at += 1_000) {
    await User.collection.insertMany(students.slice(at, at + 1_000) as never);
    await Application.collection.insertMany(applications.slice(at, at + 1_000) as never);
  }
});

const hasAll = (words: readonly string[], q: string) =>
  typedWords(q)?.every((typed) => words.some((word) => word.startsWith(typed))) ?? false;
const byId = (a: { _id: Types.ObjectId }, b: { _id: Types.ObjectId }) => String(a._id).localeCompare(String(b._id));
const pagesOf = (total: number) =>
  [1, 2, Math.ceil(total / SIZE / 2), Math.ceil(total / SIZE), total + 1].filter(Boolean);

// In all rows, in more than a search takes one by one, in a few, in one, in none.
const SEARCHES = ['student', 'asha', 'zoe sharma', 'an singh stu', 's77', '90001 04729', 'zzz', 'student zzz'];

describe.each(SEARCHES)('students searched by “%s”', (q) => {
  it.each(['-createdOn', 'name'] as const)('in the order %s', async (sort) => {
    const wanted = students.filter(({ words }) => hasAll(words, q)).sort(byId);
    if (sort === 'name') wanted.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : byId(a, b)));
    else wanted.sort((a, b) => b.createdOn.getTime() - a.createdOn.getTime() || byId(b, a));
    for (const page of pagesOf(wanted.length)) {
      const answer = await listStudents(viewer, { q, sort, page, limit: SIZE });
      expect(answer.total).toBe(wanted.length);
      const rows = wanted.slice((page - 1) * SIZE, page * SIZE);
      expect(answer.students.map(({ _id }) => _id)).toEqual(rows.map(({ _id }) => String(_id)));
    }
  });
});

const [level, status] = [COURSE_LEVELS[0], APPLICATION_STATUSES[1]];
const LISTS: Partial<StaffApplicationQuery>[] = [
  {},
  { q: 'course' },
  { q: 'asha univ' },
  { q: 'course', status },
  { q: 'course', level },
  { level },
  { level, status },
  { q: 'zzz' },
];

describe.each(LISTS.map((list) => [JSON.stringify(list), list] as const))('applications %s', (_words, list) => {
  it('in the order of work', async () => {
    const { q = '' } = list;
    const wanted = applications
      .filter(({ words }) => !q || hasAll(words, q))
      .filter((one) => one.level === (list.level ?? one.level) && one.status === (list.status ?? one.status))
      .sort((a, b) => (a.workOrder < b.workOrder ? -1 : a.workOrder > b.workOrder ? 1 : byId(a, b)));
    for (const page of pagesOf(wanted.length)) {
      const answer = await listStaffApplications(viewer, { q, page, limit: SIZE, ...list });
      expect(answer.total).toBe(wanted.length);
      const rows = wanted.slice((page - 1) * SIZE, page * SIZE);
      expect(answer.applications.map(({ _id }) => _id)).toEqual(rows.map(({ _id }) => String(_id)));
    }
  });
});
