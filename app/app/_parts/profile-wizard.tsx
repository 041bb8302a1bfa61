import { AcademicForm, BasicForm, DocumentsForm, PersonalForm, WorkForm } from '@/components/profile/step-forms';
import { WizardFrame } from '@/components/profile/wizard-frame';
import { furthestStep, type StepNumber, stepAfter } from '@/components/profile/wizard-steps';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { requiredDocuments } from '@/lib/contract/profile/documents';
import { expiriesOf } from '@/lib/domain/days/expiry';
import { AppError } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { askedFields } from '@/lib/services/catalogue/search/asked-fields';
import { basicProfile } from '@/lib/services/people/profile/basic';
import { documentsOf } from '@/lib/services/people/profile/documents';
import { academicInfoOf, personalInfoOf, workExperienceOf } from '@/lib/services/people/profile/profile';
import { savedOn, visibleProfile } from '@/lib/services/people/profile/steps';
import { readerToday } from './reader-day';
import { RecordedNote } from './recorded-note';
import { ToastOnce } from './toast-once';

export interface WizardPlace {
  viewer: Viewer;
  /** Whose profile it is. */
  studentId: string;
  step: StepNumber;
  /** The address of a step in the viewer's area. */
  hrefOf: (step: StepNumber) => string;
  /** The read-only view of the profile. */
  profileHref: string;
}

const isPartial = ({ name_of_institution: name }: { name_of_institution: string }) => name === '';

/** Which of the five steps a student's profile has saved. Basic information is there from the start. */
export async function savedSteps(viewer: Viewer, studentId: string): Promise<boolean[]> {
  const profile = await visibleProfile(viewer, studentId);
  return [
    true,
    savedOn(profile, 'personal') !== null || Boolean(profile?.personal),
    // What the panel above it saved is no whole education.
    Boolean(profile?.educationSummaries.length) && !profile?.educationSummaries.some(isPartial),
    savedOn(profile, 'work') !== null || Boolean(profile?.workExperience.length),
    savedOn(profile, 'documents') !== null || Object.values(profile?.documents ?? {}).some((list) => list.length > 0),
  ];
}

/**
 * One step of the profile wizard with the counter and the way to the others, for the student and for their agent.
 * Agents go no further than the furthest step reached: a later one shows that one.
 */
export async function ProfileWizard({ viewer, studentId, step: asked, hrefOf, profileHref }: WizardPlace) {
  const saved = await savedSteps(viewer, studentId);
  const furthest = viewer.role === 'agent' ? furthestStep(saved) : 5;
  const step = Math.min(asked, furthest) as StepNumber;
  return (
    <WizardFrame step={step} saved={saved} furthest={furthest} hrefOf={hrefOf}>
      <StepContent viewer={viewer} studentId={studentId} step={step} hrefOf={hrefOf} profileHref={profileHref} />
      <RecordedNote viewer={viewer} className="mt-6" />
    </WizardFrame>
  );
}

async function StepContent({ viewer, studentId, step, hrefOf, profileHref }: WizardPlace) {
  const here = hrefOf(step);
  const place = { studentId, here, nextHref: hrefOf(stepAfter(step)) };
  try {
    switch (step) {
      case 1: {
        const basic = await basicProfile(viewer, studentId);
        return <BasicForm {...place} mode={MODES[viewer.role]} basic={basic} />;
      }
      case 2: {
        const { updatedOn, ...personal } = await personalInfoOf(viewer, studentId);
        // The key: a step that was saved elsewhere meanwhile is a new form, and what was typed is offered as a draft.
        const isHelper = viewer.role === 'helper';
        // A parent who registered is the guardian, unless another one is named.
        const guardian = { guardian_name: viewer.name, guardian_email: viewer.email };
        const shown = isHelper && !personal.guardian_email ? { ...personal, ...guardian } : personal;
        const whose = { isOwn: viewer.role !== 'agent', isHelper };
        return <PersonalForm key={updatedOn} {...place} {...whose} personal={shown} updatedOn={updatedOn} />;
      }
      case 3: {
        const [{ updatedOn, ...academic }, asked] = await Promise.all([
          academicInfoOf(viewer, studentId),
          askedFields(),
        ]);
        return (
          <AcademicForm
            key={updatedOn}
            {...place}
            isOwn={viewer.role === 'student'}
            academic={academic}
            asked={asked}
            updatedOn={updatedOn}
          />
        );
      }
      case 4: {
        const [{ updatedOn, workExperience }, asked] = await Promise.all([
          workExperienceOf(viewer, studentId),
          askedFields(),
        ]);
        const work = { workExperience, asked, updatedOn };
        return <WorkForm key={updatedOn} {...place} {...work} />;
      }
      case 5: {
        const [{ files }, academic, personal, { today }] = await Promise.all([
          documentsOf(viewer, studentId),
          academicInfoOf(viewer, studentId),
          personalInfoOf(viewer, studentId),
          readerToday(viewer),
        ]);
        const required = requiredDocuments(
          academic.educationSummaries.map(({ level_of_education }) => level_of_education),
        );
        return (
          <DocumentsForm
            studentId={studentId}
            required={required}
            stored={files}
            expiries={expiriesOf({ expiryDate: personal.expiry_date, tests: academic })}
            today={today}
            here={here}
            academicHref={hrefOf(3)}
            profileHref={profileHref}
          />
        );
      }
    }
  } catch (error) {
    // A student who doesn't exist for this viewer is the page's matter.
    if (error instanceof AppError) throw error;
    log().error({ err: error, step }, 'could not load a step of a profile');
    const message = viewer.role === 'agent' && step === 1 ? 'Error fetching student data.' : FETCH_FAILURES[step];
    return (
      <>
        <ToastOnce kind="error" message={message} />
        <ErrorBox message={message} action={<ButtonLink href={here}>Try again</ButtonLink>} />
      </>
    );
  }
}

const MODES = { student: 'own', agent: 'edit', helper: 'helped', team: 'own', admin: 'own' } as const;

const FETCH_FAILURES: Record<StepNumber, string> = {
  1: 'Error fetching user data.',
  2: 'Error fetching personal information.',
  3: 'Error fetching academic information.',
  4: 'Error fetching work experience.',
  5: 'Failed to load documents.',
};
