import { WizardWelcome } from '@/components/profile/wizard-frame';
import { type StepNumber, stepOf } from '@/components/profile/wizard-steps';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { OwnWhatIf } from '../../_parts/own-what-if';
import { ProfileScores } from '../../_parts/profile/profile-scores';
import { ProfileWizard, savedSteps } from '../../_parts/profile-wizard';

export const metadata = { title: 'Profile' };

const BASE = '/app/student/profile';
/** Students start at step 2: their basic information comes from the registration. */
const START: StepNumber = 2;

/** Where education and test scores are entered. */
const SCORES: StepNumber = 3;

const hrefOf = (step: StepNumber) => `${BASE}?step=${step}`;

/** The wizard at the step of the address; without one at the start, after a welcome while nothing is saved yet. */
export default async function ProfilePage({ searchParams }: { searchParams: Promise<{ step?: string | string[] }> }) {
  const viewer = await requireViewer('student');
  const { step } = await searchParams;
  const profileHref = `/app/student/view-profile/${viewer.userId}`;
  const [, ...later] = await savedSteps(viewer, viewer.userId);
  const isWelcome = step === 'welcome' || (stepOf(step) === null && !later.includes(true));
  return (
    <>
      <PageHeader
        title="Profile"
        description="The information universities ask for. Fill it in once and use it for every application."
        actions={
          !isWelcome && (
            <ButtonLink href={profileHref} variant="secondary">
              View profile
            </ButtonLink>
          )
        }
      />
      <ProfileScores viewer={viewer} studentId={viewer.userId} />
      {stepOf(step) === SCORES && !isWelcome && <OwnWhatIf viewer={viewer} />}
      {isWelcome ? (
        <WizardWelcome startHref={hrefOf(START)} />
      ) : (
        <ProfileWizard
          viewer={viewer}
          studentId={viewer.userId}
          step={stepOf(step) ?? START}
          hrefOf={hrefOf}
          profileHref={profileHref}
        />
      )}
    </>
  );
}
