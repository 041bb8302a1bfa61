import { BasicForm } from '@/components/profile/basic-form';
import { WizardFrame } from '@/components/profile/wizard-frame';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { PageHeader } from '@/components/ui/layout/page-header';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { claimsOf } from '@/lib/services/people/agency/claims';
import { adds, needsRule } from '../../../_parts/agency/needs-rule';
import { wizardHref } from '../_parts/wizard-href';

export const metadata = { title: 'Add Student' };

const NOTHING = { name: '', email: '', mobile: '', counsellor_name: '' };
const NOTHING_SAVED = [false, false, false, false, false];

/** The first step of the wizard for a student who isn't there yet; saving it makes them, and leads to the second. */
export default async function AddStudentPage() {
  const viewer = await requireViewer('agent');
  needsRule(viewer, adds);
  const claims = await claimsOf(viewer);
  const waiting = claims.filter(({ standing }) => standing === 'waiting').length;
  const here = '/app/agent/add-student/new';
  return (
    <>
      <PageHeader
        title="Add Student"
        description="Start with basic information. You can fill in the other steps later."
        actions={
          <ButtonLink href="/app/agent/student-requests" variant="secondary">
            {waiting ? `Connection requests (${waiting})` : 'Connection requests'}
          </ButtonLink>
        }
      />
      <WizardFrame step={1} saved={NOTHING_SAVED} furthest={1} hrefOf={() => here}>
        <BasicForm
          mode="new"
          studentId="new"
          basic={NOTHING}
          here={here}
          nextHref={here}
          afterAdding={wizardHref('{studentId}', 2)}
        />
      </WizardFrame>
    </>
  );
}
