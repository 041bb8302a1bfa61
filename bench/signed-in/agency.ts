import { Types } from 'mongoose';
import { PROSPECT_SOURCE_KINDS, SET_PROSPECT_STAGES } from '@/lib/domain/agency/prospects';
import type { AgencyRole } from '@/lib/domain/agency/roles';
import { addDays } from '@/lib/domain/days/day';
import { Agency } from '@/models/agency';
import { Application } from '@/models/application';
import { Prospect, wordsOfProspect } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';
import { reach } from '../results';
import { onSite } from '../site';
import { benchBox } from './box';
import { timeBulk } from './bulk';
import { comparePages, type Pages, type People } from './page-times';
import { application, insert, person } from './records';

/** One large agency: five leads for a student, as consultancies count, and an application for each student. */
const LEADS = 16_700;
const STUDENTS = 3_300;
const PEOPLE = 50;
const BRANCHES = 5;

const LISTS = {
  students: '/app/agent/students',
  'students, last page': `/app/agent/students?page=${STUDENTS / 10}`,
  'students, a rare word': '/app/agent/students?search=student+3299',
  leads: '/app/agent/leads',
  'leads, a rare word': '/app/agent/leads?search=lead+16699',
  'leads, newest': '/app/agent/leads?sort=-createdOn',
  'leads untouched': '/app/agent/leads?due=untouched&sort=createdOn',
  applications: '/app/agent/applications',
  'my work': '/app/agent/my-work',
  dashboard: '/app/agent',
};

const PAGES: Pages = {
  agent: { ...LISTS, 'leads, last page': '/app/agent/leads?page=1000', reports: '/app/agent/reports' },
  manager: { ...LISTS, reports: '/app/agent/reports' },
  counsellor: LISTS,
};

/**
 * The time of acts on 5,000 leads, then the server's for an agency's lists, My work and Reports beside an empty page, with fifty people and twenty thousand leads and
 * students in one agency. Reports are counted once a minute: what that takes is printed first.
 */
export async function benchAgency(): Promise<void> {
  const people: People = {};
  let [slowest, bulk] = [Number.NaN, Number.NaN];
  await onSite(
    () => fillAgency(people, STUDENTS, LEADS),
    async ({ url }) => {
      bulk = await timeBulk(people.agent as UserRecord, people.counsellor as UserRecord);
      slowest = await comparePages(url, people, PAGES);
    },
  );
  reach('agency', slowest);
  reach('agency-bulk', bulk);
  await benchBox(fillAgency);
}

/** Stores the agency: its people, students with an application each, and leads. */
async function fillAgency(people: People, studentCount: number, leadCount: number): Promise<void> {
  const owner = { ...person('agent', 0, 1, null), company_name: 'Banyan Lane' };
  const branches = Array.from({ length: BRANCHES }, (_none, at) => ({
    ...{ _id: new Types.ObjectId(), name: `Branch ${at}`, city: '', archivedOn: null },
  }));
  const branchOf = (at: number) => branches[at % BRANCHES]?._id ?? owner._id;
  const member = (role: AgencyRole, at: number) => ({
    ...person('agent', at, PEOPLE, null),
    agency: { id: owner._id, role, branches: [branchOf(at)], exports: false, closed: false },
  });
  const members = Array.from({ length: PEOPLE - 1 }, (_none, at) =>
    member(at === 0 ? 'manager' : 'counsellor', at + 1),
  );
  const counsellors = members.slice(1);
  const inCare = (at: number) => {
    const one = counsellors[at % counsellors.length];
    return { memberId: one?._id ?? owner._id, branchId: one?.agency.branches[0] ?? branchOf(at) };
  };
  const students = Array.from({ length: studentCount }, (_none, at) => ({
    ...person('student', at, studentCount, owner._id),
    ...inCare(at),
  }));
  const users = [owner, ...members, ...students].map((user) => ({ ...user, isVerified: true, sessionVersion: 0 }));
  await insert(users, (part) => User.insertMany(part, { lean: true }));
  await Agency.create({ _id: owner._id, branches });
  for (const [role, { _id }] of [
    ['agent', owner] as const,
    ['manager', members[0] ?? owner] as const,
    ['counsellor', counsellors[0] ?? owner] as const,
  ])
    people[role] = await User.findById(_id).orFail().lean();
  const applications = Array.from({ length: studentCount }, (_none, at) => {
    const student = students[(at * 7) % studentCount] as (typeof students)[number];
    const { memberId, branchId } = student;
    return { ...application(student, at, owner._id), memberId, branchId };
  });
  await insert(applications, (part) => Application.insertMany(part, { lean: true }));
  const today = new Date().toISOString().slice(0, 10);
  const leads = Array.from({ length: leadCount }, (_none, at) => lead(owner._id, inCare(at), at, today));
  await insert(leads, (part) => Prospect.insertMany(part, { lean: true }));
}

/** Half of them have a next day, a tenth of those is over; most are worked on, some are new. */
function lead(
  agencyId: Types.ObjectId,
  care: { memberId: Types.ObjectId; branchId: Types.ObjectId },
  at: number,
  today: string,
) {
  const createdOn = new Date(Date.now() - ((at * 7_919) % LEADS) * 20 * 60_000);
  const stage = SET_PROSPECT_STAGES[at % SET_PROSPECT_STAGES.length] ?? 'new';
  const entry = {
    kind: 'call' as const,
    outcome: 'no-answer' as const,
    text: 'Wants nursing in Canada.',
    by: agencyId,
  };
  const record = {
    ...{ _id: new Types.ObjectId(), agencyId, ...care, name: `Lead ${(at * 7_919) % LEADS}`, nameKey: `lead ${at}` },
    ...{ mobile: String(9_000_000_000 + at), mobileE164: `+91${9_000_000_000 + at}`, email: '', wishes: 'Canada' },
    ...{ source: PROSPECT_SOURCE_KINDS[at % PROSPECT_SOURCE_KINDS.length] ?? 'other', stage, lostReason: '' as const },
    ...{ nextOn: at % 2 ? addDays(today, (at % 60) - 6) : null, nextKind: 'call' as const, nextText: '' },
    ...{ touchedOn: at % 5 ? createdOn : null, archivedOn: null, forgetOn: null, phoneEnds: [String(at)] },
    entries: Array.from({ length: 4 }, () => ({
      ...entry,
      _id: new Types.ObjectId(),
      byName: 'Neha',
      at: createdOn,
      key: '',
    })),
    ...{ createdOn, updatedOn: createdOn },
  };
  return { ...record, words: wordsOfProspect(record) };
}
