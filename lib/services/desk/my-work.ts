import type { AssigneeChoice } from '@/lib/contract/people/desk';
import type { WorkGroup, WorkRow } from '@/lib/contract/people/work';
import { OF_STAFF } from '@/lib/domain/applications/handler';
import {
  MOST_COUNTED_WORK,
  WORK_GROUPS,
  WORK_SHOWN,
  WORK_SHOWN_ALONE,
  type WorkGroupKind,
} from '@/lib/domain/applications/work';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { conversationsToAnswer } from '@/lib/services/people/staff/direct-messages';
import { assigneeFilter } from '@/lib/services/records/lists/assignee-filter';
import { Application } from '@/models/application';
import { readerDay } from '../people/reader-day';
import { leadsToFollowUp } from './leads/follow-up';
import { newWork } from './new-work';
import { sentToMark } from './sent-practice/read';
import { tasksDue } from './tasks/due';
import { type Moment, OF_WORK, WORK, type WorkApplication } from './work-groups';

export interface WorkQuery {
  /** Whose; everyone's where left out. */
  inCharge?: AssigneeChoice;
  /** This group alone, with more rows. */
  group?: WorkGroupKind | undefined;
}

/**
 * What there is to do about these cases, in groups. Each group is at most one query for its rows and, where they are not
 * all, one count that ends early; each along the index of its group (models/list-indexes.ts).
 */
export async function myWork(
  viewer: Viewer,
  query: WorkQuery,
  now: Date,
): Promise<{ today: string; groups: WorkGroup[] }> {
  const { today } = await readerDay(viewer, now);
  const asked = query.group ? [query.group] : WORK_GROUPS;
  const limit = query.group ? WORK_SHOWN_ALONE : WORK_SHOWN;
  const groups = await Promise.all(
    asked.map(async (group) => {
      if (group === 'new') return newWork(viewer, query.inCharge, { now }, limit);
      if (group === 'leads') return leadsToFollowUp(viewer, query.inCharge, today, limit);
      const ofApplications = await applicationsIn(viewer, group, query.inCharge, { today, now }, limit);
      if (group === 'overdue' || group === 'today') {
        const tasks = await tasksDue(viewer, { group, inCharge: query.inCharge, today, limit });
        return joined(ofApplications, tasks, firstDueOnTop, limit);
      }
      if (group === 'check')
        return joined(ofApplications, await workToMark(viewer, query.inCharge), longestWaitingFirst, limit);
      if (group !== 'messages' || query.inCharge !== 'me') return ofApplications;
      // Messages that students wrote to the viewer alone stand among those of the threads.
      const rows = await conversationsToAnswer(viewer, limit);
      return joined(ofApplications, { rows, total: rows.length }, longestWaitingFirst, limit);
    }),
  );
  return { today, groups };
}

async function applicationsIn(
  viewer: Viewer,
  group: keyof typeof WORK,
  inCharge: AssigneeChoice,
  moment: Moment,
  limit: number,
): Promise<WorkGroup> {
  const { filter, order, rows } = WORK[group];
  const found = await visibleApplications(viewer, {
    ...OF_STAFF,
    ...assigneeFilter(viewer, inCharge),
    ...filter(moment),
  });
  const records: WorkApplication[] = await Application.find(found, OF_WORK).sort(order).limit(limit).lean();
  const listed = records.flatMap((record) => rows(record, viewer, moment)).slice(0, limit);
  const isAll = records.length < limit;
  const total = isAll ? listed.length : await Application.countDocuments(found).limit(MOST_COUNTED_WORK + 1);
  return { group, rows: listed, total: Math.max(total, listed.length) };
}

/** Practice that students sent and no one has commented on, with the day by which to comment. */
async function workToMark(viewer: Viewer, inCharge: AssigneeChoice): Promise<Pick<WorkGroup, 'rows' | 'total'>> {
  const rows = (await sentToMark(viewer, inCharge)).map(({ _id, student, title, n, dueOn, sentOn }) => ({
    ...{ key: _id, kind: 'practice' as const, studentId: student._id, studentName: student.name },
    ...{ leadId: null, applicationId: null, what: `${title}, task ${n}`, university: '', country: '' },
    ...{ dueOn, since: sentOn, item: null },
  }));
  return { rows, total: rows.length };
}

/** A group with further rows among its own. */
function joined(
  { group, rows, total }: WorkGroup,
  others: Pick<WorkGroup, 'rows' | 'total'>,
  order: (one: WorkRow, other: WorkRow) => number,
  limit: number,
): WorkGroup {
  const all = [...rows, ...others.rows].toSorted(order);
  return { group, rows: all.slice(0, limit), total: Math.min(total + others.total, MOST_COUNTED_WORK + 1) };
}

const firstDueOnTop = (one: WorkRow, other: WorkRow) => (one.dueOn ?? '').localeCompare(other.dueOn ?? '');
const longestWaitingFirst = (one: WorkRow, other: WorkRow) => (one.since ?? '').localeCompare(other.since ?? '');
