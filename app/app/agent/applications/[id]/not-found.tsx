import { ButtonLink } from '@/components/ui/controls/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';

export default function AgentApplicationNotFound() {
  return (
    <>
      <h1 className="sr-only">Application</h1>
      <ErrorBox
        message="Application not found."
        hint="The link may be old, or the student is no longer one of yours."
        action={<ButtonLink href="/app/agent/applications">See all applications</ButtonLink>}
      />
    </>
  );
}
