import { AssignStudent } from '@/components/agent/assign-student';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { careChoices, careOfStudent } from '@/lib/services/people/agency/choices';

/** For the agency: who looks after the student, and in which branch; owners and managers change it. */
export async function StudentCare({ viewer, studentId }: { viewer: Viewer; studentId: string }) {
  const [{ memberId, counsellor_name, branch }, care] = await Promise.all([
    careOfStudent(viewer, studentId),
    careChoices(viewer),
  ]);
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="wrap-anywhere">
        <span className="text-muted">Counsellor: </span>
        <strong className="font-semibold">{counsellor_name || 'not assigned'}</strong>
        {branch && <span className="text-muted">{`, ${branch.name}`}</span>}
      </p>
      {care.assigns && <AssignStudent id={studentId} care={care} now={{ memberId, branchId: branch?._id ?? null }} />}
    </div>
  );
}
