import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import type { Filter } from '@/models/filter';
import type { ProspectRecord } from '@/models/prospect';

/** The part of lib/access.ts that is about the people of agencies: what each reaches there. */

/** The part of a filter that leaves an agent, of the agency's students or applications, those within their reach. */
export function withinReach(viewer: Viewer): { branchId?: { $in: string[] }; memberId?: string; _id?: null } {
  switch (agencyRule(viewer).reach) {
    case 'agency':
      return {};
    case 'branch':
      return { branchId: { $in: [...placeOf(viewer).branches] } };
    case 'own':
      return { memberId: viewer.userId };
    case 'none':
      return { _id: null };
  }
}

/**
 * The leads of their agency that a viewer works on: those within reach; who sees their own alone also those that no one has, of
 * their branches. Null for who has none: the platform's staff, students, accountants.
 */
export function prospectsVisibleTo(viewer: Viewer): Filter<ProspectRecord> | null {
  if (viewer.role !== 'agent' || agencyRule(viewer).leads === 'none') return null;
  const { id: agencyId, branches } = placeOf(viewer);
  const ofBranches = branches.length ? { branchId: { $in: [...branches] } } : { branchId: null };
  switch (agencyRule(viewer).reach) {
    case 'own':
      return { agencyId, $or: [withinReach(viewer), { memberId: null, ...ofBranches }] };
    case 'branch':
      return { agencyId, ...ofBranches };
    default:
      return { agencyId, ...withinReach(viewer) };
  }
}

/** Whether the viewer works on their agency's leads and reads what was noted; a front desk registers them. */
export const canWorkLeads = (viewer: Viewer): boolean => viewer.role === 'agent' && agencyRule(viewer).leads === 'all';

/** Whether the viewer may give leads of their reach to any colleague, and delete archived ones: owners and managers. */
export const canHandOutLeads = (viewer: Viewer): boolean =>
  viewer.role === 'agent' && agencyRule(viewer).managesPeople !== 'none';
