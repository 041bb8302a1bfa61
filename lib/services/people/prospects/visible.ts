import { prospectsVisibleTo } from '@/lib/agency-access';
import { notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { Filter } from '@/models/filter';
import { Prospect, type ProspectRecord } from '@/models/prospect';
import { visibleStudent } from '../students';

/** The filter of the leads that a viewer reaches, of those that a filter is about. 404 for who has none. */
export function visibleProspects(viewer: Viewer, filter: Filter<ProspectRecord> = {}): Filter<ProspectRecord> {
  const scope = prospectsVisibleTo(viewer);
  if (!scope) throw notFound('Lead not found.');
  return { $and: [scope, filter] };
}

/** One that the viewer reaches, else 404; of one that became a student, where they reach the student. */
export async function visibleProspect(viewer: Viewer, id: string): Promise<ProspectRecord> {
  const scope = prospectsVisibleTo(viewer);
  const student = { agencyId: scope?.agencyId, stage: 'student' as const, studentId: { $exists: true } };
  const found = scope && (await Prospect.findOne({ $and: [{ _id: id }, { $or: [student, scope] }] } as object).lean());
  if (!found) throw notFound('Lead not found.');
  if (found.studentId && found.stage === 'student') await visibleStudent(viewer, String(found.studentId));
  return found;
}
