import { notFound } from 'next/navigation';
import type { AgencyRoleRule } from '@/lib/domain/agency/roles';
import { agencyRule, type Viewer } from '@/lib/platform/auth/viewer';

/** The not-found page for a person of an agency whose role doesn't have this screen. */
export function needsRule(viewer: Viewer, has: (rule: AgencyRoleRule) => boolean): void {
  if (viewer.role === 'agent' && !has(agencyRule(viewer))) notFound();
}

export const acts = ({ actsForStudents }: AgencyRoleRule): boolean => actsForStudents;
export const adds = ({ addsStudents }: AgencyRoleRule): boolean => addsStudents;
export const reaches = ({ reach }: AgencyRoleRule): boolean => reach !== 'none';
export const manages = ({ managesPeople }: AgencyRoleRule): boolean => managesPeople !== 'none';
export const hasLeads = ({ leads }: AgencyRoleRule): boolean => leads !== 'none';
