import { InCharge } from '@/components/staff/hand-over/in-charge';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Avatar } from '@/components/ui/layout/avatar';
import { PageHeader } from '@/components/ui/layout/page-header';
import type { Viewer } from '@/lib/auth/viewer';
import { counsellorNames } from '@/lib/services/desk/counsellors';
import { caseOfStudent } from '@/lib/services/desk/hand-over';
import { studentOverview } from '@/lib/services/student-desk/overview';
import { backTo } from '../../../../_parts/back-to';
import { OpenApplications } from './open-applications';
import { StudentActions } from './student-actions';
import { StudentFacts } from './student-facts';

interface CockpitProps {
  viewer: Viewer;
  studentId: string;
  /** The address that the reader came from, as this one names it. */
  from: unknown;
}

/** The head of a student's page for staff: who it is, who is in charge, what to do, and how everything stands. */
export async function Cockpit({ viewer, studentId, from }: CockpitProps) {
  const area = viewer.role === 'admin' ? 'admin' : 'team';
  const [student, charge, colleagues] = await Promise.all([
    studentOverview(viewer, studentId, new Date()),
    caseOfStudent(viewer, studentId),
    counsellorNames(),
  ]);
  const { name, isVerified, agent } = student;
  return (
    <>
      <PageHeader
        back={backTo(area, from, { href: `/app/${area}/students`, label: 'Students' })}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Avatar name={name} className="size-11 text-base" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <StatusChip tone={isVerified ? 'success' : 'neutral'} className="font-sans tracking-normal">
              {isVerified ? 'Verified' : 'Not verified'}
            </StatusChip>
          </span>
        }
        description={agent ? `Added by ${agent.company_name || 'an agent'}` : 'Registered by themself'}
      />
      <StudentActions area={area} student={student} />
      <div className="mb-6">
        <InCharge of="students" id={studentId} viewerId={viewer.userId} colleagues={colleagues} {...charge} />
      </div>
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <OpenApplications area={area} student={student} />
        </div>
        <StudentFacts area={area} student={student} />
      </div>
    </>
  );
}
