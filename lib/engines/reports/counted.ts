import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/applications/application-status';
import { MINUTE_MS } from '@/lib/domain/days/day';
import type { CameBy } from '@/lib/domain/reports';

/** Minutes since 1970. */
type Minute = number;

/** One move: to which status, and when. */
export type CountedMove = [status: ApplicationStatus, at: Minute];

/** What reports know of an application: no name, no text. Agency and counsellor by id, '' for none. */
export type CountedApplication = [
  on: Minute,
  country: string,
  university: string,
  agency: string,
  counsellor: string,
  moves: CountedMove[],
  /** As a number that sorts by time: 202709. */
  intake: number,
  /** Whether a proof that the deposit was paid is there. */
  hasPaid: boolean,
];

/** What reports know of a student, and of all their applications. */
export type CountedStudent = readonly [on: Minute, cameBy: CameBy, applications: readonly CountedApplication[]];

export const minuteOf = (date: Date): Minute => Math.floor(date.getTime() / MINUTE_MS);

/** Months since the year 0, in UTC. */
export function monthOf(minute: Minute): number {
  const date = new Date(minute * MINUTE_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The first moment of such a month. */
export const monthStart = (month: number): Date => new Date(Date.UTC(Math.floor(month / 12), month % 12));

/** 'YYYY-MM' of a number of months, and back. */
export const monthText = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
export function monthNumber(text: string): number {
  const [year = 0, month = 1] = text.split('-').map(Number);
  return year * 12 + month - 1;
}

/** A move that is followed within this time by the move back was a slip. */
const SLIP_MS = MINUTE_MS;

/** The moves that stood: a move and its taking back within a minute are as if they had never been. */
export function movesThatStood(history: readonly { status: ApplicationStatus; at: Date }[]): CountedMove[] {
  const stood: { status: ApplicationStatus; at: Date }[] = [];
  for (const move of history) {
    const [before, slip] = stood.slice(-2);
    const isBack = before && slip && before.status === move.status;
    if (isBack && move.at.getTime() - slip.at.getTime() <= SLIP_MS) stood.pop();
    else stood.push(move);
  }
  return stood.map(({ status, at }) => [status, minuteOf(at)]);
}

export const statusIndex = (status: ApplicationStatus): number => APPLICATION_STATUSES.indexOf(status);
