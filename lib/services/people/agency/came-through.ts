import type { Types } from 'mongoose';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { Application } from '@/models/application';
import { CommissionParties } from '@/models/commission-partner';
import type { Id } from '@/models/id';
import { visibleApplications } from '../scope';

/**
 * Through which sub-agents of an agency its students' applications came, for its own people: a name, which student and
 * university see too. Their part of
 * what is received is of those alone who see commission.
 */

/** What of the viewer's own agency came through sub-agents; null for others than its people. */
const ofOwnAgency = (viewer: Viewer, partner: string | { $gt: '' }) =>
  viewer.role === 'agent' ? { agencyId: placeOf(viewer).id, partner } : null;

/** The sub-agents through whom something within the viewer's reach came, in alphabetical order. */
export async function subAgentNames(viewer: Viewer): Promise<string[]> {
  const own = ofOwnAgency(viewer, { $gt: '' });
  if (!own) return [];
  if (agencyRule(viewer).reach === 'agency') return sorted(await CommissionParties.distinct('partner', own));
  const all = await CommissionParties.find(own, 'partner applicationId').lean();
  const ids = all.map(({ applicationId }) => applicationId);
  const seen = ids.length
    ? await Application.distinct('_id', await visibleApplications(viewer, { _id: { $in: ids } }))
    : [];
  const reached = new Set(seen.map(String));
  return sorted(
    new Set(all.filter(({ applicationId }) => reached.has(String(applicationId))).map((one) => one.partner)),
  );
}

const sorted = (names: Iterable<string>): string[] => [...names].sort((a, b) => a.localeCompare(b));

/** The part of a filter that leaves the applications that came through a sub-agent of the viewer's own agency; none of others. */
export async function applicationsThrough(viewer: Viewer, name: string): Promise<{ _id: { $in: Types.ObjectId[] } }> {
  const own = ofOwnAgency(viewer, name);
  return { _id: { $in: own ? await CommissionParties.distinct('applicationId', own) : [] } };
}

/** The same of students, of whom an application within the viewer's reach came so. */
export async function studentsThrough(viewer: Viewer, name: string): Promise<{ _id: { $in: Types.ObjectId[] } }> {
  const theirs = await visibleApplications(viewer, await applicationsThrough(viewer, name));
  return { _id: { $in: await Application.distinct('userId', theirs) } };
}

/** The sub-agent of each of these applications by its id, where the viewer's own agency has one. */
export async function subAgentsOfApplications(
  viewer: Viewer,
  applications: readonly { _id: Id }[],
): Promise<ReadonlyMap<string, string>> {
  const own = ofOwnAgency(viewer, { $gt: '' });
  if (!own || applications.length === 0) return new Map();
  const ids = applications.map(({ _id }) => _id);
  const found = await CommissionParties.find({ ...own, applicationId: { $in: ids } }, 'partner applicationId').lean();
  return new Map(found.map(({ applicationId, partner }) => [String(applicationId), partner]));
}

/** The sub-agents through whom these students' applications came, by the student's id. */
export async function subAgentsOfStudents(
  viewer: Viewer,
  students: readonly { _id: Id }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (viewer.role !== 'agent' || !(await CommissionParties.exists({ agencyId: placeOf(viewer).id }))) return new Map();
  const ids = students.map(({ _id }) => _id);
  const theirs = await Application.find(await visibleApplications(viewer, { userId: { $in: ids } }), 'userId').lean();
  const names = await subAgentsOfApplications(viewer, theirs);
  const by = new Map<string, Set<string>>();
  for (const { _id, userId } of theirs) {
    const name = names.get(String(_id));
    if (name) by.set(String(userId), (by.get(String(userId)) ?? new Set()).add(name));
  }
  return new Map([...by].map(([id, of]) => [id, sorted(of)]));
}
