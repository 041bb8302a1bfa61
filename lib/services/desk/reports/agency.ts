import { type AgencyScope, agencyReportsOf, leadsInReport } from '@/lib/agency-access';
import type { AgencyReport } from '@/lib/contract/reports/agency';
import { OPEN_PROSPECT_STAGES, PROSPECT_SOURCE_KINDS, type ProspectSource } from '@/lib/domain/agency/prospects';
import { DAY_MS } from '@/lib/domain/days/day';
import { forbidden } from '@/lib/domain/errors';
import { minuteOf, monthOf } from '@/lib/engines/reports/counted';
import { intakesReport } from '@/lib/engines/reports/intakes';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { listBranches } from '@/lib/services/people/agency/branches';
import { readerDay } from '@/lib/services/people/reader-day';
import type { Id } from '@/models/id';
import { Prospect } from '@/models/prospect';
import { countedApplications, kept } from './counted';
import { workByPerson } from './people';

const WEEK_MS = 7 * DAY_MS;
/** Applications that nothing happened to for longer are not among the intakes. */
const MONTHS_READ = 36;
/** Intakes of so many months ago are still shown: visas come late. */
const MONTHS_BACK = 3;

/** What a report of the viewer's agency counts; 403 for others than owners and managers. */
export function ownScope(viewer: Viewer): AgencyScope {
  const scope = agencyReportsOf(viewer);
  if (!scope) throw forbidden();
  return scope;
}

/** The week of the viewer's agency or branches, as it was within the last minute. 403 for others than owners and managers. */
export async function agencyReport(viewer: Viewer, now: Date): Promise<AgencyReport> {
  const scope = ownScope(viewer);
  const { today } = await readerDay(viewer, now);
  const { on, ...counted } = await kept(['agency', scope, today], async () => {
    const [leads, people, intakes] = await Promise.all([
      leadsThatCame(viewer, scope, now),
      workByPerson(viewer, scope, today),
      intakesOf(scope, now),
    ]);
    return { today, ...leads, people, intakes };
  });
  return { ...counted, countedOn: on.toISOString() };
}

async function intakesOf(scope: AgencyScope, now: Date): Promise<AgencyReport['intakes']> {
  const to = monthOf(minuteOf(now));
  const period = { from: to - MONTHS_READ + 1, to };
  const first = to - MONTHS_BACK;
  return intakesReport(
    await countedApplications(scope, period),
    period,
    Math.floor(first / 12) * 100 + (first % 12) + 1,
  );
}

interface Came {
  _id: { source: ProspectSource; branchId: Id | null };
  count: number;
}

/** Leads of the last two weeks by source and branch, without records that began with a student; and those left untouched. */
async function leadsThatCame(viewer: Viewer, scope: AgencyScope, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const wereLeads = { $or: [{ stage: { $ne: 'student' as const } }, { 'entries.kind': 'student' as const }] };
  const within = (createdOn: { $gte: Date; $lt: Date }) =>
    Prospect.aggregate<Came>([
      { $match: Prospect.find({ ...leadsInReport(scope), createdOn, ...wereLeads }).cast(Prospect) },
      { $group: { _id: { source: '$source', branchId: '$branchId' }, count: { $sum: 1 } } },
    ]);
  const idle = {
    ...leadsInReport(scope),
    archivedOn: null,
    stage: { $in: [...OPEN_PROSPECT_STAGES] },
    touchedOn: null,
    createdOn: { $lt: ago(DAY_MS) },
  };
  const [week, before, untouched, branches] = await Promise.all([
    within({ $gte: ago(WEEK_MS), $lt: now }),
    within({ $gte: ago(2 * WEEK_MS), $lt: ago(WEEK_MS) }),
    Prospect.aggregate<{ _id: Id | null; count: number }>([
      { $match: Prospect.find(idle).cast(Prospect) },
      { $group: { _id: '$branchId', count: { $sum: 1 } } },
    ]),
    listBranches(viewer),
  ]);
  const sum = (of: (row: Came) => boolean) => ({
    week: total(week.filter(of)),
    before: total(before.filter(of)),
  });
  const names = new Map(branches.map(({ _id, name }) => [_id, name]));
  const ids = new Set(
    [...[...week, ...before].map(({ _id }) => _id.branchId), ...untouched.map(({ _id }) => _id)].map(keyOf),
  );
  return {
    untouched: total(untouched),
    sources: PROSPECT_SOURCE_KINDS.map((source) => ({ source, ...sum(({ _id }) => _id.source === source) }))
      .filter(({ week, before }) => week + before > 0)
      .sort((one, other) => other.week - one.week || other.before - one.before),
    branches: [...ids]
      .map((id) => ({
        branch: id ? { _id: id, name: names.get(id) ?? 'A former branch' } : null,
        ...sum(({ _id }) => keyOf(_id.branchId) === id),
        untouched: total(untouched.filter(({ _id }) => keyOf(_id) === id)),
      }))
      .sort((one, other) => Number(!one.branch) - Number(!other.branch) || nameOf(one).localeCompare(nameOf(other))),
  };
}

const nameOf = ({ branch }: { branch: { name: string } | null }): string => branch?.name ?? '';
const keyOf = (id: Id | null | undefined): string => (id ? String(id) : '');
const total = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0);
