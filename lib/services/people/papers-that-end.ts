import { studentsVisibleTo } from '@/lib/access';
import { addDays, addMonths } from '@/lib/domain/days/day';
import { EXPIRY_SOURCES, type Expiry, expiryState, standingExpiries, WARN_DAYS } from '@/lib/domain/days/expiry';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { readerDay } from './reader-day';

export interface PaperThatEnds {
  studentId: string;
  studentName: string;
  paper: Expiry['what'];
  /** 'YYYY-MM-DD', the last day it holds. */
  on: string;
}

interface Asked {
  state: 'soon' | 'expired';
  page?: number | undefined;
  limit?: number | undefined;
}

/** What ended longer ago is no longer news: such a student renewed it elsewhere, or went another way. */
const OLDEST_MONTHS = 24;
export const PAPERS_ON_A_PAGE = 50;

/**
 * The passports and English reports of the viewer's students that end soon, the earliest first, or have ended within
 * `OLDEST_MONTHS`, the latest first: a page of them, how many there are, and today where the viewer lives. Accounts that were merged are left out.
 */
export async function listPapersThatEnd(
  viewer: Viewer,
  { state, page = 1, limit = PAPERS_ON_A_PAGE }: Asked,
  now: Date,
) {
  const { today } = await readerDay(viewer, now);
  const [from, until] =
    state === 'soon' ? [today, addDays(today, WARN_DAYS)] : [addMonths(today, -OLDEST_MONTHS), addDays(today, -1)];
  const scope = { ...studentsVisibleTo(viewer), mergedInto: null };
  const own = viewer.role === 'agent' ? await User.distinct('_id', scope) : null;
  const within = EXPIRY_SOURCES.map(({ field, months }) => ({
    [field]: { $gte: addMonths(from, -months), $lte: addDays(addMonths(until, -months), 3) },
  }));
  const profiles = await Profile.find(
    { $or: within, ...(own ? { userId: { $in: own } } : {}) },
    ['userId', ...EXPIRY_SOURCES.map(({ field }) => field)].join(' '),
  ).lean();
  const ends = profiles.flatMap(({ userId, personal, tests }) =>
    standingExpiries({ expiryDate: personal?.expiry_date ?? null, tests: tests ?? {} })
      .filter(({ on }) => on >= from && on <= until && expiryState(on, today) === state)
      .map(({ what, on }) => ({ userId, what, on })),
  );
  const students = await User.find({ ...scope, _id: { $in: ends.map(({ userId }) => userId) } }, 'name').lean();
  const names = new Map(students.map(({ _id, name }) => [String(_id), name]));
  const papers = ends
    .flatMap(({ userId, what, on }): PaperThatEnds[] => {
      const studentName = names.get(String(userId));
      return studentName === undefined ? [] : [{ studentId: String(userId), studentName, paper: what, on }];
    })
    .sort(
      (one, other) =>
        (state === 'soon' ? 1 : -1) * one.on.localeCompare(other.on) ||
        one.studentName.localeCompare(other.studentName),
    );
  return { papers: papers.slice((page - 1) * limit, page * limit), total: papers.length, today };
}
