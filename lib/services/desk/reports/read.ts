import { Types } from 'mongoose';
import { applicationsInReport, type ReportScope, studentsInReport } from '@/lib/agency-access';
import { isDepositPaid } from '@/lib/domain/applications/offers';
import { columnsOf, type StudentColumns, studentColumnsOf, Words } from '@/lib/engines/reports/columns';
import { type CountedApplication, minuteOf, monthStart, movesThatStood } from '@/lib/engines/reports/counted';
import type { Counted } from '@/lib/engines/reports/filter';
import { formerStudentsOf } from '@/lib/services/people/scope';
import { Application, type ApplicationRecord } from '@/models/application';
import { User, type UserRecord } from '@/models/user';
import type { ReportPeriod } from './period';

/** Below every id: all that have one are found by the index. */
const LOWEST_ID = new Types.ObjectId('0'.repeat(24));
/** How many records are read and counted at a time; other requests are answered in between. */
const PAGE = 1_000;
const FIELDS = [
  'userId country university agentId counsellorId countedFor createdOn status intakeOn',
  'history.status history.at items.kind items.state',
].join(' ');

/** Every application of the scope that was made, or moved, in the period. */
export async function readApplications(scope: ReportScope, period: ReportPeriod): Promise<Counted> {
  const { $gte, $lt } = daysOf(period);
  // One that stayed on a merged account is there a second time, on the account that goes on.
  const merged = await User.find({ mergedInto: { $gt: LOWEST_ID } }, '_id').lean();
  const closed = new Set(merged.map(({ _id }) => String(_id)));
  const inPeriod = { createdOn: { $lt }, $or: [{ createdOn: { $gte } }, { 'history.at': { $gte } }] };
  const former = scope === 'all' ? [] : await formerStudentsOf(scope.agency);
  const filter = { ...applicationsInReport(scope, former), ...inPeriod };
  const read = (after: object) =>
    Application.find({ ...filter, ...after }, FIELDS)
      .sort({ _id: 1 })
      .limit(PAGE)
      .lean<ApplicationRecord[]>();
  const words = new Words();
  const pages = [];
  for await (const page of pagesOf(read)) {
    const open = page.filter(({ userId }) => !closed.has(String(userId)));
    pages.push(columnsOf(open.map(countedApplication), words));
  }
  return { pages, words };
}

/** Every student of the scope whose account was made in the period, with all their applications. */
export async function readStudents(scope: ReportScope, period: ReportPeriod): Promise<Counted<StudentColumns>> {
  const came = { ...studentsInReport(scope), mergedInto: null, createdOn: daysOf(period) };
  const read = (after: object) =>
    User.find({ ...came, ...after }, 'createdOn cameBy')
      .sort({ _id: 1 })
      .limit(PAGE)
      .lean<UserRecord[]>();
  const words = new Words();
  const pages = [];
  for await (const page of pagesOf(read)) {
    const theirs = new Map<string, CountedApplication[]>(page.map(({ _id }) => [String(_id), []]));
    const of = { userId: { $in: page.map(({ _id }) => _id) } };
    for (const record of await Application.find(of, FIELDS).lean()) {
      theirs.get(String(record.userId))?.push(countedApplication(record));
    }
    const students = page.map(
      ({ _id, createdOn, cameBy = 'self' }) => [minuteOf(createdOn), cameBy, theirs.get(String(_id)) ?? []] as const,
    );
    pages.push(studentColumnsOf(students, words));
  }
  return { pages, words };
}

/** Page after page in the order of ids: each is one question, and a promise for each record would slow `npm run dev` down. */
async function* pagesOf<T extends { _id: Types.ObjectId }>(read: (after: object) => Promise<T[]>) {
  for (let after = {}; ; ) {
    const page = await read(after);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = { _id: { $gt: last._id } };
  }
}

const daysOf = ({ from, to }: ReportPeriod) => ({ $gte: monthStart(from), $lt: monthStart(to + 1) });

function countedApplication(application: ApplicationRecord): CountedApplication {
  const { createdOn, country, university, history, countedFor, status, items, intakeOn } = application;
  const { agentId, counsellorId } = countedFor ?? application;
  const idOf = (id: unknown) => (id ? String(id) : '');
  return [
    minuteOf(createdOn),
    country,
    university,
    idOf(agentId),
    idOf(counsellorId),
    movesThatStood(history),
    intakeOn,
    isDepositPaid(status, items ?? []),
  ];
}
