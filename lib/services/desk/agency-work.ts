import { studentsVisibleTo } from '@/lib/access';
import { feeRightsOf, prospectsVisibleTo } from '@/lib/agency-access';
import type { AgencyWorkRow, AgencyWorkView } from '@/lib/contract/agency/agency-work';
import type { StepView } from '@/lib/contract/agency/prospects';
import { AGENCY_WORK_GROUPS, type AgencyWorkGroup, GROUP_OF_ACTION } from '@/lib/domain/agency/agency-work';
import { LIVE_PROSPECT_STAGES, NEXT_KINDS, OPEN_PROSPECT_STAGES } from '@/lib/domain/agency/prospects';
import { MOST_COUNTED_WORK, WORK_SHOWN } from '@/lib/domain/applications/work';
import { STAGES } from '@/lib/domain/desk/stages';
import { minorMoney } from '@/lib/domain/money/money-words';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { waitingOf } from '@/lib/services/applications/waiting';
import { waitingRefunds } from '@/lib/services/people/fees/charges';
import { stepViews } from '@/lib/services/people/prospects/steps';
import { visibleProspects } from '@/lib/services/people/prospects/visible';
import { readerDay } from '@/lib/services/people/reader-day';
import type { Filter } from '@/models/filter';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { User } from '@/models/user';
import { claimsDue } from './commission/due';
import { endsSoon } from './commission/ending';
import { newestThreads } from './messages/thread-list';
import { sentToMark } from './sent-practice/read';

interface Part {
  rows: AgencyWorkRow[];
  total: number;
}

/** Threads that are looked at for unread messages: those written in last. */
const NEWEST_THREADS = 30;
const OF_ROWS = 'name stage nextOn nextKind nextText nextFor laterSteps wishes createdOn studentId';

/**
 * What a person of an agency has to do. What applications wait for is derived by the same rule as everywhere (`nextMove`); a lead or a
 * student stands there once, with all steps that are due. All within the viewer's reach.
 */
export async function agencyWork(viewer: Viewer, now: Date): Promise<{ today: string; groups: AgencyWorkView[] }> {
  const { today } = await readerDay(viewer, now);
  const [dueLeads, dueStudents, without, waiting, messages, refunds, claims, ends, practice] = await Promise.all([
    leadsIn(viewer, today, { stage: { $in: [...LIVE_PROSPECT_STAGES] }, nextOn: { $gt: '', $lte: today } }),
    studentsDue(viewer, today),
    leadsIn(viewer, today, { stage: { $in: [...OPEN_PROSPECT_STAGES] }, nextOn: null }),
    agencyRule(viewer).actsForStudents ? waitingOf(viewer, today) : null,
    unreadThreads(viewer),
    refundsAsked(viewer),
    claimsDue(viewer, today),
    endsSoon(viewer, today),
    workToMark(viewer),
  ]);
  const parts: Record<AgencyWorkGroup, Part> = {
    'follow-ups': joined(dueLeads, dueStudents),
    ...{ yes: empty(), upload: empty(), offers: empty(), other: empty() },
    ...{ refunds, messages, claims, ends, practice, without },
  };
  for (const { _id, studentName, university, move, movedOn } of waiting?.yours ?? []) {
    const part = parts[GROUP_OF_ACTION[move.action]];
    const what = `${move.what}: ${university}`;
    part.rows.push({ kind: 'application', _id, name: studentName, what, dueOn: move.on ?? null, since: movedOn });
    part.total++;
  }
  const groups = AGENCY_WORK_GROUPS.map((group) => ({
    group,
    rows: parts[group].rows.slice(0, WORK_SHOWN),
    total: Math.min(parts[group].total, MOST_COUNTED_WORK + 1),
  }));
  return { today, groups };
}

const empty = (): Part => ({ rows: [], total: 0 });

function joined(one: Part, other: Part): Part {
  const rows = [...one.rows, ...other.rows].toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
  return { rows, total: one.total + other.total };
}

/** Leads in reach, the first due on top, else the oldest. */
async function leadsIn(viewer: Viewer, today: string, filter: Filter<ProspectRecord>): Promise<Part> {
  if (!prospectsVisibleTo(viewer)) return empty();
  const found = visibleProspects(viewer, { archivedOn: null, ...filter });
  const [records, total] = await Promise.all([
    // Of those without a day the id alone decides: by both the database would sort them all.
    Prospect.find(found, OF_ROWS)
      .sort(filter.nextOn === null ? { _id: 1 } : { nextOn: 1, _id: 1 })
      .limit(WORK_SHOWN)
      .lean(),
    Prospect.countDocuments(found).limit(MOST_COUNTED_WORK + 1),
  ]);
  const next = await stepViews(records);
  const rows = records.map((record, place) => ({
    ...rowOf(record, next[place]?.steps ?? [], today),
    ...{ kind: 'lead' as const, _id: String(record._id) },
  }));
  return { rows, total };
}

/** The next steps of students that are due; of those found by the copies of who looks after them, the ones in reach now. */
async function studentsDue(viewer: Viewer, today: string): Promise<Part> {
  const { id: agencyId } = placeOf(viewer);
  const { reach } = agencyRule(viewer);
  if (reach === 'none') return empty();
  const narrowed: Filter<ProspectRecord> =
    reach === 'own'
      ? { memberId: viewer.userId }
      : reach === 'branch'
        ? { branchId: { $in: [...placeOf(viewer).branches] } }
        : {};
  const due = { agencyId, archivedOn: null, ...narrowed, stage: 'student' as const, nextOn: { $gt: '', $lte: today } };
  const records = await Prospect.find(due, OF_ROWS)
    .sort({ nextOn: 1, _id: 1 })
    .limit(MOST_COUNTED_WORK + 1)
    .lean();
  const ids = records.flatMap(({ studentId }) => studentId ?? []);
  if (ids.length === 0) return empty();
  const reached = await User.find({ $and: [studentsVisibleTo(viewer), { _id: { $in: ids } }] }, 'name').lean();
  const names = new Map(reached.map(({ _id, name }) => [String(_id), name]));
  const next = await stepViews(records);
  const rows = records.flatMap((record, place) => {
    const name = names.get(String(record.studentId));
    if (name === undefined) return [];
    const row = rowOf(record, next[place]?.steps ?? [], today);
    return [{ ...row, kind: 'student' as const, _id: String(record.studentId), name }];
  });
  return { rows, total: rows.length };
}

/** One row for a person, with all their steps that are due. */
function rowOf(
  {
    name,
    stage,
    nextOn,
    wishes,
    createdOn,
  }: Pick<ProspectRecord, 'name' | 'stage' | 'nextOn' | 'wishes' | 'createdOn'>,
  steps: readonly StepView[],
  today: string,
): Omit<AgencyWorkRow, 'kind' | '_id'> {
  const due = steps.filter(({ on }) => on <= today).map(dueWords);
  const what = due.length ? due.join('; ') : wishes || STAGES[stage].label;
  return { name, what, dueOn: nextOn, since: nextOn ? null : createdOn.toISOString() };
}

/** 'Call: ask for the marks (Neha)'. */
const dueWords = ({ kind, text, who }: StepView): string =>
  [NEXT_KINDS[kind], text && `: ${text}`, who && ` (${who})`].join('');

/** Refunds that are asked, the first due on top: for who answers them. */
async function refundsAsked(viewer: Viewer): Promise<Part> {
  if ((feeRightsOf(viewer)?.refunds ?? 'none') === 'none') return empty();
  const rows = (await waitingRefunds(viewer)).flatMap(({ studentId, studentName, name, currency, refunds: all }) =>
    all
      .filter(({ state }) => state === 'asked')
      .map(({ minor, dueOn }) => ({
        ...{ kind: 'fee' as const, _id: studentId, name: studentName, since: null, dueOn },
        what: `Refund of ${minorMoney(minor, currency)} for ${name}`,
      })),
  );
  return { rows, total: rows.length };
}

async function workToMark(viewer: Viewer): Promise<Part> {
  if (agencyRule(viewer).reach === 'none') return empty();
  const rows = (await sentToMark(viewer, undefined)).map(({ _id, student, title, n, dueOn, sentOn }) => ({
    ...{ kind: 'practice' as const, _id, name: student.name, what: `${title}, task ${n}`, dueOn, since: sentOn },
  }));
  return { rows, total: rows.length };
}

async function unreadThreads(viewer: Viewer): Promise<Part> {
  if (agencyRule(viewer).reach === 'none') return empty();
  const rows = (await newestThreads(viewer, NEWEST_THREADS))
    .filter(({ unread }) => unread > 0)
    .map(({ _id, studentName, last }) => ({
      ...{ kind: 'thread' as const, _id, name: studentName },
      what: `${last?.name ?? ''}: “${last?.text || (last?.files ?? []).join(', ')}”`,
      dueOn: null,
      since: last?.createdOn ?? null,
    }));
  return { rows, total: rows.length };
}
