import type { Types } from 'mongoose';
import { type ApplicationStatus, statusesWhere } from '@/lib/domain/applications/application-status';
import { moveFactsOf, OF_MOVES } from '@/lib/domain/applications/move-facts';
import { type NextMove, nextMove, WAITS_ON, type WaitsOn, waitsOn } from '@/lib/domain/applications/next-move';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { Application } from '@/models/application';

/** The applications of one agent that wait on one group, and how many stand at each status. */
export interface Load {
  waits: WaitsOn;
  title: string;
  total: number;
  /** Statuses with at least one, in the order of an application's life. */
  statuses: { status: ApplicationStatus; count: number }[];
}

/** An application on which the agent or their student has the next move. */
export interface WaitingApplication {
  _id: string;
  studentName: string;
  course: string;
  university: string;
  status: ApplicationStatus;
  /** Since when it has its status, ISO 8601. */
  movedOn: string;
  move: NextMove;
}

/**
 * What an agent's applications that are not at an end wait on: how many on whom, and those that wait on the agent or their
 * students, by due day, then the longest waiting first.
 * @param today 'YYYY-MM-DD', where the agent lives
 */
export async function waitingOf(
  viewer: Viewer,
  today: string,
): Promise<{ loads: Load[]; yours: WaitingApplication[] }> {
  const found = (await notEnded(viewer)).map((record) => ({ record, waits: waitsOn(moveFactsOf(record), today) }));
  const loads = (Object.keys(WAITS_ON) as WaitsOn[]).map((waits) => {
    const of = found.filter((one) => one.waits === waits);
    const statuses = statusesWhere(() => true)
      .map((status) => ({ status, count: of.filter(({ record }) => record.status === status).length }))
      .filter(({ count }) => count > 0);
    return { waits, title: WAITS_ON[waits], total: of.length, statuses };
  });
  const yours = found.flatMap(({ record, waits }) => {
    const move = waits === 'applicant' ? nextMove(moveFactsOf(record), viewer.role, today) : null;
    if (!move) return [];
    const { _id, studentName, course, university, status, movedOn } = record;
    return [{ _id: String(_id), studentName, course, university, status, movedOn: movedOn.toISOString(), move }];
  });
  const day = ({ move }: WaitingApplication) => move.on ?? '9999';
  yours.sort((one, other) => day(one).localeCompare(day(other)) || one.movedOn.localeCompare(other.movedOn));
  return { loads, yours };
}

/** How many of the viewer's applications wait on each group, by who looks after the student at the agency; '' for no one. */
export async function waitsByPerson(viewer: Viewer, today: string): Promise<Map<string, Record<WaitsOn, number>>> {
  const counts = new Map<string, Record<WaitsOn, number>>();
  for (const record of await notEnded(viewer)) {
    const waits = waitsOn(moveFactsOf(record), today);
    if (!waits) continue;
    const person = record.memberId ? String(record.memberId) : '';
    const own = counts.get(person) ?? { applicant: 0, staff: 0, university: 0, 'visa office': 0 };
    own[waits] += 1;
    counts.set(person, own);
  }
  return counts;
}

/** The ids of the viewer's applications that wait on one group; `today` is 'YYYY-MM-DD' where they live. */
export async function idsWaitingOn(viewer: Viewer, waits: WaitsOn, today: string): Promise<Types.ObjectId[]> {
  const records = await notEnded(viewer);
  return records.filter((record) => waitsOn(moveFactsOf(record), today) === waits).map(({ _id }) => _id);
}

/** All that an agent's students have under way, projected: an agent has hundreds of them, not hundreds of thousands. */
async function notEnded(viewer: Viewer) {
  const status = { $in: statusesWhere(({ life }) => life !== 'end') };
  const fields = [...OF_MOVES, 'course', 'movedOn', 'memberId'].join(' ');
  return Application.find(await visibleApplications(viewer, { status }), fields).lean();
}
