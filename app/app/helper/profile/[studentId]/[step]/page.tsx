import { redirect } from 'next/navigation';
import { stepOf } from '@/components/profile/wizard-steps';
import { PageHeader } from '@/components/ui/layout/page-header';
import { addressWords } from '@/lib/domain/accounts/helps';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { loadStudent } from '../../../../_parts/load/load-student';
import { ProfileScores } from '../../../../_parts/profile/profile-scores';
import { ProfileWizard } from '../../../../_parts/profile-wizard';

type Address = { params: Promise<{ studentId: string; step: string }> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireViewer('helper');
  const { name } = await loadStudent(viewer, (await params).studentId);
  return { title: `Edit ${name}` };
}

/** One step of the profile of a student whom the viewer helps. */
export default async function HelpedStudentStepPage({ params }: Address) {
  const viewer = await requireViewer('helper');
  const { studentId, step: asked } = await params;
  const { _id, name, email } = await loadStudent(viewer, studentId);
  const hrefOf = (to: number) => `/app/helper/profile/${_id}/${to}`;
  const step = stepOf(asked);
  if (step === null) redirect(hrefOf(1));
  const profileHref = `/app/helper/view-profile/${_id}`;
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{name}</span>}
        description={<span className="wrap-anywhere">{addressWords(email)}</span>}
        back={{ href: '/app/helper', label: 'Students you help' }}
      />
      {step === 1 && <ProfileScores viewer={viewer} studentId={_id} />}
      <ProfileWizard viewer={viewer} studentId={_id} step={step} hrefOf={hrefOf} profileHref={profileHref} />
    </>
  );
}
