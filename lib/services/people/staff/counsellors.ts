import type { Types } from 'mongoose';
import { cache } from 'react';
import type { CounsellorRow } from '@/lib/contract/people/desk';
import { usualReply } from '@/lib/domain/applications/assignment';
import { END_OF_WAITING } from '@/lib/domain/applications/work-order';
import { countEach, firstOfEach } from '@/lib/services/records/lists/each-at-once';
import { Application } from '@/models/application';
import { Caseload } from '@/models/caseload';
import { User } from '@/models/user';
import { ACTIVE_STAFF } from './choose';

/** The most staff that lists to choose from hold. */
const MOST_STAFF = 500;

/** Staff who can be assignees, by name. Read once while a page is rendered. */
export const counsellorNames = cache(async (): Promise<{ _id: string; name: string }[]> => {
  const staff = await User.find(ACTIVE_STAFF as object, 'name')
    .sort({ name: 1, _id: 1 })
    .limit(MOST_STAFF)
    .lean();
  return staff.map(({ _id, name }) => ({ _id: String(_id), name }));
});

/** The agents of these, by the name of their company. */
export async function agentNames(ids: readonly string[]): Promise<{ _id: string; name: string }[]> {
  if (!ids.length) return [];
  const agents = await User.find({ _id: { $in: ids }, role: 'agent', agency: null }, 'name company_name').lean();
  return agents.map(({ _id, name, company_name }) => ({ _id: String(_id), name: company_name || name }));
}

/** The name of an agent's company, for the filter by it; undefined without an id, '' for one that isn't there. */
export async function agencyName(agentId: string | undefined): Promise<string | undefined> {
  if (!agentId) return undefined;
  const agent = await User.findOne({ _id: agentId, role: 'agent', agency: null }, 'name company_name').lean();
  return agent?.company_name || agent?.name || '';
}

/** Staff who can be assignees, each with their open applications, the longest wait among those, ceiling and absence. */
export async function listCounsellors(): Promise<CounsellorRow[]> {
  const staff = await User.find(ACTIVE_STAFF as object, 'name role jobTitle')
    .sort({ name: 1, _id: 1 })
    .limit(MOST_STAFF)
    .lean();
  // Counts of keys, and one record of each, where grouping would read every open application of all.
  const open = staff.map(({ _id }) => ({ counsellorId: _id, workOrder: { $lt: END_OF_WAITING } }));
  const [caseloads, counts, waiting] = await Promise.all([
    Caseload.find({ _id: { $in: staff.map(({ _id }) => _id) } }).lean(),
    countEach(Application, open),
    firstOfEach(Application, {
      filters: open,
      order: { workOrder: 1, _id: 1 },
      limit: 1,
      fields: ['counsellorId', 'workOrder', 'waitsSince'],
    }),
  ]);
  const oldestOf = new Map(waiting.map(({ counsellorId, waitsSince }) => [String(counsellorId), waitsSince]));
  const caseloadOf = new Map(caseloads.map((caseload) => [String(caseload._id), caseload]));
  return staff.map(({ _id, name, role, jobTitle }, place) => {
    const { ceiling = null, awayFrom = null, awayUntil = null } = caseloadOf.get(String(_id)) ?? {};
    return {
      _id: String(_id),
      name,
      role: role === 'admin' ? 'admin' : 'team',
      jobTitle,
      open: counts[place] ?? 0,
      oldest: oldestOf.get(String(_id))?.toISOString() ?? null,
      ceiling,
      awayFrom,
      awayUntil,
    };
  });
}

/** The assignee as all who read an application see them; null for none, or one who no longer works here. */
export async function counsellorOf(id: Types.ObjectId | null | undefined) {
  if (!id) return null;
  const [counsellor, caseload] = await Promise.all([
    User.findOne({ _id: id, ...ACTIVE_STAFF }, 'name jobTitle').lean(),
    Caseload.findById(id, 'replyMinutes').lean(),
  ]);
  if (!counsellor) return null;
  const { _id, name, jobTitle } = counsellor;
  return { _id: String(_id), name, jobTitle, replyMinutes: usualReply(caseload?.replyMinutes ?? []) };
}

/**
 * A student's counsellor: their own, else that of their newest application that has one; null for none who works here.
 */
export async function counsellorOfStudent(studentId: string) {
  const own = await counsellorOf((await User.findById(studentId, 'counsellorId').lean())?.counsellorId);
  if (own) return own;
  const newest = await Application.findOne({ userId: studentId, counsellorId: { $ne: null } }, 'counsellorId')
    .sort({ _id: -1 })
    .lean();
  return counsellorOf(newest?.counsellorId);
}
