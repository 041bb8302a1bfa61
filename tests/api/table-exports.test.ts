import { beforeEach, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { GET as exportAgentApplications } from '@/app/api/v1/agent/applications/export/route';
import { GET as exportAgents } from '@/app/api/v1/get-agents/export/route';
import { GET as exportEnquiries } from '@/app/api/v1/get-enquiries/export/route';
import { GET as exportStudents } from '@/app/api/v1/get-students/export/route';
import { GET as exportStaffApplications } from '@/app/api/v1/staff/applications/export/route';
import { GET as exportStaff } from '@/app/api/v1/staff/export/route';
import type { Endpoint } from '@/lib/api/endpoint';
import { applyToCourse } from '@/lib/services/applications/apply';
import { Enquiry } from '@/models/enquiry';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { everybody, type Person, person } from '../support/people';
import { send } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
});

async function csv(endpoint: Endpoint, as: Person, query: Record<string, string> = {}): Promise<string[][]> {
  const response = await send(endpoint, { as, query });
  expect(response.status).toBe(200);
  return (await response.text())
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replace(/^"|"$/g, '')));
}

async function xlsx(endpoint: Endpoint, as: Person, query: Record<string, string> = {}): Promise<string[][]> {
  const response = await send(endpoint, { as, query: { ...query, format: 'xlsx' } });
  expect(response.status).toBe(200);
  const book = XLSX.read(Buffer.from(await response.arrayBuffer()));
  const [first] = book.SheetNames;
  return XLSX.utils.sheet_to_json(book.Sheets[String(first)] as XLSX.WorkSheet, { header: 1, defval: '', raw: false });
}

const column = (rows: string[][], head: string) => {
  const at = rows[0]?.indexOf(head) ?? -1;
  return rows.slice(1).map((row) => row[at]);
};

async function applied(as: Person, student: Person, course: string): Promise<void> {
  const [stored] = await storedCourses({ course, admissionIntake: 'Sep' });
  const year = new Date().getFullYear() + 1;
  await applyToCourse(as.viewer, { courseId: String(stored?._id), userId: student.userId, year, month: 'Sep' });
}

describe('a table as a file', () => {
  it('is named, typed and marked as what it is, in both formats', async () => {
    const text = await send(exportStudents, { as: who.admin });
    expect(text.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text.headers.get('content-disposition')).toBe('attachment; filename="students.csv"');
    expect([...Buffer.from(await text.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const book = await send(exportStudents, { as: who.admin, query: { format: 'xlsx' } });
    expect(book.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(book.headers.get('content-disposition')).toBe('attachment; filename="students.xlsx"');
    expect(
      Buffer.from(await book.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    expect((await send(exportStudents, { as: who.admin, query: { format: 'pdf' } })).status).toBe(422);
  });

  it('says the same in both formats', async () => {
    await person('student', { name: 'Zoë Müller', addedBy: who.agent.user._id });
    for (const endpoint of [exportStudents, exportAgents, exportEnquiries, exportStaff, exportStaffApplications]) {
      const [plain, book] = [await csv(endpoint, who.admin), await xlsx(endpoint, who.admin)];
      expect(book).toEqual(plain);
    }
  });

  it.each([
    ['csv', csv],
    ['xlsx', xlsx],
  ] as const)('as %s it holds every one of more rows than are read at a time, once', async (_format, read) => {
    const at = new Date('2026-01-01T00:00:00Z');
    const enquiry = { name: 'Many', mobile: '123456', message: '', source: 'landing', createdOn: at };
    await Enquiry.insertMany(Array.from({ length: 1_201 }, (_none, n) => ({ ...enquiry, email: `${n}@example.com` })));
    const emails = column(await read(exportEnquiries, who.admin), 'Email');
    expect([emails.length, new Set(emails).size]).toEqual([1_201, 1_201]);
  });

  it('is searched and ordered as the table in sight', async () => {
    for (const name of ['Bina', 'Amit', 'Bilal']) await person('student', { name, addedBy: who.agent.user._id });
    expect(column(await xlsx(exportStudents, who.agent, { q: 'bi', sort: 'name' }), 'Name')).toEqual(['Bilal', 'Bina']);
    await person('agent', { company_name: 'Zephyr Overseas' });
    expect(column(await csv(exportAgents, who.admin, { q: 'zephyr' }), 'Company')).toEqual(['Zephyr Overseas']);
    for (const name of ['Meera Staff', 'Arjun Staff']) await person('team', { name });
    const staff = await xlsx(exportStaff, who.admin, { q: 'staff', sort: 'name' });
    expect([column(staff, 'Name'), column(staff, 'Role')]).toEqual([
      ['Arjun Staff', 'Meera Staff'],
      ['Team', 'Team'],
    ]);
    expect(await StaffAction.countDocuments({ action: 'list.export', label: 'staff' })).toBe(1);
  });

  it('lets no name become a formula', async () => {
    const [name, mobile] = ['=HYPERLINK("http://evil.example")', '+919876543210'];
    await User.updateOne({ _id: who.student.userId }, { name, mobile });
    const text = await (await send(exportStudents, { as: who.agent })).text();
    expect(text).toContain(`,"'=HYPERLINK(""http://evil.example"")","${who.student.user.email}","+919876543210",`);
    const rows = await xlsx(exportStudents, who.agent);
    expect([column(rows, 'Name'), column(rows, 'Mobile')]).toEqual([[name], [mobile]]);
  });
});

describe('who finds whom in a file', () => {
  it("an agent's files hold their own students and nobody else's; naming another agent is 404", async () => {
    await applied(who.agent, who.student, 'Nursing');
    await applied(who.otherStudent, who.otherStudent, 'Design');
    expect(column(await csv(exportStudents, who.agent), 'ID')).toEqual([who.student.userId]);
    expect(column(await csv(exportStudents, who.otherAgent), 'ID')).toEqual([]);
    expect(column(await csv(exportAgentApplications, who.agent), 'Course')).toEqual(['Nursing']);
    expect(column(await xlsx(exportAgentApplications, who.otherAgent), 'Course')).toEqual([]);
    const named = { as: who.otherAgent, query: { addedBy: who.agent.userId } };
    expect((await send(exportStudents, named)).status).toBe(404);
  });

  it('staff find all applications, the oldest first, by status, country and words', async () => {
    await applied(who.agent, who.student, 'Nursing');
    await applied(who.otherStudent, who.otherStudent, 'Design');
    const courses = async (query: Record<string, string>) =>
      column(await csv(exportStaffApplications, who.team, query), 'Course');
    expect(await courses({})).toEqual(['Nursing', 'Design']);
    expect(await courses({ status: 'Pending', q: 'design' })).toEqual(['Design']);
    expect(await courses({ country: 'Singapore' })).toEqual([]);
    const [first] = (await csv(exportStaffApplications, who.admin)).slice(1);
    expect(first?.[1]).toBe(who.student.user.name);
  });
});
