import { Assignee } from '@/components/staff/hand-over/assignee';
import { MergeStudent } from '@/components/staff/student/merge-student';
import { Section } from '@/components/ui/layout/section';
import type { StudentOverview } from '@/lib/contract/people/student-desk';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { caseOfStudent } from '@/lib/services/desk/hand-over';
import type { StudentDeletion } from '@/lib/services/file/leaving/leave';
import type { MergesOfStudent } from '@/lib/services/file/merging/merge';
import { counsellorNames } from '@/lib/services/people/staff/counsellors';
import { CaseTasks } from '../../../../_parts/case-tasks';
import { StudentNotes } from '../../../../_parts/student-notes';
import { DeleteStudent } from './deletion';
import { OpenApplications } from './open-applications';
import { StudentFacts } from './student-facts';

interface OverviewProps {
  viewer: Viewer;
  area: 'team' | 'admin';
  student: StudentOverview;
  people: MergesOfStudent;
  deletion: StudentDeletion | null;
}

/** For staff: how everything stands with a student, what is to be done, and what colleagues noted. */
export async function Overview({ viewer, area, student, people, deletion }: OverviewProps) {
  const { _id } = student;
  const isClosed = people.merges.some(({ gone }) => gone._id === _id);
  return (
    <>
      {!isClosed && <AssigneeOfStudent viewer={viewer} studentId={_id} />}
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        <OpenApplications area={area} student={student} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <StudentFacts area={area} student={student} />
        </div>
        {!isClosed && (
          <div className="min-w-0">
            <CaseTasks viewer={viewer} studentId={_id} />
            <StudentNotes viewer={viewer} studentId={_id} />
          </div>
        )}
      </div>
      {area === 'admin' && !isClosed && (
        <Section
          title="Duplicate accounts"
          description="Merging moves everything from the other account here: applications, documents and messages."
          className="mt-8 max-w-xl"
        >
          <MergeStudent student={student} alike={people.alike} />
        </Section>
      )}
      {deletion && !isClosed && <DeleteStudent student={student} deletion={deletion} />}
    </>
  );
}

async function AssigneeOfStudent({ viewer, studentId }: { viewer: Viewer; studentId: string }) {
  const [assignee, colleagues] = await Promise.all([caseOfStudent(viewer, studentId), counsellorNames()]);
  return (
    <div className="mb-6">
      <Assignee of="students" id={studentId} viewerId={viewer.userId} colleagues={colleagues} {...assignee} />
    </div>
  );
}
