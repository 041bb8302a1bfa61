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
  const agency = prospectsVisibleTo(viewer)?.agencyId;
  const found = agency ? await Prospect.findOne({ _id: id, agencyId: agency }).lean() : null;
  if (found?.studentId && found.stage === 'student') {
    await visibleStudent(viewer, String(found.studentId));
    return found;
  }
  const lead = found && (await Prospect.findOne(visibleProspects(viewer, { _id: id })).lean());
  if (!lead) throw notFound('Lead not found.');
  return lead;
}
