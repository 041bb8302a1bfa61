import { ButtonLink } from '@/components/ui/controls/button-link';
import { requireViewer } from '@/lib/auth/page-viewer';
import { AppliedNotice } from '../../_parts/applied-notice';

export const metadata = { title: 'Applied successfully' };

export default async function AgentAppliedPage() {
  await requireViewer('agent');
  return (
    <AppliedNotice
      hint="Your student sees it too, and both of you are told of every step."
      actions={
        <>
          <ButtonLink href="/app/agent/applications">See all applications</ButtonLink>
          <ButtonLink href="/app/agent/search-course" variant="secondary">
            Search another course
          </ButtonLink>
          <ButtonLink href="/app/agent" variant="ghost">
            Dashboard
          </ButtonLink>
        </>
      }
    />
  );
}
