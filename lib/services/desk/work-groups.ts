import type { WorkRow } from '@/lib/contract/people/work';
import { awaitedConsentWords, missingConsentOf } from '@/lib/domain/applications/consent';
import { universityWords } from '@/lib/domain/applications/course-words';
import { OFFER_OPEN } from '@/lib/domain/applications/offers';
import { CHASE_DAYS, STALLED_DAYS, type WorkGroupKind } from '@/lib/domain/applications/work';
import { addDays, type Day } from '@/lib/domain/days/day';
import { workingDaysBefore } from '@/lib/domain/days/working-days';
import { deadlinesOf } from '@/lib/domain/deadlines/deadlines';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { workWeek } from '@/lib/platform/site-facts';
import type { ApplicationRecord } from '@/models/application';
import type { Filter } from '@/models/filter';
import { itemViewOf } from '../applications/part-views';

export interface Moment {
  /** Today where the viewer lives, 'YYYY-MM-DD'. */
  today: Day;
  now: Date;
}

/** What rows of work show of an application. */
const SHOWN = [
  'userId',
  'studentName',
  'course',
  'university',
  'courseFrom',
  'country',
  'status',
  'counsellorId',
  'items',
  'offer',
  'waitsSince',
  'unansweredSince',
  'lastMessage',
  'agentId',
  'consent',
  'sent',
  'handler',
] as const;
export const OF_WORK = SHOWN.join(' ');
export type WorkApplication = Pick<ApplicationRecord, '_id' | (typeof SHOWN)[number]>;

/** A group of work on applications: which, in which order, and what each of them gives to do. */
interface Work {
  filter: (moment: Moment) => Filter<ApplicationRecord>;
  order: Record<string, 1>;
  rows: (application: WorkApplication, viewer: Viewer, moment: Moment) => WorkRow[];
}

/** What was due longer ago is no longer news. */
const OLDEST_DAYS = 90;

const BY_DUE_DAY = { nextDue: 1, _id: 1 } as const;

export const WORK: Record<Exclude<WorkGroupKind, 'leads' | 'new'>, Work> = {
  overdue: {
    filter: ({ today }) => ({ nextDue: { $gte: addDays(today, -OLDEST_DAYS), $lt: today } }),
    order: BY_DUE_DAY,
    rows: dueRows('deadline'),
  },
  today: { filter: ({ today }) => ({ nextDue: today }), order: BY_DUE_DAY, rows: dueRows('deadline') },
  check: {
    filter: () => ({ checkSince: { $gt: new Date(0) } }),
    order: { checkSince: 1, _id: 1 },
    rows: checkRows,
  },
  messages: {
    filter: () => ({ unansweredSince: { $gt: new Date(0) } }),
    order: { unansweredSince: 1, _id: 1 },
    rows: (application) => {
      const { unansweredSince, lastMessage } = application;
      const what = lastMessage?.text || lastMessage?.files.join(', ') || '';
      return [rowOf(application, 'message', { what: `“${what}”`, since: unansweredSince?.toISOString() ?? null })];
    },
  },
  offers: {
    filter: ({ today }) => ({
      nextDue: { $gt: today, $lte: addDays(today, CHASE_DAYS) },
      status: { $in: OFFER_OPEN },
    }),
    order: BY_DUE_DAY,
    rows: dueRows('offer'),
  },
  stalled: {
    filter: ({ now }) => ({ workOrder: { $lte: workingDaysBefore(now, STALLED_DAYS, workWeek()) } }),
    order: { workOrder: 1, _id: 1 },
    rows: (application) => {
      const { status, waitsSince } = application;
      const what = [status, awaitedConsentWords(missingConsentOf(application))].filter(Boolean).join(' · ');
      return [rowOf(application, 'application', { what, since: waitsSince?.toISOString() ?? null })];
    },
  },
};

/** The first due day of an application. */
function dueRows(kind: WorkRow['kind']): Work['rows'] {
  return (application) => {
    const [first] = deadlinesOf(application);
    return first ? [rowOf(application, kind, { what: first.what, dueOn: first.on })] : [];
  };
}

/** Each answer that came in, the oldest first. */
function checkRows(application: WorkApplication, viewer: Viewer): WorkRow[] {
  return (application.items ?? [])
    .map((item) => itemViewOf(application, item, viewer))
    .filter(({ state }) => state === 'received')
    .map((item) => {
      const since = item.answered?.at ?? item.asked.at;
      return { ...rowOf(application, 'document', { what: item.label, since }), key: item._id, item };
    });
}

/** A row about an application. */
export function rowOf(
  application: WorkApplication,
  kind: WorkRow['kind'],
  about: { what: string; dueOn?: string; since?: string | null },
): WorkRow {
  const { _id, userId, studentName, country } = application;
  return {
    key: String(_id),
    kind,
    studentId: String(userId),
    studentName,
    leadId: null,
    applicationId: String(_id),
    what: about.what,
    university: universityWords(application),
    country,
    dueOn: about.dueOn ?? null,
    since: about.since ?? null,
    item: null,
  };
}
