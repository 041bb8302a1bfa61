import { StudentNotFound } from '@/components/agent/student-not-found';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { areaOf } from '@/lib/domain/areas';
import { signedInViewer } from '@/lib/platform/auth/page-viewer';

/** Stands where a profile would be that doesn't exist for the viewer. */
export default async function ProfileNotFound() {
  const { role } = await signedInViewer();
  if (role === 'agent') return <StudentNotFound />;
  const home = role === 'admin' ? `${areaOf(role)}/students` : areaOf(role);
  return (
    <ErrorBox
      heading="Profile"
      message="Profile not found."
      action={<ButtonLink href={home}>Back to home page</ButtonLink>}
    />
  );
}
