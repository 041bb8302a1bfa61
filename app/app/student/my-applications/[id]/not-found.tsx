import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';

export default function ApplicationNotFound() {
  return (
    <ErrorBox
      heading="Application"
      message="Application not found."
      action={<ButtonLink href="/app/student/my-applications">Go to My Applications</ButtonLink>}
    />
  );
}
