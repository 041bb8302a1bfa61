import { notFound } from 'next/navigation';
import { commissionOf } from '@/lib/agency-access';
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

/** What a person's role at an agency needs for a screen; the others are there for all of them. */
const NEEDED: Readonly<Record<string, (rule: AgencyRoleRule) => boolean>> = {
  '/app/agent/my-work': hasLeads,
  '/app/agent/add-student/new': adds,
  '/app/agent/students': reaches,
  '/app/agent/leads': hasLeads,
  '/app/agent/messages': reaches,
  '/app/agent/applications': reaches,
  '/app/agent/practice-sent': reaches,
  '/app/agent/reports': manages,
};

/** Whether a person of an agency may open a screen of the menu. Commission hangs on a right beside the role. */
export const mayOpen = (viewer: Viewer, href: string): boolean =>
  href === '/app/agent/commission' ? commissionOf(viewer) !== null : (NEEDED[href]?.(agencyRule(viewer)) ?? true);
