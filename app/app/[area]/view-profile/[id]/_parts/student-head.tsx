import { FirstPassword } from '@/components/staff/student/first-password';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Avatar } from '@/components/ui/layout/avatar';
import { PageHeader } from '@/components/ui/layout/page-header';
import type { StudentOverview } from '@/lib/contract/people/student-desk';
import type { MergesOfStudent } from '@/lib/services/file/merging/merge';
import { backTo } from '../../../../_parts/back-to';
import { Merges } from './merges';
import { StudentActions } from './student-actions';

interface StudentHeadProps {
  area: 'team' | 'admin';
  student: StudentOverview;
  merges: MergesOfStudent['merges'];
  /** The address that the reader came from, as this one names it. */
  from: unknown;
}

/** The head of a student's page for staff, the same on every tab: who it is, and what to do. */
export function StudentHead({ area, student, merges, from }: StudentHeadProps) {
  const { _id, name, isVerified, agent, counsellor } = student;
  const isClosed = merges.some(({ gone }) => gone._id === _id);
  const came = agent ? `Added by ${agent.company_name || 'an agent'}` : 'Self-registered';
  return (
    <>
      <PageHeader
        back={backTo(area, from, { href: `/app/${area}/students`, label: 'Students' })}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Avatar name={name} className="size-11 text-base" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <StatusChip tone={isVerified && !isClosed ? 'success' : 'neutral'} className="font-sans tracking-normal">
              {isClosed ? 'Merged' : isVerified ? 'Verified' : 'Not verified'}
            </StatusChip>
          </span>
        }
        {...(isClosed ? {} : { description: `${came}. Counsellor: ${counsellor?.name ?? 'not assigned'}.` })}
      />
      <Merges area={area} studentId={_id} merges={merges} />
      {student.choosesPassword && !isClosed && <FirstPassword student={student} />}
      {!isClosed && <StudentActions area={area} student={student} />}
    </>
  );
}
