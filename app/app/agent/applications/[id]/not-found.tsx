import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';

export default function AgentApplicationNotFound() {
  return (
    <ErrorBox
      heading="Application"
      message="Application not found."
      hint="The link may be old, or the student is no longer one of yours."
      action={<ButtonLink href="/app/agent/applications">See all applications</ButtonLink>}
    />
  );
}
