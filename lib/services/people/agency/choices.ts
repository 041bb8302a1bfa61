import { canGiveTo } from '@/lib/agency-access';
import type { CareChoices } from '@/lib/contract/agency/agency';
import { CARETAKERS } from '@/lib/domain/agency/roles';
import { agencyRule, placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { visibleStudent } from '../students';
import { listBranches } from './branches';
import { subAgentNames } from './came-through';
import { colleagues } from './members';
import { branchesOf, inCareView } from './names';

/** Whom and which branches the viewer narrows lists by and gives students to: a manager's are those of their branches. */
export async function careChoices(viewer: Viewer): Promise<CareChoices> {
  const { reach, actsForStudents, managesPeople } = agencyRule(viewer);
  const may = { assigns: managesPeople !== 'none', acts: actsForStudents };
  const through = await subAgentNames(viewer);
  if (reach !== 'agency' && reach !== 'branch') return { people: [], branches: [], through, ...may };
  const mine = placeOf(viewer).branches;
  const reached = (ids: readonly string[]) => reach === 'agency' || ids.some((id) => mine.includes(id));
  const [people, branches] = await Promise.all([colleagues(placeOf(viewer).id), listBranches(viewer)]);
  return {
    people: people
      .filter(({ role }) => CARETAKERS.includes(role))
      .filter((one) => canGiveTo(viewer, one))
      .map(({ _id, name }) => ({ _id, name })),
    branches: branches
      .filter(({ _id, isClosed }) => !isClosed && reached([_id]))
      .map(({ _id, name }) => ({ _id, name })),
    through,
    ...may,
  };
}

/** Who of the agency looks after a student; 404 for another's. */
export async function careOfStudent(viewer: Viewer, studentId: string) {
  const student = await visibleStudent(viewer, studentId);
  return inCareView(student, await branchesOf([{ agencyId: student.addedBy, branchId: student.branchId }]));
}
