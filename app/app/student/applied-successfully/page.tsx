import { ButtonLink } from '@/components/ui/controls/button-link';
import { requireViewer } from '@/lib/auth/page-viewer';
import { AppliedNotice } from '../../_parts/applied-notice';

export const metadata = { title: 'Applied successfully' };

export default async function AppliedSuccessfullyPage() {
  await requireViewer('student');
  return (
    <AppliedNotice
      hint="A counsellor looks at it next. Every step shows up in My Applications, and you are told of each."
      actions={
        <>
          <ButtonLink href="/app/student/my-applications">See my applications</ButtonLink>
          <ButtonLink href="/app/student/search-course" variant="secondary">
            Search another course
          </ButtonLink>
          <ButtonLink href="/app/student" variant="ghost">
            Dashboard
          </ButtonLink>
        </>
      }
    />
  );
}
