import type { Types } from 'mongoose';
import { type ApplicationStatus, statusesWhere } from '@/lib/domain/applications/application-status';
import { type NextMove, WAITS_ON, type WaitsOn } from '@/lib/domain/applications/next-move';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { applicationsInReach, compare } from './in-reach';

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
  const counts = new Map<string, number>();
  const yours: WaitingApplication[] = [];
  for (const { application, waits, move } of await notEnded(viewer, today)) {
    const { _id, studentName, course, university, status, movedOn } = application;
    counts.set(keyOf(waits, status), (counts.get(keyOf(waits, status)) ?? 0) + 1);
    if (waits !== 'applicant') continue;
    const of = { _id: String(_id), studentName, course, university, status, movedOn: movedOn.toISOString(), move };
    yours.push(of);
  }
  const loads = (Object.keys(WAITS_ON) as WaitsOn[]).map((waits) => {
    const statuses = statusesWhere(() => true)
      .map((status) => ({ status, count: counts.get(keyOf(waits, status)) ?? 0 }))
      .filter(({ count }) => count > 0);
    return { waits, title: WAITS_ON[waits], total: statuses.reduce((sum, { count }) => sum + count, 0), statuses };
  });
  const day = ({ move }: WaitingApplication) => move.on ?? '9999';
  yours.sort(
    (one, other) => compare(day(one), day(other)) || compare(one.movedOn, other.movedOn) || compare(one._id, other._id),
  );
  return { loads, yours };
}

const keyOf = (waits: WaitsOn, status: ApplicationStatus) => `${waits} ${status}`;

/** How many of the viewer's applications wait on each group, by who looks after the student at the agency; '' for no one. */
export async function waitsByPerson(viewer: Viewer, today: string): Promise<Map<string, Record<WaitsOn, number>>> {
  const counts = new Map<string, Record<WaitsOn, number>>();
  for (const { application, waits } of await notEnded(viewer, today)) {
    const person = application.memberId ? String(application.memberId) : '';
    const own = counts.get(person) ?? { applicant: 0, staff: 0, university: 0, 'visa office': 0 };
    own[waits] += 1;
    counts.set(person, own);
  }
  return counts;
}

/** The ids of the viewer's applications that wait on one group; `today` is 'YYYY-MM-DD' where they live. */
export async function idsWaitingOn(viewer: Viewer, waits: WaitsOn, today: string): Promise<Types.ObjectId[]> {
  const waiting = (await notEnded(viewer, today)).filter((one) => one.waits === waits);
  return waiting.map(({ application }) => application._id);
}

async function notEnded(viewer: Viewer, today: string) {
  return (await applicationsInReach(viewer)).flatMap((application) => {
    const on = application.on(viewer, today);
    return on ? [{ application, ...on }] : [];
  });
}
