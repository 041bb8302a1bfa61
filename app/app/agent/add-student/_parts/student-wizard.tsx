import type { StepNumber } from '@/components/profile/wizard-steps';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { invitationOf } from '@/lib/services/people/staff/invitations';
import { NotVerified } from '../../../_parts/not-verified';
import { ProfileScores } from '../../../_parts/profile/profile-scores';
import { ProfileWizard } from '../../../_parts/profile-wizard';
import { wizardHref } from './wizard-href';

interface StudentWizardProps {
  viewer: Viewer;
  student: { _id: string; name: string; email: string };
  step: StepNumber;
}

/** One step of the profile wizard for one of the agent's students, under the student's name. */
export async function StudentWizard({ viewer, student, step }: StudentWizardProps) {
  const profileHref = `/app/agent/view-profile/${student._id}`;
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{student.name}</span>}
        description={<span className="wrap-anywhere">{student.email}</span>}
        back={{ href: '/app/agent/students', label: 'All Students' }}
        actions={
          <ButtonLink href={profileHref} variant="secondary">
            View profile
          </ButtonLink>
        }
      />
      <NotVerified studentId={student._id} invitation={await invitationOf(viewer, student._id)} />
      <ProfileScores viewer={viewer} studentId={student._id} />
      <ProfileWizard
        viewer={viewer}
        studentId={student._id}
        step={step}
        hrefOf={(to) => wizardHref(student._id, to)}
        profileHref={profileHref}
      />
    </>
  );
}
