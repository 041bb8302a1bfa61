import type { Types } from 'mongoose';
import { canExport } from '@/lib/access';
import { type AgencyScope, leadsInReport, studentsInReport } from '@/lib/agency-access';
import { CONTACT_OUTCOMES, PROSPECT_SOURCES } from '@/lib/domain/agency/prospects';
import { dayOf } from '@/lib/domain/days/day';
import { STAGES } from '@/lib/domain/desk/stages';
import { forbidden } from '@/lib/domain/errors';
import { CAME_BY_WORDS } from '@/lib/domain/reports';
import { monthNumber, monthStart } from '@/lib/engines/reports/counted';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { type Cell, type ExportTable, inBatches } from '@/lib/platform/export/table';
import { branchesOf, type Named } from '@/lib/services/people/agency/names';
import { formerStudentsOf } from '@/lib/services/people/scope';
import { Application, type ApplicationRecord } from '@/models/application';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { User, type UserRecord } from '@/models/user';
import { ownScope } from './agency';

/** How many records are held at a time. */
const BATCH = 500;

const HEADS = [
  'Client',
  'Type',
  'Mobile',
  'Email',
  'Source',
  'Branch',
  'Counsellor',
  'First added on',
  'Activity in the month',
  'Calls',
  'Visits',
  'New applications',
  'Status',
];

interface Month {
  from: Date;
  to: Date;
}

/**
 * Every student and lead of the viewer's agency or branches for whom something was done in a month, with what was done: students
 * first. Months are in UTC. 403 for others than owners and managers, and for who may not export.
 * @param month 'YYYY-MM'
 */
export function clientsOfMonth(viewer: Viewer, month: string): ExportTable {
  const scope = ownScope(viewer);
  if (!canExport(viewer)) throw forbidden();
  const number = monthNumber(month);
  const period = { from: monthStart(number), to: monthStart(number + 1) };
  return { name: `clients-${month}`, heads: HEADS, days: ['First added on'], batches: rowsOf(scope, period) };
}

async function* rowsOf(scope: AgencyScope, month: Month): AsyncGenerator<Cell[][], void, undefined> {
  const former = new Set((await formerStudentsOf(scope.agency)).map(String));
  const students = User.find({ ...studentsInReport(scope), mergedInto: null, createdOn: { $lt: month.to } })
    .sort({ _id: 1 })
    .lean()
    .cursor({ batchSize: BATCH });
  for await (const some of inBatches(students, BATCH)) yield await studentRows(scope, some, month);
  const changed = { createdOn: { $lt: month.to }, updatedOn: { $gte: month.from } };
  const leads = Prospect.find({ ...leadsInReport(scope), ...changed, stage: { $ne: 'student' } })
    .sort({ _id: 1 })
    .lean()
    .cursor({ batchSize: BATCH });
  for await (const some of inBatches(leads, BATCH)) {
    yield await leadRows(
      some.filter(({ studentId }) => !former.has(String(studentId))),
      month,
    );
  }
}

async function studentRows(scope: AgencyScope, students: readonly UserRecord[], month: Month): Promise<Cell[][]> {
  const ids = students.map(({ _id }) => _id);
  const { agencyId } = leadsInReport(scope);
  const [applications, notes, branches] = await Promise.all([
    Application.find(
      { userId: { $in: ids }, createdOn: { $lt: month.to } },
      'userId course university createdOn status history',
    ).lean(),
    Prospect.find({ agencyId, studentId: { $in: ids } }, 'studentId source entries createdOn').lean(),
    branchesOf(students.map(({ addedBy, branchId }) => ({ agencyId: addedBy, branchId }))),
  ]);
  return students.flatMap((student) => {
    const its = applications.filter(({ userId }) => userId.equals(student._id));
    const note = notes.find(({ studentId }) => studentId?.equals(student._id));
    const came = student.agencyOn ?? student.createdOn;
    const done = [
      ...(isIn(came, month) ? ['Converted to student'] : []),
      ...contactWords(note?.entries ?? [], month),
      ...its.flatMap((application) => applicationWords(application, month)),
    ];
    if (done.length === 0) return [];
    const { name, mobile, email, cameBy = 'self', counsellor_name } = student;
    const source = note && isLeadFirst(note) ? PROSPECT_SOURCES[note.source] : CAME_BY_WORDS[cameBy];
    const stands = its.map(({ status, university }) => `${status}: ${university}`).join('; ');
    return [
      [
        ...[name, 'Student', mobile, email, source],
        ...[
          branchName(student, branches),
          counsellor_name ?? '',
          dayOf(note && note.createdOn < came ? note.createdOn : came, 'UTC'),
        ],
        ...[done.join('; '), ...contactCounts(note?.entries ?? [], month)],
        ...[its.filter(({ createdOn }) => isIn(createdOn, month)).length, stands || 'No application yet'],
      ],
    ];
  });
}

async function leadRows(leads: readonly ProspectRecord[], month: Month): Promise<Cell[][]> {
  const [members, branches] = await Promise.all([
    User.find({ _id: { $in: leads.flatMap(({ memberId }) => memberId ?? []) } }, 'name').lean(),
    branchesOf(leads),
  ]);
  const names = new Map(members.map(({ _id, name }) => [String(_id), name]));
  return leads.flatMap((lead) => {
    const done = [...(isIn(lead.createdOn, month) ? ['Enquired'] : []), ...contactWords(lead.entries, month)];
    if (done.length === 0) return [];
    const { name, mobile, email, source, stage, memberId, createdOn } = lead;
    return [
      [
        ...[name, 'Lead', mobile, email, PROSPECT_SOURCES[source]],
        ...[branchName(lead, branches), names.get(String(memberId)) ?? '', dayOf(createdOn, 'UTC')],
        ...[done.join('; '), ...contactCounts(lead.entries, month), 0, STAGES[stage].label],
      ],
    ];
  });
}

/** Whether a student's record began as a lead: else its source says nothing. */
const isLeadFirst = ({ entries }: Pick<ProspectRecord, 'entries'>) => entries.some(({ kind }) => kind === 'student');

type Entries = ProspectRecord['entries'];
const contactsIn = (entries: Entries, month: Month) =>
  entries.filter(({ kind, at }) => (kind === 'call' || kind === 'visit') && isIn(at, month));

/** '2 × Reached', 'Counselled'. */
function contactWords(entries: Entries, month: Month): string[] {
  const counts = new Map<string, number>();
  for (const { outcome } of contactsIn(entries, month)) {
    const label = outcome ? CONTACT_OUTCOMES[outcome].label : 'Contact';
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => (count === 1 ? label : `${count} × ${label}`));
}

function contactCounts(entries: Entries, month: Month): [calls: number, visits: number] {
  const calls = contactsIn(entries, month).filter(({ kind }) => kind === 'call').length;
  return [calls, contactsIn(entries, month).length - calls];
}

/** 'Applied: BSc Nursing, Douglas College', and each status it came to in the month. */
function applicationWords(
  {
    course,
    university,
    history,
    createdOn,
  }: Pick<ApplicationRecord, 'course' | 'university' | 'history' | 'createdOn'>,
  month: Month,
): string[] {
  const what = `${course}, ${university}`;
  const moves = history.slice(1).filter(({ at }) => isIn(at, month));
  return [...(isIn(createdOn, month) ? [`Applied: ${what}`] : []), ...moves.map(({ status }) => `${status}: ${what}`)];
}

const isIn = (date: Date, { from, to }: Month): boolean => date >= from && date < to;
const branchName = ({ branchId }: { branchId?: Types.ObjectId | null }, branches: ReadonlyMap<string, Named>) =>
  branches.get(String(branchId))?.name ?? '';
